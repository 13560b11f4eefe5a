import type { DuplicatePair } from '@liora/domain/contract/placeMerges';
import {
  DUPLICATES_PAGE_SIZE,
  DUPLICATES_SCAN_BATCH,
  DUPLICATES_SCAN_BATCHES_MAX,
} from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockImported } from '../proposals/proposals.queries.ts';
import { comparedPlaces } from './compared.queries.ts';
import {
  deleteDistinct,
  likePairs,
  type PairRow,
  type Position,
  storeDistinct,
} from './duplicates.queries.ts';
import { toPair } from './duplicates.views.ts';
import { readPosition, writePosition } from './duplicatesCursor.parser.ts';

/** Pairs of imported places that may be one, in the order in which places became known. */
export async function listDuplicates(
  { deps }: SignedInCaller,
  cursor: string | undefined,
): Promise<{ pairs: DuplicatePair[]; nextCursor: string | null }> {
  const { found, next } = await scanPlaces(deps.db, readPosition(cursor));
  const places = await comparedPlaces(
    deps.db,
    found.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  return { pairs: found.flatMap((pair) => toPair(pair, places)), nextCursor: next && writePosition(next) };
}

/** One batch of places after the other until a page is full, and so many at most. */
async function scanPlaces(db: Db, from: Position): Promise<{ found: PairRow[]; next: Position | null }> {
  const found: PairRow[] = [];
  let next: Position | null = from;
  for (let batch = 0; next && batch < DUPLICATES_SCAN_BATCHES_MAX; batch++) {
    const limit = DUPLICATES_PAGE_SIZE - found.length;
    const { pairs, last } = await likePairs(db, next, { batchSize: DUPLICATES_SCAN_BATCH, limit });
    found.push(...pairs);
    const newest = found.at(-1);
    if (newest && found.length === DUPLICATES_PAGE_SIZE) return { found, next: newest };
    next = last === null ? null : { key: last + 1, other: 0 };
  }
  return { found, next };
}

/** Remembers that two places are not one, or forgets it. Throws NOT_FOUND for what is no imported place. */
export async function setDistinct(
  { deps, viewer }: SignedInCaller,
  { places, distinct }: { places: readonly [string, string]; distinct: boolean },
) {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    // By code units, as the database orders them.
    const ids = [...places].sort();
    const held = [];
    for (const id of ids) held.push(await lockImported(trx, id));
    const [one, other] = held;
    if (!one || !other || one === other || one !== ids[0] || other !== ids[1])
      throw new ProductError('NOT_FOUND');
    const changed = distinct
      ? await storeDistinct(trx, { one, other, now })
      : await deleteDistinct(trx, one, other);
    if (!changed) return;
    await recordAction(trx, {
      at: now,
      adminId: viewer.userId,
      action: distinct ? 'place.not-one' : 'place.maybe-one',
      subject: { type: 'place', id: one },
      details: { other },
    });
  });
  return {};
}
