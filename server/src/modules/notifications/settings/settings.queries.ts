import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface SettingsRow {
  choices: Readonly<Record<string, boolean>>;
  quiet: boolean;
  quiet_from: number;
  quiet_until: number;
  time_zone: string | null;
  digest: boolean;
  push_details: boolean;
  /** When the next digest is due. */
  digest_at: Date | null;
}

/** Whether there is such an account, which is not erased until the transaction ends. Serves: auth_users_pkey. */
export async function isThere(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from auth_users where id = ${userId}::uuid for key share`.execute(trx);
  return rows.length > 0;
}

/** What somebody chose; null: nothing yet. Serves: notification_settings_pkey. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select choices, quiet, quiet_from, quiet_until, time_zone, digest, push_details, digest_at
    from notification_settings where user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** What a change may hold. A zone of a change of quiet hours counts at once, any other where none is known. */
export type SettingsChange = Partial<Omit<SettingsRow, 'digest_at'>> & { first_zone?: string | null };

/** Changes what is given in one statement, so that of two changes at once neither is lost. */
export async function saveSettings(db: Db, userId: string, change: SettingsChange): Promise<SettingsRow> {
  const {
    choices = {},
    quiet,
    quiet_from,
    quiet_until,
    time_zone,
    first_zone,
    digest,
    push_details,
  } = change;
  const { rows } = await sql<SettingsRow>`
    insert into notification_settings as s (user_id, choices, quiet, quiet_from, quiet_until, time_zone, digest, push_details)
    values (${userId}::uuid, ${JSON.stringify(choices)}::jsonb, coalesce(${quiet ?? null}::boolean, true),
            coalesce(${quiet_from ?? null}::smallint, 1320), coalesce(${quiet_until ?? null}::smallint, 480),
            coalesce(${time_zone ?? null}::text, ${first_zone ?? null}::text), coalesce(${digest ?? null}::boolean, false),
            coalesce(${push_details ?? null}::boolean, false))
    on conflict (user_id) do update set
      choices = s.choices || excluded.choices,
      quiet = coalesce(${quiet ?? null}::boolean, s.quiet),
      quiet_from = coalesce(${quiet_from ?? null}::smallint, s.quiet_from),
      quiet_until = coalesce(${quiet_until ?? null}::smallint, s.quiet_until),
      time_zone = coalesce(${time_zone ?? null}::text, s.time_zone, ${first_zone ?? null}::text),
      digest = coalesce(${digest ?? null}::boolean, s.digest),
      push_details = coalesce(${push_details ?? null}::boolean, s.push_details)
    returning choices, quiet, quiet_from, quiet_until, time_zone, digest, push_details, digest_at`.execute(
    db,
  );
  return rows[0] as SettingsRow;
}

/** The zone of a device, where none is known yet. */
export async function saveFirstZone(db: Db, userId: string, zone: string | null): Promise<void> {
  if (zone !== null)
    await sql`
      insert into notification_settings as s (user_id, time_zone) values (${userId}::uuid, ${zone})
      on conflict (user_id) do update set time_zone = excluded.time_zone where s.time_zone is null`.execute(
      db,
    );
}

/** When the next digest of somebody is due. */
export async function setDigestAt(db: Db, userId: string, at: Date | null): Promise<void> {
  await sql`update notification_settings set digest_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and digest_at is distinct from ${at}::timestamptz`.execute(db);
}
