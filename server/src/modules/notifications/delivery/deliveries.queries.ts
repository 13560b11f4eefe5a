import type { Language } from '@liora/domain/i18n/languages';
import { choiceKey, DEFAULT_CHANNELS } from '@liora/domain/rules/notificationSettings';
import type { NotificationType } from '@liora/domain/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { SettingsRow } from '../settings/settings.queries.ts';

/** The ways on which something leaves. */
export type DeliveryChannel = 'push' | 'email';

/** Whether the settings `s` of somebody, or what is so by default, say that such ones leave by a way. */
function isWanted(type: NotificationType, channel: DeliveryChannel): RawBuilder<boolean> {
  const usual = DEFAULT_CHANNELS[type][channel];
  if (usual === null) return sql<boolean>`false`;
  return sql<boolean>`coalesce((s.choices ->> ${choiceKey(type, channel)})::boolean, ${usual})`;
}

/**
 * Notes by which ways a round of a notification is to leave: those that its owner wants and has. Answers with the ones that were
 * not noted for this round before. Serves: push_subscriptions_user, notification_settings_pkey, notification_deliveries_pkey.
 */
export async function insertDeliveries(
  db: Db,
  { id, round, userId, type }: { id: string; round: number; userId: string; type: NotificationType },
): Promise<DeliveryChannel[]> {
  const { rows } = await sql<{ channel: DeliveryChannel }>`
    insert into notification_deliveries as d (notification_id, channel, user_id, round)
    select ${id}::uuid, way.channel, u.id, ${round}::integer
    from auth_users u left join notification_settings s on s.user_id = u.id
    cross join lateral (values
      ('push', ${isWanted(type, 'push')} and exists (select from push_subscriptions p where p.user_id = u.id)),
      ('email', ${isWanted(type, 'email')} and u.email_verified)) way (channel, leaves)
    where u.id = ${userId}::uuid and way.leaves
    on conflict (notification_id, channel) do update set round = excluded.round, sent_at = null
      where d.round < excluded.round
    returning d.channel`.execute(db);
  return rows.map(({ channel }) => channel);
}

/** A notification that is to leave, with what its words are made of. */
export interface DueNotice extends Pick<SettingsRow, 'quiet' | 'quiet_from' | 'quiet_until' | 'time_zone'> {
  id: string;
  user_id: string;
  type: NotificationType;
  data: object;
  username: string | null;
  email: string;
  language: Language | null;
  push_details: boolean;
}

interface Wanted {
  notificationId: string;
  round: number;
  /** A device that is tried again by itself, while the rest has been sent. */
  again: boolean;
}

/** What holds for all that leave by a way at one moment. */
interface Limits {
  newerThan: Date;
  /** Not more than `most` since then. */
  since: Date;
  most: number;
}

/**
 * Rounds of notifications that are still to leave by a way, in the order of what is asked for; null for what has left, was read
 * or taken out, is too old, is not wanted any more, or is of somebody who is blocked, either way, or gone (RUL-22). Serves:
 * notification_deliveries_pkey, notification_deliveries_sent.
 */
export async function findDue(
  db: Db,
  channel: DeliveryChannel,
  wanted: readonly Wanted[],
  { newerThan, since, most }: Limits,
): Promise<(DueNotice | null)[]> {
  const usual = JSON.stringify(
    Object.fromEntries(Object.entries(DEFAULT_CHANNELS).map(([type, ways]) => [type, ways[channel]])),
  );
  const { rows } = await sql<DueNotice & { at: string }>`
    select w.at, n.id, n.user_id, n.type, n.data, f.username, u.email, me.language, coalesce(s.quiet, true) as quiet,
           coalesce(s.quiet_from, 1320) as quiet_from, coalesce(s.quiet_until, 480) as quiet_until, s.time_zone,
           coalesce(s.push_details, false) as push_details
    from unnest(${wanted.map(({ notificationId }) => notificationId)}::uuid[], ${wanted.map(({ round }) => round)}::integer[],
                ${wanted.map(({ again }) => again)}::boolean[]) with ordinality w (notification_id, round, again, at)
    join notification_deliveries d
      on d.notification_id = w.notification_id and d.channel = ${channel} and d.round = w.round
    join notifications n on n.id = d.notification_id
    join auth_users u on u.id = n.user_id
    join profiles me on me.user_id = n.user_id
    left join notification_settings s on s.user_id = n.user_id
    left join profiles f on f.user_id = n.from_user_id
    where (w.again or d.sent_at is null) and n.round = d.round
      and n.read_at is null and n.removed_at is null and n.created_at > ${newerThan}::timestamptz
      and not me.is_away and f.is_away is not true and (${channel} <> 'email' or u.email_verified)
      and coalesce((s.choices ->> (n.type || '.' || ${channel}))::boolean, (${usual}::jsonb ->> n.type)::boolean, false)
      and not exists (select from blocked_users b where b.blocker_user_id = n.user_id and b.blocked_user_id = n.from_user_id)
      and not exists (select from blocked_users b where b.blocker_user_id = n.from_user_id and b.blocked_user_id = n.user_id)
      and (select count(*) from notification_deliveries o
           where o.user_id = n.user_id and o.channel = ${channel} and o.sent_at > ${since}::timestamptz) < ${most}`.execute(
    db,
  );
  const found = new Map(rows.map(({ at, ...notice }) => [Number(at), notice]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
}

/** They have left, or there was nobody for them. Serves: notification_deliveries_pkey. */
export async function markSent(
  db: Db,
  channel: DeliveryChannel,
  sent: readonly Pick<Wanted, 'notificationId' | 'round'>[],
  now: Date,
): Promise<void> {
  await sql`
    update notification_deliveries d set sent_at = ${now}::timestamptz
    from unnest(${sent.map(({ notificationId }) => notificationId)}::uuid[], ${sent.map(({ round }) => round)}::integer[])
      w (notification_id, round)
    where d.notification_id = w.notification_id and d.channel = ${channel} and d.round = w.round`.execute(db);
}
