import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const check = (within: Locator) => within.getByRole('group', { name: 'Will this evening work?' });
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit date plan' });
const stops = (form: Locator) => form.getByRole('list', { name: 'Stops, in order' }).getByRole('listitem');
const overlap = /Vesuvio Cafe begins 1 h \d+ min before you can be there from City Lights/;

test('what is wrong with an evening is said on its page, and one tap mends it in the form, which can be undone', {
  tag: '@flow',
}, async ({ page, account }) => {
  const plan = await createPlan(account, { times: ['18:00', '17:00'] });
  await page.goto(`/plan/${plan.id}`);
  const details = page.getByRole('main');
  await expect(check(details)).toContainText(overlap);
  await check(details).getByRole('button', { name: 'Swap' }).click();

  const form = editing(page);
  await expect(stops(form)).toContainText([/Vesuvio Cafe/, /City Lights/]);
  await expectToast(page, 'The order is changed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops(form)).toContainText([/City Lights/, /Vesuvio Cafe/]);
  await expect(check(form)).toContainText(overlap);

  await check(form).getByRole('button', { name: 'Swap' }).click();
  await expect(check(form)).not.toContainText(overlap);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(check(details)).not.toContainText(overlap);
  await expect(details.getByRole('link', { name: /^(City Lights|Vesuvio Cafe)/ })).toHaveText([
    /^Vesuvio Cafe/,
    /^City Lights/,
  ]);
});

test('an own plan is changed, not copied, also where the form is opened before it is known whose it is', async ({
  page,
  account,
}) => {
  const plan = await createPlan(account, { times: ['18:00', '17:00'] });
  const own = Promise.withResolvers<void>();
  await page.route('**/rpc/plans/get?*', async (route) => {
    await own.promise;
    await route.continue();
  });
  // The document brings the plan as a visitor sees it.
  await page.goto(`/plan/${plan.id}`);
  await check(page.getByRole('main')).getByRole('button', { name: 'Swap' }).click();
  await expect(editing(page)).toContainText('Loading');
  own.resolve();
  await expect(stops(editing(page))).toContainText([/Vesuvio Cafe/, /City Lights/]);
});

test('a plan can be saved with all that the check finds; costs are stored, the budget is not', async ({
  page,
  account,
}) => {
  const plan = await createPlan(account, { times: ['18:00', '17:00'] });
  await page.goto(`/plan/${plan.id}?edit=${plan.id}`);
  const form = editing(page);
  await stops(form).first().getByRole('button', { name: 'Add a cost' }).click();
  await form.getByLabel(/^Cost of City Lights/).fill('90');
  await check(form)
    .getByRole('button', { name: /^Change evening, budget and diet/ })
    .click();
  await form.getByLabel('Budget for two').fill('80');
  await expect(check(form)).toContainText(/for two is more than the \$80 you want to spend/);
  await expectAccessibleInBothThemes(page, 'the plan check, with findings');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main')).toContainText('$90 for two');

  await page.reload();
  await expect(check(page.getByRole('main'))).toContainText(overlap);
  await expect(check(page.getByRole('main'))).not.toContainText('you want to spend');
});

test('another place is looked up near by, and put back with one press', async ({ page, account }) => {
  const plan = await createPlan(account);
  await page.goto(`/plan/${plan.id}?edit=${plan.id}`);
  const form = editing(page);
  await stops(form).last().getByRole('button', { name: 'Add a cost' }).click();
  await form.getByLabel(/^Cost of Vesuvio Cafe/).fill('90');
  await check(form)
    .getByRole('button', { name: /^Change evening, budget and diet/ })
    .click();
  await form.getByLabel('Budget for two').fill('80');
  await check(form).getByRole('button', { name: 'Find a cheaper one' }).click();
  await expect(page.getByText(/instead of Vesuvio Cafe/).first()).toBeVisible();
  await expect(stops(form).last()).not.toContainText('Vesuvio Cafe');
  await expect(check(form)).not.toContainText('you want to spend');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops(form).last()).toContainText('Vesuvio Cafe');
  await expect(form.getByLabel(/^Cost of Vesuvio Cafe/)).toHaveValue('90');
});

test('RUL-65 a plan that nobody nearby would find is given a location with one tap', async ({
  page,
  account: _,
}) => {
  await page.goto('/terms?create=true');
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  for (const name of ['Our bench', 'Our boat']) {
    await form.getByLabel(/^Places/).fill(name);
    await page.getByRole('option', { name: `Add "${name}" as custom place` }).click();
    const custom = page.getByRole('dialog', { name: 'Add Custom Place' });
    await custom.getByLabel('Address').fill('By the lake');
    await custom.getByRole('button', { name: 'Add Place' }).click();
    await expect(custom).toHaveCount(0);
  }
  await expect(check(form)).toContainText('Nobody will find this plan in lists of plans nearby');
  await check(form).getByRole('button', { name: 'Set it to San Francisco' }).click();
  await expect(form.getByLabel('Location')).toHaveValue('San Francisco');
  await expect(check(form)).not.toContainText('Nobody will find');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Location')).toHaveValue('');
  await form.getByRole('switch', { name: /Visible to all users/ }).click();
  await expect(check(form)).not.toContainText('Nobody will find');
});

test('where the check cannot be made that is said, and it can be tried again', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  const plan = await createPlan(account, { times: ['18:00', '17:00'] });
  await page.route('**/rpc/plans/checkFacts?*', (route) => route.abort());
  await page.goto(`/plan/${plan.id}`);
  const panel = check(page.getByRole('main'));
  await expect(panel).toContainText('This evening could not be checked.');
  await page.unroute('**/rpc/plans/checkFacts?*');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText(overlap);
});
