import { randomUUID } from 'node:crypto';
import type { NotificationData, NotificationType } from '@liora/domain/rules/notifications';
import type { Page, Worker } from '@playwright/test';
import { addNotification } from '../server/src/modules/notifications/addNotification.service.ts';
import { addPartnerActivity } from '../server/src/modules/notifications/partnerActivity.service.ts';
import { Queue } from '../server/src/queue/queue.ts';
import { call } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database, databasePool } from './fixtures/database.ts';
import { findLetter } from './fixtures/mailbox.ts';
import { createAccount, userIdOf } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';

/** What is sent at once is done by the Liora under test, by its own queue. */
const clock = () => ({ now: () => new Date(), queue: new Queue(databasePool()) });
const INVITATION = '7d0b2f6e-6f0a-4f67-9d0e-0d2a6a1f7c11';

async function notify<Type extends NotificationType>(
  to: Account,
  from: Account,
  type: Type,
  data: NotificationData[Type],
): Promise<void> {
  const [userId, fromUserId] = [await userIdOf(to), await userIdOf(from)];
  await addNotification(clock(), database(), { userId, fromUserId, type, data });
}

const declines = (to: Account, from: Account) =>
  notify(to, from, 'invitation_response', {
    invitation_id: INVITATION,
    response: 'rejected',
    venue_name: 'Saltbox',
    planned_date: null,
    rejection_notes: 'Allergic to everything in that building. Next time?',
  });

async function saves(by: Account, partner: Account, ...ids: string[]): Promise<void> {
  const [userId, fromUserId] = [await userIdOf(partner), await userIdOf(by)];
  await addPartnerActivity(clock(), database(), { userId, fromUserId, what: 'places', ids });
}

const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const unread = (page: Page, words: string) => row(page, words).getByRole('img', { name: 'Unread' });

test('RUL-41 on every screen the tab that leads to the bell says that something is new, live, until it is read', {
  tag: '@flow',
}, async ({ page, account }) => {
  const sam = await createAccount();
  await page.goto('/saved');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: 'Explore', exact: true })).toBeVisible();
  await expect(page.getByText('0 of 3 saved')).toBeVisible();
  await saves(sam, account, DEMO_PLACES.bar.id);
  const marked = tabs.getByRole('link', { name: 'Explore 1 unread notification' });
  await expect(marked).toBeVisible();
  // Beside the bell itself it would say the same twice.
  await marked.click();
  await expect(tabs.getByRole('link', { name: 'Explore', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(marked).toBeVisible();
  await page.getByRole('link', { name: `${sam.username} saved a place` }).click();
  await expect(marked).toHaveCount(0);
});

test('RUL-41 NOTIF-06 the bell says that something is new, live, and leads to the list', {
  tag: '@flow',
}, async ({ page, account }) => {
  const sam = await createAccount();
  await page.goto('/explore');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await saves(sam, account, DEMO_PLACES.bar.id);
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(row(page, `${sam.username} saved a place`)).toBeVisible();

  // More of the same is the same line.
  await saves(sam, account, DEMO_PLACES.square.id, DEMO_PLACES.bookshop.id);
  await expect(row(page, `${sam.username} saved 3 places`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: sam.username })).toHaveCount(1);

  await page.getByRole('link', { name: `${sam.username} saved 3 places` }).click();
  await expect(page).toHaveURL(`/place/${DEMO_PLACES.square.id}`);
  await page.goBack();
  await expect(row(page, 'saved 3 places')).toBeVisible();
  await expect(unread(page, 'saved 3 places')).toHaveCount(0);
});

