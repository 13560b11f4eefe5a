import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { Deps } from '../../../deps.ts';
import { startApns, startFcm } from '../../../integrations/push/testing/appServices.ts';
import { DeliveryFixture, type Person } from '../testing/deliveryFixture.ts';
import { subscribeApp, unsubscribe } from './subscriptions.service.ts';

const database = await testDatabase();
const fixture = await DeliveryFixture.open(database, '2027-05-12T12:00:00Z');
const [apple, google] = [await startApns(), await startFcm()];
const { config } = fixture.deps;
const withApps = { ...config, push: { ...config.push, apns: apple.settings, fcm: google.settings } };
const pusher = fixture.service.pusher(withApps, { apns: apple.network, fcm: google.network });
const node: Deps = fixture.node({ config: withApps, pusher });
afterAll(async () => {
  await pusher.close();
  await Promise.all([apple.close(), google.close(), fixture.service.close()]);
  await database.close();
});
beforeEach(async () => {
  await database.pool.query("delete from pgboss.job where name like 'notice-%'");
  for (const service of [apple, google]) {
    service.received.length = 0;
    service.answer = null;
  }
});

const signedInOn = async (who: Person, deps = node) => ({
  ...who,
  deps,
  requestHeaders: new Headers({
    // Sessions last for weeks of use.
    cookie: await sessionCookie({ ...deps, now: () => new Date('2030-01-01') }, who.viewer.userId),
  }),
});
const device = (service: 'apns' | 'fcm', token: string) => ({ service, token, time_zone: 'UTC' });
const appOf = async (who: Person, service: 'apns' | 'fcm', token: string) =>
  subscribeApp(await signedInOn(who), device(service, token));
const devicesOf = async ({ viewer }: Person) => {
  const { rows } = await database.pool.query(
    'select service, endpoint from push_subscriptions where user_id = $1 order by service',
    [viewer.userId],
  );
  return rows;
};
const words = { title: 'Liora', body: 'There is news about a date' };

describe('apps on phones', () => {
  test('NOTIF-06 an answer reaches the phones and the browser of its reader, once, with the same discreet words', async () => {
    const [maya, sam] = [await fixture.person('UTC'), await fixture.person('UTC')];
    const laptop = await fixture.browserOf(maya);
    expect(await appOf(maya, 'fcm', 'pixel:1')).toEqual({ stored: true });
    expect(await appOf(maya, 'apns', 'c0ffee')).toEqual({ stored: true });
    await fixture.answer(maya, sam);
    await fixture.leave(node);
    await fixture.leave(node);
    const [shown] = fixture.shownOn(laptop);
    expect(shown).toEqual({ id: expect.any(String), ...words });
    expect(google.received.map(({ message }) => message)).toEqual([
      expect.objectContaining({ token: 'pixel:1', notification: words, data: { id: shown?.id } }),
    ]);
    expect(apple.received).toEqual([
      expect.objectContaining({
        path: '/3/device/c0ffee',
        body: expect.objectContaining({ id: shown?.id, aps: expect.objectContaining({ alert: words }) }),
      }),
    ]);
  });

  test('NOTIF-06 an app that is gone from its phone is forgotten, and the other phone is told', async () => {
    const [maya, sam] = [await fixture.person('UTC'), await fixture.person('UTC')];
    await appOf(maya, 'fcm', 'pixel:2');
    await appOf(maya, 'apns', 'dead');
    apple.answer = { status: 410, body: { reason: 'Unregistered' } };
    await fixture.answer(maya, sam);
    await fixture.leave(node);
    expect(await devicesOf(maya)).toEqual([{ service: 'fcm', endpoint: 'pixel:2' }]);
    expect(google.received).toHaveLength(1);
  });

  test('NOTIF-06 one service that cannot be reached is asked again by itself: nobody is told twice', async () => {
    const [maya, sam] = [await fixture.person('UTC'), await fixture.person('UTC')];
    await appOf(maya, 'fcm', 'pixel:3');
    await appOf(maya, 'apns', 'beef');
    google.answer = { status: 503, body: {} };
    await fixture.answer(maya, sam);
    await fixture.leave(node);
    google.answer = null;
    await fixture.leave(node);
    expect(apple.received).toHaveLength(1);
    expect(google.received.at(-1)).toMatchObject({ message: { token: 'pixel:3' } });
    expect(await fixture.waiting()).toBe(0);
  });

  test('NOTIF-06 a phone belongs to a session and to one person, and can be switched off', async () => {
    const [maya, sam] = [await fixture.person('UTC'), await fixture.person('UTC')];
    await appOf(maya, 'fcm', 'shared');
    await appOf(sam, 'fcm', 'shared');
    expect(await devicesOf(maya)).toEqual([]);
    // Not hers any more.
    await unsubscribe({ ...maya, deps: node }, 'shared');
    expect(await devicesOf(sam)).toHaveLength(1);
    await unsubscribe({ ...sam, deps: node }, 'shared');
    expect(await devicesOf(sam)).toEqual([]);
    await appOf(sam, 'fcm', 'shared');
    await database.pool.query('delete from auth_sessions where user_id = $1', [sam.viewer.userId]);
    expect(await devicesOf(sam)).toEqual([]);
  });

  test('NOTIF-06 a server without the keys of a service stores nothing for it', async () => {
    const maya = await fixture.person('UTC');
    const context = await signedInOn(maya, fixture.deps);
    expect(await subscribeApp(context, device('apns', 'c0ffee'))).toEqual({ stored: false });
    expect(await devicesOf(maya)).toEqual([]);
  });

  test('NOTIF-06 a session that has ended stores nothing', async () => {
    const maya = await fixture.person('UTC');
    const context = await signedInOn(maya);
    await database.pool.query('delete from auth_sessions where user_id = $1', [maya.viewer.userId]);
    await expect(subscribeApp(context, device('fcm', 'late'))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await devicesOf(maya)).toEqual([]);
  });
});
