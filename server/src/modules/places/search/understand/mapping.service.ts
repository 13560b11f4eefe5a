import type pg from 'pg';
import type { Caller } from '../../../../rpc/context.ts';
import { type CategoryMapping, readMappings } from '../find/search.queries.ts';
import type { Tier } from './tiers.rules.ts';
import type { PlaceWords } from './understand.rules.ts';

/** The table is small and changes by hand: a search looks it up here, at most this old. */
const FRESH_MS = 10_000;
const MAX_PLACES = 500;

interface Remembered {
  readAt: number;
  mappings: Promise<CategoryMapping[]>;
}
const remembered = new WeakMap<pg.Pool, Remembered>();

/** The tier of places that people mapped to such a term (SRCH-26); without it when it cannot be read (SRCH-07). */
export async function mappedTier(caller: Caller, words: PlaceWords): Promise<Tier[]> {
  if (words.text === '') return [];
  try {
    const mappings = await mappingsOf(caller.deps.searchPool);
    const refs = mappings.filter(({ terms }) => terms.some((term) => term.includes(words.text)));
    const places = [...new Set(refs.flatMap(({ place_ids }) => place_ids))].slice(0, MAX_PLACES);
    return places.length > 0 ? [{ refs: places }] : [];
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'category mappings could not be read');
    return [];
  }
}

function mappingsOf(pool: pg.Pool): Promise<CategoryMapping[]> {
  const known = remembered.get(pool);
  if (known && performance.now() - known.readAt < FRESH_MS) return known.mappings;
  const mappings = readMappings(pool);
  remembered.set(pool, { readAt: performance.now(), mappings });
  mappings.catch(() => remembered.delete(pool));
  return mappings;
}
