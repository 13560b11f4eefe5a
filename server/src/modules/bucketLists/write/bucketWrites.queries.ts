import type { BucketDetails } from '@liora/domain/contract/bucketLists';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { theirs } from '../../couples/joint/joint.policy.ts';
import { mayRemove } from '../bucketLists.policy.ts';
import { type BucketRow, ITEM } from '../bucketLists.queries.ts';

/** Until the transaction ends nobody else adds to these lists: counting and adding are one step. The own one comes first. */
export async function takeTurn(trx: Db, { userId, linkId }: Viewer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.bucketLists}, hashtext(${userId}))`.execute(trx);
  if (linkId !== null)
    await sql`select pg_advisory_xact_lock(${LOCKS.bucketLists}, hashtext(${linkId}))`.execute(trx);
}

/** What an item is about, as the server knows it. */
export interface NewSubject {
  kind: BucketRow['kind'];
  place_id: string | null;
  place_name: string | null;
  plan_id: string | null;
}

export interface NewItem extends NewSubject, Omit<BucketDetails, 'shared'> {
  user_id: string;
  link_id: string | null;
  request_id: string;
}

export async function insertItem(trx: Db, item: NewItem, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('bucket_items')
    .values({ ...item, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The item that a request made before. Serves: bucket_items_request_key. */
export async function itemOfRequest(trx: Db, userId: string, requestId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('bucket_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/** An item of the viewer's list, which nobody else changes until the transaction ends. */
export async function lockItem(trx: Db, viewer: Viewer, id: string): Promise<BucketRow | undefined> {
  const { rows } = await sql<BucketRow>`
    select ${ITEM} from bucket_items i
    where i.id = ${id}::uuid and ${theirs(viewer, 'i')} and i.removed_at is null for no key update`.execute(
    trx,
  );
  return rows[0];
}

export async function storeDetails(
  trx: Db,
  id: string,
  fields: Omit<BucketDetails, 'shared'> & { link_id: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bucket_items')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function storeDone(trx: Db, id: string, doneOn: string | null, now: Date): Promise<void> {
  await sql`update bucket_items set done_on = ${doneOn}::date, updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(
    trx,
  );
}

/** Somebody's wish for an item; 0 is none. That the item is touched tells whoever sees it. */
export async function storeWish(trx: Db, itemId: string, userId: string, wish: number): Promise<boolean> {
  const { numAffectedRows } =
    wish === 0
      ? await sql`delete from bucket_wishes where item_id = ${itemId}::uuid and user_id = ${userId}::uuid`.execute(
          trx,
        )
      : await sql`
          insert into bucket_wishes (item_id, user_id, wish) values (${itemId}, ${userId}, ${wish})
          on conflict on constraint bucket_wishes_pkey do update set wish = excluded.wish
          where bucket_wishes.wish <> excluded.wish`.execute(trx);
  return Boolean(numAffectedRows);
}

export async function touchItem(trx: Db, id: string, now: Date): Promise<void> {
  await trx.updateTable('bucket_items').set({ updated_at: now }).where('id', '=', id).execute();
}

/** An item is its owner's alone again. */
export async function dropOtherWishes(trx: Db, itemId: string, userId: string): Promise<void> {
  await sql`delete from bucket_wishes where item_id = ${itemId}::uuid and user_id <> ${userId}::uuid`.execute(
    trx,
  );
}

/** How many items two people share. Serves: bucket_items_link. */
export async function countShared(trx: Db, linkId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bucket_items where link_id = ${linkId}::uuid and removed_at is null`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Takes items out; answers with those that were there. */
export async function markRemoved(
  trx: Db,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bucket_items i set removed_at = ${now}::timestamptz
    where i.id = any(${ids}::uuid[]) and i.removed_at is null and ${mayRemove(viewer, 'i')} returning i.id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Those of the items that were taken out since an instant, or are there; and whether anything was added after the first of them went. */
export async function removalsOf(trx: Db, viewer: Viewer, ids: readonly string[], since: Date) {
  const { rows } = await sql<{ id: string; out: boolean; added_since: boolean }>`
    select i.id, i.removed_at is not null as out,
           exists (select from bucket_items n where ${theirs(viewer, 'n')} and n.removed_at is null
                     and n.created_at >= i.removed_at) as added_since
    from bucket_items i
    where i.id = any(${ids}::uuid[]) and ${mayRemove(viewer, 'i')}
      and (i.removed_at is null or i.removed_at > ${since}::timestamptz)
    for no key update of i`.execute(trx);
  return rows;
}

export async function unmarkRemoved(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`update bucket_items set removed_at = null where id = any(${ids}::uuid[])`.execute(trx);
}

/** Erases what was taken out before an instant, for good. Serves: bucket_items_removed. */
export async function eraseRemovedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from bucket_items where id in (
      select id from bucket_items where removed_at <= ${before}::timestamptz order by removed_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
