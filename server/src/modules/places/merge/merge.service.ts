import type { PlaceMerge } from '@liora/domain/contract/placeMerges';
import { PLACE_MERGES_PAGE_SIZE } from '@liora/domain/limits';
import { samePlaceScore, type TakenFact } from '@liora/domain/rules/samePlace';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { likenessOf } from '../duplicates/duplicates.queries.ts';
import { lockSearchWrites } from '../searchLock.queries.ts';
import { mayMerge, mayUndo } from './merge.policy.ts';
import {
  findMerge,
  giveBack,
  lead,
  listedMerges,
  lockPlaces,
  type MergeState,
  markUndone,
  mergedIntoSince,
  standingMerge,
  storeMerge,
  takeOver,
} from './merge.queries.ts';
import { toMerge } from './merge.views.ts';
import { COLUMNS_OF } from './takenFacts.data.ts';

interface Merge {
  from: string;
  to: string;
  take: readonly TakenFact[];
}

/**
 * One place leads to another one from then on, and all that refers to it follows by triggers, in one transaction. The same
 * again is the same merge. Throws NOT_FOUND where either is no place of its own any more.
 */
export async function mergePlaces({ deps, viewer }: SignedInCaller, merge: Merge): Promise<{ id: number }> {
  const { from, to, take } = merge;
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    // One merge after the other: of two that meet, the second finds what the first one left.
    await lockSearchWrites(trx);
    const held = await lockPlaces(trx, [from, to]);
    const standing = await standingMerge(trx, from);
    if (standing?.to_place === to) return { id: standing.id };
    if (!mayMerge(held.get(from), held.get(to))) throw new ProductError('NOT_FOUND');
    const { alike, metres } = await likenessOf(trx, from, to);
    const score = samePlaceScore(alike, metres);
    const columns = take.flatMap((fact) => COLUMNS_OF[fact]);
    const id = await storeMerge(trx, { from, to, score, columns, now });
    // In this order the two never look like one place beside each other; the other way round when they part.
    await lead(trx, [from], to);
    await takeOver(trx, id, { userId: viewer.userId, now });
    await recordAction(trx, {
      at: now,
      adminId: viewer.userId,
      action: 'place.merge',
      subject: { type: 'place', id: from },
      details: { into: to, score },
    });
    return { id };
  });
}

/**
 * Two places again: each has what it had, and what came to the place that stayed since stays with it. Throws NOT_FOUND, and
 * UNDO_TOO_LATE while a later merge stands on this one.
 */
export async function undoMerge({ deps, viewer }: SignedInCaller, id: number) {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    await lockSearchWrites(trx);
    const merge = await findMerge(trx, id);
    if (!merge) throw new ProductError('NOT_FOUND');
    if (merge.undone_at) return;
    if (!mayUndo(await standingOf(trx, merge))) throw new ProductError('UNDO_TOO_LATE');
    await part(trx, merge, now);
    await recordAction(trx, {
      at: now,
      adminId: viewer.userId,
      action: 'place.undo-merge',
      subject: { type: 'place', id: merge.from_place },
      details: { from: merge.to_place },
    });
  });
  return {};
}

async function standingOf(trx: Db, merge: MergeState) {
  const { from_place, to_place, aliases } = merge;
  const held = await lockPlaces(trx, [from_place, to_place, ...aliases]);
  return {
    leads: held.get(from_place)?.redirect_to === to_place,
    stays: held.get(to_place)?.redirect_to === null,
    merged_into_since: await mergedIntoSince(trx, merge),
  };
}

async function part(trx: Db, { id, from_place, aliases }: MergeState, now: Date): Promise<void> {
  await giveBack(trx, id);
  await lead(trx, [from_place], null);
  await lead(trx, aliases, from_place);
  await markUndone(trx, id, now);
}

/** What was merged, newest first. */
export async function listMerges(
  { deps }: SignedInCaller,
  cursor: string | undefined,
): Promise<{ merges: PlaceMerge[]; nextCursor: string | null }> {
  // Anything that is no number starts over rather than failing.
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null;
  const found = await listedMerges(deps.db, before, PLACE_MERGES_PAGE_SIZE + 1);
  const page = found.slice(0, PLACE_MERGES_PAGE_SIZE);
  const last = page.at(-1);
  return {
    merges: page.map(toMerge),
    nextCursor: last && found.length > page.length ? String(last.id) : null,
  };
}
