import type { NotificationData, NotificationType } from '@liora/domain/rules/notifications';
import type { Page } from '@playwright/test';
import { addNotification } from '../server/src/modules/notifications/addNotification.service.ts';
import { addPartnerActivity } from '../server/src/modules/notifications/partnerActivity.service.ts';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database } from './fixtures/database.ts';
import { type Account, createAccount, userIdOf } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

const clock = { now: () => new Date() };
const INVITATION = '7d0b2f6e-6f0a-4f67-9d0e-0d2a6a1f7c11';

async function notify<Type extends NotificationType>(
  to: Account,
  from: Account,
  type: Type,
  data: NotificationData[Type],
): Promise<void> {
  const [userId, fromUserId] = [await userIdOf(to), await userIdOf(from)];
  await addNotification(clock, database(), { userId, fromUserId, type, data });
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
  await addPartnerActivity(clock, database(), { userId, fromUserId, what: 'places', ids });
}

const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const unread = (page: Page, words: string) => row(page, words).getByRole('img', { name: 'Unread' });

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
  // What is offered is what this server can do: nothing leaves it by mail or push.
  await expect(page.getByRole('checkbox', { name: 'New additions, In app' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /E-mail|Push/ })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: /Quiet hours|Weekly digest/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'settings: notifications');

  // Not wanted in the list: it does not come there.
  await page.getByRole('checkbox', { name: 'New additions, In app' }).uncheck();
  const userId = await userIdOf(account);
  const choices = () =>
    database().selectFrom('notification_settings').select('choices').where('user_id', '=', userId).execute();
  await expect.poll(choices).toMatchObject([{ choices: { 'partner_activity.in_app': false } }]);
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
