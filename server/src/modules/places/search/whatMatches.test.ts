import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { searchPlaces } from './search.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const visitor = visitorOf(testDeps(database));
beforeEach(() => emptyTown(database.db));
const build = (...places: TownPlace[]) => town(database.db, places);
const search = (more: object) => searchPlaces(visitor, searchInput.parse({ origin: TOWN, ...more }));
const idsOf = (places: ReadonlyArray<{ id: string }>) => places.map(({ id }) => id);
const many = (count: number, place: Omit<TownPlace, 'id'>, name: string): TownPlace[] =>
  Array.from({ length: count }, (_, i) => ({ ...place, id: `${name}-${i}`, miles: i / 10 }));

const SUSHI = { category: 'Restaurant', subcategory: 'Japanese', cuisine: 'sushi' };
const OTHERS = { category: 'Restaurant', subcategory: 'Japanese', cuisine: 'ramen' };

test('FIX-31 RUL-113 a list and its count hold only what matches; at most six neighbours have a field of their own', async () => {
  await build({ id: 'sushi', ...SUSHI, miles: 5 }, ...many(9, OTHERS, 'other'), { id: 'bar' });
  const found = await search({ q: 'sushi' });
  expect(idsOf(found.places)).toEqual(['sushi']);
  expect([found.within, found.farther, found.counted]).toEqual([1, 0, true]);
  expect(idsOf(found.close)).toEqual(['other-0', 'other-1', 'other-2', 'other-3', 'other-4', 'other-5']);
});

test('FIX-34 a café, a bar or a dessert shop is found by what it cooks, and stays what it is called', async () => {
  await build(
    { id: 'cafe', category: 'Cafe', subcategory: 'Coffee Shop', cuisine: 'Coffee shop, Crepe' },
    { id: 'bar', cuisine: 'Pizza', miles: 1 },
    { id: 'sweets', category: 'Dessert', cuisine: 'Waffle;Crêpe', miles: 2 },
    { id: 'burgers', category: 'Restaurant', subcategory: 'Fast Food', cuisine: 'Burger' },
    { id: 'burger-bar', cuisine: 'Burger' },
  );
  for (const q of ['crepe', 'crêpes', 'creperie'])
    expect(idsOf((await search({ q })).places)).toEqual(['cafe', 'sweets']);
  for (const q of ['pizza', 'pizzeria']) expect(idsOf((await search({ q })).places)).toEqual(['bar']);
  const [bar] = (await search({ q: 'pizza' })).places;
  expect([bar?.category, bar?.types]).toEqual(['Bar', ['Bar']]);
});

test('FIX-31 RUL-113 eight that match need no neighbours, and a page that goes on has none', async () => {
  await build(...many(8, SUSHI, 'sushi'), ...many(3, OTHERS, 'other'));
  expect((await search({ q: 'sushi' })).close).toEqual([]);
  const first = await search({ q: 'sushi', limit: 5 });
  expect(first.close).toEqual([]);
  expect((await search({ q: 'sushi', limit: 5, cursor: first.nextCursor })).close).toEqual([]);
  await database.db.deleteFrom('restaurants').where('place_id', '=', 'sushi-7').execute();
  expect((await search({ q: 'sushi' })).close).toHaveLength(3);
});

test('FIX-31 RUL-113 nothing matches: no row, no count, and the neighbours', async () => {
  await build(...many(2, OTHERS, 'other'));
  const found = await search({ q: 'sushi' });
  expect([found.places, found.within + found.farther]).toEqual([[], 0]);
  expect(idsOf(found.close)).toEqual(['other-0', 'other-1']);
});

test('FIX-31 neighbours have the filters of the search, and are there whatever its order', async () => {
  await build({ id: 'cheap', ...OTHERS, price_level: 1 }, { id: 'dear', ...OTHERS, price_level: 4 });
  expect(idsOf((await search({ q: 'sushi', price: [1] })).close)).toEqual(['cheap']);
  expect(idsOf((await search({ q: 'sushi', price: [1], sort: 'score' })).close)).toEqual(['cheap']);
  expect((await search({ q: '', price: [2] })).close).toEqual([]);
});

