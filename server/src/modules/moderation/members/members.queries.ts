import type { MembershipFields, MembershipTier } from '@liora/domain/rules/membership';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PREMIUM_OVERRIDE } from '../../membership/premiumOverride.rules.ts';
import { isOnRecord } from '../../safety/moderation/upheld.policy.ts';

export interface MemberRow extends MembershipFields {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  created_at: Date;
  closed_at: Date | null;
  membership_tier: MembershipTier;
  admin_managed_until: Date | null;
  is_admin: boolean;
  premium_override: boolean;
}

const COLUMNS = sql`p.user_id, p.username, p.profile_photo_url, p.created_at, p.closed_at, p.membership_tier,
  p.subscription_status, p.subscription_end_date, p.trial_status, p.admin_managed_tier, p.admin_managed_until,
  exists (select from admins a where a.user_id = p.user_id) as is_admin, ${sql.raw(PREMIUM_OVERRIDE)} as premium_override`;

async function members(db: Db, rest: RawBuilder<unknown>): Promise<MemberRow[]> {
  return (await sql<MemberRow>`select ${COLUMNS} from profiles p ${rest}`.execute(db)).rows;
}

/** After everything that a username may go on with. */
const LAST = '\u{10ffff}';

/** By the beginning of their username, in any case, in the order of these. Serves: profiles_username_beginning. */
export const membersNamed = (db: Db, beginning: string, limit: number) => {
  const from = beginning.toLowerCase();
  return members(
    db,
    sql`where lower(p.username) collate "C" >= ${from} and lower(p.username) collate "C" < ${from + LAST}
      order by lower(p.username) collate "C" limit ${limit}`,
  );
};

/** The newest. Serves: profiles_newest. */
export const newestMembers = (db: Db, limit: number) =>
  members(db, sql`order by p.created_at desc limit ${limit}`);

/** Whose accounts are deleted and not yet erased, the longest first. Serves: profiles_closed. */
export const closingMembers = (db: Db, limit: number) =>
  members(db, sql`where p.closed_at is not null order by p.closed_at limit ${limit}`);

export const memberById = async (db: Db, userId: string): Promise<MemberRow | null> =>
  (await members(db, sql`where p.user_id = ${userId}::uuid`))[0] ?? null;

export interface MemberCounts {
  sessions: number;
  about: number;
  about_upheld: number;
  by: number;
  by_upheld: number;
  by_dismissed: number;
}

/** Serves: auth_sessions_user, and of both tables of reports the indexes on whom they are about and who made them. */
export async function countsOf(db: Db, userId: string, now: Date): Promise<MemberCounts> {
  const { rows } = await sql<MemberCounts>`
    select (select count(*)::int from auth_sessions s where s.user_id = ${userId}::uuid and s.expires_at > ${now}) as sessions,
      about.reports as about, about.upheld as about_upheld,
      made.reports as by, made.upheld as by_upheld, made.dismissed as by_dismissed
    from (select count(*)::int as reports, count(*) filter (where ${isOnRecord})::int as upheld
          from all_reports r left join moderation_decisions m on m.id = r.decision_id
          where r.reported_user_id = ${userId}::uuid) about,
         (select count(*)::int as reports, count(*) filter (where m.action <> 'restore' and m.undone_at is null)::int as upheld,
            count(*) filter (where m.action = 'restore')::int as dismissed
          from all_reports r left join moderation_decisions m on m.id = r.decision_id
          where r.reporter_user_id = ${userId}::uuid) made`.execute(db);
  return rows[0] as MemberCounts;
}
