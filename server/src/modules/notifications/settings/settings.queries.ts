import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface SettingsRow {
  choices: Readonly<Record<string, boolean>>;
  quiet: boolean;
  quiet_from: number;
  quiet_until: number;
  time_zone: string | null;
  digest: boolean;
}

/** What somebody chose; null: nothing yet. Serves: notification_settings_pkey. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select choices, quiet, quiet_from, quiet_until, time_zone, digest
    from notification_settings where user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Changes what is given in one statement, so that of two changes at once neither is lost. */
export async function saveSettings(
  db: Db,
  userId: string,
  change: Partial<SettingsRow>,
): Promise<SettingsRow> {
  const { choices = {}, quiet, quiet_from, quiet_until, time_zone, digest } = change;
  const { rows } = await sql<SettingsRow>`
    insert into notification_settings as s (user_id, choices, quiet, quiet_from, quiet_until, time_zone, digest)
    values (${userId}::uuid, ${JSON.stringify(choices)}::jsonb, coalesce(${quiet ?? null}::boolean, true),
            coalesce(${quiet_from ?? null}::smallint, 1320), coalesce(${quiet_until ?? null}::smallint, 480),
            ${time_zone ?? null}::text, coalesce(${digest ?? null}::boolean, false))
    on conflict (user_id) do update set
      choices = s.choices || excluded.choices,
      quiet = coalesce(${quiet ?? null}::boolean, s.quiet),
      quiet_from = coalesce(${quiet_from ?? null}::smallint, s.quiet_from),
      quiet_until = coalesce(${quiet_until ?? null}::smallint, s.quiet_until),
      time_zone = coalesce(${time_zone ?? null}::text, s.time_zone),
      digest = coalesce(${digest ?? null}::boolean, s.digest)
    returning choices, quiet, quiet_from, quiet_until, time_zone, digest`.execute(db);
  return rows[0] as SettingsRow;
}
