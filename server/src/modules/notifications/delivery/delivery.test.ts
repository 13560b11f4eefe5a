import { randomUUID } from 'node:crypto';
import { NOTICE_THREAD_WAIT_MINUTES, PUSH_BYTES, PUSH_SUBSCRIPTIONS_PER_PERSON } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { Db } from '../../../db/client.ts';
import type { Pusher } from '../../../integrations/push/pusher.ts';
import { workOff } from '../../../queue/testing/workOff.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { changeProfile } from '../../accounts/profile/profile.service.ts';
import { blockUser, unblockUser } from '../../safety/blocks/blocks.service.ts';
import { addNotification } from '../addNotification.service.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotifications,
  openNotification,
  removeNotifications,
} from '../notifications.service.ts';
import { subscribe } from '../push/subscriptions.service.ts';
import { notificationSettings, saveNotificationSettings } from '../settings/settings.service.ts';
import { DeliveryFixture, type Person } from '../testing/deliveryFixture.ts';
import { pushNotice } from './noticePushes.jobs.ts';

const database = await testDatabase();
const NOON = '2027-05-12T12:00:00Z';
const fixture = await DeliveryFixture.open(database, NOON);
afterAll(async () => {
  await fixture.service.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query("delete from pgboss.job where name like 'notice-%'");
  await database.pool.query('delete from local_mails');
  fixture.now = new Date(NOON);
  fixture.sent.length = 0;
  fixture.service.answers.clear();
});

const idsOf = async (who: SignedInCaller) =>
  (await listNotifications(who, { limit: 30 })).notifications.map(({ id }) => id);
const pathOf = ({ target }: { target: { endpoint: string } }) => new URL(target.endpoint).pathname;
const choose = (who: SignedInCaller, channel: 'in_app' | 'push' | 'email', on: boolean) =>
  saveNotificationSettings(who, { choice: { type: 'partner_activity', channel, on } });

async function couple(timeZone: string | null = 'UTC'): Promise<[Person, Person]> {
  return [await fixture.person(timeZone), await fixture.person(timeZone)];
}

