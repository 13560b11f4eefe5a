import { createHash } from 'node:crypto';
import type { Origin } from '@liora/domain/contract/common';
import type { Viewer } from '../../../rpc/context.ts';
import { circlesAround, type PlaneCircle } from './circle.ts';
import {
  belongsTo,
  type Filters,
  filterConditions,
  indexConditions,
  isLedByTwin,
  openSql,
  rowConditions,
} from './conditions.queries.ts';
import { newParameters, type Parameters } from './parameters.ts';
import type { Tier } from './tiers.ts';

/** Rows looked at per scan before it gives up: bounds what a filter that matches nothing can cost. */
const SCAN_WINDOW = 5000;

export interface Statement {
  /** The same for the same shape: PostgreSQL plans it once per connection. */
  name: string;
  text: string;
  values: unknown[];
}

export function statement(text: string, parameters: Parameters): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values: parameters.values };
}

export interface NearSearch {
  viewer: Viewer | null;
  origin: Origin;
  /** Everything further away is left out; tiers `withinRadius` use `radiusMiles`. */
  maxMiles: number;
  radiusMiles: number;
  tiers: readonly Tier[];
  filters: Filters;
  /** Only places that are open at this instant, then those of unknown hours. */
  openAt: Date | null;
  /** Order before tier and distance: matched moods, or Spark and rating. Null: none. */
  rank: { by: 'mood'; codes: readonly number[] } | { by: 'score' } | null;
  /** Rows per scan. */
  limit: number;
}

export interface AfterRow {
  group: number;
  rank: number;
  tier: number;
  k: number;
  key: number;
}

interface Branch {
  tier: number;
  /** 0 open or not asked, 1 hours unknown. */
  group: number;
}

/**
 * The inner rows of a search: per open group and tier one scan of the one index, nearest first, in this order.
 * Columns: the row, grp, rank, tier, k (nearness on the plane), miles, keep (false: the scan's window ended here).
 */
function scans(search: NearSearch, parameters: Parameters, after: AfterRow | null): string {
  const shared = sharedParameters(search, parameters);
  const ranked = search.rank !== null;
  const wanted = branchesOf(search).filter(({ group, tier }) => {
    if (!after || ranked) return true;
    return group > after.group || (group === after.group && tier >= after.tier);
  });
  return wanted.map((branch) => branchSql(search, branch, parameters, shared, after)).join('\nunion all\n');
}

function branchesOf(search: NearSearch): Branch[] {
  const groups = search.openAt && search.rank === null ? [0, 1] : [0];
  return groups.flatMap((group) => search.tiers.map((_, tier) => ({ group, tier })));
}

/** Two beside the antimeridian. */
function circlesOf(search: NearSearch, { tier }: Branch): PlaneCircle[] {
  return circlesAround(
    search.origin,
    search.tiers[tier]?.withinRadius ? search.radiusMiles : search.maxMiles,
  );
}

/** One scan, or two beside the antimeridian, put in order. */
function branchSql(
  search: NearSearch,
  branch: Branch,
  parameters: Parameters,
  shared: Shared,
  after: AfterRow | null,
): string {
  const parts = circlesOf(search, branch).map((circle) =>
    scan(search, branch, circle, parameters, shared, after),
  );
  return parts.length === 1
    ? parts.join()
    : `(select * from (${parts.join(' union all ')}) c order by c.k, c.key)`;
}

export type Shared = Record<'lat' | 'lng' | 'radius' | 'max' | 'instant', () => string>;

export function sharedParameters(search: NearSearch, parameters: Parameters): Shared {
  return {
    lat: parameters.once('float8', search.origin.latitude),
    lng: parameters.once('float8', search.origin.longitude),
    radius: parameters.once('float8', search.radiusMiles),
    max: parameters.once('float8', search.maxMiles),
    instant: parameters.once('timestamptz', search.openAt?.toISOString()),
  };
}

function scan(
  search: NearSearch,
  branch: Branch,
  circle: PlaneCircle,
  parameters: Parameters,
  shared: Shared,
  after: AfterRow | null,
): string {
  const ranked = search.rank !== null;
  const sameOrder = after && !ranked && after.group === branch.group && after.tier === branch.tier;
  const resume = sameOrder
    ? ` and (p.k, p.key) > (${parameters.add('float8', after.k)}, ${parameters.add('int8', after.key)})`
    : '';
  const limit = parameters.add('int4', search.limit);
  // Sorting by key as well would read the whole window first; so only what is equally near at the end is sorted.
  return `(select * from (
  select * from (
    select p.*, ${groupSql(search, branch)} as grp, ${rankSql(search, parameters)} as rank, ${branch.tier} as tier,
      (${keepSql(search, branch, shared, parameters)}) is true as keep
    from (select w.*, row_number() over (order by w.k) as n, ${milesSql('w', shared)} as miles
      from (${nearestSql(search, branch, circle, parameters, shared)}) w) p
    ) p where (p.keep or p.n = ${SCAN_WINDOW})${resume} order by p.k fetch first (${limit}) rows with ties
  ) p order by p.k, p.key limit ${limit})`;
}

const milesSql = (alias: string, shared: Shared) =>
  `miles_between(${shared.lat()}, ${shared.lng()}, ${alias}.lat, ${alias}.lng)`;