test('RUL-41 NOTIF-01 NOTIF-03 what somebody answered stands under the dates, and all can be read, and taken back', {
  tag: '@flow',
}, async ({ page, account }) => {
  const sam = await createAccount();
  await declines(account, sam);
  await saves(sam, account, DEMO_PLACES.bar.id);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Your dates' })).toBeVisible();
  await expect(row(page, 'declined Saltbox')).toContainText('Allergic to everything in that building.');
  await expectAccessibleInBothThemes(page, 'notifications');

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread(page, 'declined Saltbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unread(page, 'declined Saltbox')).toBeVisible();

  await page.getByRole('button', { name: 'Dates 1 unread' }).click();
  await expect(row(page, 'declined Saltbox')).toBeVisible();
  await expect(row(page, 'saved a place')).toHaveCount(0);
  await page.getByRole('button', { name: 'Community', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('RUL-41 one is marked and removed by its menu, and comes back', async ({ page, account }) => {
  const sam = await createAccount();
  await declines(account, sam);
  await page.goto('/notifications');
  const menu = page.getByRole('button', { name: /^More about:/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(unread(page, 'Saltbox')).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect(unread(page, 'Saltbox')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to catch up on' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Saltbox')).toBeVisible();
});

test('RUL-22 RUL-41 who is blocked is gone from the list that is open', async ({ page, account }) => {
  const sam = await createAccount();
  await declines(account, sam);
  await page.goto('/notifications');
  await expect(row(page, 'Saltbox')).toBeVisible();
  await call('safety.block', { user_id: await userIdOf(sam) }, account.cookie);
  await expect(page.getByRole('heading', { name: 'Nothing to catch up on' })).toBeVisible();
});

test('RUL-41 what is gone since says so where its notification leads', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 404/);
  const sam = await createAccount();
  await saves(sam, account, 'gone-since');
  await page.goto('/notifications');
  await page.getByRole('link', { name: `${sam.username} saved a place` }).click();
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
});

test('RUL-41 a visitor is asked to sign in, and comes back here', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Sign in to see your notifications' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'notifications, signed out');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fnotifications');
});

test('RUL-41 a list that cannot be loaded says so, and can be asked for again', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 500/);
  const sam = await createAccount();
  await declines(account, sam);
  let broken = true;
  await page.route('**/rpc/notifications/list**', (route) =>
    broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Your notifications could not be loaded' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(row(page, 'Saltbox')).toBeVisible();
});

test('NOTIF-06 what one hears of is chosen event by event, and lasts', {
  tag: '@flow',
}, async ({ page, account }) => {
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/profile/settings/notifications');
  for (const [way, on] of [
    ['In app', true],
    ['Push', true],
    ['E-mail', false],
  ] as const)
    await expect(page.getByRole('checkbox', { name: `New additions, ${way}` })).toBeChecked({ checked: on });
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show details on the lock screen' })).not.toBeChecked();
  await expectAccessibleInBothThemes(page, 'settings: notifications');

  // Not wanted in the list: it does not come there.
  await page.getByRole('checkbox', { name: 'New additions, In app' }).uncheck();
  const userId = await userIdOf(account);
  const choices = () =>
    database().selectFrom('notification_settings').select('choices').where('user_id', '=', userId).execute();
  await expect.poll(choices).toMatchObject([{ choices: { 'partner_activity.in_app': false } }]);
  await page.getByRole('switch', { name: 'Weekly digest' }).click();
  const settings = () =>
    database()
      .selectFrom('notification_settings')
      .select(['digest', 'time_zone'])
      .where('user_id', '=', userId)
      .execute();
  await expect.poll(settings).toEqual([{ digest: true, time_zone: 'America/Los_Angeles' }]);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'New additions, In app' })).not.toBeChecked();
  const sam = await createAccount();
  await saves(sam, account, DEMO_PLACES.bar.id);
  await declines(account, sam);
  await page.goto('/notifications');
  await expect(row(page, 'Saltbox')).toBeVisible();
  await expect(row(page, 'saved a place')).toHaveCount(0);
});

test('NOTIF-06 a choice that cannot be stored says so, and is as it was', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.route('**/rpc/notifications/saveSettings', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/profile/settings/notifications');
  const choice = page.getByRole('checkbox', { name: 'New additions, In app' });
  await choice.click();
  await expect(page.locator('.toast')).toContainText('This could not be saved');
  await expect(choice).toBeChecked();
});

/** The browser of a test has no push service: what it would answer is given, everything else is real. */
async function givePushService(page: Page): Promise<string> {
  const address = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((endpoint) => {
    const stored = () => sessionStorage.getItem('push of a test');
    const bytes = (count: number, first: number) =>
      Uint8Array.from({ length: count }, (_, i) => (i === 0 ? first : i)).buffer;
    const fromBase64url = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer;
    const subscription = () => {
      const key = stored();
      if (key === null) return null;
      return {
        endpoint,
        options: { applicationServerKey: fromBase64url(key) },
        getKey: (name: string) => (name === 'auth' ? bytes(16, 1) : bytes(65, 4)),
        unsubscribe: async () => {
          sessionStorage.removeItem('push of a test');
          return true;
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => subscription();
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('push of a test', String(options?.applicationServerKey));
      return subscription() as PushSubscription;
    };
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, address);
  return address;
}

interface Kept {
  notices: { title: string; body: string; tag: string; data: unknown; close: () => void }[];
}

/** A headless shell gives nobody the permission to show notices: what it would show is kept, by tag as a system does. */
const keepNotices = (worker: Worker) =>
  worker.evaluate(() => {
    const kept = globalThis as unknown as Kept;
    kept.notices = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      const close = () => {
        kept.notices = kept.notices.filter((one) => one.tag !== tag);
      };
      close();
      kept.notices.push({ title, body, tag, data, close });
    };
  });

const browsersOf = async (account: Account) =>
  database()
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', await userIdOf(account))
    .execute();

const SUBSCRIBE = '**/rpc/notifications/subscribe';
const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Push on this device' });

test('NOTIF-06 push is switched on by a press, ends with it, and ends by signing out', async ({
  page,
  account,
}) => {
  const endpoint = await givePushService(page);
  await page.goto('/profile/settings/notifications');
  await expect(pushSwitch(page)).toBeEnabled();
  await pushSwitch(page).click();
  await expect(page.getByText('Notices are shown here while you are signed in.')).toBeVisible();
  await expect(pushSwitch(page)).toBeChecked();
  expect(await browsersOf(account)).toEqual([{ endpoint }]);
  // It is switched off while the start still tells the server of it: nothing of that is left.
  const held = Promise.withResolvers<void>();
  await page.route(SUBSCRIBE, (route) => held.promise.then(() => route.continue()), { times: 1 });
  const begun = page.waitForRequest(SUBSCRIBE);
  const told = page.waitForResponse(SUBSCRIBE);
  await page.reload();
  await begun;
  await expect(pushSwitch(page)).toBeChecked();
  await pushSwitch(page).click();
  held.resolve();
  await told;
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect.poll(() => browsersOf(account)).toEqual([]);

  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  // With each start the server is told anew.
  const renewed = page.waitForResponse(SUBSCRIBE);
  await page.goto('/profile');
  await renewed;
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
  await expect.poll(() => browsersOf(account)).toEqual([]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('push of a test'))).toBeNull();
});

test('NOTIF-06 a browser that blocks notices says so, and is not asked', async ({ page, account: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/profile/settings/notifications');
  await expect(page.getByText('Your browser blocks notices from Liora.')).toBeVisible();
  await expect(pushSwitch(page)).toBeDisabled();
});

test('NOTIF-06 on an iPhone the switch says how it is put on the home screen', async ({
  page,
  account: _,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    });
  });
  await page.goto('/profile/settings/notifications');
  await expect(page.getByText('On iPhone and iPad first add Liora to the home screen')).toBeVisible();
  await expect(pushSwitch(page)).toBeDisabled();
});

