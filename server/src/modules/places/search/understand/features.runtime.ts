import type pg from 'pg';
import { fold } from './fold.rules.ts';

/** The codes of search_features (migration 0003), the one table of them. */
export interface Features {
  /** Code of a category, subcategory, type or cuisine, or undefined when it has none. */
  kind(name: string): number | undefined;
  /** Code of a cuisine that the place itself states, not only its subcategory. */
  cuisine(name: string): number | undefined;
  mood(name: string): number | undefined;
  diet(name: string): number | undefined;
  price(level: number): number;
  flag(name: 'brunch' | 'outdoor' | 'seating' | 'noted' | 'business' | 'other diet'): number;
}

const loaded = new WeakMap<pg.Pool, Promise<Features>>();

/** Read once per pool: codes change only with a migration. A failed read is tried again by the next caller. */
export function features(pool: pg.Pool): Promise<Features> {
  const known = loaded.get(pool);
  if (known) return known;
  const reading = readFeatures(pool);
  loaded.set(pool, reading);
  reading.catch(() => loaded.delete(pool));
  return reading;
}

async function readFeatures(pool: pg.Pool): Promise<Features> {
  const { rows } = await pool.query<{ code: number; kind: string; name: string }>(
    'select code, kind, name from search_features',
  );
  const codes = new Map(rows.map((row) => [`${row.kind}:${row.name}`, row.code]));
  const required = (key: string) => {
    const code = codes.get(key);
    if (code === undefined) throw new RangeError(`search_features lacks ${key}`);
    return code;
  };
  return {
    kind: (name) => codes.get(`kind:${fold(name)}`),
    cuisine: (name) => codes.get(`cuisine:${fold(name)}`),
    mood: (name) => codes.get(`mood:${name}`),
    diet: (name) => codes.get(`diet:${dietKey(name)}`),
    price: (level) => required(`price:${level}`),
    flag: (name) => required(`flag:${name}`),
  };
}

/** How free text of a diet is compared: 'Gluten-Free Options' is 'gluten free'. The same as diet_key() in SQL. */
export function dietKey(text: string): string {
  return fold(text).replace(/ (options?|friendly|available|only|menu|food)$/, '');
}