/** What the index gives: the nearest rows that match, with their nearness on the plane. */
function nearestSql(
  search: NearSearch,
  branch: Branch,
  { x, y, radius }: PlaneCircle,
  parameters: Parameters,
  shared: Shared,
): string {
  const tier = search.tiers[branch.tier] ?? {};
  const centre = `point(${parameters.add('float8', x)}, ${parameters.add('float8', y)})`;
  const near = `s.pos <@ circle(${centre}, ${parameters.add('float8', radius)})`;
  const inside = [near, ...indexConditions(tier, search.filters, 's', parameters)].join(' and ');
  // A short list of ids is looked up by id; left to choose, the planner may walk the whole circle instead.
  const table = tier.refs
    ? `(select * from place_search where ref = any(${parameters.add('text[]', tier.refs)}) offset 0)`
    : 'place_search';
  // Told once per row: the conditions on it ask for it several times.
  const wall = search.openAt ? `, ${shared.instant()} at time zone s.time_zone as wall` : '';
  return `select s.*, s.pos <-> ${centre} as k${wall} from ${table} s where ${inside} order by k limit ${SCAN_WINDOW}`;
}

const OPEN_BY_WALL = 'open_by_the_wall(p.weekly, p.exceptions, p.wall)';

function groupSql(search: NearSearch, branch: Branch): string {
  if (!search.openAt || search.rank === null) return String(branch.group);
  return `case when ${OPEN_BY_WALL} then 0 else 1 end`;
}

function rankSql(search: NearSearch, parameters: Parameters): string {
  if (search.rank === null) return '0::float8';
  if (search.rank.by === 'mood')
    return `-icount(p.feat & ${parameters.add('int4[]', search.rank.codes)})::float8`;
  // Official Spark Scores first, then ratings of the source, each on its own scale (RUL-53).
  return 'case when p.reviews >= 3 then -1000000 - p.spark else -coalesce(p.rating, -1) end';
}

/** All that the index cannot decide. The cheap parts stand first: hours cost more than the rest together. */
function keepSql(search: NearSearch, branch: Branch, shared: Shared, parameters: Parameters): string {
  const tier = search.tiers[branch.tier] ?? {};
  const earlier = search.tiers.slice(0, branch.tier);
  return [
    `p.miles <= ${tier.withinRadius ? shared.radius() : shared.max()}`,
    ...rowConditions(search.filters, search.viewer, 'p', parameters),
    ...earlier.map((one) => `not ${belongsTo(one, 'p', () => `p.miles <= ${shared.radius()}`, parameters)}`),
    ...openConditions(search, branch.group),
    `not ${isLedByTwin('p', (twin) => answerConditions(search, twin, shared, parameters))}`,
  ].join('\n    and ');
}

function openConditions(search: NearSearch, group: number): string[] {
  if (!search.openAt) return [];
  if (search.rank !== null) return [`${OPEN_BY_WALL} is not false`];
  return [group === 0 ? OPEN_BY_WALL : `${OPEN_BY_WALL} is null`];
}

/** That a row is in the answer at all, in whatever tier and group. Without coordinates it is, at the end of the list. */
export function answerConditions(
  search: NearSearch,
  alias: string,
  shared: Shared,
  parameters: Parameters,
): string[] {
  const miles = milesSql(alias, shared);
  const tiers = search.tiers.map((tier) =>
    belongsTo(tier, alias, () => `${miles} <= ${shared.radius()}`, parameters),
  );
  return [
    `(${tiers.join(' or ')})`,
    ...filterConditions(search.filters, alias, parameters),
    ...rowConditions(search.filters, search.viewer, alias, parameters),
    ...(search.openAt ? [`${openSql(alias, shared.instant())} is not false`] : []),
    `(${alias}.lat is null or ${miles} <= ${shared.max()})`,
  ];
}

/**
 * One page: a JSON array of at most `limit` rows in their order. Without a rank the scans stand in the order of the
 * answer already, and PostgreSQL starts each only when those before did not fill the page.
 */
export function pageStatement(search: NearSearch, after: AfterRow | null, columns: string): Statement {
  const parameters = newParameters();
  const rows = scans(search, parameters, after);
  const order = search.rank === null ? '' : `${resumeRanked(after, parameters)} order by ${ORDER}`;
  return statement(
    `select coalesce(json_agg(r order by ${ORDER}), '[]')::text as rows from (
  select ${columns}, r.grp, r.rank, r.tier, r.k, r.key, r.miles, r.keep from (${rows}) r ${order}
  limit ${parameters.add('int4', search.limit)}) r`,
    parameters,
  );
}

const ORDER = 'r.grp, r.rank, r.tier, r.k, r.key';

function resumeRanked(after: AfterRow | null, parameters: Parameters): string {
  if (!after) return '';
  const { group, rank, tier, k, key } = after;
  const place = [
    parameters.add('int4', group),
    parameters.add('float8', rank),
    parameters.add('int4', tier),
    parameters.add('float8', k),
    parameters.add('int8', key),
  ];
  return `where (${ORDER}) > (${place.join(', ')})`;
}

/** How many places there are, nearest 1,000 at most: per subcategory, inside the radius and beyond it. */
export function countStatement(search: NearSearch): Statement {
  const parameters = newParameters();
  const shared = sharedParameters(search, parameters);
  const scanned = branchesOf(search).flatMap((branch) =>
    circlesOf(search, branch).map(
      (circle) => `(select p.subcategory, p.miles from (
        select w.*, ${milesSql('w', shared)} as miles from (${nearestSql(search, branch, circle, parameters, shared)}) w) p
      where ${keepSql(search, branch, shared, parameters)})`,
    ),
  );
  return statement(
    `select r.subcategory, count(*)::int4 as total, (count(*) filter (where r.miles <= ${shared.radius()}))::int4 as within
     from (select * from (${scanned.join(' union all ')}) r limit ${parameters.add('int4', search.limit)}) r group by r.subcategory`,
    parameters,
  );
}
