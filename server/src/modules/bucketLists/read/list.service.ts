import type { BucketItem } from '@liora/domain/contract/bucketItem';
import type { BucketListInput, BucketOverview } from '@liora/domain/contract/bucketLists';
import { BUCKET_WEEKEND_LOOKED } from '@liora/domain/limits';
import { byDoneDay, byJointWish } from '@liora/domain/rules/bucketLists';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { countDone, itemsById, type OrderRow, orderRows, type WishedRow } from '../bucketLists.queries.ts';
import { toBucketItem } from '../bucketLists.views.ts';
import { aroundOf } from './around.service.ts';
import { readBucketCursor, writeBucketCursor } from './bucketCursor.parser.ts';
import { type Occasions, occasionOf, occasionsOf } from './occasions.service.ts';

/** A page of the caller's list, in the order of the product; with the first one what is told of the whole. */
export async function listBucket(caller: SignedInCaller, input: BucketListInput) {
  const { deps, viewer } = caller;
  const ordered = inOrder(await orderRows(deps.db, viewer, input), input.which);
  const overview = input.cursor ? null : await overviewOf(caller, input, ordered);
  if (input.fits) {
    const { items } = overview ?? { items: [] };
    return { items: await show(caller, items), overview: overview?.told ?? null, nextCursor: null };
  }
  const from = firstAfter(ordered, input.cursor);
  const page = ordered.slice(from, from + input.limit);
  const last = page.at(-1);
  return {
    items: await show(caller, await itemsById(deps.db, viewer, idsOf(page))),
    overview: overview?.told ?? null,
    nextCursor: last && from + page.length < ordered.length ? writeBucketCursor(last) : null,
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Both orders are rules of the product: nothing else says what stands before what. */
function inOrder(rows: OrderRow[], which: BucketListInput['which']): OrderRow[] {
  return rows.sort(which === 'open' ? byJointWish : byDone);
}

const byDone = (one: OrderRow, other: OrderRow) =>
  byDoneDay({ ...one, done_on: one.done_on ?? '' }, { ...other, done_on: other.done_on ?? '' });

/** Where a page begins: behind what the last one ended with, wherever that would stand now. */
function firstAfter(ordered: readonly OrderRow[], cursor: string | undefined): number {
  const last = readBucketCursor(cursor);
  if (!last) return 0;
  const compare = last.done_on === null ? byJointWish : byDone;
  const next = ordered.findIndex((row) => compare(row, last) > 0);
  return next === -1 ? ordered.length : next;
}

/** What is told of the whole list, whatever is chosen of it; and which of what is chosen fit the weekend. */
async function overviewOf(
  caller: SignedInCaller,
  input: BucketListInput,
  chosen: readonly OrderRow[],
): Promise<{ told: BucketOverview; items: WishedRow[] }> {
  const { deps, viewer } = caller;
  const open = inOrder(await orderRows(deps.db, viewer, { which: 'open' }), 'open');
  const [done, looked] = await Promise.all([
    countDone(deps.db, viewer, input.year),
    itemsById(deps.db, viewer, idsOf(open.slice(0, BUCKET_WEEKEND_LOOKED))),
  ]);
  const around = await aroundOf(caller, looked);
  const occasions = await occasionsOf(caller, looked, around);
  const fitting = looked.filter((row) => occasionOf(row, occasions)?.kind === 'fits');
  const among = new Set(idsOf(chosen));
  return {
    told: { open: open.length, done, fits: fitting.length },
    items: fitting.filter(({ id }) => among.has(id)),
  };
}

async function show(caller: SignedInCaller, rows: readonly WishedRow[]): Promise<BucketItem[]> {
  const around = await aroundOf(caller, rows);
  const occasions: Occasions = await occasionsOf(caller, rows, around);
  return rows.map((row) => toBucketItem(row, caller.viewer, around, occasionOf(row, occasions)));
}

/** One item as the caller sees it now. Throws NOT_FOUND. */
export async function showItem(caller: SignedInCaller, id: string): Promise<{ item: BucketItem }> {
  const [item] = await show(caller, await itemsById(caller.deps.db, caller.viewer, [id]));
  if (!item) throw new ProductError('NOT_FOUND');
  return { item };
}
