import { DAY_MS } from '@liora/domain/durations';
import type { Insertable } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, testDatabaseForThisTest } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, visitorOf } from '../../../../test/factories.ts';
import { loadDemoCity } from '../../../db/demo/load.ts';
import type { DroppedPins } from '../../../db/types.gen.ts';
import type { Caller } from '../../../rpc/context.ts';
import { blockUser } from '../../safety/blocks/blocks.service.ts';
import { areaNameNear, newPinsNear, placesOpenNear, placesWorthADate } from './nearby/nearby.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
beforeEach(async () => {
  await emptyTown(database.db);
  await database.pool.query('delete from date_plans');
});
const build = (...places: TownPlace[]) => town(database.db, places);
const always = '{[0,10080)}';

async function plan(stops: string[], fields: { is_public?: boolean; latitude?: number } = {}) {
  const { viewer } = await person(deps);
  await database.db
    .insertInto('date_plans')
    .values({
      user_id: viewer.userId,
      title: 'Evening',
      places: JSON.stringify(stops.map((place_id) => ({ place_id, name: place_id }))),
      latitude: fields.latitude ?? TOWN.latitude,
      longitude: TOWN.longitude,
      is_public: fields.is_public ?? true,
    })
    .execute();
}

describe('places worth a date', () => {
  const ids = async () => (await placesWorthADate(visitor, TOWN, TEST_NOW)).map(({ id }) => id);

  test('places that curators note or public plans include, different categories first', async () => {
    await build(
      { id: 'bar-1', curator_notes: 'Ask for the back room.' },
      { id: 'bar-2', curator_notes: 'Quiet.', miles: 0.1 },
      { id: 'cafe', category: 'Cafe', miles: 3 },
      { id: 'plain', category: 'Dessert' },
      { id: 'private-stop', category: 'Outdoor' },
    );
    await plan(['cafe', 'bar-1']);
    await plan(['private-stop', 'bar-1'], { is_public: false });
    expect(await ids()).toEqual(['bar-1', 'cafe', 'bar-2']);
  });

  test('at most 8, and nothing further than 25 miles', async () => {
    await build(
      ...Array.from({ length: 10 }, (_, i) => ({ id: `b${i}`, curator_notes: 'Good.', miles: i })),
      { id: 'far', curator_notes: 'Far.', miles: 26, category: 'Cafe' },
    );
    expect(await ids()).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']);
  });
});

test('RUL-107 open near: evening places that are open at the time, a walk away, nearest first, at most 6', async () => {
  await build(
    ...Array.from({ length: 8 }, (_, i) => ({ id: `open-${i}`, hours_weekly: always, miles: i / 10 })),
    { id: 'closed', hours_weekly: '{[0,1)}' },
    { id: 'unknown' },
    { id: 'cafe', category: 'Cafe', hours_weekly: always },
    { id: 'counter', category: 'Restaurant', subcategory: 'Fast Food', hours_weekly: always },
    { id: 'far', hours_weekly: always, miles: 1.3 },
  );
  const found = await placesOpenNear(visitor, TOWN, TEST_NOW);
  expect(found.map(({ id }) => id)).toEqual(['open-0', 'open-1', 'open-2', 'open-3', 'open-4', 'open-5']);
  expect(found.every(({ isOpen }) => isOpen)).toBe(true);
});

describe('new pins', () => {
  async function drop(
    title: string,
    fields: Partial<Insertable<DroppedPins>> & { owner?: Caller; days?: number; miles?: number } = {},
  ) {
    const { owner = await person(deps), days = 1, miles = 1, ...others } = fields;
    await database.db
      .insertInto('dropped_pins')
      .values({
        user_id: owner.viewer?.userId ?? '',
        title,
        category: 'Bar',
        latitude: TOWN.latitude + miles / 69.0976,
        longitude: TOWN.longitude,
        created_at: new Date(TEST_NOW.getTime() - days * DAY_MS),
        ...others,
      })
      .execute();
    return owner;
  }
  const titles = async (caller: Caller = visitor) =>
    (await newPinsNear(caller, TOWN, TEST_NOW)).map(({ name }) => name);

  test('RUL-82 are what others dropped around here for everybody, the newest first and nothing old', async () => {
    const owner = await drop('Bench', { days: 3 });
    await drop('Kiosk', { days: 2, miles: 20 });
    await drop('Too far', { miles: 26 });
    await drop('Old', { days: 61 });
    await drop('Private', { is_public: false });
    await drop('For Privé members', { is_public: false, is_prive: true });
    await drop('Hidden', { is_hidden: true });
    await drop('Reported', { is_reported: true });
    await drop('Deleted', { deleted_at: TEST_NOW });
    expect(await titles()).toEqual(['Kiosk', 'Bench']);
    expect(await titles(owner)).toEqual(['Kiosk']);
    const prive = await person(deps, { member: true });
    expect(await titles(prive)).toEqual(['Kiosk', 'Bench']);
    await blockUser(prive, owner.viewer?.userId ?? '');
    expect(await titles(prive)).toEqual(['Kiosk']);
  });

  test('are at most 8, and one place is there once', async () => {
    for (let i = 0; i < 10; i++) await drop(`pin-${i}`, { days: i });
    expect(await titles()).toEqual(Array.from({ length: 8 }, (_, i) => `pin-${i}`));
    for (let i = 0; i < 2; i++) await drop('Fountain', { days: -1, address: '1 Fountain Street' });
    expect(await titles()).toEqual(['Fountain', ...Array.from({ length: 7 }, (_, i) => `pin-${i}`)]);
  });
});

test('the area is called what the nearest places say, each by how near it is', async () => {
  expect(await areaNameNear(visitor, TOWN)).toBeNull();
  await build(
    { id: 'a', locality: 'SoMa', miles: 0.1 },
    { id: 'b', locality: 'Mission', miles: 0.12 },
    { id: 'c', locality: 'Mission', miles: 0.2 },
    { id: 'd', locality: 'Oakland', miles: 8 },
  );
  expect(await areaNameNear(visitor, TOWN)).toBe('Mission');
});

test('FIX-39 next door to a neighbourhood with many places it is called by its own', async () => {
  await build(
    { id: 'hall', locality: 'Civic Center', miles: 0.01 },
    ...[0.3, 0.32, 0.35, 0.4].map((miles) => ({
      id: `valley-${miles * 100}`,
      locality: 'Hayes Valley',
      miles,
    })),
  );
  expect(await areaNameNear(visitor, TOWN)).toBe('Civic Center');
});

test('FIX-39 the demo city is called as its map says, at City Hall and elsewhere', async () => {
  const city = await testDatabaseForThisTest();
  await loadDemoCity(city.db, { now: TEST_NOW });
  const caller = visitorOf(testDeps(city));
  const called = (latitude: number, longitude: number) => areaNameNear(caller, { latitude, longitude });
  expect(await called(37.7793, -122.4193)).toBe('Civic Center');
  expect(await called(37.7762, -122.4248)).toBe('Hayes Valley');
  expect(await called(37.7879, -122.4075)).toBe('Union Square');
});
