import type { Origin } from '@liora/domain/contract/common';
import { PLAN_TAG_NAMES_FIRST, PLAN_TAG_NAMES_MAX } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { isAfter, type TimePosition } from '../../../db/newestFirst.ts';
import { ofAnyLength } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { isTaggedPlanListed } from '../planSight.policy.ts';
import { cellsNear, hasTag, isWithin, type PlanFilter } from './planFilter.queries.ts';
import type { SelectedTag, TagReading } from './planTags.queries.ts';

const hasOther = ({ tag, ids }: SelectedTag): RawBuilder<unknown> =>
  ids.length <= PLAN_TAG_NAMES_MAX
    ? sql`exists (select from date_plan_tags o where o.date_plan_id = t.date_plan_id and o.tag_id = any(${[...ids]}::int4[]))`
    : sql`exists (select from date_plans p where p.id = t.date_plan_id and ${hasTag(tag)})`;

function isMatch(
  viewer: Viewer | null,
  origin: Origin | undefined,
  others: readonly SelectedTag[],
): RawBuilder<unknown> {
  const near = origin ? [isWithin(origin, 't')] : [];
  return sql.join([isTaggedPlanListed(viewer, 't'), ...near, ...others.map(hasOther)], sql` and `);
}

/** The plans of the list, each once. */
export function tagged(
  viewer: Viewer | null,
  { origin }: PlanFilter,
  { lead, others }: TagReading,
): RawBuilder<unknown> {
  const inCells = origin ? sql`t.cell = any(${cellsNear(origin)})` : sql`true`;
  // A plan stands once under each name.
  const once = lead.ids.length > 1 ? sql`distinct t.date_plan_id` : sql``;
  return sql`select ${once} from date_plan_tags t
    where t.tag_id = any(${[...lead.ids]}::int4[]) and ${inCells} and ${isMatch(viewer, origin, others)}`;
}

interface PageQuery {
  after: TimePosition | null;
  limit: RawBuilder<unknown>;
}

/** The newest rows of each range that meet the condition. Serves: date_plan_tags_newest, date_plan_tags_cell. */
const newestOfEach = (condition: RawBuilder<unknown>, limit: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cross join lateral (
    select t.created_at, t.date_plan_id as id from date_plan_tags t where ${condition}
    order by t.created_at desc, t.date_plan_id desc limit ${limit}) t`;

interface Ranges {
  /** Parts of the index, as rows of a name and a cell. */
  ranges: RawBuilder<unknown>;
  /** A row `t` of the part `range` belongs to the list. */
  match: RawBuilder<unknown>;
  limit: RawBuilder<unknown>;
}

/**
 * The newest plans of many ranges. The newest of each and a page of the first few say how far back a page reaches at most;
 * only what is as new is read then, so that ranges with nothing on the page cost one row.
 */
const newestOfMany = ({ ranges, match, limit }: Ranges): RawBuilder<unknown> =>
  sql`with head as materialized (select range.*, t.* from ${ranges} range ${newestOfEach(match, sql`1`)}),
    known as (
      select created_at, id from head union
      select t.created_at, t.id
      from (select * from head order by created_at desc limit ${sql.lit(PLAN_TAG_NAMES_FIRST)}) range ${newestOfEach(match, limit)}),
    since as materialized (select coalesce(
      (select created_at from known order by created_at desc, id desc limit 1 offset ${limit} - 1), '-infinity') as at)
    select distinct t.created_at, t.id
    from head range ${newestOfEach(sql`${match} and t.created_at >= (select at from since)`, limit)}
    where range.created_at >= (select at from since)
    order by t.created_at desc, t.id desc limit ${limit}`;

/** The newest plans of the list: the newest of each name, near a place of each name and cell, and of those the newest. */
export function newestTagged(
  viewer: Viewer | null,
  { origin }: PlanFilter,
  { lead, others }: TagReading,
  { after, limit }: PageQuery,
): RawBuilder<unknown> {
  const names = ofAnyLength(sql<number[]>`${[...lead.ids]}::int4[]`);
  const cells = origin ? sql`cross join unnest(${ofAnyLength(cellsNear(origin))}) around (cell)` : sql``;
  const ranges = sql`(select name.id as tag_id, ${origin ? sql`around.cell` : sql`null`} as cell
    from unnest(${names}) name (id) ${cells})`;
  const inRange = sql`t.tag_id = range.tag_id and ${origin ? sql`t.cell = range.cell` : sql`true`}`;
  const match = sql`${inRange} and ${isAfter('t', after, 'date_plan_id')} and ${isMatch(viewer, origin, others)}`;
  if (lead.ids.length > 1) return newestOfMany({ ranges, match, limit });
  return sql`select t.created_at, t.id from ${ranges} range ${newestOfEach(match, limit)}
    order by t.created_at desc, t.id desc limit ${limit}`;
}
