import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createCouple } from './fixtures/couples.ts';
import { choose } from './fixtures/menu.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('beyond 10: an own plan becomes a surprise; the other one learns when and what to wear, answers, and sees nothing of the plan', {
  tag: '@flow',
}, async ({ anotherPerson, problems }) => {
  problems.expect(/status of 404/);
  const { maya, june } = await createCouple();
  const plan = await createPlan(maya, {
    is_public: false,
    stops: [DEMO_PLACES.bookshop, DEMO_PLACES.square],
  });
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];

  await his.goto('/us/surprises');
  await expect(his.getByText('No surprises yet')).toBeVisible();
  await hers.goto(`/plan/${plan.id}`);
  await hers.getByRole('button', { name: 'Make it a surprise' }).click();
  const form = hers.getByRole('dialog');
  await form.getByLabel('What to wear or bring').fill('Shoes for stairs');
  await form.getByLabel('A few words').fill('Keep the evening free');
  await expectAccessibleInBothThemes(hers, 'making a surprise');
  await form.getByRole('button', { name: `Invite ${june.username}` }).click();
  await expectToast(hers, 'The invitation is on its way');
  await expect(hers).toHaveURL(/\/us\/surprises\/[0-9a-f-]{36}$/);
  await expect(hers.getByText(/Not answered yet/)).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a surprise, planned');

  await expect(his.getByRole('link', { name: `A surprise from ${maya.username}` })).toBeVisible();
  // One of his own is as near as before there was any.
  await expect(his.getByRole('link', { name: 'Your plans' })).toBeVisible();
  await his.getByRole('link', { name: `A surprise from ${maya.username}` }).click();
  await expect(his.getByText('Shoes for stairs')).toBeVisible();
  await expect(his.getByText('Keep the evening free')).toBeVisible();
  await expect(his.getByText(plan.title)).toHaveCount(0);
  await expectAccessibleInBothThemes(his, 'a surprise, awaited');
  await his.getByRole('link', { name: 'Open the invitation' }).click();
  await expect(his.getByRole('link', { name: 'See what is open of it' })).toHaveAttribute(
    'href',
    '/us/surprises',
  );
  await his
    .getByRole('button', { name: /^(Yes|Accept)/ })
    .first()
    .click();
  await expect(hers.getByText('Accepted')).toBeVisible();

  await hers.goto(`/plan/${plan.id}`);
  await expect(hers.getByText('A surprise: only you')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Make it a surprise' })).toHaveCount(0);
  await choose(hers, hers.getByRole('button', { name: 'More' }), 'Edit plan');
  await expect(hers.getByRole('switch', { name: 'Visible to all users' })).toBeDisabled();
  await expect(hers.getByRole('switch', { name: 'Keep this to myself' })).toBeDisabled();
  await expectAccessibleInBothThemes(hers, 'a surprise in the form of a plan');
  await hers.getByRole('textbox', { name: 'Title' }).fill('Lanterns, later');
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Lanterns, later' })).toBeVisible();
  await hers.getByRole('link', { name: 'See what your partner knows' }).click();
  await hers.getByRole('link', { name: `A surprise for ${june.username}` }).click();

  await his.goto('/profile/settings/partner');
  await his.getByLabel('Longest walk, in minutes').fill('1');
  await his.getByRole('button', { name: 'Save' }).click();
  await expectToast(his, 'Saved');
  await hers.reload();
  await expect(hers.getByText('A way on foot is too long for them')).toBeVisible();
});
