import type { Page } from '@playwright/test';
import { DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const toast = (page: Page) => page.locator('.toast');

/** Two places in a new plan, of which one can be taken out again: every time a toast with a way back. */
async function planWithTwoPlaces(page: Page) {
  await page.goto('/terms?create=true');
  const dialog = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  for (const { name } of [DEMO_PLACES.bookshop, DEMO_PLACES.bar]) {
    await dialog.getByLabel(/^Places/).fill(name);
    await options.filter({ hasText: name }).filter({ hasNotText: 'as custom place' }).click();
  }
  await expect(dialog.getByRole('list', { name: 'Stops, in order' }).getByRole('listitem')).toHaveCount(2);
  return dialog;
}

test('GEN-13 CONST-11 RUL-75 a new toast takes the place of the old, is told to screen readers, and leaves after 5 s', async ({
  page,
  account: _,
}) => {
  await page.clock.install();
  const dialog = await planWithTwoPlaces(page);
  const remove = dialog.getByRole('button', { name: /^Remove / });
  await remove.first().click();
  await expectToast(page, 'City Lights Booksellers removed');
  await remove.first().click();
  await expectToast(page, 'Vesuvio Cafe removed');
  const region = page.getByRole('status').filter({ hasText: 'Vesuvio Cafe removed' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(page.locator('.toaster')).not.toHaveAttribute('aria-hidden', 'true');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1100);
  await expect(toast(page)).toHaveCount(0);
});

test('RUL-75 a toast is in reach of the keyboard, waits while it has the focus, and gives it back', async ({
  page,
  account: _,
}) => {
  await page.clock.install();
  const dialog = await planWithTwoPlaces(page);
  await dialog.getByRole('button', { name: 'Remove City Lights Booksellers' }).click();
  await expectToast(page, 'City Lights Booksellers removed');
  const title = dialog.getByLabel(/^Title/);
  await title.focus();
  await page.keyboard.press('F8');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToast(page, 'City Lights Booksellers removed');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(title).toBeFocused();
});
