import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { type CompanyServer, startCompanyServer } from './fixtures/companyServer.ts';
import { forgetLimits } from './fixtures/database.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

let company: CompanyServer;
test.beforeAll(async () => {
  company = await startCompanyServer();
});
test.afterAll(() => company.stop());
test.beforeEach(forgetLimits);

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with Acme' });
const at = (page: Page, path: string) => expect(page).toHaveURL(new URL(path, company.address).href);

function colleague() {
  const sub = randomUUID();
  company.provider.person = { sub, email: `${sub.slice(0, 8)}@acme.example`, email_verified: true };
  return company.provider.person;
}

test('RUL-122 without a configured company there is no button', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign in with (?!a passkey)/ })).toHaveCount(0);
});

test('RUL-122 AUTH-16 RUL-92 somebody comes by their company, other tabs hear of it, and they delete their account without a password', {
  tag: '@flow',
}, async ({ page, context }) => {
  const { email } = colleague();
  const other = await context.newPage();
  await other.goto(`${company.address}/profile/settings/security`);
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page.goto(`${company.address}/auth?next=/profile/settings/security`);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await at(page, '/auth/company');
  await expectAccessibleInBothThemes(page, 'the last step');
  await page.getByLabel('Username').fill(`c_${randomUUID().slice(0, 8)}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await at(page, '/profile/settings/security');
  await expect(page.getByText('Signs in to your account')).toBeVisible();
  await expect(other.getByText('Signs in to your account')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the settings of somebody who came by a company');

  await page.goto(`${company.address}/profile/settings/data`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByLabel('Your password')).toHaveCount(0);
  await proof.getByRole('button', { name: 'Confirm with Acme' }).click();
  await expectToast(page, 'Thank you, it is you', 'Now you can go on where you were.');
  await at(page, '/profile/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

  await page.goto(`${company.address}/auth`);
  await button(page).click();
  await expectToast(
    page,
    'Your account is back',
    'Everything is where you left it, and nothing will be erased.',
  );
});

test('ERR-81 RUL-122 who has an account signs in to it and connects it; a no of the company changes nothing', async ({
  page,
}) => {
  const account = await createAccount();
  company.provider.person = { sub: randomUUID(), email: account.email, email_verified: true };
  await page.goto(`${company.address}/auth`);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await at(page, '/profile/settings/security');
  await page.getByRole('button', { name: 'Connect' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Your password').fill(account.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Connected', 'From now on it signs you in.');
  await expect(page.getByText('Signs in to your account')).toBeVisible();

  await page.goto(`${company.address}/auth/company?error=access_denied&state=x`);
  await expect(page.getByText('You were not signed in. Nothing has changed.')).toBeVisible();
  await at(page, '/auth/company');
});

test('PROF-03 who would rather ask is told whom to write to, where the operator has named somebody', async ({
  page,
  account,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: 'help@liora.example' });
  await page.goto('/profile/settings/data');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await signInAs(page.context(), account, company.address);
  await page.goto(`${company.address}/profile/settings/data`);
  await expect(link).toHaveAttribute('href', 'mailto:help@liora.example?subject=Delete%20my%20account');
});
