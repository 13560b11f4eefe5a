import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createCouple } from './fixtures/couples.ts';
import { openDeck, voteOnAll } from './fixtures/matching.ts';
import { createMember } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const VOTE = /\/rpc\/match\/vote/;
const votes = (page: Page) => page.getByText(/^\d+ of \d+$/);

test('beyond 9: each goes through a hand alone, and what both want opens for both at once', {
  tag: '@flow',
}, async ({ anotherPerson }) => {
  const { maya, june } = await createCouple();
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await hers.goto('/us/match');
  await expect(hers.getByRole('heading', { name: 'We both want this' })).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'no deck yet');
  await his.goto('/us/match');
  await hers.getByRole('button', { name: 'Deal a deck' }).click();
  await expect(hers.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  // The button that was pressed is gone.
  await expect(hers.getByRole('heading', { level: 1, name: 'Match deck' })).toBeFocused();
  // He sees at once that there is one.
  await expect(his.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a hand of cards');

  const voted = his.waitForResponse(VOTE);
  await his.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(votes(his)).toHaveText(/^1 of/);
  await voted;
  await expect(votes(hers)).toHaveText(/^0 of/);
  const undone = his.waitForResponse(VOTE);
  await his.getByRole('button', { name: 'Take back the last one' }).click();
  await expect(votes(his)).toHaveText(/^0 of/);
  await undone;
  const stored = his.waitForResponse(VOTE);
  await his.keyboard.press('ArrowLeft');
  await expect(votes(his)).toHaveText(/^1 of/);
  // What has not reached the server yet goes with the page.
  await stored;
  // It is the same on his other device.
  await his.reload();
  await expect(votes(his)).toHaveText(/^1 of/);

  for (const page of [hers, his]) await voteOnAll(page);
  await expect(his.getByRole('button', { name: 'Go through it again' })).toBeVisible();
  await expectAccessibleInBothThemes(his, 'a hand gone through');

  await openDeck(maya);
  for (const page of [hers, his]) {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^You both want/ })).toBeVisible();
  }
  await expectAccessibleInBothThemes(hers, 'what both want');
  // One of the others is chosen: it leads, at the top of the page and with the focus.
  const others = hers.locator('#main li button');
  // The picture of a plan has numbers of its own.
  const other = await others.last().locator('> span').innerText();
  await others.last().click();
  await expect(hers.locator('#main p').filter({ hasText: other })).toBeFocused();
  await expect.poll(() => hers.evaluate(() => scrollY)).toBe(0);
  await hers.getByRole('button', { name: 'Invite' }).first().click();
  await expect(hers.getByRole('dialog', { name: 'Invite to a date' })).toBeVisible();
  await hers.keyboard.press('Escape');

  await call('couples.disconnect', {}, june.cookie);
  await expect(hers.getByRole('heading', { name: 'A deck is for two' })).toBeVisible();
  await expect(hers.getByRole('heading', { name: /^You both want/ })).toHaveCount(0);
});

test('a deck is for two members: visitors and people without a partner are told so', async ({
  page,
  anotherPerson,
}) => {
  await page.goto('/us/match');
  await expect(page.getByText('Sign in to see your deck.')).toBeVisible();
  const alone = await anotherPerson(await createMember());
  await alone.goto('/us/match');
  await expect(alone.getByRole('heading', { name: 'A deck is for two' })).toBeVisible();
});
