import { DAY_MS } from '@liora/domain/durations';
import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { appCode } from './fixtures/codes.ts';
import { createCouple } from './fixtures/couples.ts';
import { database, forgetLimits } from './fixtures/database.ts';
import { answerByMail, compose, invite, pressTomorrow, VENUE } from './fixtures/inviting.ts';
import { createAccount, signInAs, signUpAccount, userIdOf } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { fillCode, secondStep, setUpApp } from './fixtures/signingIn.ts';
import { somebodyNew } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

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
  await prompt.getByRole('button', { name: 'Sign in', exact: true }).click();
  await prompt.getByRole('textbox', { name: 'Username or email' }).fill(june.username);
  await prompt.getByRole('textbox', { name: 'Password' }).fill(june.password);
  await prompt.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest).toHaveURL(/\/profile$/);
  await expect(guest.locator('.toast')).toContainText(`You accepted. See you there. ${VENUE}, `);
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
  const soon = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10);
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
  for (const fails of [
    (route: Route) => route.fulfill({ status: 500, body: 'x' }),
    (route: Route) => route.fulfill({ status: 503, body: '' }),
    (route: Route) => route.abort('internetdisconnected'),
  ]) {
    await page.route('**/rpc/invitations/byCode*', fails);
    await page.goto('/invite/another-code');
    await expect(page.getByRole('heading', { name: 'The invitation could not be loaded' })).toBeVisible();
    await expect(page.getByText('Invalid or expired invitation link')).toHaveCount(0);
    await page.unroute('**/rpc/invitations/byCode*');
  }
});

