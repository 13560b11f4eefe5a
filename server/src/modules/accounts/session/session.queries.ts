import type { MembershipFields, MembershipTier } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import { PREPARED } from '../../../db/prepared.ts';
import type { Deps } from '../../../deps.ts';
import { activeLinks } from '../../couples/partner.policy.ts';
import { lentTier } from '../../membership/companionSeat.rules.ts';
import { ENTITLEMENT_COLUMNS } from '../../membership/entitlementColumns.rules.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';

/** A live session with its user; the profile is null for an account that never got one (RUL-28). */
export interface SessionRow {
  user_id: string;
  email: string;
  expires_at: Date;
  premium_override: boolean;
  /** What their partner lends them; null: nothing. */
  lent_tier: MembershipTier | null;
  suspended: boolean;
  /** User id of their partner while the two share. */
  partner_id: string | null;
  /** Id of their link. */
  link_id: string | null;
  profile: (MembershipFields & { username: string; profile_photo_url: string | null }) | null;
}

/**
 * Session, user, profile, partner and the premium override in one round trip.
 * Serves every request: auth_sessions_token_key, then primary keys.
 */
export async function selectSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
  now: Date,
): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('auth_sessions as s')
    .innerJoin('auth_users as u', 'u.id', 's.user_id')
    .leftJoin('profiles as p', 'p.user_id', 's.user_id')
    .leftJoin(activeLinks(now).as('link'), 'link.user_id', 's.user_id')
    .where('s.token', '=', token)
    .where('s.expires_at', '>', now)
    .select([
      's.user_id',
      's.expires_at',
      'u.email',
      'p.username',
      'p.profile_photo_url',
      ...ENTITLEMENT_COLUMNS,
      'p.suspended_at',
      premiumOverride.as('premium_override'),
      lentTier(config.companionSeat, 's.user_id', now).as('lent_tier'),
      'link.partner_id',
      'link.link_id',
    ])
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id, email, expires_at, premium_override, lent_tier, partner_id, link_id, ...others } = row;
  const { suspended_at, username, membership_tier, ...rest } = others;
  const profile =
    username === null || membership_tier === null
      ? null
      : {
          ...rest,
          username,
          membership_tier: membership_tier as MembershipFields['membership_tier'],
          admin_managed_tier: rest.admin_managed_tier ?? false,
        };
  const suspended = suspended_at !== null;
  return { user_id, email, expires_at, premium_override, lent_tier, partner_id, link_id, suspended, profile };
}

export async function insertSession(
  db: Db,
  session: {
    userId: string;
    token: string;
    now: Date;
    provedAt: Date | null;
    expiresAt: Date;
    userAgent: string | null;
  },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      user_id: session.userId,
      token: session.token,
      expires_at: session.expiresAt,
      proved_at: session.provedAt,
      user_agent: session.userAgent,
      created_at: session.now,
      updated_at: session.now,
    })
    .execute();
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('token', '=', token).execute();
}

/** Ends every session of a user except the one named, if any. */
export async function deleteOtherSessions(db: Db, userId: string, keptToken: string | null): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .$if(keptToken !== null, (query) => query.where('token', '<>', keptToken ?? ''))
    .execute();
}

/** Serves: the sweep of what has run out, by auth_sessions_expires. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('auth_sessions').where('expires_at', '<=', now).execute();
}
