import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import type { PlanAccess } from '../../plans/plans.policy.ts';
import { hasBlocked } from '../blocks/blocks.policy.ts';
import type { PinAccess } from '../safety.policy.ts';

export type ContentType = 'plan' | 'pin' | 'review' | 'photo' | 'profile';

/** A plan, locked until the transaction ends, so that reports and decisions about it take turns; null when there is none. */
export async function lockPlan(trx: Db, viewer: Viewer, id: string) {
  const { rows } = await sql<PlanAccess & { title: string }>`
    select p.user_id, p.title, p.is_public, p.is_prive, p.is_hidden, p.is_reported,
           p.deleted_at is not null as deleted, ${hasBlocked(viewer, 'p.user_id')} as creator_blocked
    from date_plans p where p.id = ${id}::uuid for no key update of p`.execute(trx);
  return rows[0] ?? null;
}

/** The same for a pin. */
export async function lockPin(trx: Db, viewer: Viewer, id: string) {
  const { rows } = await sql<PinAccess & { title: string }>`
    select p.user_id, p.title, p.is_public, p.is_prive, p.is_hidden, p.is_reported,
           ${hasBlocked(viewer, 'p.user_id')} as creator_blocked
    from dropped_pins p where p.id = ${id}::uuid for no key update of p`.execute(trx);
  return rows[0] ?? null;
}

/** Somebody's profile, unless the viewer has blocked them. */
export async function findProfile(trx: Db, viewer: Viewer, userId: string) {
  const { rows } = await sql<{ user_id: string; title: string }>`
    select f.user_id, f.username as title from profiles f
    where f.user_id = ${userId}::uuid and not ${hasBlocked(viewer, 'f.user_id')}`.execute(trx);
  return rows[0] ?? null;
}

/** How the thing is called now, or was called when it was reported; null when there never was such a thing. */
export async function titleOf(trx: Db, type: ContentType, id: string): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`
    select p.title from date_plans p where ${type} = 'plan' and p.id = ${id}::uuid
    union all select p.title from dropped_pins p where ${type} = 'pin' and p.id = ${id}::uuid
    union all select f.username from profiles f where ${type} = 'profile' and f.user_id = ${id}::uuid
    union all (select r.content_title from all_reports r
               where r.content_type = ${type} and r.content_id = ${id}::uuid order by r.created_at limit 1)
    limit 1`.execute(trx);
  return rows[0]?.title ?? null;
}