describe('what leaves', () => {
  test('NOTIF-06 NOTIF-01 an answer leaves by mail and to every browser, once, with the words of the list', async () => {
    const [maya, sam] = await couple();
    const [phone, laptop] = [await fixture.browserOf(maya), await fixture.browserOf(maya)];
    await saveNotificationSettings(maya, { push_details: true });
    await fixture.answer(maya, sam, {
      response: 'rejected',
      rejection_notes: 'Allergic to "<b>everything</b>".',
    });
    expect(await fixture.leave()).toBe(2);
    expect(await fixture.leave()).toBe(0);
    const [id] = await idsOf(maya);
    const notice = {
      id,
      title: `${sam.viewer.username} declined Lumen`,
      body: 'Allergic to "<b>everything</b>".',
    };
    expect(fixture.shownOn(phone)).toEqual([notice]);
    expect(fixture.shownOn(laptop)).toEqual([notice]);
    const [letter] = await fixture.lettersTo(maya);
    expect(letter).toMatchObject({ subject: notice.title, messageId: `<notice-${id}-1@localhost>` });
    expect(letter?.text).toContain(`http://localhost:4310/notifications#${id}`);
    expect(letter?.html).toContain('&lt;b&gt;everything');
    expect(letter?.html).not.toContain('<b>everything');
    expect(await fixture.lettersTo(sam)).toEqual([]);
  });

  test('RUL-110 NOTIF-06 what leaves is in the language of its reader, whoever else is written to', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await saveNotificationSettings(maya, { push_details: true });
    await changeProfile(maya, { language: 'de' });
    await fixture.answer(maya, sam, { planned_date: '2027-05-22T19:00:00.000Z' });
    await fixture.answer(sam, maya);
    await fixture.leave();
    const title = `${sam.viewer.username} hat zugesagt: Lumen, Samstag, 22. Mai um 19:00`;
    expect(fixture.shownOn(phone).map((shown) => shown.title)).toEqual([title]);
    const [letter] = await fixture.lettersTo(maya);
    expect(letter?.subject).toBe(title);
    expect(letter?.text).toContain('weil du E-Mails dazu möchtest: Antworten auf deine Einladungen.');
    expect(letter?.html).toContain('<html lang="de">');
    const [english] = await fixture.lettersTo(sam);
    expect(english?.subject).toBe(`${maya.viewer.username} accepted Lumen`);
  });

  test('NOTIF-06 the words on a locked screen say no name, place or answer, and no message is longer than another', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    const planned_date = '2027-05-22T19:00:00.000Z';
    await fixture.answer(maya, sam, { venue_name: 'Bar Saltbox', planned_date });
    await fixture.answer(maya, sam, {
      venue_name: 'X',
      response: 'rejected',
      rejection_notes: 'Never again',
    });
    await fixture.saves(sam, maya, 'bar-saltbox');
    fixture.later(NOTICE_THREAD_WAIT_MINUTES);
    await fixture.leave();
    const payloads = fixture.service.toldTo(phone);
    expect(payloads.map((payload) => JSON.parse(payload))).toEqual([
      { id: expect.any(String), title: 'Liora', body: 'There is news about a date' },
      { id: expect.any(String), title: 'Liora', body: 'There is news about a date' },
      { id: expect.any(String), title: 'Liora', body: 'There is something new for you' },
    ]);
    expect(payloads.join('\n')).not.toMatch(/saltbox|never|declin|accept|saved|May/i);
    expect(payloads.join('\n')).not.toContain(sam.viewer.username);

    await saveNotificationSettings(maya, { push_details: true });
    await fixture.answer(maya, sam, { response: 'rejected', rejection_notes: '夜'.repeat(500) });
    await fixture.leave();
    const lengths = fixture.service.received.map(({ body }) => body.length);
    expect(new Set(lengths).size).toBe(1);
    expect(fixture.service.toldTo(phone).map((payload) => Buffer.byteLength(payload))).toEqual(
      Array.from({ length: 4 }, () => PUSH_BYTES),
    );
  });

  test('NOTIF-06 what somebody does not want by a way does not leave by it, also when they say so while it waits', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await fixture.saves(sam, maya, 'bar');
    // By mail nobody hears of additions who did not say so.
    expect(await fixture.waiting()).toBe(1);
    await choose(maya, 'push', false);
    fixture.later(NOTICE_THREAD_WAIT_MINUTES);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    expect(await fixture.lettersTo(maya)).toEqual([]);
  });

  test('NOTIF-06 RUL-29 nobody is written to whose address is not confirmed or whose account is closed', async () => {
    const [maya, sam] = await couple();
    const { userId } = maya.viewer;
    await database.pool.query('update auth_users set email_verified = false where id = $1', [userId]);
    await fixture.answer(maya, sam);
    expect(await fixture.waiting()).toBe(0);
    await database.pool.query('update auth_users set email_verified = true where id = $1', [userId]);
    const phone = await fixture.browserOf(maya);
    await fixture.answer(maya, sam);
    expect(await fixture.waiting()).toBe(2);
    await closeAccount(fixture.deps, userId);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    expect(await fixture.lettersTo(maya)).toEqual([]);
    const { rowCount } = await database.pool.query('select from push_subscriptions where user_id = $1', [
      userId,
    ]);
    expect(rowCount).toBe(0);
  });

  test('NOTIF-06 what is read or taken out meanwhile is not sent', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await fixture.answer(maya, sam);
    await fixture.answer(maya, sam);
    const [one = '', other = ''] = await idsOf(maya);
    await markNotifications(maya, { ids: [one], read: true });
    await removeNotifications(maya, [other]);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    expect(await fixture.lettersTo(maya)).toEqual([]);
  });

  test('RUL-22 NOTIF-06 of whoever was blocked meanwhile nothing is sent, and an ended block pours nothing out', async () => {
    const [maya, sam] = await couple('Europe/Berlin');
    fixture.now = new Date('2027-05-12T22:00:00Z');
    const phone = await fixture.browserOf(maya);
    await fixture.answer(maya, sam);
    await fixture.leave();
    expect(await fixture.waiting()).toBe(2);
    await blockUser(maya, sam.viewer.userId);
    await fixture.answer(maya, sam);
    await unblockUser(maya, sam.viewer.userId);
    fixture.later(12 * 60);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    expect(await fixture.lettersTo(maya)).toEqual([]);
    // By whoever blocks one nothing comes either.
    await fixture.answer(maya, sam);
    await blockUser(sam, maya.viewer.userId);
    await fixture.leave();
    expect(await fixture.lettersTo(maya)).toEqual([]);
  });

  test('NOTIF-06 past so many an hour nothing more is sent, and nothing is older than two days', async () => {
    const [maya, sam] = await couple();
    for (let index = 0; index < 25; index += 1) await fixture.answer(maya, sam);
    await fixture.leave();
    expect(await fixture.lettersTo(maya)).toHaveLength(20);
    fixture.later(61);
    await fixture.answer(maya, sam);
    fixture.later(48 * 60);
    await fixture.leave();
    expect(await fixture.lettersTo(maya)).toHaveLength(20);
  });
});

