import { sql } from 'kysely';
import type { EndedLink } from '../../../content/jointKind.ts';
import type { Db } from '../../../db/client.ts';

const COPIED = sql`kind, title, place_id, place_name, plan_id, season, budget, effort, note, done_on, created_at`;

/** Copies what is shared to whoever did not add it, with their wish. Serves: bucket_items_link. */
export async function copyShared(trx: Db, { id, people: [one, other], at }: EndedLink): Promise<void> {
  await sql`
    with shared as materialized (
      select i.*, gen_random_uuid() as copy_id, case when i.user_id = ${one}::uuid then ${other}::uuid else ${one}::uuid end as heir
      from bucket_items i where i.link_id = ${id}::uuid and i.removed_at is null),
    moved as (
      update bucket_wishes w set item_id = s.copy_id from shared s where w.item_id = s.id and w.user_id = s.heir)
    insert into bucket_items (id, user_id, updated_at, ${COPIED})
    select copy_id, heir, ${at}::timestamptz, ${COPIED} from shared`.execute(trx);
}

/** What is left of wishes for what somebody else added. */
export async function dropWishesOfOthers(trx: Db, linkId: string): Promise<void> {
  await sql`
    delete from bucket_wishes w using bucket_items i
    where i.link_id = ${linkId}::uuid and w.item_id = i.id and w.user_id <> i.user_id`.execute(trx);
}

export async function unshare(trx: Db, { id, at }: EndedLink): Promise<void> {
  await sql`update bucket_items set link_id = null, updated_at = ${at}::timestamptz where link_id = ${id}::uuid`.execute(
    trx,
  );
}