test('RUL-22 RUL-39 who is blocked reads what a code that is none shows, who it is not for that it is for somebody else', async ({
  page,
  account: maya,
  anotherPerson,
  problems,
}) => {
  problems.expect(/404/);
  const address = await invite(page);
  const june = await createAccount();
  await database()
    .insertInto('blocked_users')
    .values({ blocker_user_id: await userIdOf(maya), blocked_user_id: await userIdOf(june) })
    .execute();
  const blocked = await anotherPerson(june);
  await blocked.goto(address);
  await expect(blocked.getByRole('heading', { name: 'Invalid or expired invitation link' })).toBeVisible();

  await database()
    .updateTable('date_invitations')
    .set({ for_one: true, recipient_id: null })
    .where('sender_id', '=', await userIdOf(maya))
    .execute();
  const other = await anotherPerson(await createAccount());
  await other.goto(address);
  await expect(other.getByText('This invitation is for somebody else.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});

test('RUL-38 who has a partner asks them by name, or whoever gets the link; the hours of the place stand beside the times', async ({
  anotherPerson,
}) => {
  const { maya, june } = await createCouple();
  const page = await anotherPerson(maya);
  await page.goto(`/place/${DEMO_PLACES.bookshop.id}`);
  await page.getByRole('button', { name: 'Invite to a date' }).click();
  const dialog = compose(page);
  await expect(dialog.getByRole('radio', { name: june.username })).toBeChecked();
  await expect(dialog.getByRole('listitem').filter({ hasText: /7 PM: (usually )?open$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the form of an invitation');
  await dialog.getByRole('radio', { name: 'Anyone with the link' }).check();
  await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeVisible();
  await dialog.getByRole('radio', { name: june.username }).check();
  await dialog.getByRole('button', { name: `Send to ${june.username}` }).click();
  await expect(page.getByRole('dialog', { name: `${june.username} is invited` })).toBeVisible();

  const invited = await anotherPerson(june);
  await invited.goto('/profile');
  await expect(invited.getByRole('region', { name: 'Invitations you received' })).toContainText(
    maya.username,
  );
});

test('RUL-38 from a plan, with five times and no more', async ({ page, account }) => {
  const { id, title } = await createPlan(account);
  await page.goto(`/plan/${id}`);
  await page.getByRole('button', { name: 'Invite to a date' }).click();
  const dialog = compose(page);
  await pressTomorrow(dialog);
  for (const time of ['6:00 PM', '6:30 PM', '7:30 PM', '8:00 PM'])
    await dialog.getByRole('button', { name: time, exact: true }).click();
  await expect(dialog.getByText('5 times of 5')).toBeVisible();
  await dialog.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).click();
  await expect(dialog.getByRole('button', { name: '6:30 PM', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('dialog', { name: 'Your invitation is ready' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}?`);
  await expect(page.getByRole('main').getByRole('time')).toHaveCount(5);
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

const press = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

test('RUL-112 RUL-28 RUL-30 RUL-108 INV-04 a visitor says yes with an e-mail and one mailed link, and its sender sees it live', {
  tag: '@flow',
}, async ({ page, account: maya, anotherPerson }) => {
  await forgetLimits();
  const address = await invite(page);
  await page.goto(address);
  await expect(badge(page, 'Not answered yet')).toBeVisible();

  const { email } = somebodyNew();
  const guest = await anotherPerson();
  const link = await answerByMail(guest, address, email);
  await expectAccessible(guest, 'the letter is on its way');
  // Who closes the prompt reads what waits, also when they come back.
  await guest.reload();
  await expect(guest.getByText(`You said yes to ${VENUE}`)).toBeVisible();
  await expectAccessible(guest, 'an answer that waits');

  await guest.goto(link);
  await expect(guest).toHaveURL('/auth/link');
  await expect(
    guest.getByText(`One press, and you are signed in as ${email[0]}•••••@example.com.`),
  ).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'the page with one button');
  await expect(badge(page, 'Not answered yet'), 'nothing is done by looking').toBeVisible();
  await press(guest);
  await expect(guest).toHaveURL(/\/profile$/);
  const dates = guest.getByRole('region', { name: 'Upcoming dates' });
  await expect(dates).toContainText(`With ${maya.username}`);
  await expect(
    guest.getByText('Your name was made from your e-mail address.', { exact: false }),
  ).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Next time without a letter' })).toBeVisible();
  await guest.getByRole('button', { name: 'Not now' }).click();
  await expect(guest.getByRole('region', { name: 'Next time without a letter' })).toHaveCount(0);

  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${email.split('@')[0]}_\\w{8} accepted\\.$`))).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('RUL-112 RUL-32 an account with an app for codes is asked for one, by keyboard, and then its answer is given', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson, problems }) => {
  problems.expect(/status of 403/);
  const address = await invite(page);
  const june = await signUpAccount();
  const desk = await anotherPerson();
  await signInAs(desk.context(), june);
  await desk.goto('/profile/security');
  const { key } = await setUpApp(desk, june.password);

  const guest = await anotherPerson();
  await guest.goto(await answerByMail(guest, address, june.email));
  await guest.getByRole('button', { name: 'Sign in', exact: true }).focus();
  await guest.keyboard.press('Enter');
  await expect(secondStep(guest)).toBeVisible();
  await page.goto(address);
  await expect(badge(page, 'Not answered yet')).toBeVisible();
  await expectAccessible(guest, 'the second step after a link');
  await fillCode(guest, appCode(key, 1));
  await expect(guest).toHaveURL(/\/profile$/);
  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
});

test('RUL-112 pressed elsewhere the session opens there, on the invitation; the answer waits on the first device', async ({
  page,
  account: maya,
  anotherPerson,
}) => {
  await forgetLimits();
  const address = await invite(page);
  const guest = await anotherPerson();
  const link = await answerByMail(guest, address, somebodyNew().email);
  const phone = await anotherPerson();
  await phone.goto(link);
  await press(phone);
  await expect(phone).toHaveURL(address);
  await expect(phone.getByText(`${maya.username} would like to take you out`)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Accept' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(`You said yes to ${VENUE}`)).toBeVisible();
  await guest.getByRole('button', { name: 'Answer otherwise' }).click();
  await expect(guest.getByRole('button', { name: 'Decline' })).toBeVisible();
});

test('RUL-112 what was changed after it was pressed is shown again and not answered', async ({
  page,
  account: _,
  anotherPerson,
}) => {
  await forgetLimits();
  const address = await invite(page);
  const guest = await anotherPerson();
  const link = await answerByMail(guest, address, somebodyNew().email);
  await page.goto(address);
  await page.getByRole('button', { name: 'Change the times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the times' });
  await dialog.getByRole('button', { name: '8:00 PM', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The times are changed');
  await guest.goto(link);
  await press(guest);
  await expect(guest).toHaveURL(address);
  await expect(guest.getByText('This was changed after you opened it.', { exact: false })).toBeVisible();
  await expect(badge(page, 'Not answered yet')).toBeVisible();
  await guest.getByRole('radio', { name: /at 8:00/ }).check();
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
});

test('RUL-112 a tab that was left open hears of the press, and the answer is sent once', async ({
  page,
  account: _,
  anotherPerson,
}) => {
  await forgetLimits();
  const address = await invite(page);
  const guest = await anotherPerson();
  const link = await answerByMail(guest, address, somebodyNew().email);
  const tab = await guest.context().newPage();
  await tab.goto(link);
  await press(tab);
  await page.goto(address);
  await expect(badge(page, 'Invitation Accepted')).toBeVisible();
  await expect(guest.getByRole('dialog', { name: 'Sign in to answer' })).toHaveCount(0);
  for (const one of [guest, tab])
    await expect(
      one
        .getByText('You accepted. See you there.')
        .or(one.getByRole('region', { name: 'Upcoming dates' }))
        .first(),
    ).toBeVisible();
  await tab.close();
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
