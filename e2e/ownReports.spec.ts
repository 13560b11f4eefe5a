import { notifyReporters } from '../server/src/modules/safety/receipts/receipts.jobs.ts';
import { Queue } from '../server/src/queue/queue.ts';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database, databasePool } from './fixtures/database.ts';
import { createModerator, decide } from './fixtures/moderating.ts';
import { createAccount } from './fixtures/people.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

/** What the workers of the Liora under test do once the minute of a decision is over. */
const afterItsMinute = (decisionId: number) =>
  notifyReporters(
    { db: database(), now: () => new Date(), queue: new Queue(databasePool()) } as Parameters<
      typeof notifyReporters
    >[0],
    { id: '', data: { decisionId }, retryCount: 0 },
  );

test('RUL-15 what somebody reported is received, and decided once they are told so, which leads back to it', {
  tag: '@flow',
}, async ({ page, account }) => {
  const { id, title } = await createPlan(await createAccount());
  await call('safety.reportPlan', { id, reason: 'spam', details: 'Not for the list' }, account.cookie);
  await page.goto('/profile/settings/reports');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'reported' });
  await expect(row).toContainText('Received');
  await expect(row).toContainText('Spam, reported');
  await expect(row).toContainText(`The plan “${title}”`);

  const decision = await decide(await createModerator(), 'hide', { id });
  await afterItsMinute(decision);
  // Live, by the notification.
  await expect(row).toContainText('Decided');
  await expect(row).toContainText('A plan');
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(row).toContainText('It breaks our rules, and is out of sight.');
  await expectAccessibleInBothThemes(page, 'settings: reports');

  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Thank you. We looked at the plan that you reported' }).click();
  await expect(page).toHaveURL('/profile/settings/reports');
  await expect(row).toContainText('Decided');
});
