import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { Caller } from '../../../rpc/context.ts';
import { searchPlaces } from './search.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
beforeEach(() =>
  database.pool.query('delete from venues; delete from restaurants; delete from dropped_pins'),
);
const origin = { latitude: 37.7793, longitude: -122.4193 };
const names = async (q: string, caller: Caller = visitor) =>
  (await searchPlaces(caller, searchInput.parse({ origin, q }))).places.map(({ name }) => name);

async function pin(caller: { viewer: { userId: string } }, fields: Record<string, unknown>): Promise<string> {
  const row = {
    user_id: caller.viewer.userId,
    title: 'Pin',
    category: 'Bar',
    latitude: origin.latitude,
    longitude: origin.longitude,
    ...fields,
  };
  const columns = Object.keys(row);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into dropped_pins (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

async function restaurant(place_id: string, fields: Record<string, unknown>): Promise<void> {
  const row = {
    place_id,
    name: place_id,
    address: '1 Main Street',
    category: 'Restaurant',
    latitude: origin.latitude,
    longitude: origin.longitude,
    source: 'test',
    source_id: place_id,
    licence: 'CC0-1.0',
    source_date: '2026-01-01',
    ...fields,
  };
  const columns = Object.keys(row);
  await database.pool.query(
    `insert into restaurants (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
}

describe('what was written is found by the next search', () => {
  test('SRCH-24 a new venue, its new name, its disappearance and its return', async () => {
    await venue(database.db, 'vesuvio', { name: 'Vesuvio' });
    expect(await names('vesuvio')).toEqual(['Vesuvio']);
    await database.pool.query("update venues set name = 'Stromboli'");
    expect(await names('vesuvio')).toEqual([]);
    expect(await names('stromboli')).toEqual(['Stromboli']);
    await database.pool.query('update venues set gone_at = now()');
    expect(await names('stromboli')).toEqual([]);
    await database.pool.query('update venues set gone_at = null');
    expect(await names('stromboli')).toEqual(['Stromboli']);
    await database.pool.query('delete from venues');
    expect(await names('stromboli')).toEqual([]);
  });

  test('RUL-109 a correction of people is found at once', async () => {
    await venue(database.db, 'vesuvio', { name: 'Vesuvio' });
    await database.pool.query(
      `insert into place_corrections (place_id, fields) values ('vesuvio', '{"name": "Vesuvio Cafe"}')`,
    );
    expect(await names('vesuvio cafe')).toContain('Vesuvio Cafe');
  });

  test('nothing is found before the transaction that writes it ends, nor after it was undone', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into dropped_pins (user_id, title, category, latitude, longitude) values ($1, 'Secret garden', 'Outdoor', 37.78, -122.42)`,
      [(await person(deps)).viewer.userId],
    );
    expect(await names('secret')).toEqual([]);
    await client.query('rollback');
    client.release();
    expect(await names('secret')).toEqual([]);
  });

  test('a review counts at once, and an official score needs three', async () => {
    await venue(database.db, 'loved', { name: 'Loved' });
    const card = async () =>
      (await searchPlaces(visitor, searchInput.parse({ origin, q: 'loved' }))).places[0];
    for (const [i, score] of [9, 9, 8].entries()) {
      const { viewer } = await person(deps);
      await database.pool.query(
        'insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ($1, $2, $3, $3, $3)',
        ['loved', viewer.userId, score],
      );
      expect((await card())?.reviewCount).toBe(i + 1);
    }
    expect(await card()).toMatchObject({ sparkScore: 8.7, isLioraPick: true });
    await database.pool.query('delete from liora_reviews where vibe = 8');
    expect(await card()).toMatchObject({ sparkScore: null, reviewCount: 2, isLioraPick: false });
  });
});

