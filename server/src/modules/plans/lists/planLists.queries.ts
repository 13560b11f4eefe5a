import type { Origin } from '@liora/domain/contract/common';
import {
  PLACE_PLANS_COUNTED_MAX,
  PLAN_COUNT_MAX,
  PLAN_TAGS_COUNTED_MAX,
  PLAN_TAGS_OF_NEWEST,
  PLANS_PAGE_SIZE,
} from '@liora/domain/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isAfter, type TimePosition } from '../../../db/newestFirst.ts';
import { ofAnyLength, PREPARED } from '../../../db/prepared.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { isPlanListed, isPlanLocked, isPlanPublic, planSight } from '../planSight.policy.ts';
import { type EnrichedPlan, enriched } from '../plans.queries.ts';
import type { LikedPosition } from './likedCursor.parser.ts';
import {
  matches,
  newest,
  newestNear,
  newestOf,
  type PlanFilter,
  preparedUnlessNarrowed,
  preparedWithoutTags,
} from './planFilter.queries.ts';
import { preparedWithoutOthers, readingByTags } from './planTags.queries.ts';
import { newestTagged, tagged } from './taggedPlans.queries.ts';

export interface Page {
  after: TimePosition | null;
  limit: number;
}

/** The pages that the product's own screens ask for. */
const USUAL_LIMITS: readonly number[] = [PLANS_PAGE_SIZE, PLANS_PAGE_SIZE + 1];

/**
 * How a page ends. Usual limits stand in the text, so that a plan for all values knows how short a page is; others are values,
 * and not prepared, so that nobody makes many texts of one.
 */
export function limited({ limit }: Page, preparing: RawBuilder<unknown> = PREPARED) {
  return USUAL_LIMITS.includes(limit)
    ? { limit: sql.lit(limit), preparing }
    : { limit: sql`${limit}`, preparing: sql`` };
}

/**
 * A page of plans, newest first. Which they are is decided on narrow indexes; only then are the rows of the page read with
 * all that a card shows.
 */
