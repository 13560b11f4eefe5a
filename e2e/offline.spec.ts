import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { database } from './fixtures/database.ts';
import { userIdOf } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ freshContext: true });

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on reading without a connection' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off reading without a connection' });
const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|EventSource|Failed to (?:load|fetch)|dynamically imported|preload CSS/;

/** Whether this browser keeps the app, and the answers to that many questions. */
const isKept = (page: Page, answers: number) =>
  page.evaluate(async (wanted) => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('liora-offline') || !(await caches.match('/index.html'))) return false;
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('liora-offline');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const kept = await new Promise<IDBValidKey[]>((resolve) => {
      const keys = opened.transaction('answers').objectStore('answers').getAllKeys();
      keys.onsuccess = () => resolve(keys.result);
    });
    opened.close();
    return kept.filter((name) => String(name).startsWith('plans.get')).length >= wanted;
  }, answers);

async function keepForOffline(page: Page, plans: number): Promise<void> {
  await page.goto('/profile/settings/data');
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await expect.poll(() => isKept(page, plans)).toBe(true);
}

test('who asked for it reads saved places, plans and what else is theirs without a connection, from a cold start, and nothing of it once they have signed out', {
  tag: '@flow',
}, async ({ page, context, account, problems }) => {
  problems.expect(OFFLINE);
  for (const { id } of [DEMO_PLACES.bookshop, DEMO_PLACES.bar])
    await call('saved.save', { place_id: id }, account.cookie);
  const plan = await createPlan(account, { is_public: false });
  await keepForOffline(page, 1);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  // In an order that nobody has asked the server for.
  await cold.goto('/saved?sort=name');
  await expect(
    cold.getByText('You are offline. What you have opened before is still here.').first(),
  ).toBeVisible();
  await expect(cold.getByRole('article')).toContainText([DEMO_PLACES.bookshop.name, DEMO_PLACES.bar.name]);
  await cold.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: /Where to/ })).toBeVisible();
  await expect(cold.getByText('This could not be loaded.')).toHaveCount(0);
  await cold.goto(`/plan/${plan.id}`);
  await expect(cold.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  await expect(cold.getByText(DEMO_PLACES.bookshop.name).first()).toBeVisible();
  await context.setOffline(false);
  await cold.goto('/profile/settings/account');
  await cold.getByRole('button', { name: 'Sign out here', exact: true }).click();
  await expect(cold.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(true);
  await cold.goto('/saved');
  await expect(
    cold.getByText('You are offline. What you have opened before is still here.').first(),
  ).toBeVisible();
  await expect(cold.getByText('Vesuvio Cafe')).toHaveCount(0);
});

test('what is theirs can be read without a connection also once the session has run out, and nothing is kept where it is switched off', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.expect(OFFLINE);
  problems.expect(/status of 401/);
  const plan = await createPlan(account, { is_public: false });
  await keepForOffline(page, 1);
  await database()
    .deleteFrom('auth_sessions')
    .where('user_id', '=', await userIdOf(account))
    .execute();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  await page.goto('/profile/settings/data');
  // It moves what stands below.
  await expect(
    page.getByText('You are offline. What you have opened before is still here.').first(),
  ).toBeVisible();
  await turnOff(page).click();
  await expect(turnOn(page)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
