import { pathToFileURL } from 'node:url';
import { DATE_FILE_PATH } from '@liora/domain/rules/dateFile';
import { expectAccessible } from './fixtures/axe.ts';
import { forgetLimits } from './fixtures/database.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.beforeEach(forgetLimits);

test(
  'beyond 12: a date is saved for its day, by keyboard, and the file opens as a page without a connection',
  {
    tag: '@flow',
  },
  async ({ page, account, context }, info) => {
    const plan = await createPlan(account);
    await page.goto(`/plan/${plan.id}`);
    await page.getByRole('button', { name: 'Save this date' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this date' });
    await dialog.getByLabel('Which day').fill('2027-03-06');
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the file' }).press('Enter');
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/-2027-03-06\.html$/);
    await expectToast(page, 'Date saved', `${download.suggestedFilename()} is in your downloads.`);
    const file = info.outputPath(download.suggestedFilename());
    await download.saveAs(file);
    await context.setOffline(true);
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
    await expect(page.getByText('Saturday, March 6, 2027')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);
  },
);

test('a saved date is opened in the app, and one that was changed is not shown', async ({
  page,
  account,
}) => {
  const plan = await createPlan(account);
  await page.goto('/profile/settings/data');
  const query = new URLSearchParams({ plan: plan.id, evening: '2027-03-07T03:30:00Z' });
  const answer = await page.request.post(`${DATE_FILE_PATH}?${query}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  const file = await answer.text();
  const choose = (text: string) =>
    page
      .getByLabel('Choose a file')
      .and(page.locator('input'))
      .setInputFiles({ name: 'date.html', mimeType: 'text/html', buffer: Buffer.from(text) });
  await choose(file.replaceAll(plan.title, 'Another title'));
  await expect(page.getByText('This file was changed after it was saved, or is damaged.')).toBeVisible();
  await choose('<h1>A page</h1>');
  await expect(page.getByText('This is no saved date.')).toBeVisible();
  await choose(file);
  const dialog = page.getByRole('dialog', { name: plan.title });
  await expect(dialog.getByText('This is as Liora has written it.')).toBeVisible();
  await expect(dialog.getByText('Saturday, March 6, 2027')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'a saved date');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
