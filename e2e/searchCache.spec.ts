import type { SearchInput } from '@liora/domain/contract/places';
import type { Page } from '@playwright/test';
import { readInput } from './fixtures/reads.ts';
import { expect, test } from './fixtures/test.ts';

/** What lists were asked for, in order; counts beside a list ask for one place only. */
function listsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const input = readInput<SearchInput>(request, 'places/search');
    if (input && input.limit !== 1) asked.push(`${input.q}${input.outdoor ? ', outdoor' : ''}`);
  });
  return asked;
}

const outdoor = (page: Page) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Outdoor seating' });
const searchIsIdle = (page: Page) => expect(page.locator('[data-searching]')).toHaveCount(0);
const rows = (page: Page) => page.getByRole('main').getByRole('article');

test('SRCH-10 a list that was found is there again at once, without asking', async ({ page }) => {
  const asked = listsAsked(page);
  await page.goto('/search?q=bar');
  await expect(rows(page).first()).toBeVisible();
  // The first one came with the document.
  await outdoor(page).click();
  await expect.poll(() => asked).toEqual(['bar, outdoor']);
  await searchIsIdle(page);
  await outdoor(page).click();
  await expect(page).not.toHaveURL(/outdoor/);
  await searchIsIdle(page);
  await outdoor(page).click();
  await expect(page).toHaveURL(/outdoor/);
  await searchIsIdle(page);
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/place\//);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(['bar, outdoor']);
});

test('SRCH-01 RUL-61 quick changes ask no more than every half second, and the list is the one that was asked for last', async ({
  page,
}) => {
  const asked = listsAsked(page);
  await page.goto('/search?q=bar');
  await expect(rows(page).first()).toBeVisible();
  await searchIsIdle(page);
  await outdoor(page).evaluate((chip: HTMLElement) => {
    for (let n = 0; n < 5; n += 1) chip.click();
  });
  await expect(outdoor(page)).toHaveAttribute('aria-pressed', 'true');
  await searchIsIdle(page);
  await expect.poll(() => asked.at(-1)).toBe('bar, outdoor');
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('RUL-60 after signing out the list is asked for anew', async ({ page, account: _ }) => {
  const asked = listsAsked(page);
  await page.goto('/search?q=bar');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  // Pins that others drop meanwhile are a reason of their own to ask.
  const before = asked.length;
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});
