import type { Page } from '@playwright/test';
import { database } from './fixtures/database.ts';
import { type FaultyProxy, faultyProxy } from './fixtures/faultyProxy.ts';
import { createAccount, signInAs, userIdOf } from './fixtures/people.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { test as base, expect } from './fixtures/test.ts';

const FAILING = 0.2;
const TOGGLES = 12;

interface Line {
  proxy: FaultyProxy;
  /** Signed in as `person`, on the other side of the bad line. */
  person: Account;
}

/** The browser's line to Liora loses a fifth of all calls: before they arrive, or their answers. */
const test = base.extend<{ line: Line }>({
  line: async ({ context, problems }, use) => {
    const proxy = await faultyProxy(process.env.E2E_BASE_URL ?? '', 20260516);
    const person = await createAccount();
    await signInAs(context, person, proxy.url);
    problems.expect(/Failed to load resource|ERR_|EventSource/);
    await use({ proxy, person });
    await proxy.close();
  },
});

const rows = async (table: 'date_plan_likes' | 'saved_date_plans', person: Account, planId: string) =>
  database()
    .selectFrom(table)
    .select('user_id')
    .where('user_id', '=', await userIdOf(person))
    .where('date_plan_id', '=', planId)
    .execute();

/** Presses a toggle and waits for what the product says about it. */
async function press(page: Page, button: RegExp, done: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.locator('.toast').filter({ hasText: done })).toBeVisible();
}

test('PLAN-23 PLAN-24 PLAN-25 on a bad line no toggle is lost or counted twice', async ({ page, line }) => {
  test.slow();
  const { proxy, person } = line;
  const plan = await createPlan(await createAccount());
  await page.goto(`${proxy.url}/plan/${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  proxy.failing(FAILING);
  for (let i = 0; i < TOGGLES; i++) {
    const on = i % 2 === 0;
    if (i % 4 === 1) proxy.cut();
    await press(page, /like/i, on ? /^Liked!/ : /^Unliked/);
    expect(await rows('date_plan_likes', person, plan.id)).toHaveLength(on ? 1 : 0);
    await press(page, /save plan/i, on ? /^Saved!/ : /^Removed/);
    expect(await rows('saved_date_plans', person, plan.id)).toHaveLength(on ? 1 : 0);
  }
  expect(proxy.failures()).toBeGreaterThan(2);
  proxy.failing(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /0 likes/ }).first()).toBeVisible();
});

test('MOD-24 RUL-15 on a bad line a report is stored, once', async ({ page, line }) => {
  const { proxy, person } = line;
  for (let i = 0; i < 4; i++) {
    proxy.failing(0);
    const plan = await createPlan(await createAccount());
    await page.goto(`${proxy.url}/plan/${plan.id}`);
    await page.getByRole('button', { name: 'Report or block' }).click();
    await page.getByRole('button', { name: 'Report this plan' }).click();
    proxy.failing(FAILING * 3);
    await page.getByRole('button', { name: 'Submit report' }).click();
    await expect(page.getByText('Thank you for reporting this date plan.')).toBeVisible();
    const reports = await database()
      .selectFrom('date_plan_reports')
      .select('id')
      .where('date_plan_id', '=', plan.id)
      .where('reporter_user_id', '=', await userIdOf(person))
      .execute();
    expect(reports).toHaveLength(1);
  }
});

test('RUL-66 on a bad line a plan is created, once, also when Create is pressed twice', async ({
  page,
  line,
}) => {
  test.slow();
  const { proxy, person } = line;
  for (let i = 0; i < 3; i++) {
    proxy.failing(0);
    const title = uniqueTitle('Bad line');
    await page.goto(`${proxy.url}/terms?create=true`);
    const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
    await form.getByLabel('Title').fill(title);
    for (const [query, name] of [
      ['vesuvio', 'Vesuvio Cafe'],
      ['city lights', 'City Lights'],
    ] as const) {
      await form.getByLabel(/^Places/).fill(query);
      await page
        .getByRole('option')
        .filter({ hasText: name })
        .filter({ hasNotText: 'as custom place' })
        .click();
    }
    proxy.failing(FAILING * 3);
    await form.getByRole('button', { name: 'Create', exact: true }).dblclick();
    await expect(page.locator('.toast').filter({ hasText: 'Date Plan Created!' })).toBeVisible();
    const stored = await database()
      .selectFrom('date_plans')
      .select('id')
      .where('title', '=', title)
      .where('user_id', '=', await userIdOf(person))
      .execute();
    expect(stored).toHaveLength(1);
  }
});
