import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';
import { planSight } from '../planSight.policy.ts';

export interface NewCredit {
  source_id: string;
  source_creator: string | null;
  for_members: boolean;
}

/** What is known of the plan that another was made of: null where the viewer may not see its creator, or the plan itself. */
export interface CreditRow {
  creator: { user_id: string; username: string; profile_photo_url: string | null } | null;
  plan: { id: string; title: string } | null;
}

export async function insertCredit(trx: Db, planId: string, credit: NewCredit): Promise<void> {
  await trx
    .insertInto('plan_credits')
    .values({ ...credit, date_plan_id: planId })
    .onConflict((conflict) => conflict.column('date_plan_id').doNothing())
    .execute();
}

/** Whether a plan was made of one for members. */
export async function isOfMembersPlan(db: Db, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_credits')
    .select('for_members')
    .where('date_plan_id', '=', planId)
    .executeTakeFirst();
  return row?.for_members ?? false;
}

/** The credit of a plan for this viewer; null when it was made of none. Who is blocked or has left is not named. */
export async function creditOf(db: Db, viewer: Viewer | null, planId: string): Promise<CreditRow | null> {
  const { rows } = await sql<CreditRow>`
    select
      case when c.user_id is not null then
        json_build_object('user_id', c.user_id, 'username', c.username, 'profile_photo_url', c.profile_photo_url) end as creator,
      case when s.id is not null then json_build_object('id', s.id, 'title', s.title) end as plan
    from plan_credits k
    left join profiles c on c.user_id = k.source_creator and not c.is_away
      and not ${hasBlocked(viewer, 'c.user_id')}
    left join date_plans s on s.id = k.source_id and ${planSight(viewer, 's')} = 'full'
    where k.date_plan_id = ${planId}::uuid`.execute(db);
  return rows[0] ?? null;
}