test('NOTIF-06 the worker shows each push once, and a press opens what it is about, or says that it is gone', async ({
  page,
  account,
}) => {
  const sam = await createAccount();
  await saves(sam, account, DEMO_PLACES.bar.id);
  const userId = await userIdOf(account);
  const [stored] = await database()
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const id = stored?.id ?? '';
  await givePushService(page);
  await page.goto('/profile/settings/notifications');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();

  // What the push service would bring.
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const { origin } = new URL(page.url());
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await keepNotices(worker);
  const shown = () =>
    worker.evaluate(() =>
      (globalThis as unknown as Kept).notices.map(({ title, body, tag }) => ({ title, body, tag })),
    );
  const notice = { id, title: 'Liora', body: 'There is something new for you' };
  await push(`${JSON.stringify(notice)}     `);
  await push(JSON.stringify(notice));
  await expect.poll(shown).toEqual([{ title: 'Liora', body: notice.body, tag: id }]);
  await push('no message of ours');
  await expect.poll(async () => (await shown()).length).toBe(2);

  const press = (tag: string) =>
    worker.evaluate((wanted) => {
      const { notices, ExtendableEvent } = globalThis as unknown as Kept & {
        ExtendableEvent: new (type: string) => Event;
      };
      const notification = notices.find((one) => one.tag === wanted);
      dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    }, tag);
  await press(id);
  await expect(page).toHaveURL(`/place/${DEMO_PLACES.bar.id}`);
  const read = () => database().selectFrom('notifications').select('read_at').where('id', '=', id).execute();
  await expect.poll(async () => (await read())[0]?.read_at ?? null).not.toBeNull();
  await expect.poll(async () => (await shown()).length).toBe(1);

  // Gone since.
  await call('notifications.remove', { ids: [id] }, account.cookie);
  await page.goto(`/notifications#${id}`);
  await expect(page.getByText('What this notice was about is gone.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'notifications, what a notice was about is gone');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/notifications');
});

test('NOTIF-06 a letter about an answer arrives, and one press on its page ends such letters, signed out', async ({
  page,
  account,
  anotherPerson,
}) => {
  const sam = await createAccount();
  await database()
    .updateTable('auth_users')
    .set({ email_verified: true })
    .where('id', '=', await userIdOf(account))
    .execute();
  await declines(account, sam);
  const letter = await findLetter(page, account.email, `${sam.username} declined Saltbox`);
  await expect(letter).toContainText('Allergic to everything in that building.');
  const address = (await letter.getByRole('link', { name: /\/unsubscribe\// }).getAttribute('href')) ?? '';
  const stranger = await anotherPerson();
  await stranger.goto(address);
  await expect(
    stranger.getByRole('heading', { name: 'Do you want no more of these letters?' }),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await stranger.emulateMedia({ colorScheme });
    await expectAccessible(stranger, `unsubscribe, ${colorScheme}`);
  }
  await stranger.getByRole('button', { name: 'Send me no more of them' }).click();
  await expect(stranger.getByRole('heading', { name: 'You get no more of these letters.' })).toBeVisible();
  await page.goto('/profile/settings/notifications');
  await expect(page.getByRole('checkbox', { name: 'Answers to your invitations, E-mail' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Invitations to you, E-mail' })).toBeChecked();
});
