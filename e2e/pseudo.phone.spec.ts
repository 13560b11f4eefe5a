import type { Page } from '@playwright/test';
import { accountsText } from '../web/src/features/accounts/accounts.text.ts';
import { membershipText } from '../web/src/features/membership/membership.text.ts';
import { browseText } from '../web/src/features/places/browse/browse.text.ts';
import { createText } from '../web/src/features/plans/create/create.text.ts';
import { planText } from '../web/src/features/plans/details/plan.text.ts';
import { plansText } from '../web/src/features/plans/plans.text.ts';
import { safetyText } from '../web/src/features/safety/safety.text.ts';
import { createAccount } from './fixtures/people.ts';
import {
  reviewWithPhoto,
  type Walk,
  walkLoved,
  walkOwnPlaces,
  walkPlace,
} from './fixtures/peoplesScreens.ts';
import { createPlan } from './fixtures/plans.ts';
import { pseudoLook, said } from './fixtures/pseudo.ts';
import { expect, test } from './fixtures/test.ts';

// The pseudo language of the built app: every message accented, a third longer and in brackets (docs/decisions/0014).
test.use({ locale: 'en-XA' });

const PUBLIC = [
  '/explore',
  '/curated-plans',
  '/curated-plans?tags=%5B%22Adventure%22,%22Indoor%22,%22Late+Night%22%5D',
  '/category?name=Bar',
  '/category?name=Nothing',
  '/search?q=wine',
  '/search?q=lumne',
  '/search?q=xyzzyq',
  '/map',
  '/map?at=liora-city-lights',
  '/saved',
  '/profile',
  '/profile/settings',
  '/profile/settings/appearance',
  '/profile/settings/about',
  '/prive',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=forgot',
  '/privacy',
  '/terms',
  '/not-a-page',
];

const button = (page: Page, message: string) =>
  page.getByRole('button', { name: said(message), exact: true });
const dialog = (page: Page, message: string) =>
  page.getByRole('dialog', { name: said(message), exact: true });
const question = (page: Page, message: string) =>
  page.getByRole('alertdialog', { name: said(message), exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Everything that the screen asked for is there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1', { hasText: /\p{L}/u }).first()).toBeAttached();
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
}

async function addressOf(page: Page, list: string, kind: string): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="/${kind}/"]`).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

test('FIX-56 no screen says anything past the messages, glues two or grows wider than a phone', async ({
  page,
  problems,
}) => {
  // What a screen no longer waits for when it is left (answeredWords).
  problems.expect(/net::ERR_FAILED/);
  const look = await pseudoLook(page);
  // One of its own: those of other tests may be gone before they are looked at.
  const plan = `/plan/${(await createPlan(await createAccount())).id}`;
  const place = await addressOf(page, '/explore', 'place');
  for (const path of [...PUBLIC, plan, place]) {
    await open(page, path);
    await look.at(path, new URLSearchParams(path.split('?')[1]).getAll('q'));
  }
  expect(look.problems).toEqual([]);
});

test('FIX-56 nor does making and editing a plan', async ({ page, member, problems }) => {
  // What a screen no longer waits for when it is left (answeredWords).
  problems.expect(/net::ERR_FAILED/);
  const { id } = await createPlan(member, { tags: ['Dining', 'Live Music'], times: ['19:00', '21:00'] });
  const look = await pseudoLook(page);
  await open(page, '/curated-plans?create=true');
  const form = dialog(page, createText.title);
  await expect(form).toBeVisible();
  await look.at('create');
  const places = form.locator('input[role="combobox"]').first();
  for (const words of ['vesuvio', 'city lights']) {
    await places.fill(words);
    await expect(options(page).nth(1)).toBeVisible();
    await look.at(`create: ${words}`);
    await options(page).first().click();
    await expect(places).toHaveValue('');
  }
  await button(page, createText.addTime).first().click();
  await button(page, createText.addNote).first().click();
  await look.at('create: a stop with a time and a note');
  await button(page, createText.themeSuggest).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look.at('create: theme');
  await page.keyboard.press('Escape');
  await places.fill('our bench');
  await options(page).last().click();
  await expect(dialog(page, createText.customTitle)).toBeVisible();
  await look.at('create: custom place');

  await open(page, `/plan/${id}`);
  await look.at('own plan');
  await button(page, planText.more).click();
  await page.getByRole('menuitem').last().click();
  await expect(question(page, plansText.deleteTitle)).toBeVisible();
  await look.at('delete');
  await open(page, `/curated-plans?edit=${id}`);
  await expect(dialog(page, createText.editTitle)).toBeVisible();
  await look.at('edit');
  expect(look.problems).toEqual([]);
});

test('FIX-56 nor do reports, filters, membership and the account', async ({ page, account, problems }) => {
  problems.expect(/Failed to load resource/);
  const { id } = await createPlan(await createAccount());
  const look = await pseudoLook(page);
  await open(page, `/plan/${id}`);
  await button(page, planText.save).click();
  await expect(page.locator('.toast')).toBeVisible();
  await look.at('plan, saved');
  await button(page, planText.map).click();
  await expect(dialog(page, planText.mapTitle)).toBeVisible();
  await look.at('the route');
  await open(page, '/saved');
  await look.at('saved');
  await open(page, `/plan/${id}`);
  await button(page, safetyText.open).click();
  await expect(dialog(page, safetyText.menuTitle)).toBeVisible();
  await look.at('report or block');
  await button(page, safetyText.reportPlan).click();
  await expect(dialog(page, safetyText.reportTitle)).toBeVisible();
  await look.at('report');
  await button(page, safetyText.submit).click();
  await expect(dialog(page, safetyText.reportDoneTitle)).toBeVisible();
  await look.at('reported');

  await open(page, '/search?q=wine&category=Bar&sub=Wine+Bar&diet=%5B%22Vegan%22%5D');
  await page.locator('.filters-button button').click();
  await expect(dialog(page, browseText.filters)).toBeVisible();
  await look.at('filters', ['wine']);

  await open(page, '/prive');
  await page.route('**/rpc/membership/purchase', (route) => route.abort());
  await button(page, membershipText.start).click();
  await expect(page.locator('.toast')).toBeVisible();
  await look.at('purchase failed');
  await open(page, '/profile');
  await look.at(`profile of ${account.username}`);
  for (const part of ['security', 'privacy', 'membership', 'data', 'blocked', 'reports', 'account']) {
    await open(page, `/profile/settings/${part}`);
    await look.at(`settings: ${part}`);
  }
  await button(page, accountsText.signOutEverywhere).click();
  await expect(question(page, accountsText.signOutEverywhereTitle)).toBeVisible();
  await look.at('sign out everywhere');
  await open(page, '/profile');
  await button(page, safetyText.blockedUsers).click();
  await expect(dialog(page, safetyText.blockedUsers)).toBeVisible();
  await look.at('blocked users');
  expect(look.problems).toEqual([]);
});

test('FIX-56 nor do places with reviews, pins, lists and what people love', async ({
  page,
  account,
  problems,
}) => {
  // What a screen no longer waits for when it is left (answeredWords).
  problems.expect(/net::ERR_FAILED/);
  const look = await pseudoLook(page);
  const walk: Walk = { page, say: said, look: look.at };
  const place = 'liora-trick-dog';
  await reviewWithPhoto(place);
  await walkPlace(walk, place);
  await walkLoved(walk);
  await walkOwnPlaces(walk, account);
  expect(look.problems).toEqual([]);
});
