import type pg from 'pg';
import type { Caller } from '../../../../rpc/context.ts';
import { type CategoryMapping, readMappings } from '../find/search.queries.ts';
import { mappedPlaces, touchedBy } from './mappings.rules.ts';
import type { Tier } from './tiers.rules.ts';
import type { PlaceWords } from './understand.rules.ts';

/** The table is small and changes by hand: a search looks it up here, at most this old. */
const FRESH_MS = 10_000;

interface Remembered {
  readAt: number;
  mappings: Promise<CategoryMapping[]>;
}
const remembered = new WeakMap<pg.Pool, Remembered>();

/**
 * The tier of places that people mapped to such a term (SRCH-26); without it when it cannot be read (SRCH-07). `given`: these
 * mappings instead of the stored ones, for who tries what they would do.
 */
export async function mappedTier(
  caller: Caller,
  words: PlaceWords,
  given?: readonly CategoryMapping[],
): Promise<Tier[]> {
  if (words.text === '') return [];
  try {
    const mappings = given ?? (await mappingsOf(caller.deps.searchPool));
    const places = mappedPlaces(touchedBy(mappings, words));
    return places.size > 0 ? [{ refs: [...places.keys()] }] : [];
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'category mappings could not be read');
    return [];
  }
}

/** The next search of this node reads them anew; other nodes do within ten seconds. */
export const forgetMappings = (pool: pg.Pool): void => void remembered.delete(pool);

function mappingsOf(pool: pg.Pool): Promise<CategoryMapping[]> {
  const known = remembered.get(pool);
  if (known && performance.now() - known.readAt < FRESH_MS) return known.mappings;
  const mappings = readMappings(pool);
  remembered.set(pool, { readAt: performance.now(), mappings });
  // Unless they were forgotten and read anew meanwhile.
  mappings.catch(() => remembered.get(pool)?.mappings === mappings && remembered.delete(pool));
  return mappings;
}
