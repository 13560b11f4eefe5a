import type { SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { SEARCH_RADIUS_MILES } from '@liora/domain/limits';
import type { Asker } from '../asker.store.ts';

/** A search and who asks it: the same words are another question for somebody else. */
export interface SearchQuestion {
  input: SearchInput;
  asker: Asker;
}

/** The pages of an answer so far, nearest first. None at all when the search was aborted (SRCH-04). */
export type SearchAnswer = readonly SearchOutput[];

export const radiusOf = ({ radiusMiles = SEARCH_RADIUS_MILES }: SearchInput) => radiusMiles;

/**
 * What an answer is kept under: whole degrees and whole miles (SRCH-13, SRCH-14), with the query, every filter, the
 * instant that hours are told for, the user and what they are entitled to (RUL-60). Places so far apart share a key on
 * purpose: whether the answer fits the exact place is decided when it is taken out.
 */
export function cacheKey({ input, asker }: SearchQuestion): string {
  const { origin, radiusMiles: _miles, cursor: _cursor, ...asked } = input;
  const filters = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    Math.round(origin.latitude),
    Math.round(origin.longitude),
    Math.round(radiusOf(input)),
    filters,
    asker.userId,
    asker.member,
  ]);
}
