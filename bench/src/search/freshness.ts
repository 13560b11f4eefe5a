import { searchInput } from '@liora/domain/contract/places';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { CITIES } from './cities.ts';
import { percentiles } from './measure.ts';

const PINS = 100;

export interface Freshness {
  dropped: number;
  found: number;
  /** Dropping one pin, committed, p50. */
  dropMs: number;
}

/** How many of 100 new pins the first search after their commit finds; they are taken away again. */
export async function measureFreshness(database: BenchDatabase): Promise<Freshness> {
  const visitor = { deps: benchDeps(database), viewer: null };
  let found = 0;
  const times: number[] = [];
  for (let i = 0; i < PINS; i++) {
    const [latitude, longitude] = CITIES[i % CITIES.length] ?? [0, 0];
    const name = `Freshly dropped ${i}`;
    const start = performance.now();
    await database.pool.query(
      `insert into dropped_pins (user_id, title, category, latitude, longitude, description)
       select id, $1, 'Bar', $2, $3, 'bench freshness' from bench_person where n = 1`,
      [name, latitude, longitude],
    );
    times.push(performance.now() - start);
    const input = searchInput.parse({ q: name, origin: { latitude, longitude } });
    const { places } = await searchPlaces(visitor, input);
    if (places[0]?.name === name) found += 1;
  }
  await database.pool.query("delete from dropped_pins where description = 'bench freshness'");
  return { dropped: PINS, found, dropMs: percentiles(times).p50 };
}
