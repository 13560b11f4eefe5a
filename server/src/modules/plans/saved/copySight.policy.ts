import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../../content/contentKind.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';
import { isWithheld } from '../../safety/moderation/withheld.policy.ts';

/** What `copyVisibility` decides for the row `c` of saved_date_plans, a copy of a plan that is gone. */
export function copySight(saver: Viewer): RawBuilder<Sight> {
  const copy = sql`c.creator_id, c.audience, ${hasBlocked(saver, 'c.creator_id')} or ${isWithheld('plan', 'c.date_plan_id')}`;
  const asking = sql`${saver.userId}::uuid, ${saver.entitlement.member}::boolean`;
  return sql<Sight>`case when copy_full(${copy}, ${asking}) or copy_shared(${copy}, ${saver.partnerId}::uuid) then 'full' when copy_locked(${copy}, ${asking}) then 'locked'
    else 'none' end`;
}
