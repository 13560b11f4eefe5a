import { randomUUID } from 'node:crypto';
import type { Notification } from '@liora/domain/contract/notifications';
import { DAY_MS } from '@liora/domain/durations';
import {
  NOTIFICATION_STORED_DAYS,
  NOTIFICATION_SUBJECTS,
  NOTIFICATION_UNDO_MINUTES,
  NOTIFICATIONS_PER_PERSON,
} from '@liora/domain/limits';
import type { NotificationData } from '@liora/domain/rules/notifications';
import { notificationWords } from '@liora/domain/rules/notificationWords';
import { afterAll, describe, expect, test } from 'vitest';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { block, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { invite } from '../invitations/testing/inviting.ts';
import { blockUser, unblockUser } from '../safety/blocks/blocks.service.ts';
import { addNotification } from './addNotification.service.ts';
import { sweepNotifications } from './notifications.jobs.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotifications,
  removeNotifications,
  restoreNotifications,
  unmarkAllNotifications,
} from './notifications.service.ts';
import { addPartnerActivity, withdrawPartnerActivity } from './partnerActivity.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const later = (ms = 1000) => {
  now = new Date(now.getTime() + ms);
};

const list = (who: SignedInCaller, input: object = {}) => listNotifications(who, { limit: 30, ...input });
const shown = async (who: SignedInCaller, input: object = {}) => (await list(who, input)).notifications;
const unreadIn = async (who: SignedInCaller) =>
  Object.values((await list(who)).unread ?? {}).reduce((sum, count) => sum + count, 0);

async function answer(
  to: SignedInCaller,
  from: SignedInCaller,
  more: Partial<NotificationData['invitation_response']> = {},
) {
  later();
  const data = {
    invitation_id: randomUUID(),
    response: 'accepted',
    venue_name: 'Lumen',
    planned_date: null,
  } as const;
  await addNotification(deps, deps.db, {
    userId: to.viewer.userId,
    fromUserId: from.viewer.userId,
    type: 'invitation_response',
    data: { ...data, ...more },
  });
}

async function saves(by: SignedInCaller, partner: SignedInCaller, ...ids: string[]) {
  later();
  await deps.db.transaction().execute((trx) =>
    addPartnerActivity(deps, trx, {
      userId: partner.viewer.userId,
      fromUserId: by.viewer.userId,
      what: 'places',
      ids,
    }),
  );
}

const two = async (): Promise<[SignedInCaller, SignedInCaller]> => [await person(deps), await person(deps)];

