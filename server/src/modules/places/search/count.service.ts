import type { CountOutput, countInput } from '@liora/domain/contract/places';
import { SEARCH_COUNT_MAX, SEARCH_FETCH_RADIUS_FACTOR, SEARCH_KINDS_COUNT_MAX } from '@liora/domain/limits';
import type * as z from 'zod';
import { wasCutOff } from '../../../db/databaseErrors.ts';
import type { Caller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { rememberedCount } from './countCache.runtime.ts';
import { centred } from './find/centre.service.ts';
import { type Count, countNear } from './find/count.queries.ts';
import { features } from './understand/features.runtime.ts';
import { filtersOf } from './understand/filters.rules.ts';
import { mappedTier } from './understand/mapping.service.ts';
import { keywordSteps, type Steps, searchSteps } from './understand/tiers.rules.ts';

type Input = z.output<typeof countInput>;

/**
 * How many places a search finds, without those that have no coordinates. A visitor's count is some seconds old at most:
 * most people ask the same of the same place. Who is signed in sees own pins and blocks counted at once. Throws BUSY when
 * the database cannot answer in time.
 */
export function countPlaces(caller: Caller, input: Input): Promise<CountOutput> {
  if (caller.viewer) return countAnew(caller, input);
  return rememberedCount(caller, JSON.stringify(input), () => countAnew(caller, input));
}

export async function countAnew(caller: Caller, input: Input): Promise<CountOutput> {
  const { words, origin } = await centred(caller, input);
  const codes = await features(caller.deps.searchPool);
  const most = input.kinds ? SEARCH_KINDS_COUNT_MAX : SEARCH_COUNT_MAX;
  const count = (steps: Steps) =>
    countNear(caller.deps.searchPool, {
      viewer: caller.viewer,
      origin,
      radiusMiles: input.radiusMiles,
      maxMiles: input.radiusMiles * SEARCH_FETCH_RADIUS_FACTOR,
      steps,
      nested: true,
      filters: filtersOf(input, codes),
      openAt: input.openAt ? new Date(input.openAt) : null,
      rank: null,
      limit: most + 1,
    });
  // By distance: it finds the same as every order, with the fewest scans.
  const steps = searchSteps(words, codes, { mapped: await mappedTier(caller, words), byDistance: true });
  const byKeyword = keywordSteps(words, codes);
  try {
    const counts = await count(steps);
    const none = counts.length === 0 && byKeyword.length > 0;
    return answerOf(none ? await count(byKeyword) : counts, most, input.kinds);
  } catch (error) {
    throw wasCutOff(error) ? new ProductError('BUSY') : error;
  }
}

function answerOf(counts: readonly Count[], most: number, kinds: boolean): CountOutput {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  const total = sum((count) => count.total);
  const within = Math.min(
    sum((count) => count.within),
    most,
  );
  return {
    within,
    farther: Math.min(total, most) - within,
    counted: total <= most && sum((count) => count.cut) === 0,
    kinds: kinds ? kindsOf(counts) : [],
  };
}

function kindsOf(counts: readonly Count[]): CountOutput['kinds'] {
  return counts
    .flatMap(({ subcategory, total }) => (subcategory === null ? [] : [{ name: subcategory, count: total }]))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
