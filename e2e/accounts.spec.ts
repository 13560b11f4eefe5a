import type { Page } from '@playwright/test';
import { forgetLimits } from './fixtures/database.ts';
import { findLetter } from './fixtures/mailbox.ts';
import { createAccount, signUpAccount } from './fixtures/people.ts';
import { forgetSession } from './fixtures/signingIn.ts';
import { somebodyNew } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const RESET_SENT = 'If there is an account, the letter with the link is on its way.';

const username = (page: Page) => page.getByLabel('Username', { exact: true });
const password = (page: Page) => page.getByLabel(/^Password/);
const repeat = (page: Page) => page.getByLabel('Confirm password');
const adult = (page: Page) => page.getByRole('checkbox', { name: /^I am 18 or over/ });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create account', exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function fillSignIn(page: Page, identifier: string, words: string): Promise<void> {
  await page.getByLabel('Username or email').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await signInButton(page).click();
}

test.beforeEach(forgetLimits);

test.describe('creating an account', () => {
  test.beforeEach(({ page }) => page.goto('/auth?mode=sign-up'));

  test('AUTH-07 AUTH-08 USER-01 USER-02 USER-03 RUL-26 a username that breaks a rule is refused in its words', async ({
    page,
  }) => {
    const says = async (name: string, words: string) => {
      await username(page).fill(name);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(createButton(page)).toBeDisabled();
    };
    await says('ab', 'Username must be at least 3 characters long');
    await says('a'.repeat(21), 'Username must be less than 20 characters');
    await says('ann-lee', 'Username can only contain letters, numbers, and underscores');
    await username(page).fill('a'.repeat(20));
    await expect(page.getByText('20/20')).toBeVisible();
    await expect(page.getByText('Username is available', { exact: true })).toBeVisible();
  });

  test('USER-04 USER-05 USER-07 AUTH-09 availability is asked once typing has stopped', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/rpc/accounts/usernameAvailable', (route) => {
      asked.push(route.request().postData() ?? '');
      return route.continue();
    });
    await username(page).pressSequentially('JUNE', { delay: 60 });
    await expect(createButton(page)).toBeDisabled();
    await expect(page.getByText('Username is already taken', { exact: true })).toBeVisible();
    await expect(createButton(page)).toBeDisabled();
    expect(asked).toHaveLength(1);
    await username(page).fill(somebodyNew().username);
    await expect(page.getByText('Username is available', { exact: true })).toBeVisible();
    await expect(createButton(page)).toBeEnabled();
  });

  test('USER-06 a failed look-up says so', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    await page.route('**/rpc/accounts/usernameAvailable', (route) => route.abort());
    await username(page).fill('somebody_else');
    await expect(page.getByText('Error checking username availability', { exact: true })).toBeVisible();
  });

  test('AUTH-06 AUTH-12 AUTH-14 ERR-73 RUL-30 passwords have to match, be long enough, and the person 18', async ({
    page,
  }) => {
    const person = somebodyNew();
    await username(page).fill(person.username);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await password(page).fill('short');
    await repeat(page).fill('other');
    await expect(
      page.getByText('Password must be at least 6 characters long', { exact: true }),
    ).toBeVisible();
    await adult(page).focus();
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
    await password(page).fill(person.password);
    await repeat(page).fill(person.password);
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeHidden();
    await createButton(page).click();
    await expect(
      page.getByText('Please confirm that you are 18 or over and accept the terms.', { exact: true }),
    ).toBeVisible();
    await adult(page).check();
    await createButton(page).click();
    await expectToast(page, 'Account created! Please check your email to verify your account.');
    await expect(page).toHaveURL('/');
  });
});

test('FIX-12 RUL-118 a password that is easy to guess is refused under its field', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  const person = somebodyNew();
  await page.goto('/auth?mode=sign-up');
  await username(page).fill(person.username);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await password(page).fill('password');
  await repeat(page).fill('password');
  await adult(page).check();
  await createButton(page).click();
  await expect(page.getByText('Choose a password that is harder to guess', { exact: true })).toBeVisible();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
});

