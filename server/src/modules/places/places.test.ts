import { placeCard, placeDetails, searchInput, searchOutput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps, visitorOf } from '../../../test/factories.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { closeAccount } from '../accounts/closing/closing.service.ts';
import { getPlace } from './places.service.ts';
import { searchPlaces } from './search/search.service.ts';
import { suggestPlaces } from './search/suggest.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './search/testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
beforeEach(() => emptyTown(database.db));
const build = (...places: TownPlace[]) => town(database.db, places);
const get = (id: string, caller: Caller = visitor) => getPlace(caller, { id, origin: TOWN });

async function pin(
  owner: SignedInCaller,
  fields: { is_public?: boolean; is_prive?: boolean; is_hidden?: boolean } = {},
): Promise<string> {
  const { id } = await database.db
    .insertInto('dropped_pins')
    .values({
      user_id: owner.viewer.userId,
      title: 'Bench',
      category: 'Outdoor',
      subcategory: 'Park',
      ...TOWN,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('RUL-78 which place an address means', () => {
  test('a place_id, or the id of a venue, a restaurant or a pin', async () => {
    await build({ id: 'lumen', name: 'Lumen' }, { id: 'dinner', category: 'Restaurant' });
    const { rows } = await database.pool.query<{ id: string; ref: string }>(
      'select id, ref from place_search',
    );
    for (const { id, ref } of rows) {
      expect((await get(ref)).place.id).toBe(ref);
      expect((await get(id)).place.id).toBe(ref);
    }
    const pinned = await pin(await person(deps));
    expect((await get(pinned)).place).toMatchObject({
      id: pinned,
      name: 'Bench',
      isUserPin: true,
      vibeTags: ['outdoorsy', 'serene'],
    });
  });

  test.each(['unknown', '00000000-0000-4000-8000-000000000000'])(
    'an unknown id, %s, is not found',
    async (id) => {
      await expect(get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('RUL-82 an invisible pin is not found, except by its owner', async () => {
    const [owner, other, member] = [
      await person(deps),
      await person(deps),
      await person(deps, { member: true }),
    ];
    const hidden = await pin(owner, { is_hidden: true });
    const prive = await pin(owner, { is_public: false, is_prive: true });
    for (const caller of [visitor, other, member])
      await expect(get(hidden, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await get(hidden, owner)).place.id).toBe(hidden);
    await expect(get(prive, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await get(prive, member)).place.isPrive).toBe(true);
    await block(member, owner);
    await expect(get(prive, member)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('RUL-109 a place that is gone is still shown, says so, and names its source', async () => {
    await build({ id: 'lumen' });
    await database.pool.query("update venues set gone_at = '2026-03-01T00:00:00Z'");
    const { place } = await get('lumen');
    expect(place.goneAt).toBe('2026-03-01T00:00:00.000Z');
    expect(place.origin).toEqual({
      confirmedAt: null,
      source: 'test',
      licence: 'CC0-1.0',
      date: '2026-01-01',
      corrected: false,
    });
  });
});

describe('what is told of a place', () => {
  test('FIX-30 RUL-126 the coming week with its holidays, and what nobody can say of it', async () => {
    await build({ id: 'lumen' });
    const today = deps.now().toISOString().slice(0, 10);
    await database.pool.query(
      `update venues set time_zone = 'UTC', hours_weekly = '{[0,10080)}', hours_exceptions = $1`,
      [{ [today]: '{[600,660)}', unknown: '{}', [`unknown ${today}`]: '{[720,780)}' }],
    );
    const { place } = await get('lumen');
    const midnight = ((deps.now().getUTCDay() + 6) % 7) * 1440;
    expect(place).toMatchObject({ hoursWeekly: [[0, 10_080]], hoursUnknown: [] });
    expect(place.hoursThisWeek?.open).toContainEqual([midnight + 600, midnight + 660]);
    expect(place.hoursThisWeek?.unknown).toEqual([[midnight + 720, midnight + 780]]);
  });

  test('RUL-107 hours that nobody understood are shown as written, and neither open nor closed', async () => {
    await build({ id: 'lumen' });
    await database.pool.query("update venues set hours = 'when the moon is full'");
    expect((await get('lumen')).place).toMatchObject({
      hoursText: 'when the moon is full',
      hoursWeekly: null,
      isOpen: null,
      opening: { state: 'unknown', nextChange: null },
    });
  });

  test('RUL-109 a corrected fact says that it was corrected', async () => {
    await build({ id: 'lumen' });
    await database.pool.query(
      `insert into place_corrections (place_id, fields) values ('lumen', '{"phone": "+1 555 0100"}')`,
    );
    expect((await get('lumen')).place).toMatchObject({
      phoneNumber: '+1 555 0100',
      origin: { corrected: true },
    });
  });

  test('RUL-50 averages are told from the first review, the Spark Score from the third', async () => {
    await build({ id: 'lumen' });
    expect((await get('lumen')).place.ratings).toBeNull();
    const { viewer } = await person(deps);
    await database.pool.query(
      "insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ('lumen', $1, 9, 6, 6)",
      [viewer.userId],
    );
    expect((await get('lumen')).place).toMatchObject({
      ratings: { overall: 7, vibe: 9, quality: 6, experience: 6, count: 1 },
      sparkScore: null,
    });
  });

  test('up to six neighbours within a ten-minute walk, nearest first, without the place itself', async () => {
    await build(
      { id: 'lumen' },
      ...Array.from({ length: 8 }, (_, i) => ({ id: `n${i}`, miles: 0.05 * (i + 1) })),
      { id: 'far', miles: 0.6 },
    );
    expect((await get('lumen')).neighbours.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
  });

  test('a place without coordinates has no neighbours and no distance', async () => {
    await build({ id: 'popup', miles: null }, { id: 'near' });
    expect(await get('popup')).toMatchObject({
      neighbours: [],
      place: { distanceMiles: null, hasCoordinates: false },
    });
  });
});

test('ENT-19 every reply has the shape that the contract promises', async () => {
  await build({ id: 'lumen', hours_weekly: '{[0,10080)}', price_level: 2 }, { id: 'popup', miles: null });
  await pin(await person(deps));
  const search = await searchPlaces(visitor, searchInput.parse({ origin: TOWN }));
  expect(search.places).toHaveLength(3);
  expect(searchOutput.parse(search)).toEqual(search);
  const { places } = await suggestPlaces(visitor, { q: 'lumen', origin: TOWN });
  expect(places.map((card) => placeCard.parse(card))).toEqual(places);
  const { place } = await get('lumen');
  expect(placeDetails.parse(place)).toEqual(place);
});

test('FIX-68 RUL-92 a curator’s notes carry the name of who wrote them, except for who has blocked them, and stay when they go', async () => {
  await build({ id: 'lumen', name: 'Lumen', curator_notes: 'Ask for the window.' });
  const [curator, reader] = [await person(deps), await person(deps)];
  await database.db
    .updateTable('venues')
    .set({ curator_notes_by: curator.viewer.userId })
    .where('place_id', '=', 'lumen')
    .execute();
  const notes = async (caller: Caller) => {
    const { place } = await get('lumen', caller);
    return [place.curatorNotes, place.curatorNotesBy];
  };
  const { username } = await database.db
    .selectFrom('profiles')
    .select('username')
    .where('user_id', '=', curator.viewer.userId)
    .executeTakeFirstOrThrow();
  expect(await notes(visitor)).toEqual(['Ask for the window.', username]);
  expect(await notes(reader)).toEqual(['Ask for the window.', username]);
  await block(reader, curator);
  expect(await notes(reader)).toEqual(['Ask for the window.', null]);
  await closeAccount(deps, curator.viewer.userId);
  expect(await notes(visitor)).toEqual(['Ask for the window.', null]);
  await database.db.deleteFrom('auth_users').where('id', '=', curator.viewer.userId).execute();
  expect(await notes(visitor)).toEqual(['Ask for the window.', null]);
});
