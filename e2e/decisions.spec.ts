import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createModerator, decide, reportedPlans } from './fixtures/moderating.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const WORDS = 'I am not paid for it.';

test('RUL-95 whoever is suspended reads why, and objects; nothing else opens until it is upheld', {
  tag: '@flow',
}, async ({ page, context, problems }) => {
  // What the first screen shows is asked for beside the question who is here, and is refused.
  problems.expect(/status of 403 .*\/rpc\/explore\/home/);
  const [author, moderator] = [await createAccount(), await createModerator()];
  const [plan] = await reportedPlans(author, 1, 'An advertisement');
  if (!plan) throw new Error('no plan');
  await decide(moderator, 'suspend', plan);
  await signInAs(context, author);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  await expect(page.getByText('It advertises a shop')).toBeVisible();
  await expect(page.getByText('Until moderators end it')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'suspended');
  await page.getByRole('button', { name: 'Send objection', exact: true }).click();
  await expect(page.getByText('Please write why.')).toBeVisible();
  await page.getByLabel('Why it is wrong').fill(WORDS);
  await page.getByRole('button', { name: 'Send objection', exact: true }).click();
  await expect(page.getByText('It waits for an answer.')).toBeVisible();
  await expect(page.getByLabel('Why it is wrong')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toHaveCount(0);
});

test('RUL-95 an author objects once to what is hidden, and is answered for good', async ({
  page,
  context,
}) => {
  const [author, moderator] = [await createAccount(), await createModerator()];
  const [plan] = await reportedPlans(author, 1, 'An advertisement');
  if (!plan) throw new Error('no plan');
  const id = await decide(moderator, 'hide', plan);
  await signInAs(context, author);
  await page.goto(`/decisions/${id}`);
  await expect(page.getByText('It is hidden from everybody but you')).toBeVisible();
  await page.getByLabel('Why it is wrong').fill(WORDS);
  await page.getByRole('button', { name: 'Send objection', exact: true }).click();
  await expect(page.getByText('It waits for an answer.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'an objection');
  await context.clearCookies();
  await signInAs(context, moderator);
  await page.goto(`/admin?item=${plan.item}`);
  const read = page.getByRole('article', { name: plan.title });
  await expect(read.getByText(WORDS)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'an objection in the queue');
  await page.keyboard.press('r');
  await expect(page.getByText('Why is the author right?')).toBeVisible();
  for (const key of ['1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(`Restored: ${plan.title}`)).toBeVisible();
  const { body } = await call<{ objection: object }>('safety.ownDecision', { id }, author.cookie);
  expect(body.objection).toMatchObject({ answer: { upheld: true, reason: 'The decision was wrong' } });
});
