import { DAY_MS } from '@liora/domain/durations';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createCouple } from './fixtures/couples.ts';
import { createMember } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const evenings = (page: Page) => page.getByRole('group', { name: 'Evenings of the next eight weeks' });
const on = (page: Page, date: string) => evenings(page).locator(`[data-date="${date}"]`);

/** So many days from today, by the clock of the demo city. */
function daysFromNow(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(at);
}

test('RUL-47 each marks evenings alone; one that both marked is told to both live, and leads to an invitation or a plan for it', {
  tag: '@flow',
}, async ({ anotherPerson }) => {
  const { maya, june } = await createCouple();
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  const [first, second] = [daysFromNow(9), daysFromNow(16)];
  await hers.goto('/us/free-evenings');
  await his.goto('/us/free-evenings');
  await on(hers, first).click();
  await on(hers, second).click();
  await expect(on(hers, second)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInBothThemes(hers, 'evenings marked alone');

  await on(his, first).click();
  await expect(on(his, first)).toHaveAccessibleName(/you are both free/);
  await expect(on(hers, first)).toHaveAccessibleName(/you are both free/);
  await expect(on(his, second)).toHaveAttribute('aria-pressed', 'false');
  await expect(on(his, second)).not.toHaveAccessibleName(/both/);
  await expectAccessibleInBothThemes(his, 'a shared evening');

  await his.getByRole('button', { name: 'Invite to a date' }).click();
  const day = new Date(`${first}T12:00:00Z`);
  const words = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  await expect(his.getByRole('dialog')).toContainText(words.format(day).split(' ')[1] ?? '');
  await his.keyboard.press('Escape');
  await his.getByRole('button', { name: 'Make a plan' }).click();
  await expect(his).toHaveURL(/create=true/);
  await his.keyboard.press('Escape');

  // Taken back by one, it is gone for both.
  await on(hers, first).click();
  await expect(his.getByText('No shared evening yet.')).toBeVisible();
});

test('RUL-47 the calendar is used by keyboard alone, and says what it tells', async ({ anotherPerson }) => {
  const { maya, june } = await createCouple();
  const page = await anotherPerson(maya);
  await page.goto('/us/free-evenings');
  const today = on(page, daysFromNow(0));
  await today.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(on(page, daysFromNow(8))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(on(page, daysFromNow(8))).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('What it tells').click();
  await expect(page.getByText(/neither of you learns more than the other/)).toBeVisible();

  await call('couples.disconnect', {}, june.cookie);
  await expect(page.getByRole('heading', { name: 'An evening for two' })).toBeVisible();
});

test('RUL-47 who is signed out or has no partner is told so', async ({ page, anotherPerson }) => {
  await page.goto('/us/free-evenings');
  await expect(page.getByRole('heading', { name: 'Sign in to find an evening' })).toBeVisible();
  const hers = await anotherPerson(await createMember());
  await hers.goto('/us/free-evenings');
  await expect(hers.getByRole('heading', { name: 'An evening for two' })).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'free evenings without a partner');
});
