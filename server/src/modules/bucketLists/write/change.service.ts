import type { BucketDetails } from '@liora/domain/contract/bucketLists';
import { HOUR_MS } from '@liora/domain/durations';
import { BUCKET_ITEMS_MAX } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { isShared, maySetSharing } from '../bucketLists.policy.ts';
import type { BucketRow } from '../bucketLists.queries.ts';
import { toBucketFacts } from '../bucketLists.views.ts';
import { showItem } from '../read/list.service.ts';
import { notifyPartner, ownTitle, withdrawFromPartner } from './add.service.ts';
import {
  countShared,
  dropOtherWishes,
  storeDetails,
  storeDone,
  storeWish,
  touchItem,
} from './bucketWrites.queries.ts';
import { requireLocked, writing } from './writing.service.ts';

/**
 * Changes an item that still stands as this edit began with it; else BUCKET_CHANGED with how it stands now. Sent again
 * because the answer got lost, it finds itself done. Throws NOT_FOUND, NOT_OWNER, TITLE_REQUIRED, BUCKET_FULL.
 */
export async function updateItem(
  caller: SignedInCaller,
  { id, version, ...asked }: BucketDetails & { id: string; version: number },
) {
  const { deps } = caller;
  await writing(caller, { adds: true }, async (trx, viewer) => {
    const row = await requireLocked(trx, viewer, id);
    const title = ownTitle(row.kind, asked.title);
    const wanted = { ...asked, title, note: asked.note || null };
    if (row.version !== version) {
      if (isAsWanted(row, wanted, viewer)) return;
      throw new ProductError('BUCKET_CHANGED', { item: toBucketFacts(row, viewer) });
    }
    const { shared, ...details } = wanted;
    const link_id = await sharingOf(trx, viewer, row, shared);
    await storeDetails(trx, id, { ...details, link_id }, deps.now());
    await shareOrNot(deps, trx, viewer, row, link_id);
  });
  return showItem(caller, id);
}

function isAsWanted(row: BucketRow, wanted: BucketDetails, viewer: Viewer): boolean {
  const now = toBucketFacts(row, viewer);
  return (Object.keys(wanted) as (keyof BucketDetails)[]).every((field) => now[field] === wanted[field]);
}

/** The link that the item has then. Without a partner nothing is decided: what waits for the end of a pause stays as it is. */
async function sharingOf(trx: Db, viewer: Viewer, row: BucketRow, shared: boolean): Promise<string | null> {
  const { linkId } = viewer;
  if (linkId === null || isShared(row, viewer) === shared) return row.link_id;
  if (!maySetSharing(row, viewer)) throw new ProductError('NOT_OWNER');
  if (!shared) return null;
  if ((await countShared(trx, linkId)) >= BUCKET_ITEMS_MAX) throw new ProductError('BUCKET_FULL');
  return linkId;
}

async function shareOrNot(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  viewer: Viewer,
  before: BucketRow,
  linkId: string | null,
): Promise<void> {
  if (before.link_id === linkId) return;
  if (linkId !== null) return notifyPartner(deps, trx, viewer, before.id);
  await dropOtherWishes(trx, before.id, viewer.userId);
  await withdrawFromPartner(trx, viewer, [before.id]);
}

/** The caller's own wish. Throws NOT_FOUND. */
export async function setWish(caller: SignedInCaller, { id, wish }: { id: string; wish: number }) {
  await writing(caller, { adds: false }, async (trx, viewer) => {
    await requireLocked(trx, viewer, id);
    if (await storeWish(trx, id, viewer.userId, wish)) await touchItem(trx, id, caller.deps.now());
  });
  return showItem(caller, id);
}

/** The clocks of people are ahead of ours by so much at most. */
const ZONES_AHEAD_MS = 14 * HOUR_MS;

/** Marks an item as done on a day, or as not done. Throws NOT_FOUND, BUCKET_DAY, and BUCKET_CHANGED if it was not as it was seen. */
export async function markDone(
  caller: SignedInCaller,
  { id, done_on, was }: { id: string; done_on: string | null; was: string | null },
) {
  const { deps } = caller;
  const latest = new Date(deps.now().getTime() + ZONES_AHEAD_MS).toISOString().slice(0, 10);
  if (done_on !== null && done_on > latest) throw new ProductError('BUCKET_DAY');
  await writing(caller, { adds: false }, async (trx, viewer) => {
    const row = await requireLocked(trx, viewer, id);
    if (row.done_on === done_on) return;
    if (row.done_on !== was) throw new ProductError('BUCKET_CHANGED', { item: toBucketFacts(row, viewer) });
    await storeDone(trx, id, done_on, deps.now());
  });
  return showItem(caller, id);
}
