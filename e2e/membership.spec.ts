import { HOUR_MS } from '@liora/domain/durations';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database } from './fixtures/database.ts';
import { createMember } from './fixtures/people.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { forgetSession } from './fixtures/signingIn.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const prive = (page: Page) => page.getByRole('dialog', { name: 'Privé' });
const start = (page: Page) => prive(page).getByRole('button', { name: /^Start Privé/ });

/** Time passes: the paid year is over. */
async function lapse(username: string): Promise<void> {
  await database()
    .updateTable('profiles')
    .set({ subscription_end_date: new Date('2026-01-01T00:00:00Z') })
    .where('username', '=', username)
    .execute();
}

async function setMembership(username: string, columns: object): Promise<void> {
  await database().updateTable('profiles').set(columns).where('username', '=', username).execute();
}

/** The page was away for a while and is looked at again: what is older than five minutes is asked for anew. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('MEM-02 ERR-39 RUL-02 RUL-07 RUL-60 a plan is locked, opens with Privé, is locked again after a lapse and opens once more', {
  tag: '@flow',
}, async ({ page, account }) => {
  const description = uniqueTitle('Knock twice');
  const plan = await createPlan(await createMember(), { description, is_prive: true, is_public: false });
  await page.clock.install();
  await page.goto(`/plan/${plan.id}`);
  await page.getByRole('link', { name: 'Upgrade to Privé' }).click();
  await expect(page).toHaveURL('/prive');
  await expect(prive(page).getByText('$1.99')).toBeVisible();
  await start(page).click();
  await expectToast(page, 'Purchase Successful! 🎉', 'Privé access granted. Welcome to premium features!');
  await expect(prive(page).getByText('365 days left')).toBeVisible();
  await prive(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/plan/${plan.id}`);
  await expect(page.getByText(description)).toBeVisible();

  await lapse(account.username);
  await comeBackLater(page);
  await expect(page.getByText('Prive Exclusive', { exact: true })).toBeVisible();
  await expect(page.getByText(description)).toHaveCount(0);

  await page.getByRole('link', { name: 'Upgrade to Privé' }).click();
  await expect(prive(page).getByText('Your Privé ended on')).toBeVisible();
  await prive(page).getByRole('button', { name: 'Start Privé again' }).click();
  await expect(prive(page).getByText('365 days left')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(description)).toBeVisible();
});

test('RUL-09 a saved plan that is locked after a lapse can be taken out of what one saved, once asked', async ({
  page,
  member,
}) => {
  const plan = await createPlan(await createMember(), {
    title: uniqueTitle('Knock'),
    is_prive: true,
    is_public: false,
  });
  await call('plans.save', { id: plan.id }, member.cookie);
  await lapse(member.username);
  await page.goto('/saved?tab=plans');
  const card = page.getByRole('article').filter({ hasText: plan.title });
  await expect(card).toContainText('Prive Exclusive');
  const bookmark = card.getByRole('button', { name: `Save ${plan.title}` });
  await bookmark.click();
  const question = page.getByRole('alertdialog', { name: 'Remove this plan?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(bookmark).toBeFocused();
  await bookmark.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Removed');
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('RUL-09 pressing a locked card opens the membership screen, and Back leads where one was', async ({
  page,
}) => {
  const title = uniqueTitle('Behind the door');
  await createPlan(await createMember(), { title, is_prive: true, is_public: false });
  await page.goto('/curated-plans');
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await expect(prive(page)).toBeVisible();
  await expect(page).toHaveURL('/prive');
  await page.goBack();
  await expect(prive(page)).toHaveCount(0);
  await expect(page).toHaveURL('/curated-plans');
});

test('ERR-33 ERR-34 RUL-07 a visitor is asked to sign in first, and comes back to the membership screen', async ({
  page,
  anotherPerson: _,
}) => {
  await page.goto('/prive');
  await start(page).click();
  await expectToast(page, 'Authentication Required', 'Please log in to make a purchase');
  await prive(page).getByRole('button', { name: 'Restore purchases' }).click();
  await expectToast(page, 'Authentication Required', 'Please log in to restore purchases');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const member = await createMember();
  await prive(page).getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username or email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/prive');
  await expect(prive(page).getByText('You are a Privé member')).toBeVisible();
});

test('ERR-40 ERR-37 outside purchase mode buying and restoring are still to come', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/status of 403/);
  await page.goto('/prive');
  await prive(page).getByRole('button', { name: 'Restore purchases' }).click();
  await expectToast(page, 'No Purchases Found', 'No previous purchases were found to restore.');
  const refusal = { defined: true, code: 'PURCHASES_OFF', status: 403, message: 'PURCHASES_OFF' };
  await page.route('**/rpc/membership/purchase', (route) =>
    route.fulfill({ status: 403, json: { json: refusal } }),
  );
  await page.route('**/rpc/membership/restore', async (route) => {
    const response = await route.fetch();
    const { json } = await response.json();
    json.membership.purchase_mode = 'off';
    await route.fulfill({ response, json: { json } });
  });
  await start(page).click();
  await expectToast(
    page,
    'App Store Integration',
    'Real App Store purchases will be available after App Store Connect setup.',
  );
  await prive(page).getByRole('button', { name: 'Restore purchases' }).click();
  await expectToast(
    page,
    'App Store Integration',
    'Real App Store restoration will be available after App Store Connect setup.',
  );
});

