import type { Locator, Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { database } from './fixtures/database.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

/** Opens a page that is connected: whatever happens from now on reaches it. */
async function gotoListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const like = (page: Page | Locator) => page.getByRole('button', { name: /^Like, / });

test('PLAN-25 RUL-11 two browsers see a like arrive, in a list and on the plan', { tag: '@flow' }, async ({
  page,
  account: _,
  anotherPerson,
}) => {
  const plan = await createPlan(await createAccount());
  const [list, details] = [
    await anotherPerson(await createAccount()),
    await anotherPerson(await createAccount()),
  ];
  await gotoListening(list, '/curated-plans');
  await gotoListening(details, `/plan/${plan.id}`);
  await page.goto(`/plan/${plan.id}`);
  await like(page).click();
  for (const seen of [like(card(list, plan.title)), like(details)]) {
    await expect(seen).toHaveAccessibleName('Like, 1 like');
    await expect(seen).toHaveAttribute('aria-pressed', 'false');
  }
  await like(page).click();
  await expect(like(details)).toHaveAccessibleName('Like, 0 likes');
});

test('a new plan waits above an open list, comes when asked for, and leaves when it is deleted', async ({
  page,
}) => {
  const creator = await createAccount();
  await gotoListening(page, '/curated-plans');
  const first = page.getByRole('article').first();
  const before = await first.boundingBox();
  const { id, title } = await createPlan(creator);
  const news = page.getByRole('button', { name: /^\d+ new plans?$/ });
  await expect(news).toBeVisible();
  expect(await first.boundingBox(), 'nothing moved').toEqual(before);
  await expect(card(page, title)).toHaveCount(0);
  // Other tests publish too: theirs may have been announced first.
  await expect(async () => {
    await news.click({ timeout: 1_000 });
    await expect(card(page, title)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await call('plans.delete', { id }, creator.cookie);
  await expect(card(page, title)).toHaveCount(0);
});

test('RUL-22 a block takes effect in the blocker’s open list', async ({ page, context }) => {
  const [creator, blocker] = [await createAccount(), await createAccount()];
  const { title } = await createPlan(creator, { title: uniqueTitle('Rain and ramen') });
  await signInAs(context, blocker);
  await gotoListening(page, '/curated-plans');
  await expect(card(page, title)).toBeVisible();
  const id = async (username: string) =>
    (
      await database()
        .selectFrom('profiles')
        .select('user_id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).user_id;
  await database()
    .insertInto('blocked_users')
    .values({ blocker_user_id: await id(blocker.username), blocked_user_id: await id(creator.username) })
    .execute();
  await expect(card(page, title)).toHaveCount(0);
});

test('the tabs of one browser share a stream, and hand it over when they are closed', async ({
  page,
  context,
  account: _,
}) => {
  const plan = await createPlan(await createAccount());
  const [fan, other] = [await createAccount(), await context.newPage()];
  const streams: string[] = [];
  other.on(
    'request',
    (request) => new URL(request.url()).pathname === '/live' && streams.push(request.url()),
  );
  await gotoListening(page, '/curated-plans');
  await other.goto(`/plan/${plan.id}`);
  await expect(like(other)).toHaveAccessibleName('Like, 0 likes');
  // The second tab joins when it is idle; until then it hears nothing.
  await expect(async () => {
    await call('plans.unlike', { id: plan.id }, fan.cookie);
    await call('plans.like', { id: plan.id }, fan.cookie);
    await expect(like(other)).toHaveAccessibleName('Like, 1 like', { timeout: 1_000 });
  }).toPass();
  expect(streams).toEqual([]);
  await page.close();
  await expect.poll(() => streams.length).toBe(1);
  await call('plans.unlike', { id: plan.id }, fan.cookie);
  await expect(like(other)).toHaveAccessibleName('Like, 0 likes');
});
