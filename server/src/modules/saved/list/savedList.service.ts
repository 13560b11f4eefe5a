import type { PlaceCard } from '@liora/domain/contract/places';
import type { SavedListInput, SavedOverview, SavedPlace } from '@liora/domain/contract/saved';
import { SAVED_IDS_MAX, SAVED_QUERY_MAX_WORDS } from '@liora/domain/limits';
import { savedPlacesLimit } from '@liora/domain/rules/savedPlaces';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { countCategories, countSaved } from './overview.queries.ts';
import {
  newestSaved,
  type SavedFilter,
  type SavedRow,
  savedAndSeen,
  savedPlaceIds,
  sortedSaved,
} from './savedList.queries.ts';
import { toCover, toSavedPlace } from './savedList.views.ts';
import { readOrderCursor, writeOrderCursor } from './savedOrder.queries.ts';

/** A page of the caller's saved places (API-26), with the first one the categories and counts of all of them. */
export async function listSaved(caller: SignedInCaller, input: SavedListInput) {
  const at = new Date(input.at ?? caller.deps.now());
  const [{ page, nextCursor }, overview] = await Promise.all([
    findPage(caller, input),
    input.cursor ? null : overviewOf(caller, at),
  ]);
  const cards = await placeCards(
    caller,
    page.map(({ place_id }) => place_id),
    { origin: input.origin, at },
  );
  const places: SavedPlace[] = page.map((row) => toSavedPlace(row, cards.get(row.place_id)));
  return { places, overview, nextCursor };
}

async function findPage(
  { deps, viewer }: SignedInCaller,
  input: SavedListInput,
): Promise<{ page: readonly SavedRow[]; nextCursor: string | null }> {
  const filter: SavedFilter = { category: input.category, mark: input.mark, words: wordsOf(input.q) };
  const limit = input.limit + 1;
  if (input.sort === 'added') {
    const after = readTimeCursor(input.cursor);
    return pageFrom(await newestSaved(deps.db, viewer, filter, { after, limit }), input.limit);
  }
  const after = readOrderCursor(input.cursor);
  const { sort, origin } = input;
  const found = await sortedSaved(deps.db, viewer, filter, { sort, origin, after, limit });
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > input.limit ? writeOrderCursor(last) : null };
}

export const wordsOf = (q: string): string[] =>
  q.split(/\s+/).filter(Boolean).slice(0, SAVED_QUERY_MAX_WORDS);

async function overviewOf(caller: SignedInCaller, at: Date): Promise<SavedOverview> {
  const { deps, viewer } = caller;
  const [counts, total] = await Promise.all([
    countCategories(deps.db, viewer.userId),
    countSaved(deps.db, viewer.userId),
  ]);
  const cards = await placeCards(
    caller,
    counts.flatMap(({ place_ids }) => place_ids),
    { at },
  );
  const coversOf = (ids: readonly string[]) =>
    ids.flatMap((id) => cards.get(id) ?? []).map((card: PlaceCard) => toCover(card));
  const none = counts.find(({ id }) => id === null);
  return {
    total,
    limit: savedPlacesLimit(viewer.entitlement),
    categories: counts.flatMap(({ id, name, count, place_ids }) =>
      id === null || name === null ? [] : [{ id, name, count, covers: coversOf(place_ids) }],
    ),
    uncategorized: { count: none?.count ?? 0, covers: coversOf(none?.place_ids ?? []) },
  };
}

/** Ids of what the caller saved, for the buttons on cards (API-10). */
export async function savedIds({ deps, viewer }: SignedInCaller): Promise<{ ids: string[]; all: boolean }> {
  const ids = await savedPlaceIds(deps.db, viewer, SAVED_IDS_MAX + 1);
  return { ids: ids.slice(0, SAVED_IDS_MAX), all: ids.length <= SAVED_IDS_MAX };
}

/** Which of these places the caller saved, however many those are. */
export async function savedAmongThese({ deps, viewer }: SignedInCaller, { ids }: { ids: readonly string[] }) {
  return { ids: await savedAndSeen(deps.db, viewer, ids) };
}
