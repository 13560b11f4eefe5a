import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { createAccount, createMember } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

type Theme = 'light' | 'dark';

/** What is looked at: where it is, how to see that it is there, and what opens on it. */
interface Screen {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const pinned = (page: Page) => expect(page.getByRole('group', { name: 'Places on the map' })).toBeVisible();

const VISITOR_SCREENS: Screen[] = [
  {
    name: 'explore',
    path: '/explore',
    ready: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'search', path: '/search?q=bar', ready: pinned },
  { name: 'no results', path: '/search?q=xyzzyplugh', ready: heading(/^No places found/) },
  { name: 'category', path: '/category?name=Cafe', ready: pinned },
  { name: 'map', path: '/map', ready: pinned },
  { name: 'place', path: `/place/${DEMO_PLACES.bar.id}`, ready: heading(DEMO_PLACES.bar.name) },
  { name: 'place with hours', path: '/place/liora-de-young', ready: heading(/de Young/) },
  { name: 'sign in', path: '/auth', ready: heading('Good evening') },
  { name: 'sign up', path: '/auth?mode=sign-up', ready: heading('Create your account') },
  { name: 'forgot password', path: '/auth?mode=forgot', ready: heading('Forgot your password?') },
  { name: 'saved, signed out', path: '/saved', ready: heading('Sign in to see what you saved') },
  { name: 'not found', path: '/nowhere', ready: heading('This page is not here') },
];

const rulesFor = (theme: Theme) => (theme === 'dark' ? 'colours' : undefined);

async function choose(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

async function looksAt(page: Page, screens: Screen[], theme: Theme): Promise<void> {
  await choose(page, theme);
  for (const { name, path, ready } of screens) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, `${name}, ${theme}`, rulesFor(theme));
  }
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.slow();

    test('on what a visitor sees', ({ page }) => looksAt(page, VISITOR_SCREENS, theme));

    test('on plans, saved and profile of a free member', async ({ page, account }) => {
      const plan = await createPlan(account, { description: 'Slowly, and then the hill.', tags: ['Quiet'] });
      await createPlan(await createMember(), { is_prive: true, is_public: false });
      const screens: Screen[] = [
        { name: 'plans', path: '/curated-plans', ready: heading('Privé exclusives') },
        { name: 'plan', path: `/plan/${plan.id}`, ready: heading(plan.title) },
        { name: 'saved', path: '/saved', ready: heading('Nothing saved yet') },
        { name: 'profile', path: '/profile', ready: heading(account.username) },
      ];
      await looksAt(page, screens, theme);
    });

    test('on the dialogs', async ({ page, account }) => {
      const plan = await createPlan(account);
      await choose(page, theme);
      await page.goto('/curated-plans');
      await page.getByRole('link', { name: plan.title }).click();
      const details = page.getByRole('dialog', { name: plan.title });
      await expect(details.getByRole('link', { name: DEMO_PLACES.bar.name })).toBeVisible();
      await expectAccessible(page, 'plan details', rulesFor(theme));
      await details.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Delete plan' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'the question before deleting', rulesFor(theme));

      await page.goto('/curated-plans?create=true');
      const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
      await form.getByLabel(/^Places/).fill('vesuvio');
      await expect(page.getByRole('option').filter({ hasText: DEMO_PLACES.bar.name })).toBeVisible();
      await expectAccessible(page, 'found places', rulesFor(theme));
      await page.getByRole('option').filter({ hasText: DEMO_PLACES.bar.name }).click();
      await expect(form.getByRole('list', { name: 'Stops, in order' }).getByRole('listitem')).toHaveCount(1);
      await form.getByLabel('Title').press('Enter');
      await expect(form.getByText('Title is required')).toBeVisible();
      await expectAccessible(page, 'create, with an error', rulesFor(theme));

      await page.goto('/search?q=bar');
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await expectAccessible(page, 'filters', rulesFor(theme));
    });
  });
}

test('on a page 320 px wide (400 % zoom) nothing has to be scrolled sideways', async ({ page, account }) => {
  test.slow();
  const plan = await createPlan(account);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/explore',
    '/search?q=bar',
    '/category?name=Bar',
    '/curated-plans',
    `/plan/${plan.id}`,
    `/place/${DEMO_PLACES.bar.id}`,
    '/curated-plans?create=true',
    '/saved',
    '/profile',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('at 200 % zoom (a desktop of 720 px) nothing has to be scrolled sideways either', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/explore', '/search?q=bar', '/curated-plans', `/place/${DEMO_PLACES.bar.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('with reduced motion the route of a plan is simply drawn', async ({ page }) => {
  const plan = await createPlan(await createAccount());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof duration === 'number' && duration > 50;
      }).length,
  );
  expect(moving).toBe(0);
});

test('the theme can be chosen, and stays', async ({ page }) => {
  await page.goto('/profile');
  const theme = page.locator('html');
  await page
    .getByRole('radio', { name: 'Night' })
    .or(page.getByRole('tab', { name: 'Night' }))
    .click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});
