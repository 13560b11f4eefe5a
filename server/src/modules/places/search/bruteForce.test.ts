import { searchFilters, searchInput } from '@liora/domain/contract/places';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { MOODS } from '@liora/domain/rules/moods';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, visitorOf } from '../../../../test/factories.ts';
import type { Caller } from '../../../rpc/context.ts';
import { searchPlaces } from './search.service.ts';
import { type BruteQuestion, bruteForce } from './testing/bruteForce.ts';
import { CENTRE, storeWorld, type WorldPlace, worldPlace } from './testing/world.ts';
import { features } from './understand/features.runtime.ts';
import { keywordSteps, searchSteps } from './understand/tiers.rules.ts';
import { understand } from './understand/understand.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const codes = await features(database.searchPool);
const people = [await person(deps), await person(deps, { member: true }), await person(deps)];
const [free, member] = people;
if (!free || !member) throw new Error('two people look at the world');
await block(member, people[2] ?? free);
const owners = people.map(({ viewer }) => viewer.userId);
const visitor = { caller: visitorOf(deps), me: null, prive: false, blocked: [] };
const VIEWERS = [
  visitor,
  { caller: free, me: 0, prive: false, blocked: [] },
  { caller: member, me: 1, prive: true, blocked: [2] },
];

const QUERIES = [
  '',
  'lumen',
  'LUMIÈRE',
  'bar',
  'wine bar',
  'gallery',
  "murphy's pub",
  '三和',
  '和',
  'ボトル',
  'ぶるー',
  'aria',
  'blue door',
  'restaurant',
  'ice cream',
  'ga',
  'main street',
  'gallery bar',
  'outdoor',
];
const question = fc.record({
  q: fc.constantFrom(...QUERIES),
  origin: fc.record({
    latitude: fc.double({ min: CENTRE.latitude - 0.1, max: CENTRE.latitude + 0.1, noNaN: true }),
    longitude: fc.double({ min: CENTRE.longitude - 0.1, max: CENTRE.longitude + 0.1, noNaN: true }),
  }),
  radiusMiles: fc.constantFrom(3, 10, 20),
  limit: fc.integer({ min: 1, max: 30 }),
  category: fc.option(fc.constantFrom(...CATEGORY_NAMES), { nil: undefined, freq: 3 }),
  subcategory: fc.option(fc.constantFrom('Wine Bar', 'Gallery'), { nil: undefined, freq: 3 }),
  moods: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...MOODS], { maxLength: 3 })),
  dietary: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.subarray(['vegan', 'Gluten free', 'moon food']),
  ),
  price: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([1, 2, 3, 4])),
  outdoor: fc.constantFrom(false, false, true),
  openAt: fc.constantFrom(undefined, undefined, '2026-05-16T02:30:00Z', '2026-05-19T02:30:00Z'),
  sort: fc.constantFrom(undefined, 'match' as const, 'distance' as const, 'mood' as const),
  viewer: fc.nat({ max: VIEWERS.length - 1 }),
});

async function allPages(caller: Caller, input: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await searchPlaces(caller, searchInput.parse({ ...input, ...(cursor && { cursor }) }));
    ids.push(...page.places.filter(({ source }) => source !== 'fallback').map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

/** A pin that leads a business carries the business's id. */
async function refsOf(places: readonly WorldPlace[]): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; ref: string }>('select id, ref from place_search');
  return new Map(places.map(({ id }) => [id, rows.find((row) => row.id === id)?.ref ?? id]));
}

test('FIX-36 FIX-31 RUL-113 RUL-114 API-06 SRCH-18 SRCH-20 SRCH-21 SRCH-22 SRCH-23 SRCH-28 SRCH-29 SRCH-30 RUL-82 RUL-83 FIX-20 RUL-115 a search answers exactly what looking at every place would, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(worldPlace, { minLength: 20, maxLength: 60 }),
      fc.array(question, { minLength: 12, maxLength: 12 }),
      async (places, questions) => {
        await storeWorld(database.db, places, owners);
        const refs = await refsOf(places);
        for (const { viewer: who, ...input } of questions) {
          const viewer = VIEWERS[who] ?? visitor;
          const words = understand(input.q);
          const question: BruteQuestion = {
            ...searchFilters.parse(input),
            origin: input.origin,
            radiusMiles: input.radiusMiles,
            matching: searchSteps(words, codes, { byDistance: true }).flat(),
            named:
              words.text === '' || words.onlyKeyword || input.sort === 'distance'
                ? null
                : { text: words.text, beginnings: words.kinds === null && words.traits === null },
            byMood: input.moods.length > 0 && (input.sort ?? 'mood') === 'mood',
          };
          const answer = bruteForce(places, viewer, question, codes);
          const keyword = { ...question, matching: keywordSteps(words, codes).flat(), named: null };
          const expected = (answer.length > 0 ? answer : bruteForce(places, viewer, keyword, codes)).map(
            (id) => refs.get(id),
          );
          // What other spellings find has tests of its own.
          const found = await allPages(viewer.caller, { ...input, literal: true });
          expect(found, JSON.stringify(input)).toEqual(expected);
        }
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
});
