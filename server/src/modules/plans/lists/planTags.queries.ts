import {
  CURATED_RADIUS_MILES,
  PLAN_TAG_NAMES_MAX,
  PLAN_TAG_NEWEST_COMPARED,
  PLAN_TAG_RANGES_MAX,
} from '@liora/domain/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ofAnyLength, PREPARED } from '../../../db/prepared.ts';
import type { DB } from '../../../db/types.gen.ts';
import { cellsAround } from './planCells.rules.ts';
import { type PlanFilter, tagPattern } from './planFilter.queries.ts';

export interface SelectedTag {
  tag: string;
  /** The names that it is part of: one more than PLAN_TAG_NAMES_MAX when there are more. */
  ids: readonly number[];
  /** Of several tags: when the last of the newest plans was made that have it; null when there are not as many. */
  reach: Date | null;
}

/** A list that is read by the rows of date_plan_tags of its rarest tag. */
export interface TagReading {
  lead: SelectedTag;
  others: readonly SelectedTag[];
}

/** When the last of its newest plans was made: the longer ago, the rarer is the tag. */
const REACH = sql`(select min(created_at) from (
  select t.created_at from unnest(found.ids) name (id) cross join lateral (
    select t.created_at from date_plan_tags t where t.tag_id = name.id
    order by t.created_at desc limit ${sql.lit(PLAN_TAG_NEWEST_COMPARED)}) t
  order by 1 desc limit ${sql.lit(PLAN_TAG_NEWEST_COMPARED)}) newest having count(*) = ${sql.lit(PLAN_TAG_NEWEST_COMPARED)})`;

const arrayOf = (texts: readonly string[]): RawBuilder<string[]> =>
  ofAnyLength(sql<string[]>`${[...texts]}::text[]`);

/** Serves: plan_tag_names_parts. */
async function selectedTags(db: Kysely<DB>, tags: readonly string[]): Promise<SelectedTag[]> {
  const { rows } = await sql<SelectedTag>`
    select wanted.tag, found.ids, ${tags.length > 1 ? REACH : sql`null`} as reach
    from unnest(${arrayOf(tags)}, ${arrayOf(tags.map(tagPattern))}) wanted (tag, pattern)
    cross join lateral (select array(
      select n.id from plan_tag_names n where n.name like lower(wanted.pattern)
      limit ${sql.lit(PLAN_TAG_NAMES_MAX + 1)}) as ids offset 0) found ${PREPARED}`.execute(db);
  return rows;
}

/**
 * How a list with tags is read. 'nobody': no plan has one of them. Null: not by tags, because there are none, because it is
 * about one person, or because each is part of so many names that a page is soon found otherwise.
 */
export async function readingByTags(
  db: Kysely<DB>,
  { creator, origin, tags }: PlanFilter,
): Promise<TagReading | 'nobody' | null> {
  const wanted = new Set(tags.filter((tag) => tag !== ''));
  if (creator || wanted.size === 0) return null;
  const selected = await selectedTags(db, [...wanted]);
  if (selected.some(({ ids }) => ids.length === 0)) return 'nobody';
  const cells = origin ? cellsAround(origin, CURATED_RADIUS_MILES).length : 1;
  const [lead] = selected
    .filter(({ ids }) => ids.length <= PLAN_TAG_NAMES_MAX && ids.length * cells <= PLAN_TAG_RANGES_MAX)
    .sort((a, b) => (a.reach?.getTime() ?? 0) - (b.reach?.getTime() ?? 0));
  return lead ? { lead, others: selected.filter((other) => other !== lead) } : null;
}

/** Of one tag the text is the same for all tags, and so is the best plan: ranges of one index. */
export const preparedWithoutOthers = ({ others }: TagReading): RawBuilder<unknown> =>
  others.length === 0 ? PREPARED : sql``;
