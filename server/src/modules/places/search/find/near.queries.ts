import { createHash } from 'node:crypto';
import type { Origin } from '@liora/domain/contract/common';
import { OFFICIAL_SCORE_MIN_REVIEWS } from '@liora/domain/limits';
import type { Viewer } from '../../../../rpc/context.ts';
import type { Steps, Tier } from '../understand/tiers.rules.ts';
import {
  belongsTo,
  type Filters,
  filterConditions,
  indexConditions,
  isDuplicate,
  openSql,
  rowConditions,
} from './conditions.queries.ts';
import type { Parameters } from './parameters.rules.ts';
import type { PlaneCircle } from './planeCircle.rules.ts';

/**
 * Rows looked at per scan before it gives up: bounds what a filter that matches nothing can cost. One more is read: it
 * only tells that there are more.
 */
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
  /** What matches, in the order of the answer. */
  steps: Steps;
  /** What matches a step matches the steps after it as well. */
  nested: boolean;
  filters: Filters;
  /** Only places that are open at this instant, then those of unknown hours. */
  openAt: Date | null;
  /** Order before step and distance: matched moods, or Spark and rating. Null: none. */
  rank: { by: 'mood'; codes: readonly number[] } | { by: 'score' } | null;
  /** Rows per scan. */
  limit: number;
}

export interface AfterRow {
  group: number;
  rank: number;
  step: number;
  k: number;
  key: number;
}

/** One scan: a tier of a step. */
export interface Branch {
  step: number;
  tier: Tier;
  /** The tiers of the steps before: what they match is theirs. */
  earlier: readonly Tier[];
  /** The steps before, when this one finds what they match as well. */
  inside?: Steps;
  /** Number of the tier in the whole answer. */
  nth: number;
  /** 0 open or not asked, 1 hours unknown. */
  group: number;
}

/** The number of the step that a row belongs to: that of its scan, or of an earlier one that matches as well. */
function stepSql({ step, inside }: Branch, shared: Shared, parameters: Parameters): string {
  if (!inside || inside.length === 0) return String(step);
  const within = () => `p.miles <= ${shared.radius()}`;
  const cases = inside.map((tiers, n) => {
    const matches = tiers.map((one) => belongsTo(one, 'p', within, parameters));
    return `when ${matches.join(' or ')} then ${n}`;
  });
  return `case when p.n > ${SCAN_WINDOW} then ${step} ${cases.join(' ')} else ${step} end`;
}

/** With a rank the best of the whole window leads, so all of it is looked at. */
export const limitOf = ({ rank, limit }: NearSearch, parameters: Parameters) =>
  parameters.add('int4', rank === null ? limit : SCAN_WINDOW + 1);

/** The open ones and those of unknown hours are two lists of the same candidates, which are looked at once. */
export const splitsUnknownHours = (search: NearSearch) => search.openAt !== null && search.rank === null;

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

/** What the index finds of a tier, nearest first, with n (its number), miles, and asked twice whether it is open. */
export function candidateSql(
  search: NearSearch,
  branch: Branch,
  circle: PlaneCircle,
  shared: Shared,
  parameters: Parameters,
): string {
  const numbered = `select w.*, row_number() over (order by w.k) as n, ${milesSql('w', shared)} as miles
      from (${nearestSql(search, branch, circle, parameters, shared)}) w`;
  if (!splitsUnknownHours(search)) return numbered;
  const fits = rowSql(search, branch, shared, parameters).join('\n    and ');
  return `select p.*, case when ${fits} then ${OPEN_BY_WALL} else false end as open from (${numbered}) p`;
}

export function scan(
  search: NearSearch,
  branch: Branch,
  from: string,
  after: AfterRow | null,
  shared: Shared,
  parameters: Parameters,
): string {
  const ranked = search.rank !== null;
  const sameOrder = after && !ranked && after.group === branch.group && after.step === branch.step;
  const resume = sameOrder
    ? ` and (p.k, p.key) > (${parameters.add('float8', after.k)}, ${parameters.add('int8', after.key)})`
    : '';
  const limit = limitOf(search, parameters);
  const keep = [
    ...(splitsUnknownHours(search) ? [] : rowSql(search, branch, shared, parameters)),
    ...openConditions(search, branch.group),
    `not ${isDuplicate('p', (twin) => answerConditions(search, twin, shared, parameters))}`,
  ].join('\n    and ');
  // Sorting by key as well would read the whole window first; so only what is equally near at the end is sorted.
  return `(select * from (
    select p.*, ${groupSql(search, branch)} as hours_group, ${rankSql(search, parameters)} as rank, ${stepSql(branch, shared, parameters)} as step,
      p.n <= ${SCAN_WINDOW} as keep
    from ${from} p
    where (p.n > ${SCAN_WINDOW} or (${keep}))${resume} order by p.k fetch first (${limit}) rows with ties
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
  const { tier } = branch;
  const centre = `point(${parameters.add('float8', x)}, ${parameters.add('float8', y)})`;
  const near = `s.pos <@ circle(${centre}, ${parameters.add('float8', radius)})`;
  const inside = [near, ...indexConditions(tier, search.filters, 's', parameters)].join(' and ');
  // A short list of ids is looked up by id; left to choose, the planner may walk the whole circle instead.
  const table = tier.refs
    ? `(select * from place_search where ref = any(${parameters.add('text[]', tier.refs)}) offset 0)`
    : 'place_search';
  // Told once per row: the conditions on it ask for it several times.
  const wall = search.openAt ? `, ${shared.instant()} at time zone s.time_zone as wall` : '';
  return `select s.*, s.pos <-> ${centre} as k${wall} from ${table} s where ${inside} order by k limit ${SCAN_WINDOW + 1}`;
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
  const official = parameters.add('int4', OFFICIAL_SCORE_MIN_REVIEWS);
  return `case when p.reviews >= ${official} then -1000000 - p.spark else -coalesce(p.rating, -1) end`;
}

/** All that the index cannot decide, without hours and duplicates: those cost more than the rest together. */
function rowSql(search: NearSearch, branch: Branch, shared: Shared, parameters: Parameters): string[] {
  const { tier, earlier } = branch;
  return [
    `p.miles <= ${tier.withinRadius ? shared.radius() : shared.max()}`,
    ...rowConditions(search.filters, search.viewer, 'p', parameters),
    ...earlier.map((one) => `not ${belongsTo(one, 'p', () => `p.miles <= ${shared.radius()}`, parameters)}`),
  ];
}

function openConditions(search: NearSearch, group: number): string[] {
  if (!search.openAt) return [];
  if (search.rank !== null) return [`${OPEN_BY_WALL} is not false`];
  return [group === 0 ? 'p.open' : 'p.open is null'];
}

/** That a row is in the answer at all, in whatever tier and group. Without coordinates it is, at the end of the list. */
export function answerConditions(
  search: NearSearch,
  alias: string,
  shared: Shared,
  parameters: Parameters,
): string[] {
  const miles = milesSql(alias, shared);
  const tiers = search.steps
    .flat()
    .map((tier) => belongsTo(tier, alias, () => `${miles} <= ${shared.radius()}`, parameters));
  return [
    `(${tiers.join(' or ')})`,
    ...filterConditions(search.filters, alias, parameters),
    ...rowConditions(search.filters, search.viewer, alias, parameters),
    ...(search.openAt ? [`${openSql(alias, shared.instant())} is not false`] : []),
    `(${alias}.lat is null or ${miles} <= ${shared.max()})`,
  ];
}
