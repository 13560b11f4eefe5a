import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipped } from '../server/test/unzipped.ts';
import { forgetLimits } from './fixtures/database.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { type Account, somebodyNew } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.beforeEach(forgetLimits);

/** Somebody with a password that can be given again. */
async function signedUp(page: Page): Promise<Account> {
  const account = await createAccount();
  await signInAs(page.context(), account);
  return account;
}

test('RUL-92 my data is one file, with what I made in it', { tag: '@flow' }, async ({ page, account }) => {
  const plan = await createPlan(account);
  await page.goto('/profile/settings/data');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^liora-\d{4}-\d{2}-\d{2}\.zip$/);
  await expectToast(page, 'Your data is saved', `The file is called ${download.suggestedFilename()}.`);
  const files = unzipped(await readFile(await download.path()));
  expect(files['plans.json']).toContain(plan.title);
  expect(files['account.json']).toContain(account.email);
});

test('RUL-92 why there is no file is said in words, and it can be asked for again', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/status of (?:429|503)/);
  await page.goto('/profile/settings/data');
  const get = page.getByRole('button', { name: 'Download', exact: true });
  for (const [status, words] of [
    [429, 'as many files as one day allows'],
    [503, 'Others are asking for theirs'],
  ] as const) {
    await page.route('**/my-data', (route) => route.fulfill({ status }));
    await get.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await page.unroute('**/my-data');
  }
  const arriving = page.waitForEvent('download');
  await get.click();
  await arriving;
});

test('RUL-92 an account is deleted with its password, by keyboard, and signing in brings it back', {
  tag: '@flow',
}, async ({ page, anotherPerson, problems }) => {
  problems.expect(/status of 40[134]/);
  const account = await signedUp(page);
  const plan = await createPlan(account);
  await page.goto('/profile/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Purchases, for 7 years')).toBeVisible();
  // The focus is on the harmless answer, and nothing happens by Escape.
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText(/Until .+ signing in brings everything back/)).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).not.toContain(account.username);
  const other = await anotherPerson();
  await other.goto(`/plan/${plan.id}`);
  await expect(other.getByRole('heading', { name: plan.title })).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign in and bring it back' }).click();
  await page.getByLabel('Username or email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectToast(
    page,
    'Your account is back',
    'Everything is where you left it, and nothing will be erased.',
  );
  await other.goto(`/plan/${plan.id}`);
  await expect(other.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
});

test('USER-07 RUL-79 a name and who sees the profile are changed where they stand; the e-mail shows when it is asked for', async ({
  page,
  account,
}) => {
  const { username } = somebodyNew();
  await page.goto('/profile/settings');
  await expect(page.getByText(account.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show email' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('button', { name: 'Change username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change username' });
  await dialog.getByLabel('Username').fill(username);
  await expect(dialog.getByText('Username is available')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Profile updated');
  await expect(page.getByText(username, { exact: true }).last()).toBeVisible();

  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  const isPublic = page.getByRole('switch', { name: /Public profile/ });
  await isPublic.click();
  await expect(isPublic).not.toBeChecked();
  await page.getByRole('link', { name: 'See your profile as a stranger' }).click();
  await expect(page.getByText('This profile is private.')).toBeVisible();
});

test('visitors have the settings of the device, and are asked to sign in for the others', async ({
  page,
}) => {
  await page.goto('/profile/settings');
  await expect(page.getByRole('radio', { name: 'After dark' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveCount(2);
  await page.goto('/profile/security');
  await expect(page).toHaveURL('/profile/settings/security');
  await expect(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
});

test('RUL-110 kilometres and the 24-hour clock count at once, in other tabs too, and from the next document on', async ({
  page,
  context,
}) => {
  const place = await context.newPage();
  await place.goto('/place/liora-de-young');
  await expect(place.getByText(/^9:30\sAM–5:15\sPM$/).first()).toBeVisible();
  const { id } = await createPlan(await createAccount(), {
    stops: [DEMO_PLACES.bookshop, DEMO_PLACES.square],
  });
  const plan = `/plan/${id}`;
  await page.goto(plan);
  const shown = (words: RegExp) => page.getByText(words).filter({ visible: true }).first();
  await expect(shown(/[\d.]+ mi on foot/)).toBeVisible();

  await page.goto('/profile/settings/appearance');
  await page.getByRole('group', { name: 'Distance' }).getByRole('radio', { name: 'Miles' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('19:30', { exact: true }).click();
  await expect(place.getByText('09:30–17:15', { exact: true }).first()).toBeVisible();
  await place.reload();
  await expect(place.getByText('09:30–17:15', { exact: true }).first()).toBeVisible();
  await expect(place.locator('[data-server]')).toHaveCount(0);
  await place.close();

  await page.goto(plan);
  await expect(shown(/[\d.]+ km on foot/)).toBeVisible();
  await expect(page.getByText(/[\d.]+ mi\b/)).toHaveCount(0);
  // Before any script: the server has drawn it so.
  await expect.poll(async () => (await page.request.get(plan)).text()).toMatch(/[\d.]+ km on foot/);
});
