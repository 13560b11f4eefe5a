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
