import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES, uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const DESCRIPTION =
  'Begin when the lamps come on. Choose a book for each other, carry it down the hill, and read the first page aloud over a drink.';

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('PDET-01 to PDET-10 the details tell who, where, when, what and how', async ({ page }) => {
  const creator = await createAccount();
  const plan = await createPlan(creator, { description: DESCRIPTION, tags: ['Quiet'] });
  await call('plans.like', { id: plan.id }, (await createAccount()).cookie);
  await page.goto(`/plan/${plan.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  await expect(main.getByText(creator.username, { exact: true })).toBeVisible();
  await expect(main.getByText(/^Created /)).toBeVisible();
  await expect(main.getByText('2 activities').first()).toBeVisible();
  await expect(main.getByText('1 like').first()).toBeVisible();
  await expect(main.getByText('Quiet', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: "Curator's Tips" })).toBeVisible();
  await expect(main.getByText(DESCRIPTION)).toBeVisible();
  const stops = main
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: DEMO_PLACES.bar.name }) });
  await expect(stops.getByRole('link')).toHaveText([/^City Lights/, /^Vesuvio Cafe/]);
});

test('PDET-10 a short description is no Curator’s Tips', async ({ page }) => {
  const plan = await createPlan(await createAccount(), { description: 'Slowly.' });
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByText('Slowly.', { exact: true })).toBeVisible();
  await expect(page.getByText("Curator's Tips")).toHaveCount(0);
});

test('RUL-107 a stop with a time says whether it is open then', async ({ page }) => {
  const creator = await createAccount();
  const open = await createPlan(creator, { times: ['19:30', '21:00'] });
  await page.goto(`/plan/${open.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('time').filter({ hasText: '7:30 PM' })).toBeVisible();
  await expect(main.getByText('Open at 7:30 PM, until 10 PM')).toBeVisible();

  const closed = await createPlan(creator, { times: ['08:15', '21:00'] });
  await page.goto(`/plan/${closed.id}`);
  await expect(main.getByText(/^Closed at 8:15 AM, opens /)).toBeVisible();
});

test('FIX-66 PCARD-02 a shared plan leads a visitor to signing in, and back to it', async ({ page }) => {
  const account = await createAccount();
  const plan = await createPlan(account, {});
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByRole('button', { name: 'Make it yours' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save plan' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=.*${plan.id}`));
});

test('PLAN-35 a curator of the first screen leads to their plans, and back to everybody’s', async ({
  page,
}) => {
  await page.goto('/explore');
  // The row comes with the first sign of a person.
  await page.mouse.wheel(0, 600);
  const curators = page.getByRole('region', { name: 'Top curators' });
  const marguerite = curators.getByRole('link', { name: /^marguerite_sf/ });
  await expect(marguerite).toContainText(/\d+ plans · \d+ likes/);
  await marguerite.click();
  await expect(page).toHaveURL(/\/curated-plans\?by=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All Curated Date Plans' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('marguerite_sf');
  for (const card of await cards.filter({ hasNotText: 'Prive Exclusive' }).all()) {
    await expect(card).toContainText('marguerite_sf');
  }
  const chip = page.getByRole('button', { name: /^By marguerite_sf/ });
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(page).toHaveURL('/curated-plans');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
  await expect(cards.filter({ hasNotText: 'marguerite_sf' }).first()).toBeVisible();
});

test.describe('RUL-91 a plan opens over its list, at its own address', () => {
  test('reload shows its page', async ({ page }) => {
    const plan = await createPlan(await createAccount());
    await page.goto('/curated-plans');
    await page.getByRole('link', { name: plan.title }).click();
    await expect(dialog(page, plan.title)).toBeVisible();
    await expect(page).toHaveURL(`/plan/${plan.id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/plan/${plan.id}`);
  });

  test('Escape and Back return to the list and to the card', async ({ page }) => {
    const plan = await createPlan(await createAccount());
    await page.goto('/curated-plans');
    const card = page.getByRole('link', { name: plan.title });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page, plan.title)).toBeVisible();
      await leave();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/curated-plans');
      await expect(card).toBeFocused();
    }
  });

  test('/curated-plans?plan= leads to the same address', async ({ page }) => {
    const plan = await createPlan(await createAccount());
    await page.goto(`/curated-plans?plan=${plan.id}`);
    await expect(page).toHaveURL(`/plan/${plan.id}`);
    await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  });

  test('an address of no plan is the not-found screen', async ({ page, problems }) => {
    problems.expect(/status of 40[04]/);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
      await page.goto(`/plan/${id}`);
      await expect(page.getByRole('heading', { name: 'This plan is not here' })).toBeVisible();
    }
  });
});

