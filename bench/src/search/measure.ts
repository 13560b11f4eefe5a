import { searchInput, suggestInput } from '@liora/domain/contract/places';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { suggestPlaces } from '../../../server/src/modules/places/search/suggest.service.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { literalSearch, type Question } from './literal.ts';
import type { QueryClass } from './questions.ts';

export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

export interface ClassResult {
  query: QueryClass;
  /** The page alone, as while typing and on every page but the first. */
  ours: Times;
  /** The page and how many places there are in all, as when a search is opened. */
  counted: Times;
  literal: Times;
  /** Share of typing errors for which the meant place was found. */
  recall: number | null;
}

/** What the web app sends for a question. */
export function inputOf({ q, origin, category, price, dietary, openAt, limit }: Question) {
  return {
    q,
    origin,
    limit,
    ...(category && { category }),
    ...(price && { price }),
    ...(dietary && { dietary }),
    ...(openAt && { openAt }),
  };
}

/** Every question once through our service and once through the literal design, in turns, after a warm-up. */
export async function measureClass(database: BenchDatabase, query: QueryClass): Promise<ClassResult> {
  const deps = benchDeps(database);
  const visitor = { deps, viewer: null };
  const ours = async (question: Question, count: boolean): Promise<{ places: Array<{ name: string }> }> =>
    query.typeAhead
      ? suggestPlaces(visitor, suggestInput.parse({ q: question.q, origin: question.origin }))
      : searchPlaces(visitor, searchInput.parse({ ...inputOf(question), count }));
  for (const question of query.questions.slice(0, 5)) {
    await ours(question, true);
    await ours(question, false);
    await literalSearch(database.pool, question);
  }
  const times: Record<'ours' | 'counted' | 'literal', number[]> = { ours: [], counted: [], literal: [] };
  let hits = 0;
  for (const question of query.questions) {
    const start = performance.now();
    const { places } = await ours(question, false);
    const paged = performance.now();
    await ours(question, true);
    const counted = performance.now();
    await literalSearch(database.pool, question);
    times.ours.push(paged - start);
    times.counted.push(counted - paged);
    times.literal.push(performance.now() - counted);
    if (question.wanted && places.some(({ name }) => name === question.wanted)) hits += 1;
  }
  const asksForOne = query.questions.some(({ wanted }) => wanted !== undefined);
  return {
    query,
    ours: percentiles(times.ours),
    counted: percentiles(times.counted),
    literal: percentiles(times.literal),
    recall: asksForOne ? hits / query.questions.length : null,
  };
}

function percentiles(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
