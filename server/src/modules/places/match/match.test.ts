import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { matchPlaces } from './match.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const HERE = { latitude: 37.7793, longitude: -122.4193 };
/** So many metres to the north. */
const north = (metres: number) => ({ ...HERE, latitude: HERE.latitude + metres / 111_195 });
beforeAll(async () => {
  await venue(database.db, 'lumen', { name: 'Lumen' });
  await venue(database.db, 'next-door', { name: 'Crema', ...north(8) });
  await venue(database.db, 'branch', { name: 'Lumen', ...north(5000) });
  await venue(database.db, 'cafe', { name: 'Café Zoë', ...north(40) });
  await venue(database.db, 'long', { name: 'The Window Table Restaurant', ...north(60) });
});

const idsOf = async (wanted: Parameters<typeof matchPlaces>[1]) =>
  (await matchPlaces(visitorOf(deps), wanted)).map((match) => match?.place_id ?? null);

test('a place of a list is ours by name and distance, never by its point alone nor by its name alone', async () => {
  expect(
    await idsOf([
      { name: 'Lumen', ...north(30) },
      { name: 'Crema', ...HERE },
      { name: 'Something else', ...HERE },
      { name: 'Lumen', ...north(1500) },
      { name: 'Lumen', ...north(5010) },
      { name: '…', ...HERE },
    ]),
  ).toEqual(['lumen', 'next-door', null, null, 'branch', null]);
});

test('accents, capitals, a longer name and a slip of the pen are the same name; a short part of one is not', async () => {
  expect(
    await idsOf([
      { name: 'CAFE ZOE', ...HERE },
      { name: 'The Window Table', ...HERE },
      { name: 'The Windo Table Restaurant', ...HERE },
      { name: 'Lumen Wine Bar', ...HERE },
      { name: 'The', ...HERE },
    ]),
  ).toEqual(['cafe', 'long', 'long', 'lumen', null]);
});

test('the distance is told in metres, and five hundred are answered at once', async () => {
  const [match] = await matchPlaces(visitorOf(deps), [{ name: 'Lumen', ...north(100) }]);
  expect(match).toEqual({ place_id: 'lumen', name: 'Lumen', category: 'Bar', metres: 100 });
  const many = Array.from({ length: 500 }, (_, n) => ({
    name: n % 2 ? 'Lumen' : `Nobody ${n}`,
    ...north(n / 10),
  }));
  expect(await idsOf(many)).toEqual(many.map((_, n) => (n % 2 ? 'lumen' : null)));
});

test('RUL-82 pins are found by those who may see them alone', async () => {
  const [owner, other, blocker] = [await person(deps), await person(deps), await person(deps)];
  await block(blocker, owner);
  const own = await droppedPin(owner, { title: 'Secret bench', is_public: false });
  const shared = await droppedPin(owner, { title: 'Shared bench' });
  const wanted = ['Secret bench', 'Shared bench'].map((name) => ({ name, ...HERE }));
  const seenBy = async (who: typeof owner) =>
    (await matchPlaces(who, wanted)).map((match) => match?.place_id ?? null);
  expect(await seenBy(owner)).toEqual([own, shared]);
  expect(await seenBy(other)).toEqual([null, shared]);
  expect(await seenBy(blocker)).toEqual([null, null]);
});
