import type { LovedSort } from '@liora/domain/contract/reviewSorts';
import { readJsonCursor, writeJsonCursor } from '../../../db/jsonCursor.ts';

/** Where a page of Liora Loved ends: what its last place is sorted by, so that the next one begins there without it, too. */
export interface LovedPosition {
  /** What the order goes by before its ties; of 'recent' microseconds since 1970. */
  first: number;
  review_count: number;
  /** The beginning of its name: as much as ties are sorted by. */
  words: string;
  place_id: string;
}

/** Characters of a name that ties are sorted by: so many fit a cursor, in any script. */
export const SORTED_CHARS = 40;
const PLACE = /^[A-Za-z0-9_-]{1,80}$/;
const MOST_REVIEWS = 2 ** 31 - 1;

export function writeLovedCursor(sort: LovedSort, position: LovedPosition): string {
  const { first, review_count, words, place_id } = position;
  return writeJsonCursor([sort, first, review_count, words, place_id]);
}

/** Anything that is none of ours, or of another order, starts over rather than failing. */
export function readLovedCursor(sort: LovedSort, cursor: string | undefined): LovedPosition | null {
  const read = readJsonCursor(cursor);
  if (!Array.isArray(read)) return null;
  const [of, first, review_count, words, place_id] = read;
  if (of !== sort || !isFirst(sort, first) || !isCount(review_count)) return null;
  if (typeof words !== 'string' || words.includes('\0') || !PLACE.test(place_id)) return null;
  return { first, review_count, words: words.toWellFormed(), place_id };
}

function isFirst(sort: LovedSort, value: unknown): value is number {
  // As an instant it has to be one that the database knows: up to the year 2096.
  if (sort === 'recent') return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 4e15;
  return Number.isFinite(value);
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_REVIEWS;