describe('RUL-82 who finds a pin', () => {
  test.each([
    ['public', { is_public: true }, [true, true, true]],
    ['Privé', { is_public: false, is_prive: true }, [false, false, true]],
    ['private', { is_public: false }, [false, false, false]],
    ['hidden', { is_hidden: true }, [false, false, false]],
    ['reported', { is_reported: true }, [false, false, false]],
  ])(
    'SRCH-28 SRCH-29 SRCH-30 a %s pin: its owner always; visitor, free user and member as told',
    async (_, fields, seen) => {
      const owner = await person(deps);
      const others = [visitor, await person(deps), await person(deps, { member: true })];
      await pin(owner, { title: 'Hideaway', ...fields });
      expect(await names('hideaway', owner)).toEqual(['Hideaway']);
      for (const [i, other] of others.entries())
        expect(await names('hideaway', other)).toEqual(seen[i] ? ['Hideaway'] : []);
    },
  );

  test('RUL-22 a blocked author disappears for the blocker, and only in this direction', async () => {
    const [author, reader] = [await person(deps), await person(deps)];
    await pin(author, { title: 'Hideaway' });
    await block(reader, author);
    expect(await names('hideaway', reader)).toEqual([]);
    expect(await names('hideaway', author)).toEqual(['Hideaway']);
    expect(await names('hideaway')).toEqual(['Hideaway']);
  });
});

