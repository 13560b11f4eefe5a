import type { Person } from '@liora/domain/contract/common';
import type { MembershipFields, MembershipGifts } from '@liora/domain/rules/membership';
import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../../db/prepared.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { lentTier } from '../../membership/companionSeat.rules.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';

export interface CuratorRow extends MembershipFields, MembershipGifts {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  bio: string | null;
  total_date_plans: number;
  total_likes: number;
}

/**
 * The totals that a viewer may know of a curator: members those of all published plans, everybody else those of the public
 * ones, so that no number tells whose a locked card is (RUL-09).
 */
const totalsFor = (viewer: Viewer | null) => {
  const counted = viewer?.entitlement.member ? 'total' : 'public';
  return { plans: sql.ref(`t.${counted}_date_plans`), likes: sql.ref(`t.${counted}_likes`) };
};

/** Publishers of visible plans with the most likes, without those the viewer has blocked; ties go to more plans. */
export async function mostLikedCurators(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  viewer: Viewer | null,
  limit: number,
): Promise<CuratorRow[]> {
  const { plans, likes } = totalsFor(viewer);
  const { rows } = await sql<CuratorRow>`
    select t.user_id, f.username, f.profile_photo_url, case when f.is_public_profile then f.bio end as bio,
           ${plans} as total_date_plans, ${likes} as total_likes, f.membership_tier,
           f.subscription_status, f.subscription_end_date, f.trial_status, f.admin_managed_tier,
           ${premiumOverride} as premium_override,
           ${lentTier(config.companionSeat, 't.user_id', now())} as lent_tier
    from curator_totals t join profiles f on f.user_id = t.user_id
    where ${plans} > 0 and not ${hasBlocked(viewer, 't.user_id')}
    order by ${likes} desc, ${plans} desc, t.user_id limit ${sql.lit(limit)} ${PREPARED}`.execute(db);
  return rows;
}

/** How many plans of somebody the viewer may know of, and the likes of those. Serves: curator_totals' key. */
export async function totalsOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  userId: string,
): Promise<{ plans: number; likes: number }> {
  const { plans, likes } = totalsFor(viewer);
  const { rows } = await sql<{ plans: number; likes: number }>`
    select ${plans} as plans, ${likes} as likes from curator_totals t where t.user_id = ${userId}::uuid ${PREPARED}`.execute(
    db,
  );
  return rows[0] ?? { plans: 0, likes: 0 };
}

/** Somebody who has published plans that the viewer may know of, or the viewer; null for others and for people the viewer has blocked. */
export async function findCurator(
  db: Kysely<DB>,
  viewer: Viewer | null,
  userId: string,
): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select f.user_id, f.username, f.profile_photo_url
    from profiles f left join curator_totals t on t.user_id = f.user_id
    where f.user_id = ${userId}::uuid
      and (${totalsFor(viewer).plans} > 0 or f.user_id = ${viewer?.userId ?? null}::uuid)
      and not ${hasBlocked(viewer, 'f.user_id')} ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}
