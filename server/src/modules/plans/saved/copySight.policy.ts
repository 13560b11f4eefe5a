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

/** What a copy holds of a plan, as the plan `p` has it by now. */
const TODAY = sql`jsonb_build_object('title', p.title, 'description', p.description, 'places', p.places,
  'location_name', p.location_name, 'latitude', p.latitude, 'longitude', p.longitude, 'tags', p.tags, 'theme', p.theme)`;

/**
 * What the copy of somebody's data holds of the row `c` of saved_date_plans: the plan as they would read it now, and of one that
 * they may not read in full by now, or might not when it was deleted, only that they saved it. Serves: date_plans_pkey.
 */
export const copiedPlan = (saver: Viewer): RawBuilder<object> => sql<object>`(
  select case coalesce(p.sight, ${copySight(saver)})
    when 'full' then to_jsonb(c) - ${WHOSE}::text[] || coalesce(p.today, '{}')
    else jsonb_build_object('date_plan_id', c.date_plan_id, 'created_at', c.created_at) end
  from (select) one left join (
    select ${planSight(saver, 'p')} as sight, ${TODAY} as today from date_plans p
    where p.id = c.date_plan_id and p.deleted_at is null) p on true)`;
