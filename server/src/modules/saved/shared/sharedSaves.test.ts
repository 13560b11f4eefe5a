import { eitherInput, sharedListInput } from '@liora/domain/contract/sharedSaves';
import { SAVED_BATCH_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { link, unlink } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { listNotifications } from '../../notifications/notifications.service.ts';
import { importRows } from '../import/importRows.service.ts';
import { listSaved } from '../list/savedList.service.ts';
import { removePlaces, restorePlaces, savePlace, updatePlace } from '../write/save.service.ts';
import { isSharedWith, sharedWith } from './sharedSaves.policy.ts';
import { listEither, listShared, sharedIds } from './sharedSaves.service.ts';
import { markSavesSeen, shareSaves } from './sharing.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, {
  now: () => {
    now = new Date(now.getTime() + 1000);
    return now;
  },
});
for (const id of ['bar', 'cafe', 'museum', 'park']) await venue(database.db, id);

async function couple(): Promise<[SignedInCaller, SignedInCaller]> {
  const two = [await person(deps, { member: true }), await person(deps, { member: true })] as const;
  await link(...two);
  return [...two];
}

const shared = async (who: SignedInCaller, input: object = {}) =>
  (await listShared(who, sharedListInput.parse(input))).places;
const names = async (who: SignedInCaller, input: object = {}) =>
  (await shared(who, input)).map(({ place }) => place.id);
const told = async (who: SignedInCaller) =>
  (await listNotifications(who, { limit: 30 })).notifications.flatMap((one) =>
    one.type === 'partner_activity' ? [one.data] : [],
  );
const own = async (who: SignedInCaller) => {
  const { places } = await listSaved(who, {
    q: '',
    sort: 'added',
    limit: 60,
  });
  return places;
};

test('RUL-47 a saved place is the partner’s to see until it is kept, and nobody’s after the link', async () => {
  const [maya, june] = await couple();
  const bar = await savePlace(maya, { place_id: 'bar' });
  await savePlace(maya, { place_id: 'cafe', shared_with_partner: false });
  await updatePlace(maya, { id: bar.id, note: 'for her birthday', mark: 'want' });
  expect(await names(june)).toEqual(['bar']);
  expect((await listShared(june, sharedListInput.parse({}))).partner?.user_id).toBe(maya.viewer.userId);
  // Her words are hers, and no search finds them.
  expect(JSON.stringify(await shared(june))).not.toContain('birthday');
  expect(await names(june, { q: 'birthday' })).toEqual([]);
  expect(await names(june, { q: 'bar' })).toEqual(['bar']);

  expect(await shareSaves(maya, { ids: [bar.id], shared: false })).toEqual({ ids: [bar.id] });
  expect(await shareSaves(maya, { ids: [bar.id], shared: false })).toEqual({ ids: [] });
  expect(await names(june)).toEqual([]);
  await shareSaves(maya, { ids: [bar.id], shared: true });
  // Nobody shares what is another's.
  expect(await shareSaves(june, { ids: [bar.id], shared: false })).toEqual({ ids: [] });
  expect(await names(june)).toEqual(['bar']);
  for (const sort of ['name', 'distance', 'score']) expect(await names(june, { sort })).toEqual(['bar']);

  await removePlaces(maya, [bar.id]);
  expect(await names(june)).toEqual([]);
  await restorePlaces(maya, [bar.id]);
  expect(await sharedIds(june)).toEqual({ ids: ['bar'] });

  const before = june.viewer;
  await unlink(june, maya);
  expect(await names(june)).toEqual([]);
  expect(await sharedIds(june)).toEqual({ ids: [] });
  // Who asked just before it ended marks nothing any more.
  await markSavesSeen({ ...june, viewer: before }, [bar.id]);
  expect((await seenRows(maya)).length).toBe(0);
  expect((await own(maya)).map(({ shared_with_partner }) => shared_with_partner)).toEqual([false, true]);
});

const seenRows = async (who: SignedInCaller) =>
  (
    await database.pool.query('select id from saved_places where user_id = $1 and partner_seen', [
      who.viewer.userId,
    ])
  ).rows;

