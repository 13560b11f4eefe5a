import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

export interface AnalyticsEvent {
  eventType: string;
  userId: string | null;
  at: Date;
  data: { path: string; token: string | null; source: string; timestamp: string };
}

export async function insertEvent(db: Kysely<DB>, event: AnalyticsEvent): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values({
      event_type: event.eventType,
      user_id: event.userId,
      event_data: JSON.stringify(event.data),
      created_at: event.at,
    })
    .execute();
}

/**
 * Turns events from before `before` into daily counts, at most `limit` at a time; one statement, so an event is either
 * still there or counted, also with several nodes at it. Returns how many were folded.
 */
export async function foldEvents(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with old as (
      delete from analytics_events where id in (
        select id from analytics_events where created_at < ${before} order by created_at limit ${limit}
        for update skip locked)
      returning created_at, event_type, event_data
    ), counted as (
      insert into analytics_daily (day, event_type, path, source, count)
      select (created_at at time zone 'UTC')::date, event_type, event_data->>'path', event_data->>'source', count(*)
      from old group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, event_type, path, source) do update set count = analytics_daily.count + excluded.count
    )
    select count(*)::int as folded from old`.execute(db);
  return rows[0]?.folded ?? 0;
}

export async function deleteDailyCounts(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from analytics_daily where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
}