describe('what is in the list', () => {
  test('RUL-41 NOTIF-05 API-45 a notification is whose the server says, and people whom one has blocked produce none', async () => {
    const [maya, june] = await two();
    const troll = await person(deps);
    await block(maya, troll);
    await answer(maya, june);
    await answer(maya, troll);
    const { rows } = await database.pool.query('select * from notifications where user_id = $1', [
      maya.viewer.userId,
    ]);
    expect(rows).toMatchObject([{ from_user_id: june.viewer.userId, type: 'invitation_response' }]);
  });

  test('NOTIF-01 NOTIF-02 NOTIF-03 NOTIF-04 ENT-24 an answer is there for the sender, with what it holds and nobody else', async () => {
    const [maya, sam] = await two();
    const planned_date = '2026-05-23T03:00:00.000Z';
    await answer(maya, sam, { planned_date });
    await answer(maya, sam, { response: 'rejected', rejection_notes: 'Allergic to everything there.' });
    await answer(maya, sam, {
      response: 'reschedule_requested',
      reschedule_notes: 'I am on the late train.',
    });
    const found = await shown(maya);
    expect(found).toMatchObject([
      { data: { response: 'reschedule_requested', reschedule_notes: 'I am on the late train.' } },
      { data: { response: 'rejected', rejection_notes: 'Allergic to everything there.' } },
      {
        type: 'invitation_response',
        data: { response: 'accepted', venue_name: 'Lumen', planned_date },
        from: { user_id: sam.viewer.userId, username: sam.viewer.username },
        read: false,
      },
    ]);
    expect(await shown(sam)).toEqual([]);
    const words = found.map((one) =>
      notificationWords(one, { name: one.from?.username ?? null, timeZone: 'America/Los_Angeles' }),
    );
    const { username } = sam.viewer;
    expect(words).toEqual([
      { title: `${username} asks for another time at Lumen`, message: 'I am on the late train.' },
      { title: `${username} declined Lumen`, message: 'Allergic to everything there.' },
      { title: expect.stringContaining(`${username} accepted Lumen, Friday, May 22`), message: null },
    ]);
  });

  test('RUL-41 NOTIF-06 a line has the covers of what it is about, as far as its reader may see that today', async () => {
    const [maya, sam] = await two();
    for (const place of ['pictured-bar', 'pictured-cafe']) await venue(database.db, place);
    const { own } = await invite(maya, { venue: { kind: 'place', place_id: 'pictured-bar' } });
    await saves(sam, maya, 'pictured-cafe', 'pictured-bar', 'a place that went');
    await answer(maya, sam, { invitation_id: own.id });
    await answer(sam, maya, { invitation_id: own.id });
    const idsIn = ({ pictures }: Notification) =>
      pictures.map((picture) => (picture.kind === 'place' ? picture.place.id : picture.plan.id));
    expect((await shown(maya)).map(idsIn)).toEqual([['pictured-bar'], ['pictured-cafe', 'pictured-bar']]);
    // It is an invitation of others to him.
    expect((await shown(sam)).map(idsIn)).toEqual([[]]);
  });

  test('RUL-41 the list is newest first, page by page and group by group, and says what is not read', async () => {
    const [maya, sam] = await two();
    for (const venue_name of ['One', 'Two', 'Three']) await answer(maya, sam, { venue_name });
    await saves(sam, maya, 'bar');
    const first = await list(maya, { limit: 2 });
    expect(first).toMatchObject({
      notifications: [{ type: 'partner_activity' }, { data: { venue_name: 'Three' } }],
      unread: { dates: 3, partner: 1, community: 0, account: 0 },
    });
    const rest = await list(maya, { cursor: first.nextCursor });
    expect(rest).toMatchObject({
      notifications: [{ data: { venue_name: 'Two' } }, { data: { venue_name: 'One' } }],
      unread: null,
      newest: null,
      nextCursor: null,
    });
    expect(await shown(maya, { group: 'partner' })).toMatchObject([{ type: 'partner_activity' }]);
    expect(await shown(maya, { group: 'account' })).toEqual([]);
  });

  test('RUL-22 RUL-41 who was blocked since is gone from list and counts, and does not pour out when the block ends', async () => {
    const [maya, sam] = await two();
    const june = await person(deps);
    await answer(maya, sam);
    await answer(maya, june);
    await blockUser(maya, sam.viewer.userId);
    expect(await shown(maya)).toMatchObject([{ from: { user_id: june.viewer.userId } }]);
    expect(await unreadIn(maya)).toBe(1);
    await answer(maya, sam);
    await unblockUser(maya, sam.viewer.userId);
    expect(await shown(maya)).toMatchObject([{ from: { user_id: june.viewer.userId } }]);
    await answer(maya, sam);
    expect(await unreadIn(maya)).toBe(2);
  });

  test('RUL-92 a name is that of today; with an account that is closed or erased its notifications go', async () => {
    const [maya, sam] = await two();
    await answer(maya, sam);
    const { userId } = sam.viewer;
    await database.pool.query('update profiles set username = $2 where user_id = $1', [
      userId,
      'sam_renamed',
    ]);
    expect(await shown(maya)).toMatchObject([{ from: { username: 'sam_renamed' } }]);
    await database.pool.query('update profiles set closed_at = now() where user_id = $1', [userId]);
    expect(await shown(maya)).toEqual([]);
    expect(await unreadIn(maya)).toBe(0);
    await database.pool.query('delete from auth_users where id = $1', [userId]);
    const { rowCount } = await database.pool.query('select from notifications where user_id = $1', [
      maya.viewer.userId,
    ]);
    expect(rowCount).toBe(0);
  });

  test('RUL-41 of one person the newest are stored, however many come', async () => {
    const [maya, sam] = await two();
    await database.pool.query(
      `insert into notifications (user_id, from_user_id, type, data, created_at)
       select $1, $2, 'partner_activity', '{"what": "places", "count": 1, "subjects": []}', $3::timestamptz - n * interval '1 second'
       from generate_series(1, $4::int) n`,
      [maya.viewer.userId, sam.viewer.userId, now, NOTIFICATIONS_PER_PERSON + 5],
    );
    await answer(maya, sam, { venue_name: 'The last one' });
    const { rows } = await database.pool.query(
      'select count(*)::int as count from notifications where user_id = $1',
      [maya.viewer.userId],
    );
    expect(rows).toEqual([{ count: NOTIFICATIONS_PER_PERSON }]);
    expect(await shown(maya, { limit: 1 })).toMatchObject([{ data: { venue_name: 'The last one' } }]);
  });
});

