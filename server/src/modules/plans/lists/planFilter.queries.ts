import type { Origin } from '@liora/domain/contract/common';
import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { isPlanListed } from '../planSight.policy.ts';
import { cellsAround } from './planCells.rules.ts';

export interface PlanFilter {
  origin?: Origin | undefined;
  tags: readonly string[];
  /** Plans of this person alone: wherever they are, so that `origin` does not count. */
  creator?: string | undefined;
}

/**
 * Within 25 miles of the origin, the rim included (RUL-62, PLAN-18); the distance is that of the search. The cells around
 * it let an index answer first.
 */
export function isNear(origin: Origin): RawBuilder<boolean> {
  return sql<boolean>`p.cell = any(${cellsAround(origin, CURATED_RADIUS_MILES)}::int4[])
    and miles_between(${origin.latitude}::float8, ${origin.longitude}::float8, p.latitude, p.longitude) <= ${CURATED_RADIUS_MILES}`;
}

/** What a list is about: a person, or the country around a place. */
function isAbout({ creator, origin }: PlanFilter): RawBuilder<boolean> {
  if (creator) return sql<boolean>`p.user_id = ${creator}::uuid`;
  return origin ? isNear(origin) : sql<boolean>`true`;
}

/** Every selected tag is part of some tag of the plan, ignoring case (PLAN-16, PLAN-17); no character is a wildcard. */
function hasTags(tags: readonly string[]): RawBuilder<boolean> {
  const patterns = tags.map((tag) => `%${tag.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`${sql.join([sql`true`, ...patterns.map((pattern) => sql`p.tag_words like lower(${pattern})`)], sql` and `)}`;
}

/**
 * Lists are prepared, but for those near a place and those with tags: whether a cell or a tag is full or empty decides how
 * they are best read, which a plan for all values cannot know.
 */
export const preparedUnlessNarrowed = ({ creator, origin, tags }: PlanFilter): RawBuilder<unknown> =>
  tags.length === 0 && (creator || !origin) ? PREPARED : sql``;

/** The plans of a list, as a condition on `date_plans p`. */
export const matches = (viewer: Viewer | null, filter: PlanFilter): RawBuilder<boolean> =>
  sql<boolean>`${isPlanListed(viewer, 'p')} and ${isAbout(filter)} and ${hasTags(filter.tags)}`;
