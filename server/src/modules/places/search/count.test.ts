import { countInput, searchInput } from '@liora/domain/contract/places';
import { SEARCH_COUNT_CACHE_MS } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, visitorOf } from '../../../../test/factories.ts';
import { countPlaces } from './count.service.ts';
import { NO_FILTERS } from './find/conditions.queries.ts';
import { countStatement } from './find/count.queries.ts';
import { ONLY_NEAR, pageStatement } from './find/page.queries.ts';
import { searchPlaces } from './search.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
/** Each test begins after all that was remembered by the one before. */
let clock = Date.parse('2026-05-16T02:30:00Z');
const visitor = visitorOf({ ...deps, now: () => new Date(clock) });
beforeEach(async () => {
  await emptyTown(database.db);
  clock += SEARCH_COUNT_CACHE_MS;
});
const build = (...places: TownPlace[]) => town(database.db, places);
const count = (more: object = {}, caller = visitor) =>
  countPlaces(caller, countInput.parse({ origin: TOWN, ...more }));

test('FIX-76 a page does not count what follows it; that has an address of its own', async () => {
  await build(...[1, 5, 9, 11, 19, 21].map((miles) => ({ id: `at-${miles}`, miles })));
  const page = await searchPlaces(visitor, searchInput.parse({ origin: TOWN, limit: 2 }));
  expect([page.places.length, page.within, page.farther, page.counted]).toEqual([2, 2, 0, false]);
  expect(await count()).toEqual({ within: 3, farther: 2, counted: true, kinds: [] });
  const [statement] = [pageStatement({ ...NEAR, limit: 50 }, null, ONLY_NEAR)];
  expect(statement.text).not.toMatch(/count\(/);
});

test('FIX-76 the count reads nothing of what is shown', () => {
  expect(countStatement(NEAR).text).not.toMatch(/shown|spark|reviews/);
});

test('FIX-76 the count is of what the search finds: text, filters, hours, viewer and duplicates', async () => {
  await build(
    { id: 'velvet', name: 'Velvet', subcategory: 'Pub', price_level: 1 },
    { id: 'room', name: 'Velvet Room', subcategory: 'Wine Bar', price_level: 2, miles: 12 },
    { id: 'shut', name: 'Velvet Rope', hours_weekly: '{}', miles: 1 },
    { id: 'nowhere', name: 'Velvet', miles: null },
    { id: 'other' },
  );
  expect(await count({ q: 'velvet' })).toMatchObject({ within: 2, farther: 1 });
  expect(await count({ q: 'velvet', price: [2] })).toMatchObject({ within: 0, farther: 1 });
  expect(await count({ q: 'velvet', openAt: '2026-05-16T02:30:00Z' })).toMatchObject({
    within: 1,
    farther: 1,
  });
  expect((await count({ q: 'velvet', kinds: true })).kinds).toEqual([
    { name: 'Pub', count: 1 },
    { name: 'Wine Bar', count: 1 },
  ]);
  // A keyword among words that nothing has.
  expect(await count({ q: 'zebra bar' })).toMatchObject({ within: 3, farther: 1 });
});

test('FIX-76 a count is kept for some seconds for visitors, and never for who is signed in', async () => {
  const { viewer } = await person(deps);
  const signedIn = { ...visitor, viewer };
  await build({ id: 'one' });
  expect([(await count()).within, (await count({}, signedIn)).within]).toEqual([1, 1]);
  await build({ id: 'two' });
  expect([(await count()).within, (await count({}, signedIn)).within]).toEqual([1, 2]);
  expect((await count({ q: 'bar' })).within).toBe(2);
  clock += SEARCH_COUNT_CACHE_MS;
  expect((await count()).within).toBe(2);
});

test('a count that failed is asked again', async () => {
  await build({ id: 'one' });
  let broken = true;
  const searchPool = new Proxy(database.searchPool, {
    get(pool, key) {
      if (key === 'query' && broken) return () => Promise.reject(new Error('no database'));
      return Reflect.get(pool, key, pool);
    },
  });
  const caller = { ...visitor, deps: { ...visitor.deps, searchPool } };
  await expect(count({}, caller)).rejects.toThrow('no database');
  broken = false;
  expect((await count({}, caller)).within).toBe(1);
});

const NEAR = {
  viewer: null,
  origin: TOWN,
  maxMiles: 20,
  radiusMiles: 10,
  steps: [[{}]],
  nested: false,
  filters: NO_FILTERS,
  openAt: null,
  rank: null,
  limit: 301,
};