test('NOTIF-06 RUL-41 one press marks what stands in the list: what somebody wants elsewhere alone still leaves', async () => {
  const [maya, sam] = await couple();
  await saveNotificationSettings(maya, { push_details: true });
  await choose(maya, 'in_app', false);
  const phone = await fixture.browserOf(maya);
  await fixture.saves(sam, maya, 'bar');
  fixture.later(1);
  await fixture.answer(maya, sam);
  const { newest } = await listNotifications(maya, { limit: 30 });
  const press = { newest: newest ?? '', request_id: randomUUID() };
  expect(await markAllNotifications(maya, press)).toEqual({ count: 1 });
  fixture.later(NOTICE_THREAD_WAIT_MINUTES);
  await fixture.leave();
  expect(fixture.shownOn(phone).map(({ title }) => title)).toEqual([`${sam.viewer.username} saved a place`]);
});

describe('one line per thread', () => {
  test('NOTIF-06 additions wait for more, leave once as they are by then, and again only when they were read', async () => {
    const [maya, sam] = await couple();
    await saveNotificationSettings(maya, { push_details: true });
    await choose(maya, 'email', true);
    const phone = await fixture.browserOf(maya);
    await fixture.saves(sam, maya, 'bar');
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    fixture.later(NOTICE_THREAD_WAIT_MINUTES / 2);
    await fixture.saves(sam, maya, 'cafe', 'museum');
    expect(await fixture.waiting()).toBe(2);
    fixture.later(NOTICE_THREAD_WAIT_MINUTES / 2);
    await fixture.leave();
    const title = (count: number) =>
      `${sam.viewer.username} saved ${count === 1 ? 'a place' : `${count} places`}`;
    expect(fixture.shownOn(phone)).toMatchObject([{ title: title(3) }]);
    expect(await fixture.lettersTo(maya)).toMatchObject([{ subject: title(3) }]);

    await fixture.saves(sam, maya, 'pier');
    fixture.later(60);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);

    await markNotifications(maya, { ids: await idsOf(maya), read: true });
    await fixture.saves(sam, maya, 'park');
    fixture.later(NOTICE_THREAD_WAIT_MINUTES);
    await fixture.leave();
    const [id] = await idsOf(maya);
    expect(fixture.shownOn(phone)).toMatchObject([
      { id, title: title(3) },
      { id, title: title(1) },
    ]);
    expect((await fixture.lettersTo(maya)).map(({ messageId }) => messageId)).toEqual([
      `<notice-${id}-1@localhost>`,
      `<notice-${id}-2@localhost>`,
    ]);
  });

  test('NOTIF-06 what was read while it waited leaves nothing to send twice when more comes', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await fixture.saves(sam, maya, 'bar');
    await markNotifications(maya, { ids: await idsOf(maya), read: true });
    await fixture.saves(sam, maya, 'cafe');
    fixture.later(NOTICE_THREAD_WAIT_MINUTES);
    expect(await fixture.leave()).toBe(2);
    expect(fixture.shownOn(phone)).toHaveLength(1);
  });

  test('NOTIF-06 who wants additions by push alone hears of each round of them, though nothing is read', async () => {
    const [maya, sam] = await couple();
    await saveNotificationSettings(maya, { push_details: true });
    await choose(maya, 'in_app', false);
    const phone = await fixture.browserOf(maya);
    for (const place of ['bar', 'cafe']) {
      await fixture.saves(sam, maya, place);
      fixture.later(NOTICE_THREAD_WAIT_MINUTES);
      await fixture.leave();
    }
    const told = fixture.shownOn(phone);
    expect(told.map(({ title }) => title)).toEqual(
      Array.from({ length: 2 }, () => `${sam.viewer.username} saved a place`),
    );
    // It stands in no list, and can be opened all the same.
    expect(await idsOf(maya)).toEqual([]);
    expect(await openNotification(maya, told[0]?.id ?? '')).toMatchObject({
      notification: { data: { count: 1 } },
    });
    expect(await openNotification(sam, told[0]?.id ?? '')).toEqual({ notification: null });
  });

  test('NOTIF-06 of 20 additions at once one leaves', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await Promise.all(Array.from({ length: 20 }, (_, n) => fixture.saves(sam, maya, `bar-${n}`)));
    expect(await fixture.waiting()).toBe(1);
    fixture.later(NOTICE_THREAD_WAIT_MINUTES);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);
  });
});

