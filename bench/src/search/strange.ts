import { searchInput } from '@liora/domain/contract/places';
import { SEARCH_TYPED_MAX_CHARS } from '@liora/domain/limits';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { ProductError } from '../../../server/src/rpc/errors.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { CITIES } from './cities.ts';

const TRIES = 5;

/** Questions that cost most: filters that only rows can answer, letters that are everywhere, long lists. */
const STRANGE: ReadonlyArray<readonly [name: string, input: Record<string, unknown>]> = [
  ['signs only', { q: '%%%' }],
  ['one letter', { q: 'x' }],
  ['three letters that nobody has', { q: 'qzx' }],
  ['four letters that nobody has', { q: 'qzxj' }],
  ['ten words', { q: 'a e i o u bar sushi park tea pub' }],
  ['200 letters', { q: 'abcde'.repeat(SEARCH_TYPED_MAX_CHARS / 5) }],
  ['a word against its filters', { q: 'sushi', category: 'Outdoor', price: [4] }],
  ['a diet that nobody has', { dietary: ['moon food'] }],
  ['a subcategory that nobody has', { subcategory: 'Moon base' }],
  ['a word with a diet that nobody has', { q: 'kitchen', dietary: ['moon food'] }],
  ['50 miles around', { q: 'zzyzzyxq', radiusMiles: 50 }],
  ['200 places', { limit: 200 }],
  ['by score', { sort: 'score' }],
  ['by mood', { moods: ['serene', 'lively'] }],
  ['open at a time', { q: 'restaurant', openAt: '2026-05-15T20:00:00Z' }],
];

export interface Strange {
  name: string;
  /** Middle of five tries, milliseconds. */
  ms: number;
  /** One of the tries ran into the statement timeout. */
  cutOff: boolean;
}

/** The strange questions in the middle of the largest city, the slowest first. */
export async function measureStrange(database: BenchDatabase): Promise<Strange[]> {
  const visitor = { deps: benchDeps(database), viewer: null };
  const [largest] = [...CITIES].sort((a, b) => b[2] - a[2]);
  if (!largest) throw new RangeError('no cities');
  const origin = { latitude: largest[0], longitude: largest[1] };
  const results: Strange[] = [];
  for (const [name, more] of STRANGE) {
    const input = searchInput.parse({ origin, ...more });
    const times: number[] = [];
    let cutOff = false;
    for (let i = 0; i <= TRIES; i++) {
      const start = performance.now();
      const radiusMiles = await searchPlaces(visitor, input).then((answer) => answer.radiusMiles, ifBusy);
      if (i > 0) times.push(performance.now() - start);
      if (i > 0 && radiusMiles !== input.radiusMiles) cutOff = true;
    }
    const sorted = times.sort((a, b) => a - b);
    results.push({ name, ms: sorted[Math.floor(TRIES / 2)] ?? Number.NaN, cutOff });
  }
  return results.sort((a, b) => b.ms - a.ms);
}

function ifBusy(error: unknown): null {
  if (error instanceof ProductError && error.code === 'BUSY') return null;
  throw error;
}