describe('RUL-83 one place from several sources', () => {
  test('SRCH-22 SRCH-23 the pin leads, the facts stay from the restaurant, then the venue', async () => {
    const owner = await person(deps);
    await venue(database.db, 'venue-1', { name: 'Lumen', hours_weekly: '{[0,10080)}' });
    await database.pool.query("update venues set address = '1 Main Street'");
    await restaurant('rest-1', { name: 'Lumen', price_level: 3 });
    await pin(owner, { title: ' lumen ', address: '1 MAIN STREET', rating: 9 });
    const found = await searchPlaces(visitor, searchInput.parse({ origin, q: 'lumen' }));
    expect(found.places).toHaveLength(1);
    expect(found.places[0]).toMatchObject({
      id: 'rest-1',
      name: ' lumen ',
      isUserPin: true,
      rating: 9,
      priceLevel: 3,
      isOpen: true,
    });
    expect(
      (await searchPlaces(visitor, searchInput.parse({ origin, q: 'lumen', price: [3] }))).places,
    ).toHaveLength(1);
  });

  test('who may not see the pin sees the restaurant', async () => {
    const owner = await person(deps);
    await restaurant('rest-1', { name: 'Lumen' });
    await pin(owner, { title: 'Lumen', address: '1 Main Street', is_public: false });
    const idsFor = async (caller: Caller) =>
      (await searchPlaces(caller, searchInput.parse({ origin, q: 'lumen' }))).places.map(
        ({ source }) => source,
      );
    expect(await idsFor(visitor)).toEqual(['restaurants']);
    expect(await idsFor(owner)).toEqual(['dropped_pins']);
  });

  test('when the pin goes, the restaurant is itself again', async () => {
    const owner = await person(deps);
    await restaurant('rest-1', { name: 'Lumen' });
    await pin(owner, { title: 'Lumen', address: '1 Main Street' });
    await database.pool.query('delete from dropped_pins');
    const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q: 'lumen' }));
    expect(places.map(({ source, id }) => [source, id])).toEqual([['restaurants', 'rest-1']]);
  });

  test('FIX-20 RUL-115 namesakes at the same street in different towns stay themselves', async () => {
    await restaurant('rosenheim', {
      name: 'Zur Post',
      address: 'Dorfstraße 2',
      latitude: 47.8561,
      longitude: 12.1289,
      hours_weekly: '{[0,10080)}',
      price_level: 3,
    });
    await venue(database.db, 'bremen', { name: 'Zur Post', latitude: 53.0793, longitude: 8.8017 });
    await database.pool.query("update venues set address = 'Dorfstraße 2'");
    const bremen = { latitude: 53.08, longitude: 8.8 };
    const { places } = await searchPlaces(visitor, searchInput.parse({ origin: bremen, q: 'zur post' }));
    expect(places).toMatchObject([{ id: 'bremen', isOpen: null, priceLevel: null }]);
  });

  test('FIX-20 RUL-115 a street without a house number is no address: four Zippy’s on one highway', async () => {
    const zippys = ['pearl', 'aiea', 'kaneohe', 'wahiawa'];
    for (const [i, id] of zippys.entries())
      await restaurant(id, {
        name: 'Zippy’s',
        address: 'Kamehameha Highway',
        latitude: origin.latitude + i / 1000,
      });
    const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q: 'zippys' }));
    expect(places.map(({ id }) => id).toSorted()).toEqual(zippys.toSorted());
  });

  test('FIX-20 RUL-115 two rows of one place never stand more than 150 m apart', async () => {
    // In a line, 100 m between neighbours: the first two are one place, and so are the last two.
    for (const i of [0, 1, 2, 3])
      await restaurant(`r${i}`, { name: 'Chain', latitude: origin.latitude + (i * 100) / 111_194 });
    const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q: 'chain' }));
    expect(places.map(({ id }) => id)).toEqual(['r0', 'r2']);
  });

  test('FIX-20 RUL-115 without coordinates, town and postcode have to agree', async () => {
    const withoutPosition = { name: 'Zur Post', address: 'Dorfstraße 2', latitude: null, longitude: null };
    await restaurant('here', {
      ...withoutPosition,
      latitude: origin.latitude,
      longitude: origin.longitude,
      locality: 'Bremen',
      postcode: '28195',
    });
    await restaurant('same', { ...withoutPosition, locality: 'BREMEN', postcode: '28195' });
    await restaurant('postcode', { ...withoutPosition, locality: 'Bremen', postcode: '28209' });
    await restaurant('town', { ...withoutPosition, locality: 'Rosenheim', postcode: '83022' });
    await restaurant('unknown', withoutPosition);
    const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q: 'zur post' }));
    expect(places.map(({ id }) => id)).toEqual(['here', 'postcode', 'town', 'unknown']);
  });

  test('FIX-20 RUL-115 which addresses say the house', async () => {
    const houses = [
      '1 Main Street',
      '59-712 Kamehameha Highway',
      'Dorfstraße 2',
      'Dorfstraße 2a, 83022 Rosenheim',
      '12B Baker Street',
      'Via Roma, 12/A',
      'Rue de Rivoli 5 bis',
      '銀座3-5-12',
    ];
    const streets = [
      'Kamehameha Highway',
      '5th Avenue',
      'Highway 1',
      'County Road 12',
      'Dorfstraße, 83022 Rosenheim',
      'Straße des 17. Juni',
      '',
    ];
    const { rows } = await database.pool.query<{ address: string; house: boolean }>(
      'select address, has_house_number(address) as house from unnest($1::text[]) with ordinality u (address, n) order by n',
      [[...houses, ...streets]],
    );
    expect(rows.filter(({ house }) => house).map(({ address }) => address)).toEqual(houses);
  });

  test('places without an address are never merged', async () => {
    await restaurant('a', { name: 'Chain', address: null });
    await restaurant('b', { name: 'Chain', address: '' });
    expect(await names('chain')).toHaveLength(2);
  });

  test('eight people who pin the same place at once leave one leader each time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person(deps)));
    for (let round = 0; round < 8; round++) {
      await Promise.all(people.map((one) => pin(one, { title: `Race ${round}`, address: '1 Race Street' })));
    }
    const { rows } = await database.pool.query(
      'select name, count(*) filter (where not has_twin)::int as leaders from place_search group by name',
    );
    expect(rows.map(({ leaders }) => leaders)).toEqual(Array(8).fill(1));
    expect(await names('race 3')).toEqual(['Race 3']);
  });
});
