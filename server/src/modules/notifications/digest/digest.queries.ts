import type { Language } from '@liora/domain/i18n/languages';
import { DEFAULT_CHANNELS } from '@liora/domain/rules/notificationSettings';
import type { NotificationType } from '@liora/domain/rules/notifications';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { SettingsRow } from '../settings/settings.queries.ts';

export interface DueDigest {
  user_id: string;
  digest_at: Date;
  time_zone: string | null;
}

/** Whose digest is due, until the end of the transaction nobody else's to see to. Serves: notification_settings_digest. */
export async function lockDueDigests(db: Db, now: Date, limit: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    select user_id, digest_at, time_zone from notification_settings
    where digest_at <= ${now}::timestamptz order by digest_at limit ${limit} for update skip locked`.execute(
    db,
  );
  return rows;
}

export type DigestReader = { email: string; language: Language | null } & Pick<
  SettingsRow,
  'quiet' | 'quiet_from' | 'quiet_until' | 'time_zone'
>;

/** Whoever still wants a digest and can be written to. Serves: notification_settings_pkey. */
export async function findDigestReader(db: Db, userId: string): Promise<DigestReader | null> {
  const { rows } = await sql<DigestReader>`
    select u.email, me.language, s.quiet, s.quiet_from, s.quiet_until, s.time_zone
    from notification_settings s join auth_users u on u.id = s.user_id join profiles me on me.user_id = s.user_id
    where s.user_id = ${userId}::uuid and s.digest and u.email_verified and not me.is_away`.execute(db);
  return rows[0] ?? null;
}

export interface UnreadRow {
  type: NotificationType;
  data: object;
  username: string | null;
  total: number;
}

const KNOWN = Object.keys(DEFAULT_CHANNELS);

/** What of somebody's list they have not read since an instant: the newest, and how many there are. Serves: notifications_unread. */
export async function unreadSince(db: Db, userId: string, since: Date, limit: number): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    select n.type, n.data, f.username, count(*) over ()::int as total
    from notifications n left join profiles f on f.user_id = n.from_user_id
    where n.user_id = ${userId}::uuid and n.read_at is null and n.removed_at is null and n.in_app
      and n.created_at > ${since}::timestamptz and n.type = any(${KNOWN}::text[]) and f.is_away is not true
      and not exists (select from blocked_users b where b.blocker_user_id = n.user_id and b.blocked_user_id = n.from_user_id)
      and not exists (select from blocked_users b where b.blocker_user_id = n.from_user_id and b.blocked_user_id = n.user_id)
    order by n.created_at desc, n.id desc limit ${limit}`.execute(db);
  return rows;
}
