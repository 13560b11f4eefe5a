import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createCouple } from './fixtures/couples.ts';
import { createMember } from './fixtures/people.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const ZONE = 'America/Los_Angeles';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const begin = (who: Account) => call('checkIns.start', { time_zone: ZONE }, who.cookie);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function seal(page: Page, mood: string): Promise<void> {
  await page.getByText(mood, { exact: true }).click();
  await press(page, 'Seal my answers');
}

test('RUL-47 each answers the week alone; nothing of it is seen before both have, then both read it live', {
  tag: '@flow',
}, async ({ anotherPerson }) => {
  const { maya, june } = await createCouple();
  const hers = await anotherPerson(maya);
  await hers.goto('/us/check-in');
  await expect(heading(hers, 'Two skies, opened together')).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'before the first check-in');
  await press(hers, 'Begin check-ins');
  // What was pressed is gone: the focus goes on with the question.
  await expect(heading(hers, 'How was your week?')).toBeFocused();

  // The other one has the same question without doing anything, and no word of who began.
  const his = await anotherPerson(june);
  await his.goto('/us/check-in');
  await expect(heading(his, 'How was your week?')).toBeVisible();

  await press(hers, 'Seal my answers');
  await expect(hers.getByText('Choose a sky first.')).toBeVisible();
  await hers.getByRole('radio', { name: 'Good' }).press('Space');
  await hers.getByLabel('What was good?').fill('You waited up on Tuesday with the soup on.');
  await press(hers, 'Short and near');
  await expectAccessibleInBothThemes(hers, 'a check-in');
  await press(hers, 'Seal my answers');
  await expect(heading(hers, 'Yours is sealed')).toBeFocused();
  await expect(hers.getByText(`${june.username} has until Sunday night.`)).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a sealed check-in');

  // To him it is as before, also when he looks again.
  await his.reload();
  await expect(heading(his, 'How was your week?')).toBeVisible();
  await expect(his.getByText('soup')).toHaveCount(0);

  // She changes it while she can.
  await press(hers, 'Read mine again');
  await expect(hers.getByText('You waited up on Tuesday')).toBeVisible();
  await press(hers, 'Change it');
  await hers.getByLabel('What do we need?').fill('One evening with both phones in the drawer.');
  await press(hers, 'Seal it again');
  await expect(heading(hers, 'Yours is sealed')).toBeVisible();

  await seal(his, 'Tired');
  await expect(heading(his, 'A tired week, and a good one')).toBeVisible();
  await expect(heading(hers, 'A good week, and a tired one')).toBeVisible();
  for (const page of [hers, his]) {
    await expect(page.getByText('You waited up on Tuesday with the soup on.')).toBeVisible();
    await expect(page.getByText('One evening with both phones in the drawer.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Places close by' })).toHaveAttribute(
      'href',
      /\/search\?.*radius=1/,
    );
  }
  // There, from wherever it was opened.
  await hers.getByRole('link', { name: 'Back to us' }).click();
  await expect(hers).toHaveURL(/\/us$/);
  await hers.goBack();
  // The first place that their wish leads to, from where she is.
  await expect(hers.locator('a[href^="/place/"]')).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a revealed check-in');
});

test('RUL-47 skipping tells nobody, and the answer that is taken away is gone for both', async ({
  anotherPerson,
}) => {
  const { maya, june } = await createCouple();
  await begin(maya);
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await his.goto('/us/check-in?kind=day');
  await press(his, 'Skip today');
  await expect(heading(his, 'Skipped for today')).toBeVisible();

  await hers.goto('/us/check-in?kind=day');
  await hers.getByText('Heavy', { exact: true }).click();
  await hers.getByLabel('One sentence, if you like').fill('Long day, long train.');
  await press(hers, 'Seal my answer');
  await expect(heading(hers, 'Yours is sealed')).toBeVisible();

  await press(his, 'Answer after all');
  await his.getByText('Glowing', { exact: true }).click();
  await press(his, 'Seal my answer');
  await expect(his.getByText('Long day, long train.')).toBeVisible();
  await expect(heading(hers, 'A heavy day, and a glowing one')).toBeVisible();

  await press(hers, 'Delete mine');
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete mine' }).click();
  await expectToast(hers, 'Deleted');
  await expect(his.getByText('Long day, long train.')).toHaveCount(0);
  await expect(heading(his, 'A glowing day')).toBeVisible();

  // What is left stands among the earlier ones, with the skies of the week.
  await his.goto('/us/check-ins');
  await expect(his.getByRole('heading', { name: 'By week' })).toBeVisible();
  await expect(his.getByText(/you glowing, your partner no word/)).toHaveCount(1);
  await expectAccessibleInBothThemes(his, 'earlier check-ins');
});

test('RUL-47 either turns check-ins off for both, nameless; a reminder is one’s own; when the link ends each has their own words', async ({
  anotherPerson,
}) => {
  const { maya, june } = await createCouple();
  await begin(maya);
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await hers.goto('/us/check-in');
  await seal(hers, 'Even');
  await his.goto('/us/check-in');
  await press(his, 'Check-in settings');
  await his.getByRole('switch', { name: 'Remind me' }).click();
  await expect(his.getByRole('combobox', { name: 'How often' })).toBeVisible();
  await expectAccessibleInBothThemes(his, 'check-in settings');
  await press(his, 'Turn check-ins off');
  await his.getByRole('alertdialog').getByRole('button', { name: 'Turn check-ins off' }).click();
  await expect(heading(his, 'Check-ins are off')).toBeVisible();
  await expect(heading(hers, 'Check-ins are off')).toBeVisible();
  await expect(hers.getByText(june.username)).toHaveCount(0);

  await press(hers, 'Turn them on');
  await expect(heading(hers, 'Yours is sealed')).toBeVisible();
  await seal(his, 'Good');
  await expect(heading(hers, 'An even week, and a good one')).toBeVisible();

  await call('couples.disconnect', {}, june.cookie);
  await expect(heading(hers, 'Check-ins are for two')).toBeVisible();
  await hers.goto('/us/check-ins');
  await expect(hers.getByText('An even week')).toBeVisible();
  await expect(hers.getByText('and a good one')).toHaveCount(0);
});

test('RUL-47 who is signed out, has no partner, or is offline is told so', async ({
  page,
  anotherPerson,
  problems,
}) => {
  await page.goto('/us/check-in');
  await expect(heading(page, 'Sign in to check in')).toBeVisible();
  await page.goto('/us/check-ins');
  await expect(page.getByRole('heading', { name: 'Sign in to check in' })).toBeVisible();

  const hers = await anotherPerson(await createMember());
  await hers.goto('/us/check-in');
  await expect(heading(hers, 'Check-ins are for two')).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a check-in without a partner');
  await hers.goto('/us/check-ins');
  await expect(hers.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically/);
  const { maya } = await createCouple();
  await begin(maya);
  const his = await anotherPerson(maya);
  await his.goto('/us/check-in');
  await his.getByText('Good', { exact: true }).click();
  await his.getByLabel('What was good?').fill('The walk home.');
  await his.context().setOffline(true);
  await press(his, 'Seal my answers');
  await expect(his.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible();
  await expect(his.getByLabel('What was good?')).toHaveValue('The walk home.');
  await his.context().setOffline(false);
  await press(his, 'Seal my answers');
  await expect(heading(his, 'Yours is sealed')).toBeVisible();
});
