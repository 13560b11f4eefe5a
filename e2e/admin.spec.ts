import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { choose } from './fixtures/menu.ts';
import { createModerator, decide, reportedPlans } from './fixtures/moderating.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

/** More is no work by keys. */
const MOST_PRESSES = 8;
const DETAILS = 'The arena closed in September.';
/** Nobody else in these tests looks at it. */
const PLACE = { id: 'liora-san-tung', name: 'San Tung' };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page is not here' });
/** By the frame of these screens: beside them on desktop, in a menu on phones. */
async function openPart(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await choose(page, menu, name);
  else await page.getByRole('link', { name, exact: true }).click();
}
/** Whether others see a plan. */
const isSeen = (id: string) =>
  call('plans.get', { id }).then(
    () => true,
    () => false,
  );

async function press(page: Page, keys: readonly string[]): Promise<void> {
  expect(keys.length).toBeLessThanOrEqual(MOST_PRESSES);
  for (const key of keys) await page.keyboard.press(key);
}

test('NAV-24 ADM-01 ADM-03 reports are cleared by keys alone, in at most eight presses each', {
  tag: '@flow',
}, async ({ page, context }) => {
  const creator = await createAccount();
  const [first, second, third] = await reportedPlans(creator, 3, DETAILS);
  if (!first || !second || !third) throw new Error('no plans');
  expect(await isSeen(first.id)).toBe(false);

  await signInAs(context, await createModerator());
  await page.goto(`/admin?item=${first.item}`);
  await expect(title(page, first.title)).toBeVisible();
  const read = page.getByRole('article', { name: first.title });
  await expect(read.getByText('Slowly up the hill, part 1.')).toBeVisible();
  await expect(read.getByText(DETAILS)).toBeVisible();
  await expect(read.getByText('0 upheld, 0 dismissed')).toBeVisible();
  await expect(read.getByText(creator.email)).toBeVisible();
  await expect(read.getByText('Reported 3 times, 0 upheld')).toBeVisible();
  await expect(read.getByText(/^Late by/)).toBeVisible();

  await press(page, ['r', '2', 'Enter']);
  await expectToast(page, `Restored: ${first.title}`);
  await expect(title(page, second.title)).toBeVisible();
  await expect(page.locator('#main :focus')).toBeVisible();
  await press(page, ['h', '4', 'Enter']);
  await expectToast(page, `Hidden: ${second.title}`);
  await expect(title(page, third.title)).toBeVisible();
  await press(page, ['r', 'Escape', 'h', 'w']);
  await page.keyboard.type('They were told twice.');
  await press(page, ['Control+Enter']);
  await expectToast(page, `Hidden: ${third.title}`);
  await expect(title(page, third.title)).toHaveCount(0);

  expect(await Promise.all([first, second, third].map(({ id }) => isSeen(id)))).toEqual([true, false, false]);
  await openPart(page, 'Decisions');
  const decision = page.getByRole('listitem').filter({ hasText: third.title });
  await expect(decision.getByText('They were told twice.')).toBeVisible();
});

test('NAV-24 an author is suspended by keys, and the key u takes it back within the minute', {
  tag: '@flow',
}, async ({ page, context }) => {
  const creator = await createAccount();
  const [first] = await reportedPlans(creator, 1, DETAILS);
  if (!first) throw new Error('no plan');
  await signInAs(context, await createModerator());
  await page.goto(`/admin?item=${first.item}`);
  await expect(title(page, first.title)).toBeVisible();
  await press(page, ['s']);
  await expect(page.getByText('Why is the author suspended?')).toBeVisible();
  await page.getByText('Until ended').click();
  await press(page, ['3', 'Enter']);
  // What other tests decide meanwhile is told as well, in the place of what is told of this.
  const isSuspended = async () =>
    (await call<{ me: { suspended: boolean } }>('accounts.me', {}, creator.cookie)).body.me.suspended;
  await expect.poll(isSuspended).toBe(true);
  // Once the page has heard of it, too.
  await expect(async () => {
    await press(page, ['u']);
    expect(await isSuspended()).toBe(false);
  }).toPass();
  // It waits again; on phones the next one is read, in the place of the list.
  if (page.viewportSize()?.width === 1440)
    await expect(page.getByRole('link', { name: first.title })).toBeVisible();
});

test('what was decided is found among the recent changes of these screens, too, after its message has gone', {
  tag: '@flow',
}, async ({ page, context }) => {
  const [first] = await reportedPlans(await createAccount(), 1, DETAILS);
  if (!first) throw new Error('no plan');
  await signInAs(context, await createModerator());
  await page.goto(`/admin?item=${first.item}`);
  await expect(title(page, first.title)).toBeVisible();
  await press(page, ['h', '1', 'Enter']);
  await expectToast(page, `Hidden: ${first.title}`);
  await page.getByRole('button', { name: '1 recent change' }).click();
  const list = page.getByRole('dialog', { name: 'Recent changes' });
  await list.getByRole('button', { name: /^Undo: / }).click();
  await expect(list.getByRole('heading', { name: 'Nothing to take back' })).toBeVisible();
});

test('NAV-24 in a low window the last entries of the rail are reached, too', async ({ page, context }) => {
  await signInAs(context, await createModerator());
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/admin/activity');
  const leave = page.getByRole('link', { name: 'Leave admin' });
  await expect(leave).toBeVisible();
  await leave.scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport({ ratio: 1 });
});

