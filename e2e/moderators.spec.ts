import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createModerator, decide, reportedPlans } from './fixtures/moderating.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

const PHONE_MAX_PX = 767;

/** Says that `who` has an item open, or nothing, as the screen does; who else has which. */
async function haveOpen(who: { cookie: string }, id: string | null) {
  const item = id === null ? null : { content_type: 'plan', content_id: id };
  const { body } = await call<{ others: { content_id: string; by: { username: string } }[] }>(
    'safety.haveOpen',
    { item },
    who.cookie,
  );
  return body.others;
}

test('RUL-95 two moderators at one item read of each other, and what the first decides the second is told', {
  tag: '@flow',
}, async ({ page, context, problems }) => {
  problems.expect(/status of 409/);
  const [plan, next] = await reportedPlans(await createAccount(), 2, 'An advertisement');
  if (!plan || !next) throw new Error('no plans');
  const [first, second] = [await createModerator(), await createModerator()];
  await haveOpen(first, plan.id);
  await signInAs(context, second);
  await page.goto(`/admin?item=${plan.item}`);
  const read = page.getByRole('article', { name: plan.title });
  await expect(read.getByRole('status')).toHaveText(`${first.username} has this open`);
  const row = page.getByRole('link', { name: plan.title });
  // On phones what is read takes the place of the list.
  if ((page.viewportSize()?.width ?? 0) > PHONE_MAX_PX) await expect(row).toContainText('has this open');
  await expectAccessibleInBothThemes(page, 'an item that somebody else has open');
  await expect
    .poll(async () => (await haveOpen(first, plan.id)).map(({ content_id, by }) => [content_id, by.username]))
    .toContainEqual([plan.id, second.username]);

  for (const key of ['h', '2']) await page.keyboard.press(key);
  await decide(first, 'restore', plan);
  await page.keyboard.press('Enter');
  const told = page.locator('.toast');
  await expect(told).toContainText('Decided by somebody else');
  await expect(told).toContainText(`Restored by ${first.username}`);
  await expect(page.getByRole('article', { name: next.title })).toBeVisible();
});

test('RUL-95 published plans are looked through by author and hidden with a reason; private ones are not there', async ({
  page,
  context,
}) => {
  const [author, moderator] = [await createAccount(), await createModerator()];
  const { id, title } = await createPlan(author, { description: 'Slowly up the hill.' });
  const secret = await createPlan(author, { is_public: false });
  await signInAs(context, moderator);
  await page.goto('/admin?tab=plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Plans and pins' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by title or author' }).fill(`@${author.username}`);
  await page.keyboard.press('Enter');
  const row = page.getByRole('link', { name: title });
  await expect(row).toBeVisible();
  await expect(row.locator('.cover .art-drawing')).toBeVisible();
  await expect(page.getByRole('link', { name: secret.title })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'published plans');
  await row.click();
  const read = page.getByRole('article', { name: title });
  await expect(read.getByText('Slowly up the hill.')).toBeVisible();
  await expect(read.getByText('Shown to everybody')).toBeVisible();
  await expect(read.getByRole('button', { name: 'Hide it' })).toBeVisible();
  await page.keyboard.press('h');
  await page.getByText('It is spam or advertising').click();
  await expectAccessibleInBothThemes(page, 'a published plan');
  await read.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(read.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(call('plans.get', { id })).rejects.toThrow();
});
