import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liora/domain/durations';
import type { Page } from '@playwright/test';
import { aDeadLetterOf } from '../server/src/queue/testing/deadLetter.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database, databasePool } from './fixtures/database.ts';
import { choose } from './fixtures/menu.ts';
import { createModerator } from './fixtures/moderating.ts';
import { createAccount, signInAs, userIdOf } from './fixtures/people.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

/** By the frame of these screens: beside them on desktop, in a menu on phones. */
async function openPart(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await choose(page, menu, name);
  else await page.getByRole('link', { name, exact: true }).click();
}

async function openMember(page: Page, { username }: Account): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search members' }).fill(username.slice(0, -1));
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: username }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: username })).toBeVisible();
}

/** Presses what is done to a member, and says why. */
async function act(page: Page, name: string, reason: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Reason').fill(reason);
  return dialog;
}

/** As if whoever is signed in had come an hour ago. */
async function anHourAgo(account: Account): Promise<void> {
  const created_at = new Date(Date.now() - HOUR_MS);
  await database()
    .updateTable('auth_sessions')
    .set({ created_at, proved_at: null })
    .where('user_id', '=', await userIdOf(account))
    .execute();
}

test('RUL-95 RUL-08 a member is found, their address shown on demand, a membership given, and all of it stands in the audit log', {
  tag: '@flow',
}, async ({ page, context }) => {
  const [june, maya] = [await createModerator(), await createAccount()];
  await signInAs(context, june);
  await page.goto('/admin/members');
  await openMember(page, maya);
  const read = page.getByRole('article', { name: maya.username });
  await expect(read.getByText('None runs')).toBeVisible();
  await expect(read.getByText('On 1 device')).toBeVisible();
  await expect(read.getByText(maya.email)).toHaveCount(0);

  const showing = await act(page, 'Show email', '');
  await showing.getByRole('button', { name: 'Show it' }).click();
  await expect(showing.getByText('Please say why')).toBeVisible();
  await showing.getByLabel('Reason').fill('They asked which address it is.');
  await showing.getByRole('button', { name: 'Show it' }).click();
  await expect(read.getByText(maya.email)).toBeVisible();

  const giving = await act(page, 'Give a membership', 'They won it.');
  await giving.getByLabel('Last day (UTC)').fill('2098-12-31');
  await giving.getByRole('button', { name: 'Give it' }).click();
  await expect(read.getByText('Given by an admin, until Dec 31, 2098')).toBeVisible();

  await read.getByRole('link', { name: 'Audit log of this member' }).click();
  const lines = page.locator('main, #main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Gave a membership');
  await expect(lines.first()).toContainText('They won it.');
  await expect(lines.first()).toContainText(june.username);
  await expect(lines.last()).toContainText('Looked at an email');
  await expect(page.getByText(maya.email)).toHaveCount(0);
});

test('RUL-95 after a quarter of an hour an admin is asked who they are, and what they were doing goes on', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 40[13]/);
  const [june, maya] = [await createModerator(), await createAccount()];
  await anHourAgo(june);
  await signInAs(context, june);
  await page.goto('/admin/members');
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Your password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not your password')).toBeVisible();
  await question.getByLabel('Your password', { exact: true }).fill(june.password);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await openMember(page, maya);

  const leaving = await act(page, 'Sign out everywhere', 'Their phone was stolen.');
  await anHourAgo(june);
  await leaving.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(leaving.getByLabel('Reason')).toHaveValue('Their phone was stolen.');
  await leaving.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByLabel('Your password', { exact: true }).fill(june.password);
  await page.keyboard.press('Enter');
  await expectToast(page, `${maya.username} is signed out everywhere`);
  await expect(page.getByText('Nowhere')).toBeVisible();
});

test('RUL-95 RUL-01 a job that was given up is run again or dropped, and the switch for everybody says what it does', async ({
  page,
  context,
}) => {
  test.slow();
  const june = await createModerator();
  const [again, dropped] = [`of-${june.username}-1`, `of-${june.username}-2`];
  for (const code of [again, dropped])
    await aDeadLetterOf(databasePool(), 'pin-lookups', { pinId: randomUUID() }, randomUUID(), code);
  await signInAs(context, june);
  await page.goto('/admin/activity');
  const job = (code: string) => page.getByRole('listitem').filter({ hasText: code });
  await expect(page.getByText(/today$/)).toBeVisible();
  await job(again).getByRole('button', { name: 'Run again: pin-lookups', exact: true }).click();
  await expectToast(page, 'It runs again');
  await expect(job(again)).toHaveCount(0);
  await job(dropped).getByRole('button', { name: 'Drop: pin-lookups', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(job(dropped)).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'activity');
  await page.getByRole('button', { name: 'Make everybody premium', exact: true }).click();
  const why = page.getByRole('dialog', { name: 'Make everybody premium' });
  await expect(why.getByText('Nobody is charged.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Everybody has the membership that is theirs.')).toBeVisible();
});

test('RUL-95 the audit log is narrowed in its address and saved as a file; axe finds nothing there and on the screen of members', async ({
  page,
  context,
}) => {
  test.slow();
  const june = await createModerator();
  await signInAs(context, june);
  await page.goto('/admin/members');
  await openMember(page, june);
  await expect(page.getByText('This is an admin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'members');
  await openPart(page, 'Audit log');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await choose(page, page.getByRole('button', { name: 'Export', exact: true }), 'CSV');
  expect((await saved).suggestedFilename()).toMatch(/^liora-actions-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('link', { name: `Only what ${june.username} did` }).click();
  await expect(page).toHaveURL(/admin=/);
  const lines = page.locator('#main').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Exported this list');
  await expect(page.getByRole('button', { name: /Show those of all admins$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the audit log');
});