test('NAV-24 keys lead from one report to the next and are listed', async ({ page, context }) => {
  const [first, second] = await reportedPlans(await createAccount(), 2, DETAILS);
  if (!first || !second) throw new Error('no plans');
  await signInAs(context, await createModerator());
  await page.goto(`/admin?item=${first.item}`);
  await expect(title(page, first.title)).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(page, second.title)).toBeVisible();
  await expect(page.getByRole('link', { name: second.title })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(title(page, first.title)).toBeVisible();
  await expect(page.getByRole('link', { name: first.title })).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of this screen' });
  await expect(keys.getByText('Choose a ready reason')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keep and restore' })).toBeVisible();
});

test('NAV-24 what was written outlives a failure, and what somebody else decided is not decided over', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED/);
  const [first, second] = await reportedPlans(await createAccount(), 2, DETAILS);
  if (!first || !second) throw new Error('no plans');
  const [moderator, other] = [await createModerator(), await createModerator()];
  await signInAs(context, moderator);
  await page.goto(`/admin?item=${first.item}`);
  await page.getByRole('button', { name: 'Keep hidden' }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('Choose a reason, or write one.')).toBeVisible();
  await page.getByLabel('In your own words').fill('Still here');
  await page.route('**/rpc/safety/decide', (route) => route.abort());
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('The decision was not saved.')).toBeVisible();
  await expect(page.getByLabel('In your own words')).toHaveValue('Still here');
  await expect(title(page, first.title)).toBeVisible();
  await page.unroute('**/rpc/safety/decide');

  await decide(other, 'restore', first);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const told = page.locator('.toast');
  await expect(told).toContainText('Decided by somebody else');
  await expect(told).toContainText(`Restored by ${other.username}`);
  await expect(title(page, second.title)).toBeVisible();
  expect(await isSeen(first.id)).toBe(true);
});

test('RUL-95 AMB-19 whoever is no admin finds nothing there, as at any unknown address', async ({
  page,
  account: _,
  anotherPerson,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const person of [page, await anotherPerson()]) {
    await person.goto('/nowhere');
    await expect(notFound(person)).toBeVisible();
    const unknown = [await person.title(), await person.locator('#main').innerText()];
    for (const path of ['/admin', '/admin?tab=decisions', '/admin/places', '/admin/members']) {
      await person.goto(path);
      await expect(notFound(person)).toBeVisible();
      expect([await person.title(), await person.locator('#main').innerText()], path).toEqual(unknown);
      await expect(person.getByText('Liora admin')).toHaveCount(0);
    }
  }
});

test('NAV-24 a queue that cannot be loaded says so and is asked for again', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED/);
  await signInAs(context, await createModerator());
  await page.route('**/rpc/safety/moderationQueue*', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await page.unroute('**/rpc/safety/moderationQueue*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});

test('NAV-25 ADM-02 what people say of a place stands beside what is shown, and is accepted or declined', async ({
  page,
  context,
}) => {
  const { cookie } = await createAccount();
  const said = { place_id: PLACE.id, note: 'It says so on the door.' };
  const { body: hours } = await call<{ id: string }>(
    'places.reportFact',
    { ...said, kind: 'wrong_hours' },
    cookie,
  );
  const { body: closed } = await call<{ id: string }>(
    'places.reportFact',
    { ...said, kind: 'closed' },
    cookie,
  );
  await signInAs(context, await createModerator());
  await page.goto(`/admin/places?item=${hours.id}`);
  const read = page.getByRole('article', { name: PLACE.name });
  await expect(read.getByText(said.note)).toBeVisible();
  await expect(read.getByRole('row', { name: 'State' }).getByRole('cell', { name: 'In use' })).toBeVisible();
  await expect(read.getByRole('cell', { name: 'other hours' })).toBeVisible();
  await press(page, ['a', '1']);
  await read.getByLabel('Right hours').fill('Tu-Su 17:30-22:00');
  await expect(read.getByRole('cell', { name: 'Tu-Su 17:30-22:00' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, `Accepted: ${PLACE.name}`);

  await page.goto(`/admin/places?item=${closed.id}`);
  await expect(read.getByRole('cell', { name: 'Closed for good' })).toBeVisible();
  await press(page, ['d', '2', 'Enter']);
  await expectToast(page, `Declined: ${PLACE.name}`);
  await page.getByRole('link', { name: /^Reports/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(JSON.stringify((await call('places.get', { id: PLACE.id })).body)).toContain('Tu-Su 17:30-22:00');
});

test('axe finds nothing on the screens of moderators', async ({ page, context }) => {
  test.slow();
  const [first] = await reportedPlans(await createAccount(), 1, DETAILS);
  if (!first) throw new Error('no plan');
  await signInAs(context, await createModerator());
  await page.goto(`/admin?item=${first.item}`);
  await expect(title(page, first.title)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'reports');
  await page.keyboard.press('h');
  await expect(page.getByText('Why is it hidden?')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a decision');
  const { cookie } = await createAccount();
  const said = { place_id: PLACE.id, kind: 'moved' };
  const { body } = await call<{ id: string }>('places.reportFact', said, cookie);
  await page.goto(`/admin/places?item=${body.id}`);
  await expect(page.getByRole('cell', { name: 'a new address' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'what people say of places');
  await openPart(page, 'Decisions');
  await expect(page.getByRole('heading', { level: 1, name: 'Decisions' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'decisions');
});