/** A database as it is reached by a node: `goesAway` has the next statement fail as when PostgreSQL is restarted. */
function sometimesAway(db: Db): { reached: Db; goesAway: () => void } {
  let isAway = false;
  const reached = new Proxy(db, {
    get: (target, name) => {
      if (isAway) {
        isAway = false;
        throw Object.assign(new Error('ended by an administrator'), { code: '57P01' });
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    reached,
    goesAway: () => {
      isAway = true;
    },
  };
}

describe('at least once', () => {
  test('FIX-43 NOTIF-06 a node killed between sending and marking sends again, under the same tag and Message-ID', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await fixture.answer(maya, sam);
    // Marks nothing: its database is gone as soon as it has sent.
    const killed = fixture.node();
    const gone = () => {
      killed.db = new Proxy(killed.db, {
        get: () => {
          throw new Error('killed');
        },
      });
    };
    const { pusher, mailer } = killed;
    killed.pusher = { ...pusher, send: (...sent) => pusher.send(...sent).finally(gone) };
    await workOff(killed, 'notice-pushes', pushNotice);
    expect(fixture.shownOn(phone)).toHaveLength(1);
    const second = fixture.node();
    second.mailer = {
      send: async (message) => {
        await mailer.send(message);
        if (fixture.sent.length === 1) throw new Error('killed');
      },
    };
    await fixture.leave(second);
    await fixture.leave(second);
    const [first, again] = fixture.shownOn(phone);
    expect(again).toEqual(first);
    const topics = fixture.service.received
      .filter(({ path }) => path === pathOf(phone))
      .map(({ headers }) => headers.topic);
    expect(new Set(topics).size).toBe(1);
    const letters = await fixture.lettersTo(maya);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.messageId).toBe(letters[0]?.messageId);
  });

  test('FIX-80 NOTIF-06 a database that is away when it is to be marked is waited for: nobody is told twice', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    await fixture.answer(maya, sam);
    const node = fixture.node();
    const { pusher, mailer, db } = node;
    const { reached, goesAway } = sometimesAway(db);
    node.pusher = { ...pusher, send: (...sent) => pusher.send(...sent).finally(goesAway) };
    node.mailer = { send: (message) => mailer.send(message).finally(goesAway) };
    node.db = reached;
    await fixture.leave(node);
    await fixture.leave(node);
    expect(fixture.shownOn(phone)).toHaveLength(1);
    expect(await fixture.lettersTo(maya)).toHaveLength(1);
  });

  test('NOTIF-06 one browser that cannot be reached is tried by itself: nobody is told twice', async () => {
    const [maya, sam] = await couple();
    const [phone, laptop] = [await fixture.browserOf(maya), await fixture.browserOf(maya)];
    fixture.service.answers.set(pathOf(laptop), { status: 503 });
    await fixture.answer(maya, sam);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);
    fixture.service.answers.clear();
    const before = fixture.shownOn(laptop).length;
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);
    expect(fixture.shownOn(laptop)).toHaveLength(before + 1);
    expect(await fixture.waiting()).toBe(0);
  });

  test.each([404, 410])('NOTIF-06 a browser that has unsubscribed (%i) is forgotten', async (status) => {
    const [maya, sam] = await couple();
    const [gone, there] = [await fixture.browserOf(maya), await fixture.browserOf(maya)];
    fixture.service.answers.set(pathOf(gone), { status });
    await fixture.answer(maya, sam);
    await fixture.answer(maya, sam);
    await fixture.leave();
    expect(fixture.service.received.filter(({ path }) => path === pathOf(gone))).toHaveLength(1);
    expect(fixture.shownOn(there)).toHaveLength(2);
  });

  test('FIX-43 NOTIF-06 what leaves is queued in the transaction of its change: both happen or neither does', async () => {
    const [maya, sam] = await couple();
    const change = fixture.deps.db.transaction().execute(async (trx) => {
      await addNotification(fixture.deps, trx, {
        userId: maya.viewer.userId,
        fromUserId: sam.viewer.userId,
        type: 'invitation_response',
        data: { invitation_id: randomUUID(), response: 'accepted', venue_name: 'Lumen', planned_date: null },
      });
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    expect(await fixture.waiting()).toBe(0);
    expect(await idsOf(maya)).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quiet = (time_zone: string) => ({ on: true, from: 22 * 60, until: 8 * 60, time_zone });

  test.each([
    // 23:00 on the evening before the clocks go forward, and back; at eight there.
    ['Europe/Berlin', '2027-03-27T22:00:00Z', '2027-03-28T06:00:00Z'],
    ['Europe/Berlin', '2027-10-30T21:00:00Z', '2027-10-31T07:00:00Z'],
    ['America/New_York', '2027-03-14T04:00:00Z', '2027-03-14T12:00:00Z'],
    ['America/New_York', '2027-11-07T03:00:00Z', '2027-11-07T13:00:00Z'],
  ])('NOTIF-06 in %s what comes at %s leaves at %s, through the clock change', async (zone, at, end) => {
    const [maya, sam] = await couple();
    await saveNotificationSettings(maya, { quiet: quiet(zone) });
    const phone = await fixture.browserOf(maya);
    fixture.now = new Date(at);
    await fixture.answer(maya, sam);
    await fixture.leave();
    fixture.now = new Date(new Date(end).getTime() - 60_000);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toEqual([]);
    expect(await fixture.lettersTo(maya)).toEqual([]);
    fixture.now = new Date(end);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);
    expect(await fixture.lettersTo(maya)).toHaveLength(1);
  });

  test('NOTIF-06 what was read while it was held back is not sent', async () => {
    const [maya, sam] = await couple();
    await saveNotificationSettings(maya, { quiet: quiet('UTC') });
    const phone = await fixture.browserOf(maya);
    fixture.now = new Date('2027-05-12T23:00:00Z');
    await fixture.answer(maya, sam);
    await fixture.leave();
    await markNotifications(maya, { ids: await idsOf(maya), read: true });
    fixture.later(10 * 60);
    expect(await fixture.leave()).toBe(2);
    expect(fixture.shownOn(phone)).toEqual([]);
  });
});

describe('browsers', () => {
  const subscriptions = async (who: SignedInCaller) =>
    (
      await database.pool.query('select endpoint from push_subscriptions where user_id = $1', [
        who.viewer.userId,
      ])
    ).rows.map(({ endpoint }) => endpoint);

  test('NOTIF-06 a browser belongs to a session and to one person: signing out, or somebody else there, ends it', async () => {
    const [maya, sam] = await couple();
    const browser = await fixture.browserOf(maya);
    await fixture.browserOf(sam, browser);
    expect(await subscriptions(maya)).toEqual([]);
    expect(await subscriptions(sam)).toEqual([browser.target.endpoint]);
    await database.pool.query('delete from auth_sessions where user_id = $1', [sam.viewer.userId]);
    expect(await subscriptions(sam)).toEqual([]);
  });

  test('NOTIF-06 a session that ends at the moment its browser subscribes leaves nothing behind', async () => {
    const maya = await fixture.person();
    const { userId } = maya.viewer;
    const { push_key: key } = await notificationSettings(maya);
    for (let round = 0; round < 10; round += 1) {
      const requestHeaders = new Headers({ cookie: await sessionCookie(fixture.deps, userId) });
      const browser = { ...fixture.service.browser().target, key, time_zone: 'UTC' };
      const [answer] = await Promise.allSettled([
        subscribe({ ...maya, requestHeaders }, browser),
        database.pool.query('delete from auth_sessions where user_id = $1', [userId]),
      ]);
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await subscriptions(maya)).toEqual([]);
    }
  });

  test('NOTIF-06 of 25 browsers at once the bounded number is there', async () => {
    const maya = await fixture.person();
    await Promise.all(Array.from({ length: 25 }, () => fixture.browserOf(maya)));
    expect(await subscriptions(maya)).toHaveLength(PUSH_SUBSCRIPTIONS_PER_PERSON);
  });

  test('NOTIF-06 with another key of the server nothing goes to browsers that know the old one, until they subscribe anew', async () => {
    const [maya, sam] = await couple();
    const phone = await fixture.browserOf(maya);
    const other: { config: typeof fixture.deps.config } = {
      config: { ...fixture.deps.config, sessionSecret: 'another secret, 32 characters at least' },
    };
    await fixture.answer(maya, sam);
    await fixture.leave(fixture.node(other));
    expect(fixture.shownOn(phone)).toEqual([]);
    await database.pool.query('delete from push_keys');
    await fixture.browserOf(maya, phone);
    await fixture.answer(maya, sam);
    await fixture.leave();
    expect(fixture.shownOn(phone)).toHaveLength(1);
  });

  test('NOTIF-06 a browser of an unknown push service is not stored', async () => {
    const maya = await fixture.person();
    const unknown: Pusher = { ...fixture.deps.pusher, isKnown: () => false };
    await fixture.browserOf({ ...maya, deps: { ...fixture.deps, pusher: unknown } });
    expect(await subscriptions(maya)).toEqual([]);
  });
});
