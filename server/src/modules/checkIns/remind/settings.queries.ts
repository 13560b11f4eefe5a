import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import type { CheckInReminder } from '@liora/domain/rules/checkIns';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface SettingsRow {
  /** YYYY-MM-DD. */
  skipped_day: string | null;
  skipped_week: string | null;
  remind_every: CheckInKind | null;
  remind_weekday: number | null;
  remind_minute: number | null;
  time_zone: string | null;
}

/** Serves: check_in_settings_pkey. */
export async function findCheckInSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select skipped_day::text, skipped_week::text, remind_every, remind_weekday, remind_minute, time_zone
    from check_in_settings where user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Puts a day or week aside; or takes that back, and what was put aside before stays as it is. */
export async function skipPeriod(
  db: Db,
  userId: string,
  kind: CheckInKind,
  period: string,
  skipped: boolean,
): Promise<void> {
  const column = kind === 'day' ? sql.ref('skipped_day') : sql.ref('skipped_week');
  if (skipped)
    await sql`
      insert into check_in_settings as s (user_id, ${column}) values (${userId}::uuid, ${period}::date)
      on conflict (user_id) do update set ${column} = excluded.${column}`.execute(db);
  else
    await sql`update check_in_settings set ${column} = null
      where user_id = ${userId}::uuid and ${column} = ${period}::date`.execute(db);
}

export async function saveReminder(
  db: Db,
  userId: string,
  reminder: (CheckInReminder & { due: Date }) | null,
): Promise<void> {
  const { every = null, weekday = null, minute = null, time_zone = null, due = null } = reminder ?? {};
  await sql`
    insert into check_in_settings as s (user_id, remind_every, remind_weekday, remind_minute, time_zone, remind_at)
    values (${userId}::uuid, ${every}::text, ${weekday}::smallint, ${minute}::smallint, ${time_zone}::text, ${due}::timestamptz)
    on conflict (user_id) do update set remind_every = excluded.remind_every, remind_weekday = excluded.remind_weekday,
      remind_minute = excluded.remind_minute, time_zone = excluded.time_zone, remind_at = excluded.remind_at`.execute(
    db,
  );
}
