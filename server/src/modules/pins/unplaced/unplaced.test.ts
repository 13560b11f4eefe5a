import { randomUUID } from 'node:crypto';
import { type PinContent, pinContent } from '@liora/domain/contract/pins';
import { PIN_POINT_UNDO_MINUTES, UNPLACED_PINS_PAGE } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { createPin, deletePin, editPin, findPinsAt, getOwnPin } from '../pins.service.ts';
import { listUnplaced, setPoint, takePointBack } from './unplaced.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const at = { latitude: 37.7614, longitude: -122.4241 };
let owner: AddressedCaller;
let admin: AddressedCaller;
beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from dropped_pins');
  owner = await person(deps);
  admin = await person(deps);
});

const create = (part: Partial<PinContent> = {}, by = owner) =>
  createPin(by, {
    ...pinContent.parse({ title: 'A bench', category: 'Outdoor', address: 'Nowhere 1', ...part }),
    request_id: randomUUID(),
  });
const listed = async (by = admin) => (await listUnplaced(by, undefined)).pins.map(({ id }) => id);
const pointOf = async (id: string) => {
  const { latitude, longitude } = await getOwnPin(owner, id);
  return latitude === null ? null : { latitude, longitude };
};

test('SRCH-31 RUL-85 listed is what others see and nobody finds near them: with an address, and without a point', async () => {
  const unplaced = await create();
  await create({ at });
  await create({ is_public: false });
  const own = await create({ is_public: false }, admin);
  const deleted = await create();
  await deletePin(owner, deleted.id);
  const hidden = await create();
  await database.pool.query('update dropped_pins set is_hidden = true where id = $1', [hidden.id]);
  expect(own.id).not.toBe('');
  const { pins } = await listUnplaced(admin, undefined);
  expect(pins).toEqual([
    {
      id: unplaced.id,
      version: 1,
      title: 'A bench',
      category: 'Outdoor',
      address: 'Nowhere 1',
      creator: expect.objectContaining({ username: owner.viewer.username }),
      created_at: TEST_NOW.toISOString(),
      looked_up_at: null,
    },
  ]);
  await closeAccount(deps, owner.viewer.userId);
  expect(await listed()).toEqual([]);
});

test('SRCH-31 all of them are listed page by page, newest first', async () => {
  const made: string[] = [];
  for (let n = 0; n < UNPLACED_PINS_PAGE + 2; n += 1) {
    now = new Date(TEST_NOW.getTime() + n * 1000);
    made.unshift((await create({}, await person(deps))).id);
  }
  const first = await listUnplaced(admin, undefined);
  const second = await listUnplaced(admin, first.nextCursor ?? undefined);
  expect([...first.pins, ...second.pins].map(({ id }) => id)).toEqual(made);
  expect(second.nextCursor).toBeNull();
});

test('SRCH-31 RUL-85 a pin with its point leaves the list, and is found near it', async () => {
  const { id, version } = await create();
  expect(await setPoint(admin, { id, version, at })).toEqual({ version: version + 1, refused: null });
  expect(await listed()).toEqual([]);
  const found = await findPinsAt(admin, { at, title: '', own: false });
  expect(found.pins.map((pin) => pin.id)).toEqual([id]);
  // What was sent twice is one.
  expect(await setPoint(admin, { id, version, at })).toEqual({ version: version + 1, refused: null });
});

test('RUL-85 a point that is there stays, and so does what its owner changes meanwhile', async () => {
  const { id, version } = await create();
  const edited = pinContent.parse({ title: 'A bench', category: 'Outdoor', address: 'Elsewhere 2' });
  await editPin(owner, { ...edited, id, version });
  expect(await setPoint(admin, { id, version, at })).toMatchObject({ refused: 'changed' });
  expect(await pointOf(id)).toBeNull();
  const placed = await create({ at });
  const other = { latitude: 1, longitude: 1 };
  expect(await setPoint(admin, { id: placed.id, version: 1, at: other })).toMatchObject({
    refused: 'changed',
  });
  expect(await pointOf(placed.id)).toEqual(at);
});

test('RUL-85 of two admins at once one sets the point', async () => {
  const { id, version } = await create();
  const other = await person(deps);
  const points = [at, { latitude: 1, longitude: 1 }];
  const outcomes = await Promise.all(
    [admin, other].map((by, n) => setPoint(by, { id, version, at: points[n] ?? at })),
  );
  expect(outcomes.map(({ refused }) => refused).sort()).toEqual(['changed', null]);
});

test('RUL-85 RUL-95 what is private, or not there, cannot be given a point', async () => {
  const hidden = await create({ is_public: false });
  for (const id of [hidden.id, randomUUID()])
    await expect(setPoint(admin, { id, version: 1, at })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await pointOf(hidden.id)).toBeNull();
});

test('RUL-95 whoever has set a point takes it back, for a while, and nobody else does', async () => {
  const { id, version } = await create();
  const set = await setPoint(admin, { id, version, at });
  const back = { id, version: set.version };
  await expect(takePointBack(await person(deps), back)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
  now = new Date(TEST_NOW.getTime() + (PIN_POINT_UNDO_MINUTES + 1) * 60_000);
  await expect(takePointBack(admin, back)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
  expect(await pointOf(id)).toEqual(at);
  now = TEST_NOW;
  expect(await takePointBack(admin, back)).toEqual({ refused: null });
  expect(await takePointBack(admin, back)).toEqual({ refused: null });
  expect(await listed()).toEqual([id]);
});

test('RUL-85 a point that its owner set is not taken back', async () => {
  const { id } = await create({ at });
  await expect(takePointBack(admin, { id, version: 1 })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
  const { version } = await create();
  expect(await takePointBack(admin, { id, version: version + 5 })).toEqual({ refused: 'changed' });
  expect(await pointOf(id)).toEqual(at);
});
