import { createAccount, createMember } from './fixtures/people.ts';
import { plainDocuments } from './fixtures/plainDocuments.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

test('PLAN-01 PLAN-02 the page is titled, and twelve cards hold the place of the plans', async ({ page }) => {
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await plainDocuments(page);
  await page.route('**/rpc/plans/list?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/curated-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'All Curated Date Plans' })).toBeVisible();
  const waiting = page.locator('[aria-busy="true"]');
  await expect(waiting.locator('.plan-card')).toHaveCount(12);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test.describe('PLAN-04 PLAN-06 RUL-103 the subtitle counts the plans', () => {
  const count = /^\d+ date plans found$/;
  const upgrade = 'Upgrade to Privé for exclusive plans';

  test('a visitor is asked to upgrade and sees no Create Date (PLAN-08)', async ({ page }) => {
    await page.goto('/curated-plans');
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    await expect(page.getByText(upgrade)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Date' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Like,/ })).toHaveCount(0);
  });

  test('a free member is asked to upgrade', async ({ page, account: _ }) => {
    await page.goto('/curated-plans');
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    await expect(page.getByText(upgrade)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Date' })).toBeVisible();
  });

  test('a Privé member is not, and reads Privé plans with their badge (PLAN-21, PCARD-04)', async ({
    page,
    member,
  }) => {
    const { title } = await createPlan(member, { is_prive: true, is_public: false });
    await page.goto('/curated-plans');
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    await expect(page.getByText(upgrade)).toHaveCount(0);
    await expect(
      page.getByRole('article').filter({ hasText: title }).getByText('Prive', { exact: true }),
    ).toBeVisible();
  });
});

test('PLAN-05 PLAN-18 with a known location the list is the one near you', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.7989, longitude: -122.4075 });
  await page.goto('/curated-plans');
  await expect(page.getByRole('status').filter({ hasText: /date plans? found near you$/ })).toBeVisible();
});

test('FIX-67 PLAN-16 PLAN-17 RUL-58 every chosen tag has to match, ignoring case; the address keeps them', {
  tag: '@flow',
}, async ({ page }) => {
  const creator = await createAccount();
  const tag = uniqueTitle('Fog');
  const both = await createPlan(creator, { tags: [tag, 'Bookish'] });
  const one = await createPlan(creator, { tags: [tag.toUpperCase()] });
  await page.goto('/curated-plans');
  const tags = page.getByRole('group', { name: 'Filter by tag' });
  await tags.getByRole('button', { name: 'More tags' }).click();
  await tags.getByRole('button', { name: tag, exact: true }).click();
  await expect(page.getByRole('heading', { name: both.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: one.title })).toBeVisible();
  await expect(page.getByText('2 date plans found')).toBeVisible();
  await tags.getByRole('button', { name: 'Bookish', exact: true }).click();
  await expect(page.getByText('1 date plan found')).toBeVisible();
  await expect(page.getByRole('heading', { name: one.title })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 date plan found')).toBeVisible();
});

test('RUL-58 tags that no plan has lead to their own empty state, with a way back', async ({ page }) => {
  await page.goto('/curated-plans?tags=no+plan+has+this');
  await expect(page.getByRole('heading', { name: 'No plan has all of these tags' })).toBeVisible();
  await expect(page.getByText('No Date Plans Yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the tags' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/curated-plans');
});

test.describe('PLAN-10 PLAN-11 nobody has made a plan yet', () => {
  test.beforeEach(async ({ page }) => {
    await plainDocuments(page);
    await page.route('**/rpc/plans/list?*', (route) =>
      route.fulfill({ json: { json: { plans: [], total: 0, locked: [], nextCursor: null } } }),
    );
  });

  test('a visitor reads that there is nothing', async ({ page }) => {
    await page.goto('/curated-plans');
    await expect(page.getByRole('heading', { name: 'No Date Plans Yet' })).toBeVisible();
    await expect(
      page.getByText('Be the first to create an amazing curated date plan!', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Your First Plan' })).toHaveCount(0);
  });

  test('a signed-in person is asked to begin, by a button that stays where it is when the picture comes', async ({
    page,
    account: _,
  }) => {
    const { promise: seen, resolve: letPictureCome } = Promise.withResolvers<void>();
    await page.route('**/assets/VignetteDrawing*', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/curated-plans');
    const begin = page.getByRole('button', { name: 'Create Your First Plan' });
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeVisible();
    await expect(begin).toBeVisible();
    const before = await begin.boundingBox();
    letPictureCome();
    await expect(page.locator('.empty-art svg')).toBeVisible();
    expect(await begin.boundingBox()).toEqual(before);
    await begin.click();
    await expect(page.getByRole('dialog', { name: 'Create Curated Date Plan' })).toBeVisible();
  });
});

test('ERR-03 a list that cannot be loaded says so and can be tried again', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await plainDocuments(page);
  await page.route('**/rpc/plans/list?*', (route) => route.abort());
  await page.goto('/curated-plans');
  await expect(page.getByText('Failed to load curated date plans', { exact: true })).toBeVisible();
  await page.unroute('**/rpc/plans/list?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('PLAN-07 RUL-106 Back goes one step back, and to Explore when there is none', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goto('about:blank');
  await page.goto('/curated-plans');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/explore');
});

test('RUL-09 PCARD-05 PCARD-06 PCARD-07 a Privé plan reaches a non-member as a locked card and nothing else', async ({
  page,
}) => {
  const secret = uniqueTitle('Behind the green door');
  const creator = await createMember();
  const plan = await createPlan(creator, {
    title: 'An evening with a very long name indeed',
    description: secret,
    is_prive: true,
    is_public: false,
  });
  const bodies: string[] = [];
  page.on('response', async (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (isDocument || response.url().includes('/rpc/plans/'))
      bodies.push(await response.text().catch(() => ''));
  });
  await page.goto('/curated-plans');
  const shelf = page
    .getByRole('region', { name: 'Privé exclusives' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Privé exclusives' }) }));
  await expect(shelf.getByText('Prive Exclusive', { exact: true }).first()).toBeVisible();
  await expect(
    shelf.getByText('Upgrade to Prive to view full details', { exact: true }).first(),
  ).toBeVisible();
  expect(await shelf.getByRole('article').count()).toBeLessThanOrEqual(3);

  await page.goto(`/plan/${plan.id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'An evening with a very long na…' }),
  ).toBeVisible();
  await expect(page.getByText('Upgrade to Prive to view full details', { exact: true })).toBeVisible();
  const all = bodies.join();
  // In the document of the plan itself, and in the list of the exclusives.
  const told = { id: plan.id, title: 'An evening with a very long na', title_cut: true, locked: true };
  expect(all).toContain(`{"kind":"locked","plan":${JSON.stringify(told)}}`);
  expect(all).not.toContain(secret);
  expect(all).not.toContain('very long name indeed');
});

test('RUL-13 a plan with both switches off is nobody else’s business', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const plan = await createPlan(await createAccount(), { is_public: false });
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByRole('heading', { name: 'This plan is not here' })).toBeVisible();
  await expect(page.getByText(plan.title)).toHaveCount(0);
});
