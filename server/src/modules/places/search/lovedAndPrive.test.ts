import { countInput, searchInput } from '@liora/domain/contract/places';
import { mapInput } from '@liora/domain/contract/placesMap';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { Caller } from '../../../rpc/context.ts';
import { mapPlaces } from '../map/map.service.ts';
import { countAnew } from './count.service.ts';
import { searchPlaces } from './search.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const CITY = { latitude: 37.7793, longitude: -122.4193 };
const VIEW = { west: -122.5, south: 37.7, east: -122.3, north: 37.85, zoom: 20 };

const [author, member, free] = [
  await person(deps, { member: true }),
  await person(deps, { member: true }),
  await person(deps),
];
await venue(database.db, 'loved', { name: 'Loved' });
await venue(database.db, 'liked', { name: 'Liked' });
await venue(database.db, 'unrated', { name: 'Unrated' });
for (const [place, mark] of [
  ['loved', 8],
  ['liked', 6],
] as const)
  await database.pool.query(
    'insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ($1, $2, $3, $3, $3)',
    [place, author.viewer.userId, mark],
  );
const prive = await droppedPin(author, { is_prive: true, is_public: false });
await droppedPin(author);

for (const { viewer } of [free, member])
  await database.pool.query(
    `insert into saved_places (user_id, place_id, source, place_name, category, removed_at) values
      ($1, 'unrated', 'venues', 'Unrated', 'Bar', null), ($1, 'liked', 'venues', 'Liked', 'Bar', now()),
      ($1, $2, 'dropped_pins', 'Pin', 'Bar', null)`,
    [viewer.userId, prive],
  );

type Filter = { loved?: boolean; prive?: boolean; saved?: boolean };
/** What a filter leaves, as the list, its count and the map tell it. */
async function found(caller: Caller, filter: Filter) {
  const list = await searchPlaces(caller, searchInput.parse({ origin: CITY, ...filter }));
  const count = await countAnew(caller, countInput.parse({ origin: CITY, ...filter }));
  const map = await mapPlaces(caller, mapInput.parse({ ...VIEW, ...filter }));
  const ids = list.places.map(({ id }) => id).toSorted();
  expect(map.places.map(({ id }) => id).toSorted()).toEqual(ids);
  expect([count.within + count.farther, map.total]).toEqual([ids.length, ids.length]);
  return ids;
}

describe('RUL-82 the filters of list, count and map find the same', () => {
  test('RUL-49 Liora Loved: from a score of 7 on, whoever asks', async () => {
    for (const caller of [visitorOf(deps), free, member])
      expect(await found(caller, { loved: true })).toEqual(['loved']);
  });

  test('SRCH-29 Privé: the pins of others for members, for everybody else their own alone', async () => {
    expect(await found(member, { prive: true })).toEqual([prive]);
    expect(await found(author, { prive: true })).toEqual([prive]);
    for (const caller of [visitorOf(deps), free]) expect(await found(caller, { prive: true })).toEqual([]);
  });

  test('saved: what the caller has saved, still and in their sight; nobody else', async () => {
    expect(await found(free, { saved: true })).toEqual(['unrated']);
    expect(await found(member, { saved: true })).toEqual([prive, 'unrated'].toSorted());
    expect(await found(member, { saved: true, prive: true })).toEqual([prive]);
    for (const caller of [visitorOf(deps), author]) expect(await found(caller, { saved: true })).toEqual([]);
  });

  test('both at once: what is Privé and loved', async () => {
    expect(await found(member, { loved: true, prive: true })).toEqual([]);
  });

  test('without a filter everything is there that the caller may see', async () => {
    expect(await found(visitorOf(deps), {})).toHaveLength(4);
    expect(await found(member, {})).toHaveLength(5);
  });
});