async function pageOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  found: (asked: { after: TimePosition | null; limit: RawBuilder<unknown> }) => RawBuilder<unknown>,
  page: Page,
  prepared: RawBuilder<unknown>,
): Promise<EnrichedPlan[]> {
  const { limit, preparing } = limited(page, prepared);
  const newestAfter = found({ after: page.after, limit });
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p
    where p.id = any(array(select p.id from (${newestAfter}) p))
    order by p.created_at desc, p.id desc ${preparing}`.execute(db);
  return rows;
}

/** A page of the curated list, newest first, after `after` (exclusive). */
export async function listPlans(db: Kysely<DB>, viewer: Viewer | null, filter: PlanFilter, page: Page) {
  const reading = await readingByTags(db, filter);
  if (reading === 'nobody') return [];
  if (reading)
    return pageOf(
      db,
      viewer,
      (asked) => newestTagged(viewer, filter, reading, asked),
      page,
      preparedWithoutOthers(reading),
    );
  return pageOf(
    db,
    viewer,
    ({ after, limit }) => newestOf(viewer, filter, { condition: isAfter('p', after), limit }),
    page,
    preparedWithoutTags(filter),
  );
}

/** A page of the viewer's own plans, private ones and those under review, too. */
export const plansOf = (db: Kysely<DB>, viewer: Viewer, page: Page) =>
  pageOf(
    db,
    viewer,
    ({ after, limit }) =>
      newest({
        condition: sql`p.user_id = ${viewer.userId}::uuid and p.deleted_at is null and ${isAfter('p', after)}`,
        limit,
      }),
    page,
    PREPARED,
  );

/** How many plans somebody has made, up to `most`. Serves: date_plans_user. */
export async function countPlansBy(db: Kysely<DB>, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from date_plans p where p.user_id = ${userId}::uuid and p.deleted_at is null limit ${most}) found
    ${PREPARED}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of the plans of the viewer's partner that the viewer sees. */
export const plansOfPartner = (db: Kysely<DB>, viewer: Viewer, page: Page) =>
  pageOf(
    db,
    viewer,
    ({ after, limit }) =>
      newest({
        condition: sql`p.user_id = ${viewer.partnerId}::uuid and p.deleted_at is null and ${isAfter('p', after)}
          and ${planSight(viewer, 'p')} = 'full'`,
        limit,
      }),
    page,
    PREPARED,
  );

/** How many plans match; PLAN_COUNT_MAX + 1 stands for any number beyond. */
export async function countPlans(db: Kysely<DB>, viewer: Viewer | null, filter: PlanFilter): Promise<number> {
  const reading = await readingByTags(db, filter);
  if (reading === 'nobody') return 0;
  const counted = reading
    ? tagged(viewer, filter, reading)
    : sql`select from date_plans p where ${matches(viewer, filter)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${counted} limit ${sql.lit(PLAN_COUNT_MAX + 1)}) found
    ${preparedUnlessNarrowed(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tags of the newest plans of a list, whatever tags it is narrowed to, most used first. */
export async function tagsInUse(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: PlanFilter,
): Promise<string[]> {
  const asked = { condition: sql<boolean>`true`, limit: sql.lit(PLAN_TAGS_OF_NEWEST) };
  const newestPlans = newestOf(viewer, { ...filter, tags: [] }, asked);
  // Of cells more plans are looked at than taken: only those are read whose tags are.
  const found = sql`select p.tags from date_plans p where p.id = any(array(select p.id from (${newestPlans}) p))`;
  const { rows } = await sql<{ tag: string }>`
    select tag from (${filter.origin && !filter.creator ? found : newestPlans}) newest, unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit ${PLAN_TAGS_COUNTED_MAX} ${PREPARED}`.execute(db);
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
    select p.id, p.title from date_plans p where ${isPlanLocked(viewer, 'p')}
    order by p.created_at desc, p.id desc limit ${sql.lit(limit)} ${PREPARED}`.execute(db);
  return rows;
}

/**
 * Stops at the place `wanted` that come after `after`, most liked first. Those with as many likes of the very same moment are
 * looked for by themselves: with both in one condition PostgreSQL reads and sorts all that come after.
 */
function stopsAfter(viewer: Viewer | null, after: LikedPosition | null, limit: RawBuilder<unknown>) {
  const stops = (condition: RawBuilder<boolean>) => sql`
    (select s.date_plan_id from date_plan_stops s join date_plans p on p.id = s.date_plan_id
     where s.place_id = wanted.place_id and ${isPlanListed(viewer, 'p')} and ${condition}
     order by s.like_count desc, s.created_at desc, s.date_plan_id limit ${limit})`;
  if (!after) return stops(sql`true`);
  const likes = sql`${after.like_count}::integer`;
  const at = sql`timestamptz 'epoch' + ${after.position}::bigint * interval '1 microsecond'`;
  return sql`
    ${stops(sql`s.like_count = ${likes} and s.created_at = ${at} and s.date_plan_id > ${after.id}::uuid`)}
    union all ${stops(sql`(s.like_count, s.created_at) < (${likes}, ${at})`)}`;
}

/**
 * Plans of the viewer's lists with a stop at the place of these ids, most liked first: the first of each id, then the first
 * of those. Later pages are planned for where they begin, which PostgreSQL finds cheaper each time. Serves:
 * date_plan_stops_place.
 */
export async function plansWithPlace(
  db: Kysely<DB>,
  viewer: Viewer | null,
  placeIds: readonly string[],
  page: { after: LikedPosition | null; limit: number },
): Promise<EnrichedPlan[]> {
  const limit = sql.lit(page.limit);
  const { rows } = await sql<EnrichedPlan>`
    select ${enriched(viewer)} from v_date_plans_enriched p
    where p.id = any(array(
      select found.date_plan_id from unnest(${ofAnyLength(sql<string[]>`${[...placeIds]}::text[]`)}) wanted (place_id)
      cross join lateral (${stopsAfter(viewer, page.after, limit)}) found))
    order by p.like_count desc, p.created_at desc, p.id limit ${limit} ${page.after ? sql`` : PREPARED}`.execute(
    db,
  );
  return rows;
}

/** How many those are; PLACE_PLANS_COUNTED_MAX + 1 stands for any number beyond. Serves: date_plan_stops_place. */
export async function countPlansWithPlace(
  db: Kysely<DB>,
  viewer: Viewer | null,
  placeIds: readonly string[],
): Promise<number> {
  const most = sql.lit(PLACE_PLANS_COUNTED_MAX + 1);
  const { rows } = await sql<{ count: number }>`
    select least(count(distinct found.date_plan_id), ${most})::int as count
    from unnest(${ofAnyLength(sql<string[]>`${[...placeIds]}::text[]`)}) wanted (place_id)
    cross join lateral (
      select s.date_plan_id from date_plan_stops s join date_plans p on p.id = s.date_plan_id
      where s.place_id = wanted.place_id and ${isPlanListed(viewer, 'p')} limit ${most}) found ${PREPARED}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Ids of the places that the newest public plans near a position stop at, newest first. */
export async function stopsNear(
  db: Kysely<DB>,
  viewer: Viewer | null,
  origin: Origin,
  plans: number,
): Promise<string[]> {
  const found = newestNear(origin, { condition: isPlanPublic(viewer, 'p'), limit: sql.lit(plans) });
  const { rows } = await sql<{ place_id: string }>`
    select current_place_id(s.place_id) as place_id from (
      select s.place_id, max(s.created_at) as created_at from date_plan_stops s
      where s.date_plan_id = any(array(select p.id from (${found}) p)) group by 1) s
    group by 1 order by max(s.created_at) desc, 1 ${PREPARED}`.execute(db);
  return rows.map((row) => row.place_id);
}
