import type { Origin } from '@liora/domain/contract/common';
import type { PlanPlace } from '@liora/domain/contract/planCards';
import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { boundingBox } from '@liora/domain/rules/distance';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { DB } from '../../db/types.gen.ts';
import type { Viewer } from '../../rpc/context.ts';
import { hasBlocked } from '../safety/blocks/blocks.policy.ts';

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
  creator_blocked: boolean;
  /** Microseconds since 1970, exact: `created_at` as a paging key. */
  position: string;
}

const viewerId = (viewer: Viewer | null) => viewer?.userId ?? null;

/** Columns of {@link EnrichedPlan} from the view `v_date_plans_enriched p`. */
const enriched = (viewer: Viewer | null) => sql`
  p.id, p.user_id, p.title, p.description, p.places, p.latitude, p.longitude, p.location_name, p.tags, p.theme,
  p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.deleted_at is not null as deleted, p.created_at, p.updated_at,
  p.username, p.profile_photo_url, p.bio, p.like_count, p.save_count,
  exists (select 1 from date_plan_likes l where l.date_plan_id = p.id and l.user_id = ${viewerId(viewer)}::uuid) as user_has_liked,
  exists (select 1 from saved_date_plans s where s.date_plan_id = p.id and s.user_id = ${viewerId(viewer)}::uuid) as user_has_saved,
  ${creatorBlocked(viewer)} as creator_blocked,
  ${timePosition('p')} as position`;

const creatorBlocked = (viewer: Viewer | null) => hasBlocked(viewer, 'p.user_id');

/** Plans of lists: what `planVisibility` calls 'full', less own plans under review, which only their creator's list shows. */
const isVisiblePlan = (viewer: Viewer | null) => sql<boolean>`
  p.deleted_at is null and not p.is_hidden and not p.is_reported
  and (p.is_public or p.user_id = ${viewerId(viewer)}::uuid or (p.is_prive and ${viewer?.entitlement.member ?? false}))
  and not ${creatorBlocked(viewer)}`;

/** Great-circle miles between `p` and the origin (PLAN-18); the function is that of the search. */
const milesFrom = (origin: Origin) => sql<number>`
  miles_between(${origin.latitude}::float8, ${origin.longitude}::float8, p.latitude, p.longitude)`;

/** Within 25 miles, the rim included (RUL-62). The box, a little larger, lets the index answer first. */
function isNear(origin: Origin | undefined): RawBuilder<boolean> {
  if (!origin) return sql`true`;
  const box = boundingBox({ lat: origin.latitude, lng: origin.longitude }, CURATED_RADIUS_MILES * 1.02);
  return sql`p.latitude between ${box.south} and ${box.north} and p.longitude between ${box.west} and ${box.east}
    and ${milesFrom(origin)} <= ${CURATED_RADIUS_MILES}`;
}

/** Every selected tag is part of some tag of the plan, ignoring case (PLAN-16, PLAN-17). `strpos` knows no wildcards. */
const hasAllTags = (tags: readonly string[]) => sql<boolean>`
  not exists (select 1 from unnest(${[...tags]}::text[]) wanted
              where not exists (select 1 from unnest(p.tags) tag where strpos(lower(tag), lower(wanted)) > 0))`;

export interface PlanFilter {
  origin?: Origin | undefined;
  tags: readonly string[];
  /** Plans of this person alone: wherever they are, so that `origin` does not count. */
  creator?: string | undefined;
}

/** What a list is about: a person, or the country around a place. */
function isAbout({ creator, origin }: Omit<PlanFilter, 'tags'>): RawBuilder<boolean> {
  return creator ? sql<boolean>`p.user_id = ${creator}::uuid` : isNear(origin);
}

const matches = (viewer: Viewer | null, filter: PlanFilter) => sql<boolean>`
  ${isVisiblePlan(viewer)} and jsonb_array_length(p.places) >= 2 and ${isAbout(filter)} and ${hasAllTags(filter.tags)}`;

/** A page of the curated list, newest first, after `after` (exclusive). */
export async function listPlans(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: PlanFilter,
  page: { after: TimePosition | null; limit: number },
): Promise<EnrichedPlan[]> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p
    where ${matches(viewer, filter)} and ${isAfter('p', page.after)}
    order by p.created_at desc, p.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** How many plans match, counted to 10,000. */
export async function countPlans(db: Kysely<DB>, viewer: Viewer | null, filter: PlanFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from date_plans p where ${matches(viewer, filter)} limit 10000) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Tags of the 500 newest visible plans, most used first. */
export async function tagsInUse(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: PlanFilter,
): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select p.tags from date_plans p where ${matches(viewer, { ...filter, tags: [] })} order by p.created_at desc limit 500
    ) newest, unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit 60`.execute(db);
  return rows.map((row) => row.tag);
}

/**
 * Privé plans of others for the shelf of locked cards: id and title only leave the database. Nothing that the caller chooses
 * may decide which they are: a shelf by position alone gave away where a locked plan begins, to centimetres.
 */
export async function lockedPlans(
  db: Kysely<DB>,
  viewer: Viewer | null,
  limit: number,
): Promise<Array<{ id: string; title: string }>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select p.id, p.title from date_plans p
    where p.is_prive and p.deleted_at is null and not p.is_hidden and not p.is_reported
      and p.user_id is distinct from ${viewerId(viewer)}::uuid and not ${creatorBlocked(viewer)}
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One plan whoever asks; the policy decides what becomes of it. */
export async function findPlan(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: string,
): Promise<EnrichedPlan | null> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p where p.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Visible plans with a stop at the place of these ids, most liked first. One condition per id: so the index serves each. */
export async function plansWithPlace(
  db: Kysely<DB>,
  viewer: Viewer | null,
  placeIds: readonly string[],
  limit: number,
) {
  const stops = placeIds.map((id) => sql`p.places @> ${JSON.stringify([{ place_id: id }])}::jsonb`);
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p
    where (${sql.join(stops, sql` or `)}) and ${isVisiblePlan(viewer)}
    order by p.like_count desc, p.created_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function plansOf(db: Kysely<DB>, viewer: Viewer, limit: number): Promise<EnrichedPlan[]> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p
    where p.user_id = ${viewer.userId}::uuid and p.deleted_at is null
    order by p.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Several plans by id, whoever asks. */
export async function findPlans(
  db: Kysely<DB>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<EnrichedPlan[]> {
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p where p.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}
