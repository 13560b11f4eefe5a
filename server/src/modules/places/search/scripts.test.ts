import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { NO_FILTERS } from './find/conditions.queries.ts';
import { ONLY_NEAR, pageStatement } from './find/page.queries.ts';
import { searchPlaces } from './search.service.ts';
import { suggestPlaces } from './suggest.service.ts';
import { emptyTown, TOWN, town } from './testing/town.ts';
import { features } from './understand/features.runtime.ts';
import { searchSteps } from './understand/tiers.rules.ts';
import { understand } from './understand/understand.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());
const visitor = visitorOf(testDeps(database));
const ids = async (q: string) =>
  (await searchPlaces(visitor, searchInput.parse({ origin: TOWN, q }))).places.map(({ id }) => id);
const suggested = async (q: string) =>
  (await suggestPlaces(visitor, { q, origin: TOWN })).places.map(({ id }) => id);

beforeEach(async () => {
  await emptyTown(database.db);
  await town(database.db, [
    { id: 'tower', name: '東京タワー', category: 'Experience' },
    { id: 'gyoen', name: '新宿御苑', category: 'Outdoor', subcategory: 'Garden', miles: 1 },
    { id: 'pain', name: 'ル・パン・コティディアン', category: 'Cafe', miles: 2 },
    { id: 'stars', name: 'Starbucks', other_names: ['スターバックス'], category: 'Cafe', miles: 3 },
    { id: 'ichiran', name: 'Ichiran', category: 'Restaurant', cuisine: 'Ramen', miles: 4 },
    { id: 'kyubey', name: 'Kyubey', category: 'Restaurant', cuisine: 'Sushi', miles: 5 },
    { id: 'ueno', name: 'Ueno', category: 'Outdoor', subcategory: 'Park', miles: 6 },
    { id: 'gangnam', name: '블루보틀 강남점', category: 'Cafe', miles: 7 },
    { id: 'wat', name: 'วัดพระแก้ว', category: 'Experience', miles: 8 },
    { id: 'yu', name: '湯', category: 'Experience', miles: 9 },
  ]);
});

test.each([
  ['タワー', 'tower'],
  ['東京', 'tower'],
  ['京タ', 'tower'],
  ['東京 タワー', 'tower'],
  ['タワー　東京', 'tower'],
  ['東京タワー', 'tower'],
  ['たわー', 'tower'],
  ['ルパンコティディアン', 'pain'],
  ['ル・パン・コティディアン', 'pain'],
  ['コティディアン', 'pain'],
  ['すたーばっくす', 'stars'],
  ['ｽﾀｰﾊﾞｯｸｽ', 'stars'],
  ['バックス', 'stars'],
  ['강남', 'gangnam'],
  ['보틀강남', 'gangnam'],
  ['พระ', 'wat'],
  ['แก้ว', 'wat'],
  ['湯', 'yu'],
])('FIX-35 %s finds %s, in the search and in the box', async (q, id) => {
  expect(await ids(q)).toEqual([id]);
  expect(await suggested(q)).toEqual([id]);
});

test.each([
  ['ラーメン', ['ichiran']],
  ['らーめん', ['ichiran']],
  ['寿司', ['kyubey']],
  ['すし', ['kyubey']],
  ['公園', ['ueno']],
  ['공원', ['ueno']],
  ['Парк', ['ueno']],
  ['jardín', ['gyoen']],
  // What it is called, and what it is.
  ['御苑', ['gyoen']],
])('FIX-35 %s is understood as a kind of place', async (q, found) => {
  expect(await ids(q)).toEqual(found);
});

test('FIX-35 letters that no name has find nothing, and a whole name leads', async () => {
  expect(await ids('宿タ')).toEqual([]);
  await town(database.db, [{ id: 'near-tower', name: '新東京タワー前', category: 'Cafe' }]);
  expect(await ids('東京タワー')).toEqual(['tower', 'near-tower']);
});

test('FIX-35 the index finds two letters: nothing else is read', async () => {
  await database.pool.query(`insert into venues (place_id, name, category, latitude, longitude, source, source_id, licence, source_date)
    select 'many-' || i, '品川駅前' || chr(19968 + i), 'Cafe', 37.7793 + (i % 70) * 0.001, -122.4193 + (i / 70) * 0.001, 'test', 'many-' || i,
      'CC0-1.0', '2026-01-01' from generate_series(1, 4000) i`);
  const codes = await features(database.searchPool);
  const { text, values } = pageStatement(
    {
      viewer: null,
      origin: TOWN,
      maxMiles: 20,
      radiusMiles: 10,
      steps: searchSteps(understand('御苑'), codes, { byDistance: true }).map((tiers) => tiers.slice(0, 1)),
      filters: NO_FILTERS,
      openAt: null,
      rank: null,
      nested: false,
      limit: 50,
    },
    null,
    ONLY_NEAR,
  );
  await database.pool.query('analyze place_search');
  const { rows } = await database.pool.query(`explain (analyze, format text) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using place_search_near');
  expect(plan).not.toContain('Seq Scan on place_search');
  // Rows that the index gave and the text then left out: signatures collide, but rarely.
  const removed = [...plan.matchAll(/Rows Removed by Index Recheck: (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(Math.max(0, ...removed)).toBeLessThan(400);
});
