import type { Origin } from '@liora/domain/contract/common';
import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { ofAnyLength, PREPARED } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { isPlanListed } from '../planSight.policy.ts';
import { cellsAround, cellsInside } from './planCells.rules.ts';

export interface PlanFilter {
  origin?: Origin | undefined;
  tags: readonly string[];
  /** Plans of this person alone: wherever they are, so that `origin` does not count. */
  creator?: string | undefined;
}

/**
 * Within 25 miles of the origin, the rim included (RUL-62, PLAN-18); the distance is that of the search. Most plans near a city
 * lie in cells that are near as a whole.
 */
export const isWithin = (origin: Origin, alias = 'p'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.cell`)} = any(${cellsInside(origin, CURATED_RADIUS_MILES)}::int4[])
    or miles_between(${origin.latitude}::float8, ${origin.longitude}::float8, ${sql.ref(`${alias}.latitude`)}, ${sql.ref(`${alias}.longitude`)}) <= ${CURATED_RADIUS_MILES})`;

export const cellsNear = (origin: Origin): RawBuilder<number[]> =>
  sql<number[]>`${cellsAround(origin, CURATED_RADIUS_MILES)}::int4[]`;

/** The same for all plans at once: the cells around it let an index answer first. */
const isNear = (origin: Origin): RawBuilder<boolean> =>
  sql<boolean>`p.cell = any(${cellsNear(origin)}) and ${isWithin(origin)}`;

/** What a list is about: a person, or the country around a place. */
function isAbout({ creator, origin }: PlanFilter): RawBuilder<boolean> {
  if (creator) return sql<boolean>`p.user_id = ${creator}::uuid`;
  return origin ? isNear(origin) : sql<boolean>`true`;
}

/** What a tag with this part is like; no character is a wildcard. */
export const tagPattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** The tag is part of some tag of the plan, ignoring case (PLAN-17). */
export const hasTag = (tag: string): RawBuilder<boolean> =>
  sql<boolean>`p.tag_words like lower(${tagPattern(tag)})`;

/** Every selected tag is (PLAN-16). */
const hasTags = (tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...tags.map(hasTag)], sql` and `)}`;

/** Lists with tags that no rows of a tag lead are not prepared: how they are best read depends on the tags. */
export const preparedWithoutTags = ({ tags }: PlanFilter): RawBuilder<unknown> =>
  tags.length === 0 ? PREPARED : sql``;

/** Nor are counts near a place: whether its cells are full or empty decides as well. */
export const preparedUnlessNarrowed = ({ creator, origin, tags }: PlanFilter): RawBuilder<unknown> =>
  tags.length === 0 && (creator || !origin) ? PREPARED : sql``;

interface Newest {
  condition: RawBuilder<boolean>;
  limit: RawBuilder<unknown>;
}

/** The newest plans `p` that meet the condition, as ids, times and tags. Serves: date_plans_newest, date_plans_user. */
export const newest = ({ condition, limit }: Newest): RawBuilder<unknown> =>
  sql`select p.id, p.created_at, p.tags from date_plans p where ${condition} order by p.created_at desc, p.id desc limit ${limit}`;

/**
 * The newest plans near a place: the newest of each cell around it, and of those the newest, so that a page costs the same
 * in a full city as in an empty one. Serves: date_plans_cell.
 */
export const newestNear = (origin: Origin, { condition, limit }: Newest): RawBuilder<unknown> => {
  const inCell = newest({
    condition: sql`p.cell = around.cell and ${condition} and ${isWithin(origin)}`,
    limit,
  });
  return sql`select p.id, p.created_at, p.tags from unnest(${ofAnyLength(cellsNear(origin))}) around (cell) cross join lateral (${inCell}) p
    order by p.created_at desc, p.id desc limit ${limit}`;
};

/** The newest plans of a list that meet the condition. A tag may be too rare to be found among the newest of each cell. */
export function newestOf(viewer: Viewer | null, filter: PlanFilter, asked: Newest): RawBuilder<unknown> {
  const { origin, creator, tags } = filter;
  if (creator || !origin || tags.length > 0)
    return newest({ ...asked, condition: sql`${matches(viewer, filter)} and ${asked.condition}` });
  return newestNear(origin, {
    ...asked,
    condition: sql`${isPlanListed(viewer, 'p')} and ${asked.condition}`,
  });
}

/** The plans of a list, as a condition on `date_plans p`. */
export const matches = (viewer: Viewer | null, filter: PlanFilter): RawBuilder<boolean> =>
  sql<boolean>`${isPlanListed(viewer, 'p')} and ${isAbout(filter)} and ${hasTags(filter.tags)}`;
