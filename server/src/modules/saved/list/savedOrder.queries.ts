import type { Origin } from '@liora/domain/contract/common';
import { OFFICIAL_SCORE_MIN_REVIEWS } from '@liora/domain/limits';
import type { SavedSort } from '@liora/domain/rules/savedPlaces';
import { type RawBuilder, sql } from 'kysely';
import { readJsonCursor, writeJsonCursor } from '../../../db/jsonCursor.ts';
import { isUuid } from '../../../db/uuid.ts';

/** Where a page ends in a list that is not sorted by day. */
export interface OrderPosition {
  rank: number;
  words: string;
  id: string;
}

/** Characters of a name that places are sorted by: so many fit a cursor, in any script. */
export const SORTED_CHARS = 40;
/** Behind everything that has a distance. */
const UNLOCATED_MILES = 1e9;

/**
 * What a row is sorted by, first `rank`, then `words`, over what its owner may be shown of the place: `n` (see
 * savedList.queries.ts). What has no name, score or distance stands last.
 */
export function orderBy(
  sort: Exclude<SavedSort, 'added'>,
  origin: Origin | undefined,
): { rank: RawBuilder<number>; words: RawBuilder<string> } {
  const unnamed = sql`(1 + (n.name is null)::int)`;
  const words = sql<string>`coalesce(fold(n.name), '')`;
  switch (sort) {
    case 'name':
      return { rank: sql`(n.name is null)::int::float8`, words };
    case 'distance': {
      const at = sql`${origin?.latitude ?? null}::float8, ${origin?.longitude ?? null}::float8`;
      return {
        rank: sql`coalesce(miles_between(${at}, n.lat, n.lng), ${UNLOCATED_MILES}::float8 * ${unnamed})`,
        words,
      };
    }
    case 'score':
      return {
        rank: sql`coalesce(-case when n.reviews >= ${OFFICIAL_SCORE_MIN_REVIEWS}::int then n.spark end, ${unnamed})::float8`,
        words,
      };
  }
}

export const writeOrderCursor = ({ rank, words, id }: OrderPosition): string =>
  writeJsonCursor([rank, words, id]);

/** Anything that is none of ours starts over rather than failing. */
export function readOrderCursor(cursor: string | undefined): OrderPosition | null {
  const read = readJsonCursor(cursor);
  if (!Array.isArray(read)) return null;
  const [rank, words, id] = read;
  const isOurs = Number.isFinite(rank) && typeof words === 'string' && !words.includes('\0');
  return isOurs && isUuid(id) ? { rank, words: words.toWellFormed(), id } : null;
}
