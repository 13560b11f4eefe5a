import { createAccount, signInAs } from './fixtures/people.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

test('RUL-125 NAV-30 Back brings back the place on the page, every way forward begins at the top', {
  tag: '@flow',
}, async ({ page }) => {
  // Far from the end of the list, which plans of other tests make shorter.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await page.goto('/curated-plans');
  const card = page.locator('.plan-card-link').nth(4);
  await card.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => window.scrollY);
  expect(stood).toBeGreaterThan(0);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to, tonight?');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(stood);
  await page.goForward();
  await tabs.getByRole('link', { name: 'Plans' }).click();
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('FIX-68 an edit that is closed with Escape, or reloaded, keeps what was typed', async ({
  page,
  context,
}) => {
  const creator = await createAccount();
  const plan = await createPlan(creator);
  await signInAs(context, creator);
  await page.goto(`/plan/${plan.id}?edit=${plan.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Date Plan' });
  await form.getByLabel('Title').fill('Another title');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.goto(`/plan/${plan.id}?edit=${plan.id}`);
  await expect(form.getByLabel('Title')).toHaveValue('Another title');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/plan/${plan.id}?edit=${plan.id}`);
  await expect(form.getByLabel('Title')).toHaveValue(plan.title);
});

test('RUL-125 NAV-30 a list stays where it is until the next screen is there, also for who goes back before that', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/SavedScreen.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await page.goto('/curated-plans');
  await page.locator('.plan-card-link').nth(4).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const stood = await scrolled();
  expect(stood).toBeGreaterThan(0);
  const saved = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' });
  await saved.click();
  await expect(page).toHaveURL('/saved');
  expect(await scrolled()).toBe(stood);
  await page.goBack();
  await expect(page).toHaveURL('/curated-plans');
  expect(await scrolled()).toBe(stood);

  await saved.click();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
  expect(await scrolled()).toBe(0);
});
