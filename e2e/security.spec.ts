import type { Page } from '@playwright/test';
import { appCode } from './fixtures/codes.ts';
import { forgetLimits } from './fixtures/database.ts';
import { findLetter } from './fixtures/mailbox.ts';
import { withPasskeyDevice } from './fixtures/passkeys.ts';
import { signInAs, signUpAccount } from './fixtures/people.ts';
import {
  fillCode,
  fillPassword,
  forgetSession,
  PROVE,
  prove,
  secondStep,
  setUpApp,
} from './fixtures/signingIn.ts';
import { type Account, somebodyNew } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.beforeEach(forgetLimits);

async function signedUp(page: Page): Promise<Account> {
  const account = await signUpAccount();
  await signInAs(page.context(), account);
  return account;
}

test('RUL-32 AUTH-16 a code after the password: each code once, each recovery code once', {
  tag: '@flow',
}, async ({ page, anotherPerson, problems }) => {
  problems.expect(/status of 4(?:03|22)/);
  const account = await signedUp(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  const { key, codes } = await setUpApp(page, account.password);
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  const phone = await anotherPerson();
  const code = appCode(key, 1);
  await fillPassword(phone, account);
  await expect(secondStep(phone)).toBeVisible();
  await fillCode(phone, code);
  await expectToast(phone, 'Welcome back!');

  const tablet = await anotherPerson();
  await fillPassword(tablet, account);
  await fillCode(tablet, code);
  await expect(tablet.getByText('This code does not work.', { exact: false })).toBeVisible();
  await fillCode(tablet, codes[0] ?? '');
  await expectToast(tablet, 'Welcome back!');

  await forgetSession(tablet);
  await fillPassword(tablet, account);
  await fillCode(tablet, codes[0] ?? '');
  await expect(tablet.getByText('This code does not work.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await findLetter(page, account.email, 'An authenticator app was added');
});

test('RUL-32 a passkey is added, signs in alone, is named and removed', { tag: '@flow' }, async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  const account = await signedUp(page);
  const device = await withPasskeyDevice(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, account.password);
  await expectToast(page, 'Passkey added');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('The blue laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The blue laptop', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  // A device without a place in what browsers fill in: the button is there for it.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/auth?next=%2Fprofile%2Fsecurity');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectToast(page, 'Welcome back!');
  await expect(page.getByText(/^Added .*, used today$/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove The blue laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: PROVE });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByText('The blue laptop', { exact: true })).toBeHidden();
  await device.end();
});

test('RUL-32 a passkey stands among what the browser fills in', async ({ page, problems }) => {
  problems.expect(/status of 403/);
  const account = await signedUp(page);
  const device = await withPasskeyDevice(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, account.password);
  await expectToast(page, 'Passkey added');
  await page.context().clearCookies();
  // This device chooses its passkey by itself.
  await page.goto('/auth');
  await expectToast(page, 'Welcome back!');
  await device.end();
});

test('FIX-16 AUTH-16 signing out elsewhere is felt there at once', { tag: '@flow' }, async ({
  page,
  anotherPerson,
}) => {
  const account = await signedUp(page);
  const other = await anotherPerson();
  await fillPassword(other, account);
  await expectToast(other, 'Welcome back!');
  await other.goto('/profile');
  const own = other.getByRole('heading', { name: account.username });
  await expect(own).toBeVisible();
  await page.goto('/profile/security');
  await expect(page.getByText('Here now', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out .+ on .+/ }).click();
  await expectToast(page, 'Signed out there');
  await expect(own).toBeHidden();
  await expect(page.getByText('Here now', { exact: true })).toBeVisible();
});

test('RUL-108 a change of e-mail is confirmed by the new address and taken back by the old one', {
  tag: '@flow',
}, async ({ page, anotherPerson, problems, secrets }) => {
  problems.expect(/status of 4(?:01|03)/);
  const account = await signedUp(page);
  const { email } = somebodyNew();
  secrets.expectSecond(email);
  await page.goto('/profile/settings/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await prove(page, account.password);
  await expectToast(page, 'Check your new mailbox', 'The letter with the link is on its way.');
  await expect(page.getByText(`${email} waits to be confirmed`)).toBeVisible();

  const mail = await anotherPerson();
  const confirm = await findLetter(mail, email, 'Confirm your new email');
  await mail.goto((await confirm.getByRole('link').getAttribute('href')) ?? '');
  await mail.getByRole('button', { name: 'Confirm my new email' }).click();
  await expectToast(mail, 'Email changed!');
  await page.reload();
  await page.getByRole('button', { name: 'Show email' }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const notice = await findLetter(mail, account.email, 'Your email was changed to another');
  await mail.goto((await notice.getByRole('link').getAttribute('href')) ?? '');
  await expect(mail).toHaveURL('/take-back-email');
  await mail.getByRole('button', { name: 'Take it back' }).click();
  await expect(mail).toHaveURL('/reset-password');
  await mail.getByLabel(/^New password/).fill('lanterns at noon');
  await mail.getByLabel('Confirm new password').fill('lanterns at noon');
  await mail.getByRole('button', { name: 'Set new password' }).click();
  await expect(mail).toHaveURL('/auth');
  await fillPassword(mail, { email: account.email, password: 'lanterns at noon' });
  await expect(mail).toHaveURL('/');
  await expect(page.getByText(email, { exact: true })).toBeHidden();
});

test('AUTH-16 a password is changed by keyboard alone, and other tabs stay signed in', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  const account = await signedUp(page);
  const tab = await page.context().newPage();
  await tab.goto('/profile');
  await page.goto('/profile/settings/account');
  await page.getByRole('button', { name: 'Change password' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^New password/).focus();
  await page.keyboard.type('lanterns at noon');
  await page.getByLabel('Confirm new password').focus();
  await page.keyboard.type('lanterns at noon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: PROVE })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your password' }).focus();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password changed', 'You are signed out everywhere else.');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(tab.getByRole('heading', { name: account.username })).toBeVisible();
  await tab.close();
});