describe('one line per thread', () => {
  test('NOTIF-06 what a partner adds is one line that counts on until it is read', async () => {
    const [maya, sam] = await two();
    await saves(sam, maya, 'bar');
    await answer(maya, sam);
    await saves(sam, maya, 'cafe', 'museum');
    const [line] = await shown(maya);
    expect(line).toMatchObject({ data: { what: 'places', count: 3, subjects: ['cafe', 'museum', 'bar'] } });
    expect(line && notificationWords(line, { name: 'Sam', timeZone: 'UTC' }).title).toBe(
      'Sam saved 3 places',
    );
    expect(await list(maya)).toMatchObject({ unread: { partner: 1 } });

    await markNotifications(maya, { ids: [line?.id ?? ''], read: true });
    await saves(sam, maya, 'pier');
    expect(await shown(maya, { group: 'partner' })).toMatchObject([
      { id: line?.id, read: false, data: { count: 1, subjects: ['pier'] } },
    ]);
    await removeNotifications(maya, [line?.id ?? '']);
    await saves(sam, maya, 'park');
    expect(await shown(maya, { group: 'partner' })).toMatchObject([
      { data: { count: 1, subjects: ['park'] } },
    ]);
  });

  test('NOTIF-06 of what is taken back before it was read each counts one less, however many came after it', async () => {
    const [maya, sam] = await two();
    const ids = Array.from({ length: NOTIFICATION_SUBJECTS + 2 }, (_, n) => `bar-${n}`);
    const takeBack = (...some: string[]) =>
      withdrawPartnerActivity(database.db, {
        ...{ userId: maya.viewer.userId, fromUserId: sam.viewer.userId },
        ...{ what: 'places' as const, ids: some },
      });
    for (const id of ids) await saves(sam, maya, id);
    const [first = '', second = '', ...last] = ids;
    await takeBack(first);
    await saves(sam, maya, first);
    expect(await shown(maya)).toMatchObject([{ data: { count: ids.length } }]);
    await takeBack(second, first);
    expect(await shown(maya)).toMatchObject([{ data: { count: last.length } }]);
    await takeBack(...last);
    expect(await shown(maya)).toEqual([]);
  });

  test('RUL-48 LINK-25 with the link what it told goes, on both sides; answers to invitations stay', async () => {
    const members = { member: true };
    const [maya, sam] = [await person(deps, members), await person(deps, members)];
    await link(maya, sam);
    await saves(sam, maya, 'bar');
    await saves(maya, sam, 'cafe');
    await answer(maya, sam);
    const ofPartner = async (who: SignedInCaller) =>
      (await shown(who, { group: 'partner' })).map(({ type }) => type);
    expect(await ofPartner(maya)).toContain('partner_activity');
    await unlink(maya, sam);
    expect(await ofPartner(maya)).toEqual([]);
    expect(await ofPartner(sam)).toEqual(['partner_unlinked']);
    expect(await shown(maya, { group: 'dates' })).toMatchObject([{ type: 'invitation_response' }]);
  });

  test('NOTIF-06 of 20 additions at once each counts, in one line', async () => {
    const [maya, sam] = await two();
    await Promise.all(Array.from({ length: 20 }, (_, n) => saves(sam, maya, `bar-${n}`)));
    const lines = await shown(maya);
    expect(lines).toMatchObject([{ data: { count: 20 } }]);
    expect(lines[0]?.data).toHaveProperty('subjects.length', NOTIFICATION_SUBJECTS);
  });

  test('NOTIF-06 lines of two people, or of two kinds, are never one', async () => {
    const [maya, sam] = await two();
    const june = await person(deps);
    await saves(sam, maya, 'bar');
    await saves(june, maya, 'bar');
    await addPartnerActivity(deps, deps.db, {
      userId: maya.viewer.userId,
      fromUserId: sam.viewer.userId,
      what: 'plans',
      ids: [randomUUID()],
    });
    expect(await shown(maya)).toHaveLength(3);
  });
});