test('RUL-47 what somebody has looked at is told to them alone, and a next partner begins anew', async () => {
  const [maya, june] = await couple();
  const bar = await savePlace(maya, { place_id: 'bar' });
  const isNew = async () => (await shared(june)).map((one) => one.is_new);
  const before = await own(maya);
  const events = () => eventsOf([maya, june]);
  expect(await isNew()).toEqual([true]);
  const heard = await events();
  // Nobody marks their own, nor what they do not see.
  await markSavesSeen(maya, [bar.id]);
  expect(await isNew()).toEqual([true]);
  await markSavesSeen(june, [bar.id]);
  expect(await isNew()).toEqual([false]);
  expect((await events()).slice(heard.length)).toEqual([
    { topic: 'shared_saves', owner: june.viewer.userId, audience: 'owner' },
  ]);
  // The saver sees the same bytes as before.
  expect(await own(maya)).toEqual(before);

  await unlink(maya, june);
  expect(await seenRows(maya)).toEqual([]);
  const kim = await person(deps, { member: true });
  await link(maya, kim);
  expect((await shared(kim)).map((one) => one.is_new)).toEqual([true]);
});

async function eventsOf(people: readonly SignedInCaller[]) {
  const { rows } = await database.pool.query(
    `select topic, owner, audience from live_events where topic in ('saved', 'shared_saves') and owner = any($1) order by tx, id`,
    [people.map(({ viewer }) => viewer.userId)],
  );
  return rows;
}

test('RUL-47 RT-03 mark, note and categories stir nobody but their writer', async () => {
  const [maya, june] = await couple();
  const { id } = await savePlace(maya, { place_id: 'bar' });
  const before = (await eventsOf([maya, june])).length;
  await updatePlace(maya, { id, note: 'a secret' });
  const kept = await savePlace(maya, { place_id: 'cafe', shared_with_partner: false });
  await removePlaces(maya, [kept.id]);
  const since = (await eventsOf([maya, june])).slice(before);
  expect(since.map(({ topic }) => topic)).toEqual(['saved', 'saved', 'saved']);
  await shareSaves(maya, { ids: [id], shared: false });
  expect((await eventsOf([maya, june])).slice(before + 3)).toEqual([
    { topic: 'saved', owner: maya.viewer.userId, audience: 'owner' },
    { topic: 'shared_saves', owner: maya.viewer.userId, audience: 'partner' },
  ]);
});

test('RUL-47 RUL-82 of a place the viewer learns no more than they may see of it today', async () => {
  const [maya, june] = await couple();
  const [kim, lee] = [await person(deps), await person(deps)];
  const [open, hidden] = [await droppedPin(kim), await droppedPin(lee)];
  const secret = await droppedPin(maya, { is_public: false });
  for (const place_id of [open, hidden, secret, 'museum']) await savePlace(maya, { place_id });
  expect((await names(june)).sort()).toEqual(['museum', open, hidden].sort());
  await database.pool.query('update dropped_pins set is_hidden = true where id = $1', [hidden]);
  await database.pool.query('insert into blocked_users (blocker_user_id, blocked_user_id) values ($1, $2)', [
    june.viewer.userId,
    kim.viewer.userId,
  ]);
  expect(await names(june)).toEqual(['museum']);
  expect((await listEither(june, eitherInput.parse({}))).places.map(({ place }) => place.id)).toEqual([
    'museum',
  ]);
  // Nor can they mark it, which would tell that it is there.
  const { rows } = await database.pool.query('select id from saved_places where place_id = $1', [secret]);
  await markSavesSeen(june, [rows[0].id]);
  expect(await seenRows(maya)).toEqual([]);
  // Only what they see was told to them.
  expect(await told(june)).toMatchObject([{ count: 3 }]);
});

