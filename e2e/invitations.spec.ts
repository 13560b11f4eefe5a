import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createAccount, userIdOf } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const GROVE = '/place/liora-stern-grove';
const VENUE = 'Sigmund Stern Grove';

const compose = (page: Page) => page.getByRole('dialog', { name: 'Invite to a date' });

/** Invites from a place, with one time more than stands there at first; the address of the link. */
async function invite(page: Page, { times = 1, note = '' } = {}): Promise<string> {
  await page.goto(GROVE);
  await page.getByRole('button', { name: 'Invite to a date' }).click();
  if (times > 1) await compose(page).getByRole('button', { name: '8:00 PM', exact: true }).click();
  await compose(page).getByRole('textbox', { name: 'Note' }).fill(note);
  await compose(page).getByRole('button', { name: 'Make the link' }).click();
  const sent = page.getByRole('dialog', { name: 'Your invitation is ready' });
  const words = await sent.getByText(/\/invite\/[\w-]+/).innerText();
  return new URL(/http\S+/.exec(words)?.[0] ?? '').pathname;
}

const badge = (page: Page, words: string) => page.getByText(words, { exact: true });

test('INV-01 INV-02 INV-03 INV-04 INV-09 NAV-16 NAV-17 API-22 API-44 a visitor reads who, where and when; the pressed answer waits until they are signed in, and its sender sees it at once', {
  tag: '@flow',
}, async ({ page, account: maya, anotherPerson }) => {
  const address = await invite(page, { times: 2, note: 'They light the lemon trees after nine.' });
  await page.goto(address);
  await expect(badge(page, 'Not answered yet')).toBeVisible();

  const june = await createAccount();
  const guest = await anotherPerson();
  await guest.goto(address);
  await expect(guest.getByText(`${maya.username} would like to take you out`)).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${VENUE}?`);
  await expect(guest.getByText('They light the lemon trees after nine.')).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'an invitation');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.getByText('Choose one of the times first.')).toBeVisible();
  await guest.getByRole('radio', { name: /at 8:00/ }).check();
  await guest.getByRole('button', { name: 'Accept' }).click();
  const prompt = guest.getByRole('dialog', { name: 'Sign in to answer' });
  await expect(prompt).toContainText('Your answer is Accept.');
  await expectAccessible(guest, 'the prompt to sign in');
  await prompt.getByRole('textbox', { name: 'Username or email' }).fill(june.username);
  await prompt.getByRole('textbox', { name: 'Password' }).fill(june.password);
  await prompt.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest).toHaveURL(/\/profile$/);
  const dates = guest.getByRole('region', { name: 'Upcoming dates' });
  await expect(dates).toContainText(VENUE);
  await expect(dates).toContainText(`With ${maya.username}`);
  await expectAccessible(guest, 'upcoming dates');

  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
  await expect(page.getByText(`${june.username} accepted.`)).toBeVisible();

  await dates.getByRole('link', { name: VENUE }).click();
  await guest.getByRole('button', { name: 'Call it off' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
  await expectToast(guest, 'The date is called off');
  await expect(badge(page, 'Called off')).toBeVisible();
});

test('INV-10 INV-12 INV-16 RUL-39 declining takes words along, goes home, and whoever comes second reads how it stands', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson, problems }) => {
  problems.expect(/409/);
  const address = await invite(page);
  const june = await createAccount();
  const guest = await anotherPerson(june);
  const second = await anotherPerson(await createAccount());
  for (const one of [guest, second]) {
    await one.goto(address);
    await expect(one.getByRole('button', { name: 'Decline' })).toBeVisible();
  }
  await guest.getByRole('button', { name: 'Decline' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Decline this invitation?' });
  await dialog.getByRole('textbox').fill('I am away until Monday.');
  await expectAccessible(guest, 'declining');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectToast(guest, `You declined ${VENUE}`);
  await expect(guest).toHaveURL(/:\d+\/$/);
  await page.goto(address);
  await expect(badge(page, 'Invitation Declined')).toBeVisible();
  await expect(page.getByText('I am away until Monday.')).toBeVisible();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(badge(second, 'Invitation Declined')).toBeVisible();
  await expect(second.getByText('I am away until Monday.')).toHaveCount(0);
  await expect(second.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});

test('INV-13 INV-14 INV-15 RUL-40 another time goes home, leaves it open, and its sender takes that time', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson }) => {
  const address = await invite(page);
  const june = await createAccount();
  const guest = await anotherPerson(june);
  await guest.goto(address);
  await guest.getByRole('button', { name: 'Another time' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Which time suits you better?' });
  const soon = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day and time').fill(`${soon}T19:30`);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The late train.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectToast(
    guest,
    'Your wish for another time is sent',
    'The invitation stays open, and you can still accept it.',
  );
  await expect(guest).toHaveURL(/:\d+\/$/);
  await page.goto(address);
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`^${june.username} asks for`) }),
  ).toBeVisible();
  await expect(page.getByText('The late train.')).toBeVisible();
  await expectAccessible(page, 'a wish for another time');
  await page.getByRole('button', { name: /^Accept .*7:30/ }).click();
  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
  await guest.goto('/profile');
  await expect(guest.getByRole('region', { name: 'Upcoming dates' })).toContainText('7:30');
});

test('ERR-83 a link that leads nowhere says so; a server that fails for now says that, and never that the link is bad', async ({
  page,
  problems,
}) => {
  problems.expect(/404|500|Failed to load resource/);
  await page.goto('/invite/nobody-has-this-code');
  await expect(page.getByRole('heading', { name: 'Invalid or expired invitation link' })).toBeVisible();
  await expectAccessible(page, 'a link that leads nowhere');
  await page.route('**/rpc/invitations/byCode*', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto('/invite/another-code');
  await expect(page.getByRole('heading', { name: 'The invitation could not be loaded' })).toBeVisible();
  await expect(page.getByText('Invalid or expired invitation link')).toHaveCount(0);
});

test('ERR-84 ERR-85 ERR-86 an answer that does not arrive says which one it was', async ({
  page,
  account: _,
  anotherPerson,
  problems,
}) => {
  problems.expect(/500|Failed to load resource/);
  const address = await invite(page);
  const guest = await anotherPerson(await createAccount());
  await guest.goto(address);
  await guest.route('**/rpc/invitations/answer*', (route) => route.fulfill({ status: 500, body: 'x' }));
  const title = (words: string) => expect(guest.locator('.toast')).toContainText(words);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await title('Failed to accept invitation');
  await guest.getByRole('button', { name: 'Decline' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await title('Failed to decline invitation');
  await guest.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await guest.getByRole('button', { name: 'Another time' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await title('Failed to send reschedule request');
});

test('RUL-38 somebody is invited by name from their profile, and finds it on their own', async ({
  page,
  account: maya,
  anotherPerson,
}) => {
  const june = await createAccount();
  await page.goto(`/profile/${await userIdOf(june)}`);
  await page.getByRole('button', { name: 'Invite to a date' }).click();
  const send = compose(page).getByRole('button', { name: `Send to ${june.username}` });
  await send.click();
  await expect(compose(page).getByText('Choose where to go.')).toBeVisible();
  await compose(page).getByRole('combobox', { name: 'Where' }).fill('stern grove');
  await page.getByRole('option', { name: new RegExp(VENUE) }).click();
  await expectAccessibleInBothThemes(page, 'writing an invitation');
  await send.click();
  await expect(page.getByRole('dialog', { name: `${june.username} is invited` })).toBeVisible();
  const guest = await anotherPerson(june);
  await guest.goto('/profile');
  const received = guest.getByRole('region', { name: 'Invitations you received' });
  await received.getByRole('link', { name: VENUE }).click();
  await expect(guest.getByText(`${maya.username} would like to take you out`)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test.describe('in the browser of a phone that may have the app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  });

  test('RUL-36 RUL-37 CONST-48 CONST-49 DEEP-11 the landing opens first, offers both ways, and stays away after that', async ({
    page,
    account,
    anotherPerson,
    problems,
  }) => {
    problems.expect(/liora:/);
    const address = await invite(page);
    const guest = await anotherPerson();
    await guest.goto(address);
    await expect(guest.getByText('Opening...')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Open in App' })).toHaveAttribute(
      'href',
      `liora://invite/${address.split('/').at(-1)}`,
    );
    await expectAccessible(guest, 'the landing');
    await guest.getByRole('button', { name: 'Continue in Web' }).click();
    await expect(guest.getByText(`${account.username} would like to take you out`)).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Continue in Web' })).toHaveCount(0);
  });
});