test('AUTH-04 ERR-72 username and e-mail both sign in', { tag: '@flow' }, async ({ page }) => {
  const account = await createAccount();
  for (const identifier of [account.username, account.email]) {
    await forgetSession(page);
    await page.goto('/auth');
    await fillSignIn(page, identifier, account.password);
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL('/');
  }
});

test('ERR-71 AUTH-05 RUL-25 a wrong password, a wrong address and an unknown name', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 4(?:00|01|04)/);
  const account = await createAccount();
  await page.goto('/auth');
  await fillSignIn(page, account.username, 'not this one');
  await expect(page.getByText('Wrong username or password', { exact: true })).toBeVisible();
  await fillSignIn(page, 'nobody@example.com', 'not this one');
  await expect(page.getByText('Wrong username or password', { exact: true })).toBeVisible();
  await fillSignIn(page, 'nobody_at_all', 'not this one');
  await expect(page.getByText('Username not found', { exact: true })).toBeVisible();
});

test('AUTH-02 AUTH-11 ERR-74 ERR-76 ERR-77 ERR-78 a forgotten password is replaced by the mailed link, once', {
  tag: '@flow',
}, async ({ page, problems }) => {
  const account = await createAccount();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password', exact: true }).click();
  await page.getByLabel('Username or email').fill(account.username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectToast(page, 'Reset email sent!', RESET_SENT);

  const letter = await findLetter(page, account.email, 'Choose a new password');
  const link = letter.getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();

  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();
  await page.getByLabel(/^New password/).fill('a new one');
  await page.getByLabel('Confirm new password').fill('another one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a new one');
  problems.expect(/Failed to load resource/);
  await page.route('**/rpc/accounts/resetPassword', (route) => route.abort());
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.locator('.toast')).toContainText('Update failed');
  await page.unroute('**/rpc/accounts/resetPassword');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expectToast(page, 'Password updated!');

  await fillSignIn(page, account.username, 'a new one');
  await expectToast(page, 'Welcome back!');

  await forgetSession(page);
  await page.goto(address);
  await expectToast(page, 'Invalid reset link');
  await expect(page).toHaveURL('/auth');
});

test('RUL-112 RUL-119 an account signs in by a mailed link, back where its owner was; for any other address the same is said', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  const account = await createAccount();
  await page.goto('/auth?next=%2Fsaved');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page).toHaveURL('/auth?mode=link&next=%2Fsaved');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const ask = async (email: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(
      page.getByText(`If there is an account with ${email}, the letter with the link is on its way.`),
    ).toBeVisible();
  };
  await ask('nobody.has.this@example.com');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await ask(account.email);
  const letter = await findLetter(page, account.email, 'Your link to sign in');
  await letter.getByRole('link').click();
  await signInButton(page).click();
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL('/saved');
});

test('ERR-75 a reset that cannot be asked for says so', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/rpc/accounts/requestPasswordReset', (route) => route.abort());
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Username or email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.locator('.toast')).toContainText('Reset error');
});

test('ERR-73 RUL-108 the address of a new account is confirmed by a press, once its mail was opened', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const account = await signUpAccount();
  const letter = await findLetter(page, account.email, 'Confirm your email');
  const link = letter.getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL('/verify');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expectToast(page, 'Email confirmed!');
  await page.goto(address);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('RUL-24 asking for a new password says the same for an address that nobody has', async ({ page }) => {
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Username or email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectToast(page, 'Reset email sent!', RESET_SENT);
});

test('AUTH-16 RUL-31 signing out in one tab reaches the other, and no script can read the session', async ({
  page,
  account,
}) => {
  await page.goto('/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: account.username })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
});

test('FIX-16 signing out everywhere asks first, and another device is signed out as it looks on', async ({
  page,
  account,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth');
  await fillSignIn(other, account.username, account.password);
  await expect(other).toHaveURL('/');
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: account.username })).toBeVisible();

  await page.goto('/profile/settings/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
  await elsewhere.close();
});

test('RUL-104 /saved and /profile ask a visitor to sign in, and lead back', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'Sign in to see what you saved' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, account.username, account.password);
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