test('PLAN-23 PLAN-24 PLAN-25 ERR-04 ERR-05 ERR-08 ERR-09 like and save are switches', {
  tag: '@flow',
}, async ({ page, account: _ }) => {
  const plan = await createPlan(await createAccount());
  await page.goto(`/plan/${plan.id}`);
  const like = page.getByRole('button', { name: /^Like, / });
  const save = page.getByRole('button', { name: 'Save plan' });
  await like.click();
  await expectToast(page, 'Liked!');
  await expect(like).toHaveAccessibleName('Like, 1 like');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expectToast(page, 'Saved!');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expectToast(page, 'Unliked');
  await expect(like).toHaveAccessibleName('Like, 0 likes');
  await save.click();
  await expectToast(page, 'Removed');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('ERR-06 ERR-10 a like or save that fails is taken back', async ({ page, account: _, problems }) => {
  problems.expect(/Failed to load resource/);
  const plan = await createPlan(await createAccount());
  await page.goto(`/plan/${plan.id}`);
  await page.route(/\/rpc\/plans\/(?:like|save)$/, (route) => route.abort());
  const like = page.getByRole('button', { name: /^Like, / });
  await like.click();
  await expectToast(page, 'Failed to like date plan');
  await expect(like).toHaveAccessibleName('Like, 0 likes');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const save = page.getByRole('button', { name: 'Save plan' });
  await save.click();
  await expectToast(page, 'Failed to save date plan');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('PLAN-27 ERR-12 a session that has ended is asked to sign in', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/status of 401/);
  const plan = await createPlan(await createAccount());
  await page.goto(`/plan/${plan.id}`);
  // With the press, no sooner: any other answer would tell that the session has ended, and take the heart away.
  await page.route('**/rpc/plans/like', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await page.getByRole('button', { name: /^Like, / }).click();
  await expectToast(page, 'Authentication required', 'Please sign in to like date plans');
});

test.describe('PDET-11 RUL-67 the creator deletes', () => {
  test('after being asked, and can undo it', { tag: '@flow' }, async ({ page, account }) => {
    const plan = await createPlan(account);
    await page.goto('/curated-plans');
    await page.getByRole('link', { name: plan.title }).click();
    const more = dialog(page, plan.title).getByRole('button', { name: 'More' });
    await choose(page, more, 'Delete plan');
    const question = page.getByRole('alertdialog', { name: 'Delete this plan?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await choose(page, more, 'Delete plan');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Plan deleted');
    await expect(page.getByRole('link', { name: plan.title })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Your plan is back');
    await expect(page.getByRole('link', { name: plan.title })).toBeVisible();
  });

  test('PCARD-03 from the card, too', async ({ page, account }) => {
    const plan = await createPlan(account);
    await page.goto('/curated-plans');
    await page.getByRole('button', { name: `Delete plan: ${plan.title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name: plan.title })).toHaveCount(0);
  });

  test('nobody else is offered it', async ({ page, account: _ }) => {
    const plan = await createPlan(await createAccount());
    await page.goto(`/plan/${plan.id}`);
    await expect(page.getByRole('button', { name: 'Save plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  });
});

test('a saved plan is taken out at its card, and pressing again takes it back in', { tag: '@flow' }, async ({
  page,
  account,
}) => {
  const plan = await createPlan(await createAccount());
  await call('plans.save', { id: plan.id }, account.cookie);
  await page.goto('/saved?tab=plans');
  const save = page.getByRole('button', { name: `Save ${plan.title}` });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expectToast(page, 'Removed');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expectToast(page, 'Saved!');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expectToast(page, 'Removed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('FIX-11 RUL-69 RUL-116 a saved plan whose creator took it back stays, without their name, is read and made one’s own', async ({
  page,
  account,
}) => {
  const creator = await createAccount();
  const plan = await createPlan(creator, { description: 'Choose a book for each other.' });
  await call('plans.save', { id: plan.id }, account.cookie);
  await call('plans.delete', { id: plan.id }, creator.cookie);
  await page.goto('/saved?tab=plans');
  const card = page.getByRole('article').filter({ hasText: plan.title });
  await expect(card.getByText('No longer published')).toBeVisible();
  await expect(card.getByText(creator.username)).toHaveCount(0);

  await card.getByRole('link', { name: plan.title }).click();
  const copy = dialog(page, plan.title);
  await expect(copy.getByText('Choose a book for each other.')).toBeVisible();
  await expect(copy.getByRole('link', { name: DEMO_PLACES.bar.name })).toBeVisible();
  await expect(copy.getByText(creator.username)).toHaveCount(0);
  await copy.getByRole('button', { name: 'Make it yours' }).click();
  const form = dialog(page, 'Create Curated Date Plan');
  await expect(form.getByLabel('Title')).toHaveValue(plan.title);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expectToast(
    page,
    'Date Plan Created! 🎉',
    `"${plan.title}" has been successfully created and published.`,
  );
  await expect(dialog(page, plan.title).getByText('Only you')).toBeVisible();
});

test('anybody makes somebody else’s plan their own, with credit that leads back to it', async ({
  page,
  account,
}) => {
  const creator = await createAccount();
  const source = await createPlan(creator);
  await page.goto(`/plan/${source.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Make it yours' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  const title = uniqueTitle('Our walk');
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const made = dialog(page, title);
  await expect(made.getByText(account.username)).toBeVisible();
  await made.getByRole('link', { name: `Made of “${source.title}” by ${creator.username}` }).click();
  await expect(dialog(page, source.title).getByText(creator.username)).toBeVisible();
});