test('ERR-35 ERR-36 ERR-42 what fails is told, and can be tried again', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.route('**/rpc/membership/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/prive');
  await expectToast(page, 'Error', 'Failed to load membership information.');
  await prive(page).getByRole('button', { name: 'Restore purchases' }).click();
  await expectToast(page, 'Restore Failed', 'There was an error restoring your purchases. Please try again.');
  await page.unroute('**/rpc/membership/*');
  await prive(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(start(page)).toBeVisible();
  await page.route('**/rpc/membership/*', (route) => route.fulfill({ status: 500, json: {} }));
  await start(page).click();
  await expectToast(
    page,
    'Purchase Failed',
    'There was an error processing your purchase. Please try again.',
  );
});

test('ERR-41 MEM-12 RUL-05 the profile tells of a trial that ends soon; cancelling leads to the app store', async ({
  page,
  account,
}) => {
  await setMembership(account.username, {
    membership_tier: 'prive',
    trial_status: 'active',
    subscription_end_date: new Date(Date.now() + 20 * HOUR_MS),
  });
  await page.goto('/profile');
  const line = page.getByRole('link', { name: /Trial ending soon/ });
  await expect(line).toContainText('1 day of Privé left');
  await line.click();
  await expect(prive(page).getByText('Trial ending soon')).toBeVisible();
  await expect(prive(page).getByText('1 day left')).toBeVisible();
  await prive(page).getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Manage Subscription', 'Please use the App Store to manage your subscription.');
});

test('RUL-08 what an admin gave has nothing to buy, cancel or count', async ({ page, account }) => {
  await setMembership(account.username, { membership_tier: 'premium', admin_managed_tier: true });
  await page.goto('/prive');
  await expect(prive(page).getByText('You are a premium member')).toBeVisible();
  await expect(prive(page).getByText('Given to you by Liora.')).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await expect(prive(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
});

test('PCRE-09 RUL-07 the prompt in the create form leads there too, and Back to the draft', async ({
  page,
  account: _,
}) => {
  await page.goto('/curated-plans?create=true');
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  await form.getByLabel('Title').fill('A draft to come back to');
  await form.getByRole('link', { name: 'Upgrade' }).click();
  await expect(prive(page)).toBeVisible();
  await prive(page).getByRole('button', { name: 'Close' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('A draft to come back to');
});

test('axe finds nothing on the membership screen', async ({ page, member: _ }) => {
  await page.goto('/prive');
  await expect(prive(page).getByText('You are a Privé member')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'member');
  await forgetSession(page);
  await page.goto('/prive');
  await expect(start(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'visitor');
});
