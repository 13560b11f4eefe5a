import type { Origin } from '@liora/domain/contract/common';
import type { SavedSort } from '@liora/domain/rules/savedPlaces';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { type CopyRow, copyColumns, holds, shownOf } from '../list/savedList.queries.ts';
import { type OrderPosition, orderBy, SORTED_CHARS } from '../list/savedOrder.queries.ts';
import { placeSeen, sharedWith } from './sharedSaves.policy.ts';

/** A place that the viewer's partner shares: the copy of its facts, and nothing that was written of it. */
export interface SharedRow extends CopyRow {
  is_new: boolean;
}

const columns = sql`${copyColumns}, not s.partner_seen as is_new`;

/** A page of what the viewer's partner shares, the last saved first. Serves: saved_places_newest. */
export async function newestShared(
  db: Db,
  viewer: Viewer,
  words: readonly string[],
  page: { after: TimePosition | null; limit: number },
): Promise<(SharedRow & TimePosition)[]> {
  const shown = words.length > 0 ? shownOf(viewer) : sql``;
  const { rows } = await sql<SharedRow & TimePosition>`
    select ${columns}, ${timePosition('s')} as position from saved_places s ${shown}
    where ${sharedWith(viewer, 's')} and ${holds(words)} and ${isAfter('s', page.after)}
    order by s.created_at desc, s.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** The same in another order, which is worked out for all of them. Serves: saved_places_newest. */
export async function sortedShared(
  db: Db,
  viewer: Viewer,
  words: readonly string[],
  page: {
    sort: Exclude<SavedSort, 'added'>;
    origin: Origin | undefined;
    after: OrderPosition | null;
    limit: number;
  },
): Promise<(SharedRow & OrderPosition)[]> {
  const order = orderBy(page.sort, page.origin);
  const { after } = page;
  const rest = after
    ? sql`(r.rank, r.words, r.id) > (${after.rank}::float8, ${after.words}::text, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<SharedRow & OrderPosition>`
    with r as (select s.id, ${order.rank} as rank, left(${order.words}, ${SORTED_CHARS}::int) collate "C" as words
               from saved_places s ${shownOf(viewer)} where ${sharedWith(viewer, 's')} and ${holds(words)}),
      page as (select * from r where ${rest} order by r.rank, r.words, r.id limit ${page.limit})
    select ${columns}, page.rank, page.words from page join saved_places s on s.id = page.id
    order by page.rank, page.words, page.id`.execute(db);
  return rows;
}

export interface EitherRow extends SharedRow {
  mine: boolean;
  /** The other one of the two saved it as well. */
  both: boolean;
  /** The partner's row where there is one: what has been looked at. */
  told: string;
}

/**
 * A page of what the viewer or their partner saved, each place once: the row that was saved last. Serves:
 * saved_places_newest, once for each of the two, and saved_places_pkey.
 */
export async function eitherSaved(
  db: Db,
  viewer: Viewer,
  page: { after: TimePosition | null; limit: number },
): Promise<(EitherRow & TimePosition)[]> {
  const own = sql<boolean>`s.user_id = ${viewer.userId}::uuid and s.removed_at is null and ${placeSeen(viewer, 's')}`;
  const twin = (mine: boolean) =>
    mine
      ? sql`o.user_id = ${viewer.partnerId}::uuid and o.shared_with_partner and o.removed_at is null`
      : sql`o.user_id = ${viewer.userId}::uuid and o.removed_at is null`;
  const side = (mine: boolean) => sql`
    (select ${copyColumns}, ${mine}::boolean as mine, ${timePosition('s')} as position, s.created_at,
            o.id is not null as both,
            case when ${mine}::boolean then o.id is not null and not o.partner_seen else not s.partner_seen end as is_new,
            case when ${mine}::boolean then coalesce(o.id, s.id) else s.id end as told
     from saved_places s left join saved_places o on o.place_id = s.place_id and ${twin(mine)}
     where ${mine ? own : sharedWith(viewer, 's')} and ${isAfter('s', page.after)}
       and (o.id is null or (s.created_at, s.id) > (o.created_at, o.id))
     order by s.created_at desc, s.id desc limit ${page.limit})`;
  const { rows } = await sql<EitherRow & TimePosition>`
    select * from (${side(true)} union all ${side(false)}) s
    order by s.created_at desc, s.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** Public ids of what the viewer's partner shares, the last saved first. Serves: saved_places_newest. */
export async function sharedPlaceIds(db: Db, viewer: Viewer, limit: number): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select s.place_id from saved_places s where ${sharedWith(viewer, 's')}
    order by s.created_at desc, s.id desc limit ${limit}`.execute(db);
  return rows.map(({ place_id }) => place_id);
}

/** Which of somebody's rows `partner` sees and has not looked at; their places, the last saved first. Serves: saved_places_pkey. */
export async function unseenBy(trx: Db, partner: Viewer, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select s.place_id from saved_places s
    where s.id = any(${ids}::uuid[]) and not s.partner_seen and ${sharedWith(partner, 's')}
    order by s.created_at desc, s.id desc`.execute(trx);
  return rows.map(({ place_id }) => place_id);
}

/** Notes what the viewer has looked at of their partner's. Serves: saved_places_id_key. */
export async function noteSeen(trx: Db, viewer: Viewer, ids: readonly string[]): Promise<void> {
  await sql`update saved_places s set partner_seen = true
    where s.id = any(${ids}::uuid[]) and not s.partner_seen and ${sharedWith(viewer, 's')}`.execute(trx);
}

/** Whether a partner sees rows of somebody's own; those that changed. Serves: saved_places_id_key. */
export async function setShared(
  trx: Db,
  userId: string,
  ids: readonly string[],
  shared: boolean,
): Promise<{ id: string; place_id: string }[]> {
  const { rows } = await sql<{ id: string; place_id: string }>`
    update saved_places set shared_with_partner = ${shared}
    where id = any(${ids}::uuid[]) and user_id = ${userId}::uuid and removed_at is null
      and shared_with_partner <> ${shared}
    returning id, place_id`.execute(trx);
  return rows;
}

/** Nobody has looked at anything: a next partner begins anew. Serves: saved_places_seen. */
export async function forgetSeen(trx: Db, userIds: readonly string[]): Promise<void> {
  await sql`update saved_places set partner_seen = false
    where partner_seen and user_id = any(${userIds}::uuid[])`.execute(trx);
}