test('FIX-31 a kind is what its words say, in the text of a place or not; other restaurants are close to it', async () => {
  await build(
    { id: 'counter', category: 'Restaurant', subcategory: 'Fast Food', cuisine: 'italian' },
    { id: 'table', category: 'Restaurant', subcategory: 'Italian', miles: 1 },
  );
  const found = await search({ q: 'gnocchi' });
  expect([idsOf(found.places), idsOf(found.close)]).toEqual([['counter', 'table'], []]);
  const seated = await search({ q: 'korean restaurant' });
  expect([idsOf(seated.places), idsOf(seated.close)]).toEqual([[], ['counter', 'table']]);
});

test('FIX-31 a keyword beside more exact words makes no list of everything', async () => {
  await build(
    { id: 'pub', subcategory: 'Pub' },
    { id: 'wine', subcategory: 'Wine Bar', miles: 1 },
    { id: 'named', name: 'The Wine Barrel', category: 'Experience', miles: 2 },
  );
  const found = await search({ q: 'wine bar' });
  expect([idsOf(found.places), idsOf(found.close)]).toEqual([['wine', 'named'], ['pub']]);
  expect(found.understood.categories).toEqual(['Wine Bar']);
});

test('FIX-31 a bar that is asked for by name and the word is the answer, not one of all bars', async () => {
  await build({ id: 'bar' }, { id: 'cove', name: "Smuggler's Cove", miles: 4 });
  const found = await search({ q: 'smugglers cove bar' });
  expect([idsOf(found.places), idsOf(found.close)]).toEqual([['cove'], ['bar']]);
});

test('KEY-02 RUL-59 a keyword among words that nothing has finds its category, page by page, and says so', async () => {
  await build(...many(3, { category: 'Restaurant' }, 'table'), { id: 'bar' });
  const first = await search({ q: 'romantic evening', limit: 2 });
  expect([idsOf(first.places), first.understood.categories]).toEqual([
    ['table-0', 'table-1'],
    ['Restaurant'],
  ]);
  const second = await search({ q: 'romantic evening', limit: 2, cursor: first.nextCursor });
  expect([idsOf(second.places), second.understood.categories]).toEqual([['table-2'], ['Restaurant']]);
});

test('FIX-31 RUL-113 a corrected spelling says so, and the letters as typed can be searched', async () => {
  await build({ id: 'lumen', name: 'Lumen' }, { id: 'plumne', name: 'Plumnet', miles: 3 });
  const found = await search({ q: 'lumne' });
  expect(idsOf(found.places)).toEqual(['plumne', 'lumen']);
  expect([found.understood.correctedTo, found.within, found.counted]).toEqual([['lumen'], 2, true]);
  const literal = await search({ q: 'lumne', literal: true });
  expect([idsOf(literal.places), literal.understood.correctedTo]).toEqual([['plumne'], []]);
  expect(idsOf((await search({ q: 'lumne', sort: 'distance' })).places)).toEqual(['lumen', 'plumne']);
});

test('FIX-31 a misspelt kind is understood as the kind, with its neighbours', async () => {
  await build(
    { id: 'gallery', name: 'Gallery of Light', category: 'Experience', subcategory: 'Gallery' },
    { id: 'unnamed', name: 'Number 9', category: 'Experience', subcategory: 'Gallery', miles: 1 },
    { id: 'museum', name: 'Old Mint', category: 'Experience', subcategory: 'Museum', miles: 2 },
  );
  const found = await search({ q: 'gallrey' });
  expect([idsOf(found.places), idsOf(found.close)]).toEqual([['gallery', 'unnamed'], ['museum']]);
});

test('FIX-74 who asks for Italian or pasta does not ask for pizza: a pizzeria that is filed under Italian is close to it', async () => {
  const italian = { category: 'Restaurant', subcategory: 'Italian' };
  await build(
    { id: 'pizzeria', ...italian, cuisine: 'pizza' },
    { id: 'both', ...italian, cuisine: 'pizza;italian', miles: 1 },
    { id: 'trattoria', ...italian, miles: 2 },
    { id: 'named', name: "Gino's Italian Restaurant", ...italian, cuisine: 'pizza', miles: 3 },
  );
  for (const q of ['italian restaurant', 'pasta']) {
    const found = await search({ q });
    expect(idsOf(found.places).filter((id) => id !== 'named')).toEqual(['both', 'trattoria']);
    expect(idsOf(found.close)).toContain('pizzeria');
  }
  expect(idsOf((await search({ q: 'italian restaurant' })).places)).toContain('named');
  // KEY-09: the word of the subcategory itself finds all that are filed under it.
  expect(idsOf((await search({ q: 'italian' })).places)).toEqual(['pizzeria', 'both', 'trattoria', 'named']);
});
