import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { photographed, SECRETS } from '../server/src/modules/photos/testing/pictures.ts';
import { call } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { createAccount, signInAs, userIdOf } from './fixtures/people.ts';
import { addressOf } from './fixtures/pictures.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

/** Whoever is not shown something is told so, and the browser writes it down. */
const notShown = /status of 404/;

const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const photoOf = (page: Page, name: string) => page.getByRole('img', { name: `Photo of ${name}` });
const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
/** Asked with their session and nothing of a browser in between, which keeps a photo for a minute. */
const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();

test('PROF-04 ERR-28 RUL-80 RUL-22 a photo from a phone is seen by somebody else without its place, until they block', {
  tag: '@flow',
}, async ({ page, account, anotherPerson, problems }) => {
  problems.expect(notShown);
  await page.goto('/profile');
  await edit(page);
  await choose(page, 'IMG_20260516_mara.jpg', 'image/jpeg', await photographed('jpeg', 6));
  await expect(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  await save(page);
  await expectToast(page, 'Success', 'Profile updated');
  await expect(photoOf(page, account.username)).toBeVisible();

  const other = await anotherPerson(await createAccount());
  await other.goto(`/profile/${await userIdOf(account)}`);
  const shown = photoOf(other, account.username);
  await expect(shown).toBeVisible();
  const address = await addressOf(shown);
  const bytes = await other.request.get(address);
  const body = await bytes.body();
  for (const secret of [...SECRETS, 'Exif', 'GPS']) expect(body.includes(secret), secret).toBe(false);
  // Held upright: taken lying, 600 by 400.
  const { width, height } = await shown.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  expect(width).toBeLessThan(height);

  await other.getByRole('button', { name: 'Report or block' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: `Block ${account.username}` })
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(other.getByRole('dialog', { name: 'User blocked' })).toBeVisible();
  // The right is gone, and so is the photo, at once.
  expect(await statusOf(other, address)).toBe(404);
  expect(await statusOf(page, address)).toBe(200);
  await other.goto(`/profile/${await userIdOf(account)}`);
  await expect(other.getByRole('heading', { level: 1, name: 'This profile is not available' })).toBeVisible();
});

test('RUL-80 what is no photo is refused in words, and another one can be chosen', async ({
  page,
  account: _,
}) => {
  await page.goto('/profile');
  await edit(page);
  await choose(page, 'photo.jpg', 'image/jpeg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is no photo that Liora can show.' }),
  ).toBeVisible();
  const whole = await photographed('png');
  await choose(page, 'photo.png', 'image/png', whole.subarray(0, whole.length / 2));
  await expect(
    page.getByRole('alert').filter({ hasText: 'This photo is damaged or not complete.' }),
  ).toBeVisible();
  await choose(page, 'photo.png', 'image/png', whole);
  await expect(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('img', { name: 'The photo that you chose' })).toHaveCount(0);
});

test('PROF-04 ERR-28 an upload can be given up and tried again, and a change that fails says so', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/profile');
  await edit(page);
  await page.route('**/photos?for=profile', () => undefined);
  await choose(page, 'photo.png', 'image/png', await photographed('png'));
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unroute('**/photos?for=profile');
  await page.route('**/photos?for=profile', (route) => route.abort());
  await choose(page, 'photo.png', 'image/png', await photographed('png'));
  await expect(page.getByRole('alert').filter({ hasText: 'The photo could not be sent.' })).toBeVisible();
  await page.unroute('**/photos?for=profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  await page.route('**/rpc/profiles/update', (route) => route.abort());
  await save(page);
  await expectToast(page, 'Error', 'Failed to update profile');
});

test('PROF-04 RUL-27 a name that somebody has is refused while it is typed', async ({ page, account }) => {
  const taken = await createAccount();
  await page.goto('/profile');
  await edit(page);
  const field = page.getByRole('textbox', { name: 'Username' });
  await field.fill(taken.username.toUpperCase());
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const free = `${account.username.slice(0, 12)}_new`;
  await field.fill(free);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByRole('textbox', { name: /About you/ }).fill('Two people, one umbrella.');
  await save(page);
  await expect(page.getByRole('heading', { level: 2, name: free })).toBeVisible();
  await expect(page.getByText('Two people, one umbrella.')).toBeVisible();
});

test('PROF-04 what somebody wrote of a place leads there, and the rest of the profile stays in reach', async ({
  page,
  account,
}) => {
  const marks = { vibe: 7, quality: 7, experience: 7, text: 'Bring a coat.' };
  const review = { ...marks, place_id: 'liora-top-of-the-mark', request_id: randomUUID() };
  await call('reviews.write', review, account.cookie);
  await page.goto('/profile?tab=reviews');
  const place = page.getByRole('link', { name: 'Top of the Mark' });
  await expect(place).toBeVisible();
  await edit(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await place.click();
  await expect(page).toHaveURL('/place/liora-top-of-the-mark');
});

test('NAV-06 RUL-79 RUL-104 PROF-02 a visitor reads a public profile by a name on a plan; a private one tells its name alone', async ({
  page,
  newContext,
}) => {
  const owner = await createAccount();
  const plan = await createPlan(owner);
  await page.goto(`/plan/${plan.id}`);
  await page.getByRole('link', { name: owner.username }).click();
  await expect(page).toHaveURL(`/profile/${await userIdOf(owner)}`);
  await expect(page.getByRole('heading', { level: 1, name: owner.username })).toBeVisible();
  await expect(page.getByRole('link', { name: plan.title })).toBeVisible();
  await expectAccessible(page, 'a profile');

  const context = await newContext();
  await signInAs(context, owner);
  const [own = await context.newPage()] = context.pages();
  await own.goto('/profile');
  await edit(own);
  await own.getByRole('switch', { name: /Public profile/ }).click();
  await expectAccessible(own, 'a profile being changed');
  await save(own);
  await expectToast(own, 'Success', 'Profile updated');
  await own.getByRole('link', { name: 'View as others' }).click();
  await expect(own.getByText('This is what a stranger sees.')).toBeVisible();
  await expect(own.getByText('This profile is private.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: owner.username })).toBeVisible();
  await expect(page.getByText('This profile is private.')).toBeVisible();
  await expect(page.getByRole('link', { name: plan.title })).toHaveCount(0);
});

test('NAV-06 RUL-22 an address of nobody is a neutral page', async ({ page, problems }) => {
  problems.expect(notShown);
  for (const address of ['/profile/nobody', '/profile/00000000-0000-4000-8000-00000000beef']) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This profile is not available' }),
    ).toBeVisible();
  }
});

test('MOD-02 RUL-21 a profile is reported by the steps menu, report and success, and stays in sight', async ({
  page,
  account: _,
}) => {
  const other = await createAccount();
  await page.goto(`/profile/${await userIdOf(other)}`);
  await page.getByRole('button', { name: 'Report or block' }).click();
  await page
    .getByRole('dialog', { name: 'Report or block' })
    .getByRole('button', { name: 'Report this profile' })
    .click();
  await page.getByRole('dialog', { name: 'Report' }).getByRole('button', { name: 'Submit report' }).click();
  const done = page.getByRole('dialog', { name: 'Report submitted' });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: other.username })).toBeVisible();
});
