import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue } from '../../../../test/factories.ts';
import { mergePlaces } from '../merge/merge.service.ts';
import { likePairs } from './duplicates.queries.ts';
import { listDuplicates, setDistinct } from './duplicates.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const admin = await person(deps);
const HERE = 37.7793;
/** A venue so many metres to the north. */
const place = async (
  id: string,
  name: string,
  metres: number,
  contact: { phone?: string; website?: string } = {},
) => {
  await venue(database.db, id, { name, latitude: HERE + metres / 111_195 });
  const { phone = null, website = null } = contact;
  await query('update venues set phone = $2, website = $3 where place_id = $1', [id, phone, website]);
};
const told = async (cursor?: string) => {
  const { pairs } = await listDuplicates(admin, cursor);
  return pairs.map(({ places, alike }) => `${places[0].id} ${places[1].id}: ${alike.toSorted().join(', ')}`);
};

beforeEach(async () => {
  await query(
    'delete from place_merges; delete from distinct_places; delete from venues; delete from dropped_pins',
  );
});

test('RUL-115 places of one name, phone or website within 150 m may be one, however these are written', async () => {
  await place('a', 'Café Zoë', 0, { phone: '+1 (415) 555-0100', website: 'https://www.zoe.example/' });
  await place('b', 'CAFE ZOE', 149);
  await place('c', 'Zoe', 10, { phone: '415 5550100', website: 'http://zoe.example?from=map' });
  await place('far', 'Café Zoë', 400, { phone: '+1 (415) 555-0100' });
  await place('other', 'Chloe', 0, { phone: '555 0199', website: 'https://zoe.example/other' });
  await droppedPin(admin, { title: 'Café Zoë' });
  expect(await told()).toEqual(['a b: name', 'a c: phone, website']);
  const [first] = (await listDuplicates(admin, undefined)).pairs;
  expect(first).toMatchObject({ metres: 149, score: 45, places: [{ reviews: 0, saves: 0 }, {}] });
});

test('RUL-115 what was told apart, was merged or is gone is no question any more; the first can be taken back', async () => {
  for (const id of ['a', 'b', 'c']) await place(id, 'Zoe', 0);
  expect(await told()).toEqual(['a b: name', 'a c: name', 'b c: name']);
  await setDistinct(admin, { places: ['b', 'a'], distinct: true });
  await setDistinct(admin, { places: ['a', 'b'], distinct: true });
  expect(await told()).toEqual(['a c: name', 'b c: name']);
  await setDistinct(admin, { places: ['a', 'b'], distinct: false });
  await mergePlaces(admin, { from: 'c', to: 'b', take: [] });
  expect(await told()).toEqual(['a b: name']);
  await query("update venues set gone_at = now() where place_id = 'a'");
  expect(await told()).toEqual([]);
});

test('RUL-95 only two imported places are told apart', async () => {
  await place('a', 'Zoe', 0);
  const pin = await droppedPin(admin, {});
  for (const places of [
    ['a', 'a'],
    ['a', 'nowhere'],
    ['a', pin],
  ] as const)
    await expect(setDistinct(admin, { places, distinct: true }), places.join()).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
});

test('RUL-115 pages go on where the last one ended, also within the pairs of one place, and hold each pair once', async () => {
  const ids = Array.from({ length: 9 }, (_, n) => `zoe-${n}`);
  for (const id of ids) await place(id, 'Zoe', 0);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { pairs, nextCursor } = await listDuplicates(admin, cursor);
    seen.push(...pairs.map(({ places }) => places.map(({ id }) => id).join(' ')));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids.flatMap((one, n) => ids.slice(n + 1).map((other) => `${one} ${other}`)));
  // What is none of ours begins anew.
  expect((await listDuplicates(admin, 'nonsense')).pairs[0]?.places[0].id).toBe('zoe-0');
});

test('RUL-115 a batch that ends between two of one name loses neither', async () => {
  for (const id of ['a', 'x', 'b']) await place(id, id === 'x' ? 'Other' : 'Zoe', 0);
  const { pairs, last } = await likePairs(deps.db, { key: 0, other: 0 }, { batchSize: 1, limit: 5 });
  expect(pairs.map(({ one_id, other_id }) => [one_id, other_id])).toEqual([['a', 'b']]);
  const rest = await likePairs(deps.db, { key: Number(last) + 1, other: 0 }, { batchSize: 5, limit: 5 });
  expect(rest.pairs).toEqual([]);
});
