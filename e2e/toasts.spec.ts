import type { Page } from '@playwright/test';
import { tabTo } from './fixtures/keyboard.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
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

async function deletePlan(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete plan: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('what was deleted is taken back after its message has gone: from the rail, and by the keyboard', async ({
  page,
  account,
}) => {
  const { id, title } = await createPlan(account);
  await page.clock.install();
  await page.goto('/curated-plans');
  await deletePlan(page, title);
  await expectToast(page, 'Plan deleted');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
  // Elsewhere by now: the list goes where the tab goes.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  const opener = page.getByRole('button', { name: '1 recent change' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Recent changes' });
  await tabTo(list.getByRole('button', { name: `Undo: Plan deleted, ${title}` }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your plan is back');
  await expect(list.getByRole('heading', { name: 'Nothing to take back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(opener).toHaveCount(0);
  await page.goto(`/plan/${id}`);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('the recent changes are a row of the profile, where there is no rail, too', {
  tag: '@flow',
}, async ({ page, account }) => {
  const { title } = await createPlan(account);
  await page.goto('/curated-plans');
  await deletePlan(page, title);
  await expectToast(page, 'Plan deleted');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  const row = page.getByRole('main').getByRole('button', { name: /^Recent changes/ });
  await expect(row).toHaveAccessibleName('Recent changes 1');
  await row.click();
  const list = page.getByRole('dialog', { name: 'Recent changes' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: `Undo: Plan deleted, ${title}` }).click();
  await expectToast(page, 'Your plan is back');
  await page.keyboard.press('Escape');
  await expect(row).toHaveAccessibleName('Recent changes');
});
