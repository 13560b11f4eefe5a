import { database } from './fixtures/database.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('PLAN-09 PCRE-02 PCRE-03 PCRE-05 PCRE-08 Create Date opens the form with its fields', async ({
  page,
  account: _,
}) => {
  await page.goto('/curated-plans');
  await page.getByRole('button', { name: 'Create Date' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  for (const label of [/^Title/, /^Places/, /^Theme/, /^Location/, /^Description/]) {
    await expect(form.getByLabel(label).first()).toBeVisible();
  }
  await expect(form.getByRole('combobox', { name: 'Tags' })).toBeVisible();
  await expect(form.getByRole('switch', { name: /Visible to all users/ })).toBeChecked();
  await expect(form.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
});

test('PCRE-04 PSB-02 PSB-07 the box asks once typing has stopped, tells ratings, and Create says that it is busy', async ({
  page,
  account: _,
}) => {
  await database()
    .updateTable('venues')
    .set({ rating: 4.5 })
    .where('place_id', '=', 'liora-zeitgeist')
    .execute();
  const asked: string[] = [];
  await page.route('**/rpc/places/suggest?*', (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  await page.route('**/rpc/plans/create', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/curated-plans?create=true');
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  const box = form.getByLabel(/^Places/);
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  const typed = 'zeitgeist';
  await box.pressSequentially(typed, { delay: 60 });
  await expect(options.first()).toContainText('4.5');
  expect(asked.at(-1)).toContain(typed);
  // Once, but where a busy machine types so slowly that it looks like stopping.
  expect(asked.length).toBeLessThan(typed.length / 2);
  await options.first().click();
  await box.fill('city lights');
  await options.filter({ hasText: 'City Lights' }).filter({ hasNotText: 'as custom place' }).click();
  const title = uniqueTitle('Busy');
  await form.getByLabel(/^Title/).fill(title);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await expectToast(page, 'Date Plan Created! 🎉', `"${title}" has been successfully created and published.`);
  await database()
    .updateTable('venues')
    .set({ rating: null })
    .where('place_id', '=', 'liora-zeitgeist')
    .execute();
});

test('PCARD-01 PCARD-02 a card shows its plan; only people who are signed in get a heart', async ({
  page,
  account,
  anotherPerson,
}) => {
  const plan = await createPlan(account);
  const visitor = await anotherPerson();
  await page.goto('/curated-plans');
  await visitor.goto('/curated-plans');
  const card = (of: typeof page) => of.locator('.plan-card').filter({ hasText: plan.title });
  await expect(card(visitor)).toContainText(account.username);
  await expect(card(visitor).getByRole('button')).toHaveCount(0);
  await expect(page.locator('.plan-card').nth(3).getByRole('button', { name: /Like/ })).toBeVisible();
});

test('ERR-11 an unsave that fails is taken back', async ({ page, account, anotherPerson: _, problems }) => {
  problems.expect(/Failed to load resource/);
  const plan = await createPlan(account);
  await page.goto(`/plan/${plan.id}`);
  await page.getByRole('button', { name: /Save plan/ }).click();
  await expectToast(page, 'Saved!');
  await page.route('**/rpc/plans/unsave', (route) => route.abort());
  await page.getByRole('button', { name: /^Saved|Save plan/ }).click();
  await expectToast(page, 'Failed to remove saved date plan');
});