test('RUL-47 what either of two saved is one list, each place once', async () => {
  const [maya, june] = await couple();
  const of = async (who: SignedInCaller, limit = 60) => {
    const found: [string, string[], boolean][] = [];
    let cursor: string | undefined;
    do {
      const page = await listEither(who, eitherInput.parse({ limit, cursor }));
      found.push(...page.places.map((one): (typeof found)[0] => [one.place.id, one.saved_by, one.is_new]));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  await savePlace(maya, { place_id: 'bar' });
  await savePlace(june, { place_id: 'cafe' });
  await savePlace(june, { place_id: 'bar' });
  await savePlace(maya, { place_id: 'park' });
  await savePlace(maya, { place_id: 'museum', shared_with_partner: false });
  const both: (typeof found)[number] = ['bar', ['me', 'partner'], true];
  const found = await of(june);
  expect(found).toEqual([['park', ['partner'], true], both, ['cafe', ['me'], false]]);
  expect(await of(june, 1)).toEqual(found);
  expect((await of(maya)).map(([id]) => id)).toEqual(['museum', 'park', 'bar', 'cafe']);
  await markSavesSeen(
    june,
    (await listEither(june, eitherInput.parse({}))).places.map(({ id }) => id),
  );
  expect((await of(june)).every(([, , is_new]) => !is_new)).toBe(true);
  await unlink(maya, june);
  expect((await of(june)).map(([id, by]) => [id, by])).toEqual([
    ['bar', ['me']],
    ['cafe', ['me']],
  ]);
});

describe('NOTIF-06 what a partner adds is one line', () => {
  test('a list of 300 places, too; what is kept to oneself is not in it', async () => {
    const [maya, june] = await couple();
    for (let n = 0; n < 300; n++) await venue(database.db, `row${n}`);
    const rows = Array.from({ length: 300 }, (_, n) => ({
      name: `Row ${n}`,
      address: null,
      at: null,
      note: null,
      mark: null,
      categories: [],
      saved_at: null,
      place_id: null,
      as: { kind: 'save' as const, place_id: `row${n}` },
    }));
    expect(rows.length).toBeLessThan(SAVED_BATCH_MAX);
    await importRows(maya, { import_id: '00000000-0000-4000-8000-000000000001', rows });
    expect(await told(june)).toMatchObject([{ what: 'places', count: 300 }]);
    await savePlace(maya, { place_id: 'bar', shared_with_partner: false });
    await savePlace(maya, { place_id: 'row1' });
    expect(await told(june)).toMatchObject([{ count: 300 }]);
  });

  test('what is taken back before it was read is not told of any longer', async () => {
    const [maya, june] = await couple();
    const bar = await savePlace(maya, { place_id: 'bar' });
    await shareSaves(maya, { ids: [bar.id], shared: false });
    expect(await told(june)).toEqual([]);
    await shareSaves(maya, { ids: [bar.id], shared: true });
    const cafe = await savePlace(maya, { place_id: 'cafe' });
    expect(await told(june)).toMatchObject([{ count: 2, subjects: ['cafe', 'bar'] }]);
    await removePlaces(maya, [cafe.id]);
    expect(await told(june)).toMatchObject([{ count: 1, subjects: ['bar'] }]);
    // What was looked at is no news when it is shared again.
    await markSavesSeen(june, [bar.id]);
    await shareSaves(maya, { ids: [bar.id], shared: false });
    await shareSaves(maya, { ids: [bar.id], shared: true });
    expect(await told(june)).toEqual([]);
  });

  test('nobody is told anything while sharing is paused, nor without a link', async () => {
    const [maya, june] = await couple();
    const paused = { ...maya, viewer: { ...maya.viewer, partnerId: null, linkId: null } };
    await savePlace(paused, { place_id: 'bar' });
    expect(await told(june)).toEqual([]);
    await unlink(maya, june);
    await savePlace(maya, { place_id: 'cafe' });
    expect(await told(june)).toEqual([]);
  });
});

test('RUL-47 SQL and policy agree on what a partner shares', async () => {
  const [maya, june] = await couple();
  const kim = await person(deps, { member: true });
  const paused = { ...june.viewer, partnerId: null, linkId: null };
  const pin = await droppedPin(maya, { is_public: false });
  for (const viewer of [maya.viewer, june.viewer, kim.viewer, paused])
    for (const user_id of [maya.viewer.userId, june.viewer.userId, kim.viewer.userId])
      for (const shared_with_partner of [true, false])
        for (const removed of [true, false])
          for (const place of ['bar', pin]) {
            const { rows } = await sql<{ sees: boolean }>`
              select ${sharedWith(viewer, 's')} as sees
              from (values (${user_id}::uuid, ${shared_with_partner}::boolean, ${removed ? now : null}::timestamptz,
                            ${place}::text, ${place === pin ? 'dropped_pins' : 'venues'}::text))
                s (user_id, shared_with_partner, removed_at, place_id, source)`.execute(database.db);
            const place_seen = place === 'bar' || viewer.userId === maya.viewer.userId;
            const save = { user_id, shared_with_partner, removed, place_seen };
            expect(rows[0]?.sees, JSON.stringify(save)).toBe(isSharedWith(save, viewer));
          }
});

test('RUL-115 RUL-47 of two places that become one, what was kept from the partner stays kept', async () => {
  const [maya, june] = await couple();
  await venue(database.db, 'north');
  await venue(database.db, 'south');
  await savePlace(maya, { place_id: 'north', shared_with_partner: false });
  await savePlace(maya, { place_id: 'south' });
  expect(await names(june)).toEqual(['south']);
  await database.pool.query(`update places set redirect_to = 'south' where place_id = 'north'`);
  expect(await names(june)).toEqual([]);
});
