import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../../content/contentKind.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';
import { isWithheld } from '../../safety/moderation/withheld.policy.ts';
import { planSight } from '../planSight.policy.ts';

/** What `copyVisibility` decides for the row `c` of saved_date_plans, a copy of a plan that is gone. */
export function copySight(saver: Viewer): RawBuilder<Sight> {
  const copy = sql`c.creator_id, c.audience, ${hasBlocked(saver, 'c.creator_id')} or ${isWithheld('plan', 'c.date_plan_id')}`;
  const asking = sql`${saver.userId}::uuid, ${saver.entitlement.member}::boolean`;
  return sql<Sight>`case when copy_full(${copy}, ${asking}) or copy_shared(${copy}, ${saver.partnerId}::uuid) then 'full' when copy_locked(${copy}, ${asking}) then 'locked'
    else 'none' end`;
}

const WHOSE = ['user_id', 'creator_id', 'creator_username', 'creator_photo_url', 'audience'];

/**
 * What the copy of somebody's data holds of the row `c` of saved_date_plans: of a plan that they may not read in full by now,
 * or might not when it was deleted, only that they saved it. Serves: date_plans_pkey.
 */
export const copiedPlan = (saver: Viewer): RawBuilder<object> => sql<object>`case
  when coalesce((select ${planSight(saver, 'p')} from date_plans p where p.id = c.date_plan_id and p.deleted_at is null),
                ${copySight(saver)}) = 'full'
  then to_jsonb(c) - ${WHOSE}::text[]
  else jsonb_build_object('date_plan_id', c.date_plan_id, 'created_at', c.created_at) end`;
