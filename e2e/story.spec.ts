import type { Page } from '@playwright/test';
import { forgetLimits } from './fixtures/database.ts';
import { uniqueTitle } from './fixtures/plans.ts';
import { signUpByForm } from './fixtures/signingIn.ts';
import { expect, isInstalled, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, paintedMap: true });
test.skip(({ browserName }) => !isInstalled(browserName), 'Playwright has not installed this browser');

const WINE_BAR = 'Hotel Biron';

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Curated Date Plan' });

/** Finds a wine bar that is open tonight and opens its page. */
async function findWineBar(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Where to, tonight?' })).toBeVisible();
  await page.getByRole('link', { name: 'Search places' }).click();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('wine bar');
  await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: /^Open / })
    .last()
    .click();
  const open = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Open', exact: true }) });
  await open.getByRole('link', { name: WINE_BAR }).click();
  await expect(page.getByRole('heading', { level: 1, name: WINE_BAR })).toBeVisible();
}

async function addPlace(page: Page, query: string, name: string): Promise<void> {
  await form(page)
    .getByLabel(/^Places/)
    .fill(query);
  await page.getByRole('option').filter({ hasText: name }).filter({ hasNotText: 'as custom place' }).click();
  // Not the line of the check of the plan, which may name it, too.
  await expect(form(page).locator('li[data-stop]').filter({ hasText: name })).toBeVisible();
}

test('FIX-38 GEN-12 AUTH-10 PLAN-12 PCRE-16 ERR-01 ERR-04 ERR-08 somebody new finds a wine bar, makes a plan of three places, and a second person likes and saves it', async ({
  page,
  anotherPerson,
}) => {
  await forgetLimits();
  const title = uniqueTitle('Wine, then the bay');

  await findWineBar(page);
  const place = page.url();
  await signUpByForm(page);
  await page.goto(place);
  await page.getByRole('link', { name: 'Add to plan' }).click();
  await expect(form(page).getByRole('listitem').filter({ hasText: WINE_BAR })).toBeVisible();
  await form(page).getByLabel('Title').fill(title);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await addPlace(page, 'coit', 'Coit Tower');
  await form(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expectToast(page, 'Date Plan Created! 🎉', `"${title}" has been successfully created and published.`);
  const plan = page.getByRole('dialog', { name: title });
  await expect(plan.getByRole('link', { name: WINE_BAR })).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/\/plan\/[0-9a-f-]{36}$/);

  const second = await anotherPerson();
  await signUpByForm(second);
  await second.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await second.getByRole('link', { name: title }).click();
  const found = second.getByRole('dialog', { name: title });
  await found.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expectToast(second, 'Liked!');
  await expect(found.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await found.getByRole('button', { name: 'Save plan' }).click();
  await expectToast(second, 'Saved!');

  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like, 1 like', exact: true })).toBeVisible();

  await second.goto('/saved?tab=plans');
  await second.getByRole('link', { name: title }).click();
  await expect(second.getByRole('dialog', { name: title }).getByText('Coit Tower')).toBeVisible();
});
