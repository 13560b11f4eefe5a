import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import type { Locator, Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { linkPeople } from './fixtures/couples.ts';
import { choose } from './fixtures/menu.ts';
import { createMember, userIdOf } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Bucket list' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More: ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const want = (who: Account, item: object) =>
  call('bucketLists.add', { request_id: randomUUID(), of: { kind: 'idea' }, ...item }, who.cookie);

async function openAdd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function sendAdd(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function wish(page: Page, name: string, level: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Change your wish: ${name}`) }).click();
  await page.getByRole('menuitemcheckbox', { name: level, exact: true }).click();
}

const inOrder = (page: Page, names: readonly string[]) =>
  expect
    .poll(async () => {
      const texts = await rows(page).allInnerTexts();
      return names.map((name) => texts.findIndex((text) => text.includes(name)));
    })
    .toEqual(names.map((_, n) => n));

test('MEM-23 LINK-01 LINK-26 RUL-47 FIX-47 two people fill a bucket list, wish, edit at once, do and undo, and part with a copy each', {
  tag: '@flow',
}, async ({ anotherPerson, problems }) => {
  // An edit that came second.
  problems.expect(/status of 409/);
  const [maya, june] = [await createMember(), await createMember()];
  await linkPeople(maya, june);
  const plan = await createPlan(maya, { title: 'Two stops and a river' });
  const hers = await anotherPerson(maya);
  const his = await anotherPerson(june);
  await his.goto('/us/bucket-list');
  await expect(his.getByRole('heading', { name: 'Nothing on the list yet' })).toBeVisible();

  await test.step('she adds an idea, a place and a plan, and he sees each without doing anything', async () => {
    await hers.goto('/us/bucket-list');
    await openAdd(hers);
    await dialog(hers).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hers.getByText('Say in a few words what it is.')).toBeVisible();
    await hers.getByLabel('What would you like to do?').fill('Learn to dance');
    await sendAdd(hers);
    await expect(row(his, 'Learn to dance')).toBeVisible();

    await openAdd(hers);
    await hers.getByRole('tab', { name: 'A place' }).click();
    await hers.getByLabel('Which place?').fill('City Lights');
    await hers
      .getByRole('option', { name: /City Lights/ })
      .first()
      .click();
    await hers.getByLabel('In your own words').fill('An hour upstairs');
    await sendAdd(hers);
    await expect(row(his, 'An hour upstairs')).toContainText('City Lights');

    await openAdd(hers);
    await hers.getByRole('tab', { name: 'A plan' }).click();
    await hers.getByRole('combobox', { name: /Which plan/ }).click();
    await hers.getByRole('option', { name: plan.title }).click();
    await sendAdd(hers);
    await expect(row(his, plan.title)).toContainText(`Added by ${maya.username}`);
    await expectAccessibleInBothThemes(hers, 'the bucket list');
  });

  await test.step('both wish for it, and what they wish for together stands first', async () => {
    await inOrder(his, ['Learn to dance', 'An hour upstairs', plan.title]);
    await wish(his, plan.title, 'Really want to');
    await inOrder(hers, [plan.title, 'Learn to dance', 'An hour upstairs']);
    await wish(hers, 'An hour upstairs', 'Really want to');
    await wish(his, 'An hour upstairs', 'Really want to');
    await inOrder(hers, ['An hour upstairs', plan.title, 'Learn to dance']);
    await expect(
      hers.getByRole('button', {
        name: `You want this 3 of 3, ${june.username} 3 of 3. Change your wish: An hour upstairs`,
      }),
    ).toBeVisible();
  });

  await test.step('an edit that began before his is told, shows both texts, and loses nothing', async () => {
    await choose(hers, more(hers, 'Learn to dance'), 'Edit');
    await hers.getByLabel('What would you like to do?').fill('Learn to waltz');
    await choose(his, more(his, 'Learn to dance'), 'Edit');
    await his.getByLabel('What would you like to do?').fill('Learn to tango');
    await his.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(his, 'Learn to tango')).toBeVisible();
    await hers.getByRole('button', { name: 'Save', exact: true }).click();
    const changed = hers.getByRole('alert').filter({ hasText: 'This was changed meanwhile' });
    await expect(changed).toContainText('Learn to tango');
    await expect(changed).toContainText('Learn to waltz');
    await expect(hers.getByLabel('What would you like to do?')).toHaveValue('Learn to waltz');
    await expectAccessibleInBothThemes(hers, 'an item that was changed meanwhile');
    await changed.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog(hers)).toHaveCount(0);
    await expect(row(his, 'Learn to waltz')).toBeVisible();
  });

  await test.step('he marks it as done, she sees it, and he takes it back', async () => {
    await choose(his, more(his, 'An hour upstairs'), 'Mark as done');
    await dialog(his).getByRole('button', { name: 'Mark as done' }).click();
    await expectToast(his, 'Done!');
    await expect(row(hers, 'An hour upstairs')).toHaveCount(0);
    await expect(hers.getByText('1 done this year').first()).toBeVisible();
    await his.getByRole('button', { name: 'Undo' }).click();
    await expect(row(hers, 'An hour upstairs')).toBeVisible();
  });

  await test.step('she takes it out, and brings it back with both wishes', async () => {
    await choose(hers, more(hers, 'An hour upstairs'), 'Remove');
    await expect(row(his, 'An hour upstairs')).toHaveCount(0);
    await hers.getByRole('button', { name: 'Undo' }).click();
    await inOrder(his, ['An hour upstairs', plan.title, 'Learn to waltz']);
  });

  await test.step('on the screen of the two stands what they wish for most', async () => {
    await hers.goto('/us');
    await expect(hers.getByRole('heading', { name: `You and ${june.username}` })).toBeVisible();
    const all = hers.getByRole('link', { name: 'All 3 things of the bucket list' });
    await expect(all).toBeVisible();
    // GEN-17: as tall as all that is pressed, 44 px under a thumb.
    const target = await all.evaluate((link) => getComputedStyle(link).getPropertyValue('--target'));
    expect((await all.boundingBox())?.height).toBe(Number.parseInt(target, 10));
    await expect(hers.getByText('An hour upstairs')).toBeVisible();
    await expectAccessibleInBothThemes(hers, 'the two of them');
  });

  await test.step('when they part each has all of it, and nothing of the other’s wishes', async () => {
    await hers.goto('/us/bucket-list');
    await expect(rows(hers)).toHaveCount(3);
    await call('couples.disconnect', {}, june.cookie);
    for (const [page, name] of [
      [hers, june.username],
      [his, maya.username],
    ] as const) {
      await expect(
        page.getByRole('button', { name: 'You want this 3 of 3. Change your wish: An hour upstairs' }),
      ).toBeVisible();
      await expect(rows(page)).toHaveCount(3);
      await expect(page.getByText(name)).toHaveCount(0);
      await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
    }
    // A plan that is public is theirs both to see.
    await expect(row(his, plan.title)).toBeVisible();
  });
});

test('MEM-23 RUL-46 who is no member sees what it is; a lapsed one reads and removes what is theirs; without a partner it is one’s own', async ({
  page,
  account,
  anotherPerson,
}) => {
  await page.goto('/us/bucket-list');
  await expect(page.getByRole('heading', { name: 'A bucket list for two' })).toBeVisible();
  await page.getByRole('link', { name: 'See what Privé is' }).click();
  await expect(page).toHaveURL('/prive');
  await page.goto('/us');
  await expect(page.getByRole('heading', { name: 'A place for the two of you' })).toBeVisible();
  for (const told of [
    /Votes in the match deck stay secret/,
    /are copied: each of you keeps all/,
    /Erased are votes/,
  ])
    await expect(page.getByText(told)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'before two are linked');
  expect(await userIdOf(account)).toBeTruthy();

  const alone = await createMember();
  await want(alone, { title: 'Swim at night', wish: 2 });
  const theirs = await anotherPerson(alone);
  await theirs.goto('/us');
  await expect(theirs.getByText('Swim at night')).toBeVisible();
  await call('membership.get', {}, alone.cookie);
  await theirs.goto('/us/bucket-list');
  await expect(row(theirs, 'Swim at night')).toBeVisible();
  await expect(theirs.getByText('Only you see this')).toHaveCount(0);
});

test('MEM-23 an idea leads to places and to the form of a plan, a place into it, into an invitation and, once done, into a memory; what fits the weekend can be shown alone', async ({
  page,
  member,
}) => {
  await want(member, { title: 'Jazz by the river', wish: 3 });
  await want(member, { of: { kind: 'place', place_id: DEMO_PLACES.bar.id }, wish: 2 });
  await page.goto('/us/bucket-list');
  await expect(row(page, DEMO_PLACES.bar.name)).toContainText(/Fits (Saturday|Sunday), /);
  await page.getByRole('button', { name: '1 fits this weekend' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: '1 fits this weekend' }).click();
  await expect(rows(page)).toHaveCount(2);

  await choose(page, more(page, 'Jazz by the river'), 'Find places for it');
  await expect(page).toHaveURL(/\/search\?.*q=Jazz/);
  await page.goBack();
  await choose(page, more(page, 'Jazz by the river'), 'Turn into a plan');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Jazz by the river');
  await page.goto('/us/bucket-list');
  await choose(page, more(page, DEMO_PLACES.bar.name), 'Turn into a plan');
  await expect(dialog(page).getByText(DEMO_PLACES.bar.name).first()).toBeVisible();
  await page.goBack();

  await choose(page, more(page, DEMO_PLACES.bar.name), 'Invite to a date');
  await expect(dialog(page)).toContainText(DEMO_PLACES.bar.name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, more(page, DEMO_PLACES.bar.name), 'Mark as done');
  await dialog(page).getByRole('button', { name: 'Done, and keep a memory' }).click();
  await expect(page).toHaveURL(/\/memories\/new\?/);
  await expect(dialog(page)).toContainText(DEMO_PLACES.bar.name);
  await page.goBack();
  await choose(page, more(page, 'Jazz by the river'), 'Mark as done');
  await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('tab', { name: 'Done' }).click();
  await choose(page, more(page, 'Jazz by the river'), 'Keep a memory of it');
  await expect(dialog(page).getByLabel('What you call it')).toHaveValue('Jazz by the river');
});

/** On the narrowest phones the stops that are drawn stand over the words of the date. */
async function expectStopsOverWords(title: Locator, when: Locator): Promise<void> {
  const page = when.page();
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 568 });
  await title.evaluate((heading) => {
    heading.textContent = 'Books, a booth, the last cable car';
  });
  const words = async () => (await when.boundingBox())?.y ?? 0;
  const numbers = page.getByRole('main').locator('section .art-drawing text');
  const lowest = () =>
    numbers.evaluateAll((drawn) => Math.max(...drawn.map((one) => one.getBoundingClientRect().bottom)));
  await expect.poll(async () => (await words()) - (await lowest())).toBeGreaterThan(0);
  await page.setViewportSize(size);
  await page.reload();
}

/** With letters of twice the size on a narrow screen all words of the date are on its picture, however long its title. */
async function expectWordsWithin(title: Locator, when: Locator): Promise<void> {
  const page = title.page();
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const top = await title.evaluate((heading) => {
    document.documentElement.style.fontSize = '200%';
    heading.textContent = `${heading.textContent} and a walk that goes on along the water`;
    return heading.closest('section')?.getBoundingClientRect().top;
  });
  expect((await when.boundingBox())?.y).toBeGreaterThanOrEqual(top ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize(size);
  await page.reload();
}

test('NAV-30 the screen of the two: their next date leads, by keyboard and for visitors, too', async ({
  page,
  member,
  newContext,
}) => {
  const june = await createMember();
  await linkPeople(member, june);
  const plan = await createPlan(member, { title: 'Eight tables' });
  await page.goto('/profile');
  await page.getByRole('link', { name: new RegExp(june.username) }).click();
  await expect(page).toHaveURL('/us');
  await expect(page.getByRole('heading', { name: 'No date yet' })).toBeVisible();
  const { body } = await call<{ invitation: { version: number; own: { code: string } } }>(
    'invitations.create',
    {
      request_id: randomUUID(),
      venue: { kind: 'plan', plan_id: plan.id },
      times: [new Date(Date.now() + DAY_MS).toISOString()],
      recipient: await userIdOf(june),
    },
    member.cookie,
  );
  const { version, own } = body.invitation;
  await call('invitations.answer', { code: own.code, version, response: 'accepted' }, june.cookie);
  // It comes by itself.
  await expect(page.getByRole('heading', { name: plan.title })).toBeVisible();
  const when = page.getByText(/^(Today|Tomorrow), from /);
  await expect(when).toBeVisible();
  await expectStopsOverWords(page.getByRole('heading', { name: plan.title }), when);
  await expectWordsWithin(page.getByRole('heading', { name: plan.title }), when);
  const file = new RegExp(`/calendar/date/${own.code}`);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', file);
  const open = page.getByRole('link', { name: 'Open the plan' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: plan.title }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, page.getByRole('button', { name: 'More about the two of you' }), 'Partner settings');
  await expect(page).toHaveURL('/profile/settings/partner');
  // Whoever asked hears of the answer, and has the file there, too.
  await page.goto('/notifications');
  const accepted = page.getByRole('listitem').filter({ hasText: `accepted ${plan.title}` });
  await expect(accepted.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', file);
  await expectAccessibleInBothThemes(page, 'a notification with a file for the calendar');

  const visitor = await (await newContext()).newPage();
  await visitor.goto('/us');
  await expect(visitor.getByRole('heading', { name: 'Sign in to see the two of you' })).toBeVisible();
});
