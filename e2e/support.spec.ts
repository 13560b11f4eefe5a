import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test('NAV-23 SUP-01 SUP-06 a visitor reads ten answers, one at a time, by keyboard', {
  tag: '@flow',
}, async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'What do you need?' })).toBeVisible();
  const questions = page.getByRole('heading', { level: 2 }).filter({ hasText: '?' });
  await expect(questions).toHaveCount(10);
  const saving = page.getByRole('button', { name: 'How do I save places?' });
  await saving.focus();
  await page.keyboard.press('Enter');
  const answer = page.getByText('The free plan keeps 3 places');
  await expect(answer).toBeVisible();
  await expectAccessibleInBothThemes(page, 'support');
  await page.getByRole('button', { name: 'How do I cancel my subscription?' }).click();
  await expect(page.getByText('wherever you have bought it')).toBeVisible();
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/explore');
});

test('NAV-26 what was once a page for tests of the app says that it holds nothing', async ({ page }) => {
  await page.goto('/bridge-test');
  await expect(page.getByText('The debug tools of this page were removed.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
});
