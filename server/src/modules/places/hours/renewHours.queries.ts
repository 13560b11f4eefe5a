import type { HoursColumns } from '@liora/domain/rules/multirange';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { lockSearchWritesShared } from '../searchLock.queries.ts';

/** Where hours are stored: what sources say, and what somebody corrected or took over from another record. */
export const HOURS_TABLES = ['venues', 'restaurants', 'place_corrections'] as const;
export type HoursTable = (typeof HOURS_TABLES)[number];

/** Hours whose dates are over, and of the place what it takes to understand their text. */
export interface DatedHours {
  place_id: string;
  hours: string;
  time_zone: string;
  category: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * At most `limit` texts of hours whose last written date lies before `day` (YYYY-MM-DD), those that are over longest first.
 * Serves: venues_dated_hours, restaurants_dated_hours, place_corrections_dated_hours.
 */
export async function hoursToRenew(
  db: Db,
  table: HoursTable,
  day: string,
  limit: number,
): Promise<DatedHours[]> {
  const query = table === 'place_corrections' ? correctedHours(day, limit) : hoursOfSource(table, day, limit);
  return (await query.execute(db)).rows;
}

const hoursOfSource = (table: 'venues' | 'restaurants', day: string, limit: number) => sql<DatedHours>`
  select place_id, hours, time_zone, category, latitude, longitude from ${sql.table(table)}
  where hours_exceptions <> '{}' and last_dated_hours(hours_exceptions) < ${day} and hours is not null
  order by last_dated_hours(hours_exceptions) limit ${limit}`;

const correctedHours = (day: string, limit: number) => sql<DatedHours>`
  select c.place_id, c.fields ->> 'hours' as hours, p.time_zone, p.category, p.latitude, p.longitude
  from place_corrections c cross join lateral (
    select time_zone, category, latitude, longitude from shown_venues v where v.place_id = c.place_id
    union all
    select time_zone, category, latitude, longitude from shown_restaurants v where v.place_id = c.place_id) p
  where c.fields ? 'hours_exceptions' and last_dated_hours(c.fields -> 'hours_exceptions') < ${day}
    and c.fields ->> 'hours' is not null
  order by last_dated_hours(c.fields -> 'hours_exceptions') limit ${limit}`;

/** What a text of hours means from today on. */
export interface RenewedHours extends HoursColumns {
  place_id: string;
  hours: string;
}

/**
 * Stores them where the text is still the one that was understood. Nothing was said anew of the place: its records stay
 * those of their time, as after a roll back, so that an import of today can still be taken back.
 */
export async function storeRenewed(
  db: Db,
  table: HoursTable,
  renewed: readonly RenewedHours[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
    n (place_id text, hours text, hours_weekly text, hours_exceptions jsonb)`;
  await db.transaction().execute(async (trx) => {
    await lockSearchWritesShared(trx);
    if (table === 'place_corrections') {
      await sql`
        update place_corrections c set fields = c.fields || jsonb_build_object(
          'hours_weekly', n.hours_weekly, 'hours_exceptions', n.hours_exceptions)
        from ${rows} where c.place_id = n.place_id and c.fields ->> 'hours' = n.hours`.execute(trx);
      return;
    }
    await sql`select set_config('liora.restoring', 'on', true)`.execute(trx);
    await sql`
      update ${sql.table(table)} r set hours_weekly = n.hours_weekly::int4multirange, hours_exceptions = n.hours_exceptions
      from ${rows} where r.place_id = n.place_id and r.hours = n.hours`.execute(trx);
  });
}
