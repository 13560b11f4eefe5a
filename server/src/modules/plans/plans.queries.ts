import type { PlanPlace } from '@liora/domain/contract/planCards';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import { timePosition } from '../../db/newestFirst.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { DB } from '../../db/types.gen.ts';
import type { Viewer } from '../../rpc/context.ts';
import { planSight } from './planSight.policy.ts';

/** A plan with its creator, counts and what the viewer did: ENT-02. */
export interface EnrichedPlan {
  id: string;
  user_id: string;
  title: string;
  description: string;
  places: PlanPlace[];
  latitude: number | null;
  longitude: number | null;
  location_name: string | null;
  tags: string[];
  theme: string | null;
  is_public: boolean;
  is_prive: boolean;
  shared_with_partner: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  deleted: boolean;
  created_at: Date;
  updated_at: Date;
  username: string;
  profile_photo_url: string | null;
  bio: string | null;
  like_count: number;
  save_count: number;
  user_has_liked: boolean;
  user_has_saved: boolean;
  /** What the viewer may see of it. */
  sight: Sight;
  /** Microseconds since 1970, exact: `created_at` as a paging key. */
  position: string;
}

/** The viewer did so with the plan `p`, as rows of `table` say. */
const hasDone = (
  viewer: Viewer | null,
  table: 'date_plan_likes' | 'saved_date_plans',
): RawBuilder<boolean> =>
  viewer
    ? sql<boolean>`exists (select 1 from ${sql.table(table)} d where d.date_plan_id = p.id and d.user_id = ${viewer.userId}::uuid)`
    : sql<boolean>`false`;

/** Columns of {@link EnrichedPlan} from the view `v_date_plans_enriched p`. */
export const enriched = (viewer: Viewer | null) => sql`
  p.id, p.user_id, p.title, p.description, p.places, p.latitude, p.longitude, p.location_name, p.tags, p.theme,
  p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.shared_with_partner, p.deleted_at is not null as deleted, p.created_at, p.updated_at,
  p.username, p.profile_photo_url, p.bio, p.like_count, p.save_count,
  ${hasDone(viewer, 'date_plan_likes')} as user_has_liked, ${hasDone(viewer, 'saved_date_plans')} as user_has_saved,
  ${planSight(viewer, 'p')} as sight,
  ${timePosition('p')} as position`;

/** One plan whoever asks; `sight` says what becomes of it. */
export async function findPlan(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: string,
): Promise<EnrichedPlan | null> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p where p.id = ${id}::uuid ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

/** Several plans by id, whoever asks. */
export async function findPlans(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<EnrichedPlan[]> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p 
    where p.id = any(array(select unnest(${[...ids]}::uuid[]))) ${PREPARED}`.execute(db);
  return rows;
}

/** Whether a plan is kept for a surprise: asked of one's own alone. Serves: date_plans_pkey. */
export async function isPlanOfSurprise(db: Kysely<DB>, id: string): Promise<boolean> {
  const row = await db.selectFrom('date_plans').select('is_surprise').where('id', '=', id).executeTakeFirst();
  return row?.is_surprise ?? false;
}
