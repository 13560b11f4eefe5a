import type { BrowserContext, Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { database } from './fixtures/database.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount, userIdOf } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.use({ freshContext: true });

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|EventSource|Failed to (?:load|fetch)|dynamically imported|preload CSS/;
const { bar, bookshop, square } = DEMO_PLACES;

/** As a press in the settings leaves it. */
const keepForOffline = (page: Page) => page.addInitScript(() => localStorage.setItem('liora.offline', 'on'));

/** Whether the app is on this device: what cannot be sent waits from before that on. */
const isKept = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/index.html')));

/** Without a connection for whatever is open, and for its worker. */
const cut = (context: BrowserContext) => context.setOffline(true);
const like = (page: Page) => page.getByRole('button', { name: /^Like, / });
const expectWaits = (page: Page) =>
  expectToast(page, 'Waiting for a connection', 'It is sent as soon as there is one.');

test('what is liked, saved and rated without a connection is shown at once, outlives the page, and arrives once with the next connection, where others see it', {
  tag: '@flow',
}, async ({ page, context, account, problems }) => {
  problems.expect(OFFLINE);
  const author = await createAccount();
  // Rated in no other test: of most places the tests expect that nobody has.
  const plan = await createPlan(author, { stops: [bookshop, square] });
  await keepForOffline(page);
  await page.goto(`/plan/${plan.id}`);
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  // From here on the page has its code from the device: what a like needs comes with the first press.
  await page.reload();
  await page.getByRole('link', { name: square.name }).first().click();
  // The code of both dialogs has come before the connection goes.
  const dialog = page.getByRole('dialog', { name: 'Save Place' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: /^How was / });
  await expect(form).toBeVisible();
  await cut(context);

  for (const name of ['Vibe', 'Quality', 'Experience']) await form.getByRole('slider', { name }).fill('9');
  await form.getByRole('button', { name: 'Post review' }).click();
  await expectWaits(page);
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('3 changes wait for a connection.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 changes wait for a connection.')).toBeVisible();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  const user_id = await userIdOf(account);
  const likes = () =>
    database().selectFrom('date_plan_likes').selectAll().where('user_id', '=', user_id).execute();
  expect(await likes()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await likes()).length).toBe(1);
  await expect(page.getByText('3 changes wait for a connection.')).toHaveCount(0);
  await expect(like(page)).toHaveAccessibleName('Like, 1 like');
  const requests = await database()
    .selectFrom('applied_requests')
    .selectAll()
    .where('user_id', '=', user_id)
    .execute();
  expect(requests).toHaveLength(3);
  const seen = await call<{ plan: { like_count: number } }>('plans.get', { id: plan.id }, author.cookie);
  expect(seen.body.plan.like_count).toBe(1);
  const { body } = await call<{ reviews: { vibe: number; author: { username: string } }[] }>(
    'reviews.list',
    { place_id: square.id },
    author.cookie,
  );
  const written = body.reviews.filter(({ author: { username } }) => username === account.username);
  expect(written).toMatchObject([{ vibe: 9 }]);
});

test('what the server refuses is shown in its words, to be tried again or dropped', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.expect(OFFLINE);
  problems.expect(/status of 403/);
  await keepForOffline(page);
  await page.goto(`/place/${bar.id}`);
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Place' });
  await expect(dialog).toBeVisible();
  await cut(context);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectWaits(page);
  for (const place_id of [bookshop.id, square.id, 'liora-frances'])
    await call('saved.save', { place_id }, account.cookie);
  await context.setOffline(false);
  await expectToast(page, 'Not everything that waited could be sent');
  await page.getByRole('link', { name: 'Have a look' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Save a place: Vesuvio Cafe' });
  await expect(row).toContainText('You can save up to 3 places on the free plan.');
  await row.getByRole('button', { name: 'Try again: Save a place: Vesuvio Cafe' }).click();
  await expectToast(page, 'Not everything that waited could be sent');
  await row.getByRole('button', { name: 'Drop: Save a place: Vesuvio Cafe' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toHaveCount(0);
  await expect(page.getByText('could not be sent.')).toHaveCount(0);
});

test('of a note that was changed elsewhere meanwhile both are shown, and one’s own is kept at a press', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.expect(OFFLINE);
  problems.expect(/status of 409/);
  const { id } = (await call<{ id: string }>('saved.save', { place_id: bar.id }, account.cookie)).body;
  await keepForOffline(page);
  await page.goto('/saved');
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  await choose(
    page,
    page.getByRole('button', { name: 'More for Vesuvio Cafe' }),
    'Note, mark and categories',
  );
  const form = page.getByRole('dialog', { name: 'Vesuvio Cafe' });
  await expect(form).toBeVisible();
  await cut(context);
  await form.getByLabel('Private note').fill('Mine: by the window');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectWaits(page);
  await expect(form).toHaveCount(0);
  await call('saved.update', { id, note: 'Theirs: at the bar' }, account.cookie);
  await context.setOffline(false);
  await expect(page.getByText('1 change could not be sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Have a look' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed meanwhile' });
  await expect(conflict).toContainText('Theirs: at the bar');
  await expect(conflict).toContainText('Mine: by the window');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, 'What waited has been sent');
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toHaveCount(0);
});
