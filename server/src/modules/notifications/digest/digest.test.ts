import { DIGEST_LINES } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { blockUser } from '../../safety/blocks/blocks.service.ts';
import { listNotifications, markNotifications } from '../notifications.service.ts';
import { saveNotificationSettings } from '../settings/settings.service.ts';
import { DeliveryFixture, type Person } from '../testing/deliveryFixture.ts';
import { queueDueDigests } from './digest.jobs.ts';

const database = await testDatabase();
// A Wednesday.
const fixture = await DeliveryFixture.open(database, '2027-05-12T12:00:00Z');
afterAll(async () => {
  await fixture.service.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query("delete from pgboss.job where name like 'notice-%'");
  await database.pool.query('delete from local_mails');
  await database.pool.query('update notification_settings set digest = false, digest_at = null');
  fixture.now = new Date('2027-05-12T12:00:00Z');
  fixture.sent.length = 0;
});

async function reader(time_zone = 'Europe/Berlin'): Promise<Person> {
  const somebody = await fixture.person();
  for (const type of ['invitation_response', 'partner_activity'] as const)
    await saveNotificationSettings(somebody, { choice: { type, channel: 'email', on: false } });
  await saveNotificationSettings(somebody, { digest: true, time_zone });
  return somebody;
}

const at = (instant: string) => {
  fixture.now = new Date(instant);
};
const DUE = '2027-05-13T15:00:00Z';
const nextOf = async (who: SignedInCaller) => {
  const found = await database.pool.query('select digest_at from notification_settings where user_id = $1', [
    who.viewer.userId,
  ]);
  return found.rows[0].digest_at?.toISOString() ?? null;
};

test('NOTIF-06 the digest comes on Thursday at five, by the clock of its reader, with what they have not read', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  await fixture.answer(maya, sam, { venue_name: 'Read' });
  await markNotifications(maya, {
    ids: (await listNotifications(maya, { limit: 9 })).notifications.map(({ id }) => id),
    read: true,
  });
  await fixture.saves(sam, maya, 'bar');
  await fixture.answer(maya, sam, { venue_name: 'Lumen', planned_date: '2027-05-22T19:00:00.000Z' });
  at('2027-05-13T14:59:59Z');
  expect(await queueDueDigests(fixture.deps)).toBe(0);
  at(DUE);
  expect(await queueDueDigests(fixture.deps)).toBe(1);
  await fixture.leave();
  const [letter, ...more] = await fixture.lettersTo(maya);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Your week in Liora: 2 things you have not seen');
  expect(letter?.text).toContain(`${sam.viewer.username} saved a place`);
  expect(letter?.text).toMatch(/accepted Lumen, Saturday, May 22 at 9:00\sPM/);
  expect(letter?.text).not.toContain('Read,');
  expect(letter?.messageId).toBe(`<digest-${maya.viewer.userId}-2027-05-13@localhost>`);
  expect(await nextOf(maya)).toBe('2027-05-20T15:00:00.000Z');
});

test('NOTIF-06 of two nodes one sends it, and a job that runs twice sends it under the same Message-ID', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  await fixture.answer(maya, sam);
  at(DUE);
  const nodes = [fixture.node(), fixture.node()];
  const queued = await Promise.all(nodes.map((node) => queueDueDigests(node)));
  expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
  await Promise.all(nodes.map((node) => fixture.leave(node)));
  expect(await fixture.lettersTo(maya)).toHaveLength(1);
});

/** The digests that are due are sent or come to nothing: so many, and no job is left that failed. */
async function digestsLeave(): Promise<number> {
  await queueDueDigests(fixture.deps);
  const done = await fixture.leave();
  expect(await fixture.waiting()).toBe(0);
  return done;
}

test('NOTIF-06 who has read everything gets none', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  await fixture.answer(maya, sam);
  await markNotifications(maya, {
    ids: (await listNotifications(maya, { limit: 9 })).notifications.map(({ id }) => id),
    read: true,
  });
  at(DUE);
  expect(await digestsLeave()).toBe(1);
  expect(fixture.sent).toEqual([]);
});

test('NOTIF-06 who has nothing new in the week gets none, though there is something older that they have not read', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  await fixture.answer(maya, sam);
  at(DUE);
  expect(await digestsLeave()).toBe(1);
  expect(await fixture.lettersTo(maya)).toHaveLength(1);
  at('2027-05-20T15:00:00Z');
  expect(await digestsLeave()).toBe(1);
  expect(await fixture.lettersTo(maya)).toHaveLength(1);
  // It was no late one.
  expect(await nextOf(maya)).toBe('2027-05-27T15:00:00.000Z');
});

test('NOTIF-06 RUL-22 no digest tells of whoever is blocked, and none goes to who switched it off meanwhile', async () => {
  const [maya, tom, sam] = [await reader(), await reader(), await fixture.person()];
  await fixture.answer(maya, sam);
  await fixture.answer(tom, sam);
  at(DUE);
  await queueDueDigests(fixture.deps);
  await blockUser(maya, sam.viewer.userId);
  await saveNotificationSettings(tom, { digest: false });
  await fixture.leave();
  expect(fixture.sent).toEqual([]);
  expect(await nextOf(tom)).toBeNull();
});

test('NOTIF-06 quiet hours hold a digest back, too', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  const quiet = { on: true, from: 16 * 60, until: 18 * 60, time_zone: 'Europe/Berlin' };
  await saveNotificationSettings(maya, { quiet });
  await fixture.answer(maya, sam);
  at(DUE);
  await queueDueDigests(fixture.deps);
  await fixture.leave();
  expect(fixture.sent).toEqual([]);
  at('2027-05-13T16:00:00Z');
  await fixture.leave();
  expect(fixture.sent).toHaveLength(1);
});

test('NOTIF-06 a server that was off for days lets the week pass', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  await fixture.answer(maya, sam);
  at('2027-05-15T12:00:00Z');
  await queueDueDigests(fixture.deps);
  await fixture.leave();
  expect(fixture.sent).toEqual([]);
  expect(await nextOf(maya)).toBe('2027-05-20T15:00:00.000Z');
});

test('NOTIF-06 a long week is told by its newest, and how much more there is', async () => {
  const [maya, sam] = [await reader(), await fixture.person()];
  for (let index = 0; index < DIGEST_LINES + 3; index += 1)
    await fixture.answer(maya, sam, { venue_name: `Bar ${index}` });
  at(DUE);
  await queueDueDigests(fixture.deps);
  await fixture.leave();
  expect(fixture.sent[0]?.text).toContain('and 3 more');
});
