import type { Request } from '@playwright/test';
import { createAccount } from './fixtures/people.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('FIX-48 a double press on Close goes back once', async ({ page }) => {
  const plan = await createPlan(await createAccount());
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await page.getByRole('link', { name: plan.title }).click();
  const dialog = page.getByRole('dialog', { name: plan.title });
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/curated-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Curated Date Plans' })).toBeVisible();
  // And it closes again, as often as it is opened.
  await page.getByRole('link', { name: plan.title }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

/** What was answered before then is asked for again. */
const LATER_MS = 10 * 60_000;

test('FIX-49 what could not be loaded again says so where it is seen', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|EventSource|dynamically imported module/,
  );
  const plan = await createPlan(await createAccount());
  const note = page
    .locator('p')
    .filter({ hasText: 'This could not be loaded again, and may be out of date.' })
    .last();
  let now = Date.now();
  const asked = new Set<Request>();
  page.on('request', (request) => /\/rpc\//.test(request.url()) && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const openPlan = async () => {
    await page.goto('/curated-plans');
    await page.getByRole('link', { name: plan.title }).click();
    await expect(page.getByRole('dialog', { name: plan.title })).toBeVisible();
  };
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const open of [openPlan, () => page.goto(`/plan/${plan.id}`)]) {
      await open();
      await expect(page.locator('.plan-hero')).toBeVisible();
      // The list knows the rest: these come with the plan's own answer, which would be new if it came later.
      await expect(page.locator('.plan-stop').first()).toBeVisible();
      await page.route('**/rpc/**', (route) => route.abort());
      // What is on its way would be new, too.
      await expect.poll(() => asked.size).toBe(0);
      now += LATER_MS;
      await page.clock.setSystemTime(now);
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(note).toBeInViewport({ ratio: 1 });
      // Nothing lies over its words or its button.
      await expect
        .poll(() =>
          note.evaluate((line) =>
            [...line.children].every((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return [x + 2, x + width / 2, x + width - 2].every((at) =>
                part.contains(document.elementFromPoint(at, y + height / 2)),
              );
            }),
          ),
        )
        .toBe(true);
      await page.unroute('**/rpc/**');
    }
  }
});

test('FIX-49 a plan whose dialog does not arrive leaves the list where it is, and opens when it is pressed again', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|Importing a module/);
  const plan = await createPlan(await createAccount());
  await page.route(/assets\/PlanDialog.*\.js/, (route) => route.abort());
  await page.goto('/curated-plans');
  await page.getByRole('link', { name: plan.title }).click();
  await expectToast(page, 'This part did not load', 'Please try again.');
  await expect(page).toHaveURL('/curated-plans');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute(/assets\/PlanDialog.*\.js/);
  await page.getByRole('link', { name: plan.title }).click();
  // As a page, in a browser that asks for a file no second time: the document is loaded anew then.
  const opened = page.getByRole('dialog', { name: plan.title });
  await expect(opened.or(page.getByRole('heading', { level: 1, name: plan.title }))).toBeVisible();
});

test.describe('in a browser that has fetched nothing yet', () => {
  test.use({ freshContext: true });

  test('FIX-49 a screen whose code does not arrive says so inside the frame, with and without a connection', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(
      /Failed to load|dynamically imported module|ERR_INTERNET_DISCONNECTED|EventSource|Unable to/,
    );
    const tabs = page.getByRole('navigation', { name: 'Main' });
    const lost = page.getByRole('heading', { level: 1, name: 'This part did not load' });
    await page.goto('/explore');
    await expect(tabs).toBeVisible();
    await context.setOffline(true);
    await tabs.getByRole('link', { name: 'Plans' }).click();
    await expect(lost).toBeVisible();
    await expect(page.getByRole('main')).toContainText('There is no connection right now.');
    await expect(page).toHaveURL('/curated-plans');
    await tabs.getByRole('link', { name: 'Explore' }).click();
    await expect(lost).toBeHidden();
    await context.setOffline(false);
    await page.route(/assets\/ProfileScreen.*\.js/, (route) => route.abort());
    await tabs.getByRole('link', { name: 'Profile' }).click();
    await expect(lost).toBeVisible();
    await expect(tabs).toBeVisible();
    await page.unroute(/assets\/ProfileScreen.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lost).toBeHidden();
  });
});

test('FIX-49 a form tells at once that there is no connection, and keeps what was typed', async ({
  page,
  context,
  problems,
}) => {
  // The code of toasts comes with the first press.
  problems.expect(/ERR_INTERNET_DISCONNECTED|EventSource|dynamically imported module/);
  await page.goto('/auth');
  await page.getByLabel('Username or email').fill('somebody');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByText('There is no connection right now. Please try again when there is.'),
  ).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('somebody');
  await context.setOffline(false);
});
