import { randomUUID } from 'node:crypto';
import { notificationsContract } from '@liora/domain/contract/notifications';
import { DEFAULT_CHANNELS } from '@liora/domain/rules/notificationSettings';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { addNotification } from '../addNotification.service.ts';
import { listNotifications } from '../notifications.service.ts';
import { addPartnerActivity } from '../partnerActivity.service.ts';
import { notificationSettings, saveNotificationSettings } from './settings.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const quiet = { on: true, from: 23 * 60, until: 7 * 60 + 30, time_zone: 'Europe/Berlin' };

test('NOTIF-06 what nobody chose is as it is by default, and each choice is one’s own', async () => {
  const [maya, sam] = [await person(deps), await person(deps)];
  const usual = await notificationSettings(maya);
  expect(usual).toEqual({
    offered: ['in_app', 'push', 'email'],
    channels: DEFAULT_CHANNELS,
    quiet: { on: true, from: 22 * 60, until: 8 * 60, time_zone: null },
    digest: false,
    push_apps: [],
    push_details: false,
    push_key: expect.stringMatching(/^[\w-]{87}$/),
  });
  await saveNotificationSettings(maya, { quiet });
  await saveNotificationSettings(maya, { digest: true });
  await saveNotificationSettings(maya, { choice: { type: 'partner_activity', channel: 'email', on: true } });
  expect(await notificationSettings(maya)).toEqual({
    ...usual,
    channels: { ...usual.channels, partner_activity: { in_app: true, push: true, email: true } },
    quiet,
    digest: true,
  });
  expect(await notificationSettings(sam)).toEqual(usual);
});

test('NOTIF-06 FIX-01 what this server cannot do is not offered: letters without a way out', async () => {
  const blind = { ...deps, config: { ...deps.config, mail: { ...deps.config.mail, mailbox: false } } };
  expect((await notificationSettings(await person(blind))).offered).toEqual(['in_app', 'push']);
});

test('NOTIF-06 of choices made at once on two devices none is lost', async () => {
  const maya = await person(deps);
  const { channels } = await notificationSettings(maya);
  const cells = (['invitation_response', 'partner_activity'] as const).flatMap((type) =>
    (['in_app', 'push', 'email'] as const).map((channel) => ({
      type,
      channel,
      on: !channels[type][channel],
    })),
  );
  await Promise.all([
    ...cells.map((choice) => saveNotificationSettings(maya, { choice })),
    saveNotificationSettings(maya, { quiet }),
    saveNotificationSettings(maya, { digest: true }),
  ]);
  expect(await notificationSettings(maya)).toEqual({
    offered: ['in_app', 'push', 'email'],
    channels: {
      ...channels,
      invitation_response: { in_app: false, push: false, email: false },
      partner_activity: { in_app: false, push: false, email: true },
    },
    quiet,
    digest: true,
    push_apps: [],
    push_details: false,
    push_key: expect.stringMatching(/^[\w-]{87}$/),
  });
});

test('NOTIF-06 what somebody wants not in their list does not come there, whatever was there before', async () => {
  const [maya, sam] = [await person(deps), await person(deps)];
  const [userId, fromUserId] = [maya.viewer.userId, sam.viewer.userId];
  const adds = () =>
    addPartnerActivity(deps, deps.db, { userId, fromUserId, what: 'places', ids: [randomUUID()] });
  const choose = (on: boolean) =>
    saveNotificationSettings(maya, { choice: { type: 'partner_activity', channel: 'in_app', on } });
  await choose(false);
  await adds();
  await addNotification(deps, deps.db, {
    userId,
    fromUserId,
    type: 'invitation_response',
    data: { invitation_id: randomUUID(), response: 'accepted', venue_name: 'Lumen', planned_date: null },
  });
  const shown = async () =>
    (await listNotifications(maya, { limit: 30 })).notifications.map(({ type }) => type);
  expect(await shown()).toEqual(['invitation_response']);
  expect(await listNotifications(maya, { limit: 1 })).toMatchObject({ unread: { dates: 1, partner: 0 } });
  await choose(true);
  expect(await shown()).toEqual(['invitation_response']);
  await adds();
  const { notifications } = await listNotifications(maya, { limit: 30, group: 'partner' });
  expect(notifications).toMatchObject([{ data: { count: 1 } }]);
});

test.each([
  ['an hour that is no quarter', { ...quiet, from: 7 }],
  ['an hour of no day', { ...quiet, until: 1440 }],
  ['no zone', { ...quiet, time_zone: 'Europe/Nowhere' }],
  ['an offset', { ...quiet, time_zone: '+01:00' }],
])('NOTIF-06 quiet hours with %s are refused', (_what, wrong) => {
  const input = notificationsContract.saveSettings['~orpc'].inputSchema;
  expect(input?.safeParse({ quiet }).success).toBe(true);
  expect(input?.safeParse({ quiet: wrong }).success).toBe(false);
});

test('NOTIF-06 the first change brings the zone of its device, and no later one changes it but that of quiet hours', async () => {
  const maya = await person(deps);
  const zoneAfter = async (change: Parameters<typeof saveNotificationSettings>[1]) =>
    (await saveNotificationSettings(maya, change)).quiet.time_zone;
  expect(await zoneAfter({ push_details: true, time_zone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  expect(await zoneAfter({ digest: true, time_zone: 'Europe/Berlin' })).toBe('Asia/Tokyo');
  expect(await zoneAfter({ quiet })).toBe('Europe/Berlin');
});

test('NOTIF-06 a zone is stored as it is written', async () => {
  const maya = await person(deps);
  const saved = await saveNotificationSettings(maya, { quiet: { ...quiet, time_zone: 'europe/berlin' } });
  expect(saved.quiet.time_zone).toBe('Europe/Berlin');
});
