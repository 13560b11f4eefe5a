import { PLAN_REPORT_REASONS } from '@liora/domain/rules/reportReasons';
import { sql } from 'kysely';
import type { ContentKind } from '../../content/contentKind.ts';
import { markTakenAway } from '../../content/deletion.queries.ts';
import { planSight } from './planSight.policy.ts';
import { updatePlanFlags } from './write/planWrites.queries.ts';

export const planContent: ContentKind = {
  from: sql`date_plans c`,
  columns: sql`c.id, c.user_id as owner, c.title, c.description as text, c.deleted_at is not null as gone, c.is_hidden, c.is_reported`,
  id: sql`c.id`,
  parts: sql`select 'stop' as kind, s.stop ->> 'name' as words, s.stop ->> 'note' as note
      from jsonb_array_elements(c.places) with ordinality s (stop, n)
    union all select 'tag', tag, null from unnest(c.theme || c.tags) tag where tag is not null
    union all select 'address', c.location_name, null where c.location_name is not null`,
  changedAt: sql`c.updated_at`,
  sight: (viewer, as) => planSight(viewer, 'c', as),
  hide: updatePlanFlags,
  takeAway: (trx, ids, now) => markTakenAway(trx, 'date_plans', ids, now),
  report: { reasons: PLAN_REPORT_REASONS, detailsMissing: () => false },
  live: {
    plans: {
      sends: 'changes',
      now: (id) => `select p.user_id, plan_audience(p), null::json from date_plans p where p.id = ${id}`,
    },
    reactions: {
      sends: 'facts',
      now: (
        id,
      ) => `select p.user_id, plan_audience(p), json_build_object('like_count', n.like_count, 'save_count', n.save_count)
        from date_plans p join date_plan_counts n on n.date_plan_id = p.id where p.id = ${id}`,
    },
  },
  address: 'plan',
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - array['user_id', 'request_id', 'cell', 'tag_words']`,
};
