import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount, createMember } from './fixtures/people.ts';
import {
  reviewWithPhoto,
  type Walk,
  walkLoved,
  walkOwnPlaces,
  walkPlace,
} from './fixtures/peoplesScreens.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

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
  { name: 'sign in', path: '/auth', ready: heading(/^Good (morning|afternoon|evening)$/) },
  { name: 'sign up', path: '/auth?mode=sign-up', ready: heading('Create your account') },
  { name: 'forgot password', path: '/auth?mode=forgot', ready: heading('Forgot your password?') },
  { name: 'sign in by email', path: '/auth?mode=link', ready: heading('Sign in without a password') },
  { name: 'link, not valid', path: '/auth/link', ready: heading('This link is no longer valid') },
  { name: 'saved, signed out', path: '/saved', ready: heading('Sign in to see what you saved') },
  { name: 'not found', path: '/nowhere', ready: heading('This page is not here') },
];

async function looksAt(page: Page, screens: Screen[]): Promise<void> {
  for (const { name, path, ready } of screens) {
    await page.goto(path);
    await ready(page);
    await expectAccessibleInBothThemes(page, name);
  }
}

const inEnglish = (page: Page): Walk => ({
  page,
  say: (message) => message,
  look: (name) => expectAccessibleInBothThemes(page, name),
});

test.describe('axe finds nothing', () => {
  test.slow();

  test('on what a visitor sees', ({ page }) => looksAt(page, VISITOR_SCREENS));

  test('on plans, saved and profile of a free member', async ({ page, account }) => {
    const plan = await createPlan(account, { description: 'Slowly, and then the hill.', tags: ['Quiet'] });
    await createPlan(await createMember(), { is_prive: true, is_public: false });
    await looksAt(page, [
      { name: 'plans', path: '/curated-plans', ready: heading('Privé exclusives') },
      { name: 'plan', path: `/plan/${plan.id}`, ready: heading(plan.title) },
      { name: 'saved', path: '/saved', ready: heading('Nothing saved yet') },
      { name: 'profile', path: '/profile', ready: heading(account.username) },
    ]);
  });

  test('on the settings, a profile as others see it, and saved places', async ({ page, account }) => {
    const parts: Array<[string, string]> = [
      ['account', 'Sign out'],
      ['security', 'Passkeys'],
      ['membership', 'Membership'],
      ['appearance', 'Appearance'],
      ['blocked', 'Blocked users'],
      ['about', 'Where things come from'],
    ];
    await looksAt(page, [
      ...parts.map(([part, words]) => ({
        name: `settings: ${part}`,
        path: `/profile/settings/${part}`,
        ready: heading(words),
      })),
      { name: 'saved places', path: '/saved?tab=places', ready: heading(/.+/) },
    ]);
    await page.goto('/profile/settings/privacy');
    await expect(page.getByRole('switch', { name: /Public profile/ })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'settings: privacy');
    await page.getByRole('link', { name: 'See your profile as a stranger' }).click();
    await expect(page.getByRole('heading', { level: 1, name: account.username })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'a profile as others see it');
    await page.goto('/profile/settings/data');
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Busy only' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'settings: data, with a calendar feed');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'before an account is deleted');
  });

  test('on a place with reviews, what opens on it, and what people love', async ({ page, account: _ }) => {
    const place = 'liora-foreign-cinema';
    await reviewWithPhoto(place);
    await walkPlace(inEnglish(page), place);
    await walkLoved(inEnglish(page));
  });

  test('on a chosen place of the map, a pin being dropped, a list being imported, and what somebody has', ({
    page,
    account,
  }) => walkOwnPlaces(inEnglish(page), account));

  test('on the dialogs', async ({ page, account }) => {
    const plan = await createPlan(account);
    await page.goto('/curated-plans');
    await page.getByRole('link', { name: plan.title }).click();
    const details = page.getByRole('dialog', { name: plan.title });
    await expect(details.getByRole('link', { name: DEMO_PLACES.bar.name })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'plan details');
    await choose(page, details.getByRole('button', { name: 'More' }), 'Delete plan');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the question before deleting');

    await page.goto('/curated-plans?create=true');
    const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
    await form.getByLabel(/^Places/).fill('vesuvio');
    await expect(page.getByRole('option').filter({ hasText: DEMO_PLACES.bar.name })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'found places');
    await page.getByRole('option').filter({ hasText: DEMO_PLACES.bar.name }).click();
    await expect(form.getByRole('list', { name: 'Stops, in order' }).getByRole('listitem')).toHaveCount(1);
    await form.getByLabel('Title').press('Enter');
    await expect(form.getByText('Title is required')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'create, with an error');

    await page.goto('/search?q=bar');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'filters');
  });
});

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
    '/profile/settings',
    '/profile/settings/account',
    '/profile/settings/appearance',
    '/nowhere',
  ]) {
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
  await page.goto('/profile/settings/appearance');
  const theme = page.locator('html');
  await page.getByText('After dark', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'After dark' })).toBeChecked();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});

test('until one is chosen the theme follows the device, on every page', async ({ page }) => {
  const theme = page.locator('html');
  for (const path of ['/explore', '/profile', '/terms']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(theme).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme).toHaveAttribute('data-theme', 'dark');
  }
});
