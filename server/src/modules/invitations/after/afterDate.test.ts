import { DAY_MS, HOUR_MS } from '@liora/domain/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, droppedPin, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { admitAccount, closeAccount } from '../../accounts/closing/closing.service.ts';
import { dateToKeep } from '../../memories/read/readMemories.service.ts';
import { writeReview } from '../../reviews/reviews.service.ts';
import { answer, invite } from '../testing/inviting.ts';
import { callOff } from '../write/sender.service.ts';
import { afterDate, answerHours } from './afterDate.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
await venue(database.db, 'bar', { hours_weekly: '{[0,600)}' });
await venue(database.db, 'unknown');
beforeEach(() => {
  now = TEST_NOW;
});
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const stored = async (table: 'place_confirmations' | 'place_proposals') =>
  (await database.pool.query(`select * from ${table}`)).rows;

/** A date of two people, tomorrow. */
async function date(venueOf: { kind: 'place'; place_id: string } = { kind: 'place', place_id: 'bar' }) {
  const [maya, june] = [await person(deps), await person(deps)];
  const times = [inDays(1).toISOString()];
  const asked = await invite(maya, { venue: venueOf, recipient: june.viewer.userId, times });
  await answer(june, asked, 'accepted');
  return { maya, june, id: asked.own.id };
}
const hours = async (who: SignedInCaller) => (await afterDate(who)).hours?.id;

test('after a date each of the two is asked once whether the hours were right, and that goes where hours are kept', async () => {
  const { maya, june, id } = await date();
  const stranger = await person(deps);
  expect([await hours(maya), await hours(june)]).toEqual([undefined, undefined]);
  await expect(answerHours(maya, { id, answer: 'yes' })).rejects.toThrow('NOT_FOUND');
  now = inDays(3);
  expect([await hours(maya), await hours(june), await hours(stranger)]).toEqual([id, id, undefined]);
  await expect(answerHours(stranger, { id, answer: 'yes' })).rejects.toThrow('NOT_FOUND');

  await answerHours(maya, { id, answer: 'yes' });
  expect([await hours(maya), await hours(june)]).toEqual([undefined, id]);
  expect(await stored('place_confirmations')).toMatchObject([
    { place_id: 'bar', confirmed_by: maya.viewer.userId },
  ]);
  await answerHours(june, { id, answer: 'no' });
  // The first answer stands, however often a lost one is sent.
  await answerHours(june, { id, answer: 'yes' });
  expect(await hours(june)).toBeUndefined();
  expect(await stored('place_proposals')).toMatchObject([
    { place_id: 'bar', kind: 'wrong_hours', reported_by: june.viewer.userId },
  ]);
  expect(await stored('place_confirmations')).toHaveLength(1);
});

test('nobody is asked before the morning after, when a late date may still go on', async () => {
  const { maya, id } = await date();
  const [{ expires_at }] = (
    await database.pool.query<{ expires_at: Date }>('select expires_at from date_invitations where id = $1', [
      id,
    ])
  ).rows as [{ expires_at: Date }];
  const atHour = (hour: number) => new Date(expires_at.getTime() + hour * HOUR_MS);
  now = atHour(1);
  expect(await afterDate(maya)).toEqual({ hours: null, review: null });
  expect(await dateToKeep(maya)).toEqual({ date: null });
  now = atHour(8);
  expect(await hours(maya)).toBe(id);
  expect((await dateToKeep(maya)).date).toMatchObject({ place_id: 'bar' });
});

test('RUL-92 of a date to which somebody has invited whose account is closed, nobody else is asked anything until it opens', async () => {
  const { maya, june, id } = await date();
  now = inDays(3);
  await closeAccount(deps, maya.viewer.userId);
  expect(await afterDate(june)).toEqual({ hours: null, review: null });
  expect(await dateToKeep(june)).toEqual({ date: null });
  await expect(answerHours(june, { id, answer: 'yes' })).rejects.toThrow('NOT_FOUND');
  await deps.db.transaction().execute((trx) => admitAccount(trx, maya.viewer.userId, now));
  expect(await hours(june)).toBe(id);
  // Of one's own invitation one is asked, whoever has gone.
  await closeAccount(deps, june.viewer.userId);
  expect(await hours(maya)).toBe(id);
});

test('RUL-22 of a date with somebody whom one of them has blocked since neither is asked anything', async () => {
  const { maya, june, id } = await date();
  now = inDays(3);
  await block(june, maya);
  for (const who of [maya, june]) {
    expect(await afterDate(who)).toEqual({ hours: null, review: null });
    await expect(answerHours(who, { id, answer: 'yes' })).rejects.toThrow('NOT_FOUND');
  }
});

test('who would rather not be asked is not, and of the place they may still write', async () => {
  const { maya, id } = await date();
  now = inDays(3);
  const before = await stored('place_confirmations');
  await answerHours(maya, { id, answer: 'unasked' });
  expect(await afterDate(maya)).toMatchObject({ hours: null, review: { id, place_id: 'bar' } });
  expect(await stored('place_confirmations')).toEqual(before);
  const marks = { vibe: 8, quality: 8, experience: 8 };
  await writeReview(maya, {
    ...marks,
    place_id: 'bar',
    text: '',
    been_there: true,
    photos: [],
    request_id: id,
  });
  expect(await afterDate(maya)).toEqual({ hours: null, review: null });
});

test('nobody is asked of hours that are not known, of what was called off, of a pin, or of long ago', async () => {
  const unknown = await date({ kind: 'place', place_id: 'unknown' });
  const off = await date();
  await callOff(off.june, off.id);
  const pin = await droppedPin(await person(deps));
  const atPin = await date({ kind: 'place', place_id: pin });
  now = inDays(3);
  for (const { maya, june } of [unknown, off, atPin])
    for (const who of [maya, june]) expect(await hours(who)).toBeUndefined();
  expect((await afterDate(unknown.maya)).review?.id).toBe(unknown.id);
  expect(await afterDate(atPin.maya)).toEqual({ hours: null, review: null });
  now = TEST_NOW;
  const old = await date();
  now = inDays(40);
  expect(await afterDate(old.maya)).toEqual({ hours: null, review: null });
});
