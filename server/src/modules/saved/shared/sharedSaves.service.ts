import type { EitherInput, SharedListInput } from '@liora/domain/contract/sharedSaves';
import { SHARED_IDS_MAX } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { partnerOf } from '../../couples/joint/joint.service.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { wordsOf } from '../list/savedList.service.ts';
import { readOrderCursor, writeOrderCursor } from '../list/savedOrder.queries.ts';
import {
  eitherSaved,
  newestShared,
  type SharedRow,
  sharedPlaceIds,
  sortedShared,
} from './sharedSaves.queries.ts';
import { toEitherPlace, toSharedPlace } from './sharedSaves.views.ts';

/** A page of what the caller's partner shares. */
export async function listShared(caller: SignedInCaller, input: SharedListInput) {
  const [{ page, nextCursor }, partner] = await Promise.all([findPage(caller, input), partnerOf(caller)]);
  const cards = await cardsOf(caller, page, input);
  return { places: page.flatMap((row) => toSharedPlace(row, cards.get(row.place_id))), partner, nextCursor };
}

/** A page of what either of the two saved. */
export async function listEither(caller: SignedInCaller, input: EitherInput) {
  const { deps, viewer } = caller;
  const after = readTimeCursor(input.cursor);
  const found = await eitherSaved(deps.db, viewer, { after, limit: input.limit + 1 });
  const { page, nextCursor } = pageFrom(found, input.limit);
  const cards = await cardsOf(caller, page, input);
  return { places: page.flatMap((row) => toEitherPlace(row, cards.get(row.place_id))), nextCursor };
}

/** Ids of what the caller's partner shares. */
export async function sharedIds({ deps, viewer }: SignedInCaller) {
  return { ids: await sharedPlaceIds(deps.db, viewer, SHARED_IDS_MAX) };
}

async function findPage(
  { deps, viewer }: SignedInCaller,
  input: SharedListInput,
): Promise<{ page: readonly SharedRow[]; nextCursor: string | null }> {
  const words = wordsOf(input.q);
  const limit = input.limit + 1;
  if (input.sort === 'added') {
    const after = readTimeCursor(input.cursor);
    return pageFrom(await newestShared(deps.db, viewer, words, { after, limit }), input.limit);
  }
  const { sort, origin } = input;
  const after = readOrderCursor(input.cursor);
  const found = await sortedShared(deps.db, viewer, words, { sort, origin, after, limit });
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > input.limit ? writeOrderCursor(last) : null };
}

const cardsOf = (
  caller: SignedInCaller,
  page: readonly SharedRow[],
  { origin, at }: Pick<EitherInput, 'origin' | 'at'>,
) =>
  placeCards(
    caller,
    page.map(({ place_id }) => place_id),
    { origin, at: new Date(at ?? caller.deps.now()) },
  );
