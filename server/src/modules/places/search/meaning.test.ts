import { countInput, searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { fillTowns } from '../../location/gazetteer/fillTowns.runtime.ts';
import { countPlaces } from './count.service.ts';
import { searchPlaces } from './search.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
await fillTowns(deps);
beforeEach(() => emptyTown(database.db));
const build = (...places: TownPlace[]) => town(database.db, places);
const search = (q: string, more: object = {}) =>
  searchPlaces(visitor, searchInput.parse({ origin: TOWN, q, ...more }));
const ids = async (q: string, more: object = {}) => (await search(q, more)).places.map(({ id }) => id);

const WINE = { subcategory: 'Wine Bar' };

test("FIX-33 'near' and 'in' a place that is known move the centre, and the answer says whither", async () => {
  await build(
    { id: 'square', name: 'Union Square', category: 'Outdoor', subcategory: 'Park', miles: 4 },
    { id: 'here', ...WINE },
    { id: 'there', ...WINE, miles: 4.2 },
    { id: 'far', ...WINE, miles: 24 },
    { id: 'square-cafe', name: 'Cafe of the Square', category: 'Cafe', miles: 4 },
  );
  for (const q of [
    'wine bar near Union Square',
    'wine bars close to the union square',
    'wine bar bei Union Square',
    'Wine Bar am Union Square',
    'wine bar near Union Square, San Francisco',
    'wine bar near union square in san francisco',
  ]) {
    const found = await search(q);
    expect(found.places.map(({ id }) => id)).toEqual(['there', 'here', 'far']);
    expect(found.places[0]?.distanceMiles).toBeCloseTo(0.2);
    expect(found.understood).toMatchObject({ categories: ['Wine Bar'], near: { name: 'Union Square' } });
    expect(found.understood.near?.latitude).toBeCloseTo(TOWN.latitude + 4 / 69.0976);
    expect(found.understood.near?.rest).toMatch(/^wine bars?$/);
  }
  const input = { origin: TOWN, q: 'wine bar in union square' };
  expect(await countPlaces(visitor, countInput.parse(input))).toMatchObject({ within: 2, farther: 1 });
  expect(await ids('near union square', { radiusMiles: 1 })).toEqual(['square', 'square-cafe', 'there']);
});

test('FIX-33 page by page it is the same list', async () => {
  await build(
    { id: 'square', name: 'Union Square', category: 'Outdoor', miles: 4 },
    ...[3, 4.1, 5, 6].map((miles) => ({ id: `wine-${10 * miles}`, ...WINE, miles })),
  );
  const first = await search('wine bar near union square', { limit: 2 });
  const second = await search('wine bar near union square', { limit: 2, cursor: first.nextCursor });
  expect([...first.places, ...second.places].map(({ id }) => id)).toEqual([
    'wine-41',
    'wine-30',
    'wine-50',
    'wine-60',
  ]);
});

test('FIX-33 a town moves the centre, however far; a village of the name of a place around does not', async () => {
  await build(
    { id: 'paris', name: 'Chez Nous', ...WINE, miles: null },
    { id: 'fountain', name: 'Fountain', category: 'Outdoor', miles: 2 },
    { id: 'near-fountain', ...WINE, miles: 2.1 },
    { id: 'here', ...WINE },
  );
  await database.pool.query(
    "update venues set latitude = 48.85, longitude = 2.35, time_zone = 'Europe/Paris' where place_id = 'paris'",
  );
  const paris = await search('wine bar in paris');
  expect([paris.places.map(({ id }) => id), paris.understood.near?.name]).toEqual([['paris'], 'Paris']);
  expect(await ids('wine bar near fountain')).toEqual(['near-fountain', 'here']);
});

test('FIX-33 a place that is called so is meant as it is, and so are the letters when somebody asks for them', async () => {
  await build(
    { id: 'square', name: 'Union Square', category: 'Outdoor', miles: 4 },
    { id: 'inn', name: 'Bar at the Inn near Union Square' },
    { id: 'wine', ...WINE, miles: 4 },
  );
  const named = await search('bar at the inn near union square');
  expect([named.places[0]?.id, named.understood.near]).toEqual(['inn', null]);
  const literal = await search('wine bar near union square', { literal: true });
  expect(literal.understood.near).toBeNull();
});

test.each([
  'near me',
  'an old bar',
  'a bar near me',
  'bar near a park',
  'bar in nowhere at all',
  'in',
  'near',
])("FIX-33 '%s' is near nothing", async (q) => {
  await build(
    { id: 'park', name: 'Parkway', category: 'Outdoor', subcategory: 'Park', miles: 1 },
    { id: 'bar' },
  );
  expect((await search(q)).understood.near).toBeNull();
});

test('FIX-33 RUL-59 a kind inside a longer text keeps its category', async () => {
  await build(
    { id: 'wine', ...WINE, miles: 1 },
    { id: 'pub', subcategory: 'Pub' },
    { id: 'park', category: 'Outdoor' },
  );
  expect(await ids('a wine bar for two')).toEqual(['wine']);
  expect(await ids('romantic bar tonight')).toEqual(['wine', 'pub'].toReversed());
});

test('FIX-33 a short word and a kind are whole words first; distance alone is distance alone', async () => {
  await build(
    { id: 'teatro', name: 'Teatro Zinzanni', category: 'Entertainment' },
    { id: 'house', category: 'Cafe', subcategory: 'Tea House', miles: 3 },
    { id: 'named', name: 'Samovar Tea', category: 'Cafe', miles: 2 },
    { id: 'gardenia', name: 'Gardenia', category: 'Restaurant' },
    { id: 'garden', category: 'Outdoor', subcategory: 'Garden', miles: 4 },
  );
  expect(await ids('tea')).toEqual(['named', 'house', 'teatro']);
  expect(await ids('tea', { limit: 1 })).toEqual(['named']);
  expect(await ids('tea', { limit: 2 })).toEqual(['named', 'house']);
  expect(await ids('tea', { sort: 'distance' })).toEqual(['teatro', 'named', 'house']);
  expect(await ids('garden')).toEqual(['garden', 'gardenia']);
});

test('FIX-33 KEY-01 cocktails find cocktail bars first, and bars alone', async () => {
  await build(
    { id: 'pub', subcategory: 'Pub' },
    { id: 'mixed', date_vibe: ['Cocktails'], miles: 3 },
    { id: 'cocktail', subcategory: 'Cocktail Bar', miles: 2 },
    { id: 'shop', name: 'Cocktail Books', category: 'Experience' },
  );
  expect(await ids('cocktails')).toEqual(['cocktail', 'mixed', 'pub']);
  expect(await ids('cocktail', { limit: 1 })).toEqual(['cocktail']);
  expect(await ids('drinks')).toEqual(['pub', 'cocktail', 'mixed']);
});

test('FIX-33 MOOD-13 MOOD-14 MOOD-15 MOOD-16 a price is understood in the box, alone and beside other words', async () => {
  await build(
    ...[0, 1, 2, 3, 4].map((price_level) => ({
      id: `bar-${price_level}`,
      price_level,
      miles: price_level / 10,
    })),
    { id: 'sushi', category: 'Restaurant', cuisine: 'Sushi', price_level: 4, miles: 1 },
    { id: 'cheap-sushi', category: 'Restaurant', cuisine: 'Sushi', price_level: 1, miles: 2 },
    { id: 'named', name: 'Budget Lanes', category: 'Entertainment', miles: 3 },
  );
  expect(await ids('budget')).toEqual(['bar-0', 'bar-1', 'cheap-sushi', 'named']);
  expect(await ids('moderate')).toEqual(['bar-2']);
  expect(await ids('$$$')).toEqual(['bar-3']);
  expect(await ids('luxury')).toEqual(['bar-4', 'sushi']);
  expect(await ids('luxury sushi')).toEqual(['sushi']);
  expect(await ids('$ sushi')).toEqual(['cheap-sushi']);
  expect(await ids('cheap bar')).toEqual(['bar-0', 'bar-1']);
  const none = await search('expensive sushi');
  expect([none.places, none.close.map(({ id }) => id)]).toEqual([[], ['sushi', 'cheap-sushi']]);
});

test('FIX-32 FIX-33 a diet is understood in the box', async () => {
  await build(
    { id: 'organ', name: 'Organ Room' },
    { id: 'vegan', category: 'Restaurant', dietary_tags: ['Vegan'], miles: 1 },
    {
      id: 'pizza',
      category: 'Restaurant',
      cuisine: 'Pizza',
      dietary_tags: ['Gluten-free options'],
      miles: 2,
    },
    { id: 'other-pizza', category: 'Restaurant', cuisine: 'Pizza', miles: 1 },
  );
  expect(await ids('vegan')).toEqual(['vegan']);
  expect(await ids('gluten free pizza')).toEqual(['pizza']);
});