describe('reading and removing', () => {
  test('RUL-41 what is read is one person’s own to say, and can be taken back', async () => {
    const [maya, sam] = await two();
    await answer(maya, sam);
    const ids = (await shown(maya)).map(({ id }) => id);
    await markNotifications(sam, { ids, read: true });
    expect(await unreadIn(maya)).toBe(1);
    await markNotifications(maya, { ids, read: true });
    expect(await shown(maya)).toMatchObject([{ read: true }]);
    await markNotifications(maya, { ids, read: false });
    expect(await shown(maya)).toMatchObject([{ read: false }]);
  });

  test('RUL-41 all that was shown is read with one press, and its undo brings back these alone', async () => {
    const [maya, sam] = await two();
    for (const venue_name of ['Before', 'One', 'Two']) await answer(maya, sam, { venue_name });
    const [two_, one, before] = await shown(maya);
    const ids = (...rows: (typeof one)[]) => rows.map((row) => row?.id ?? '');
    await markNotifications(maya, { ids: ids(before), read: true });
    const { newest } = await list(maya);
    await answer(maya, sam, { venue_name: 'While they looked' });

    const request_id = randomUUID();
    const press = { newest: newest ?? '', request_id };
    expect(await markAllNotifications(maya, press)).toEqual({ count: 2 });
    expect(await markAllNotifications(maya, press)).toEqual({ count: 0 });
    expect((await shown(maya)).map(({ read }) => read)).toEqual([false, true, true, true]);

    // Read by itself since: the undo leaves it.
    await markNotifications(maya, { ids: ids(two_), read: true });
    expect(await unmarkAllNotifications(sam, request_id)).toEqual({ count: 0 });
    expect(await unmarkAllNotifications(maya, request_id)).toEqual({ count: 1 });
    expect((await shown(maya)).map(({ read }) => read)).toEqual([false, true, false, true]);
    expect(await markAllNotifications(maya, { newest: '', request_id })).toEqual({ count: 0 });
    expect(await markAllNotifications(maya, { ...press, group: 'partner' })).toEqual({ count: 0 });
  });

  test('RUL-41 what is taken out can be brought back for ten minutes, by its owner alone', async () => {
    const [maya, sam] = await two();
    await answer(maya, sam);
    const ids = (await shown(maya)).map(({ id }) => id);
    expect(await removeNotifications(sam, ids)).toEqual({ ids: [] });
    expect(await removeNotifications(maya, ids)).toEqual({ ids });
    expect(await shown(maya)).toEqual([]);
    expect(await unreadIn(maya)).toBe(0);
    await expect(restoreNotifications(sam, ids)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await restoreNotifications(maya, ids)).toEqual({ ids });
    expect(await shown(maya)).toHaveLength(1);

    await removeNotifications(maya, ids);
    later(NOTIFICATION_UNDO_MINUTES * 60_000);
    await expect(restoreNotifications(maya, ids)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await sweepNotifications(deps)).toBe(1);
  });

  test('RUL-41 what is older than three months goes by itself', async () => {
    const [maya, sam] = await two();
    await answer(maya, sam, { venue_name: 'Old' });
    later(NOTIFICATION_STORED_DAYS * DAY_MS - 1000);
    await answer(maya, sam, { venue_name: 'New' });
    await sweepNotifications(deps);
    expect(await shown(maya)).toMatchObject([{ data: { venue_name: 'New' } }]);
  });
});

test('RUL-41 the devices of whoever gets a notification hear of it, and nobody else’s', async () => {
  const [maya, sam] = await two();
  const { rows: before } = await database.pool.query('select coalesce(max(id), 0) as id from live_events');
  await answer(maya, sam);
  await markNotifications(maya, { ids: (await shown(maya)).map(({ id }) => id), read: true });
  const { rows } = await database.pool.query(
    'select distinct topic, subject, owner, audience from live_events where id > $1',
    [before[0].id],
  );
  expect(rows).toEqual([
    { topic: 'notifications', subject: null, owner: maya.viewer.userId, audience: 'owner' },
  ]);
});
