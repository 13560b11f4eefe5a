import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { suggestPlaces } from './suggest.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const visitor = visitorOf(testDeps(database));
beforeEach(() => emptyTown(database.db));
const build = (...places: TownPlace[]) => town(database.db, places);
const ids = async (q: string, origin: typeof TOWN | undefined = TOWN) =>
  (await suggestPlaces(visitor, { q, origin })).places.map(({ id }) => id);

test('PSB-04 first letters rank names that begin so first, then words that begin so, then the rest, each nearest first', async () => {
  await build(
    { id: 'inside', name: 'Velumen' },
    { id: 'word', name: 'Cafe Lumen' },
    { id: 'far-name', name: 'Lumen Two', miles: 9 },
    { id: 'near-name', name: 'Lumen', miles: 2 },
  );
  expect(await ids('lu')).toEqual(['near-name', 'far-name', 'word']);
  expect(await ids('lume')).toEqual(['near-name', 'far-name', 'word', 'inside']);
});

test('PSB-04 at most 8 places', async () => {
  await build(...Array.from({ length: 12 }, (_, i) => ({ id: `p${i}`, name: 'Lumen', miles: i / 10 })));
  expect(await ids('lum')).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
});

test('a kind of place is found while its name is typed, and a slip of the fingers is forgiven', async () => {
  await build({ id: 'pub', name: 'The Crown', subcategory: 'Pub' }, { id: 'stromboli', name: 'Stromboli' });
  expect(await ids('pub')).toEqual(['pub']);
  expect(await ids('storm boli')).toEqual([]);
  expect(await ids('stormboli')).toEqual(['stromboli']);
});

test('without a location the default area is the centre and distances are left out', async () => {
  await build({ id: 'near', name: 'Lumen' }, { id: 'no-place', name: 'Lumen Popup', miles: null });
  const { places } = await suggestPlaces(visitor, { q: 'lumen' });
  expect(places.map(({ id, distanceMiles }) => [id, distanceMiles])).toEqual([
    ['near', null],
    ['no-place', null],
  ]);
});

test('a place of another country is found when nothing near is called so', async () => {
  await build({ id: 'far', name: 'Casino de Monte Carlo', miles: 600 });
  expect(await ids('casino monte')).toEqual(['far']);
});

test('nothing typed suggests nothing', async () => {
  await build({ id: 'near' });
  expect(await ids('  !')).toEqual([]);
});
