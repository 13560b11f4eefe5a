import { REPORTERS_NOTIFIED_AT_ONCE, REPORTS_IN_VAIN_MAX } from '@liora/domain/limits';
import { MODERATION_ACTIONS, type ReportOutcome } from '@liora/domain/rules/decisions';
import { notificationWords } from '@liora/domain/rules/notificationWords';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps, venue } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { notifyReporters } from './receipts/receipts.jobs.ts';
import { reportPlan } from './reports/reports.service.ts';
import { decide, doWaiting } from './testing/deciding.ts';
import { publishPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const [moderator, creator] = [await person(deps), await person(deps)];

beforeEach(async () => {
  for (const queue of ['decisions', 'report-receipts'] as const)
    await deps.queue.boss.deleteQueuedJobs(queue);
  await database.pool.query(`delete from date_plans; delete from date_plan_reports; delete from notifications;
    delete from moderation_decisions; delete from rate_limits`);
});

const plan = (content_id: string) => ({ content_type: 'plan' as const, content_id, reason: 'Looked at it' });
const report = (who: AddressedCaller, id: string) => reportPlan(who, { id, reason: 'spam', details: null });

/** What workers do once the minute of a decision is over. */
async function aMinuteLater(): Promise<void> {
  await doWaiting(moderator);
  const jobs = await deps.queue.boss.findJobs<{ decisionId: number }>('report-receipts', { queued: true });
  const each = jobs.map(({ id, data }) => notifyReporters(deps, { id, data, retryCount: 0 }));
  // Twice, as after a node was killed.
  await Promise.all([
    ...each,
    ...jobs.map(({ id, data }) => notifyReporters(deps, { id, data, retryCount: 0 })),
  ]);
  await deps.queue.boss.deleteQueuedJobs('report-receipts');
}

const told = async ({ viewer }: AddressedCaller) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('data')
      .where('user_id', '=', viewer.userId)
      .where('type', '=', 'report_decided')
      .execute()
  ).map(({ data }) => data);

test.each(MODERATION_ACTIONS)(
  'RUL-15 whoever reported is told once what became of it, and not that it was "%s"',
  async (action) => {
    const [first, second, stranger] = [await person(deps), await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    for (const who of [first, second]) await report(who, id);
    await decide(moderator, action, plan(id));
    expect(await told(first)).toEqual([]);
    await aMinuteLater();
    const outcome = action === 'restore' ? 'nothing_found' : 'hidden';
    for (const who of [first, second]) expect(await told(who)).toEqual([{ content_type: 'plan', outcome }]);
    for (const who of [stranger, creator, moderator]) expect(await told(who)).toEqual([]);
    await decide(moderator, action === 'restore' ? 'hide' : 'restore', plan(id));
    await aMinuteLater();
    expect(await told(first)).toHaveLength(1);
  },
);

test('RUL-15 it says thank you, of what kind of thing, and the reason that every such decision has', () => {
  const words = (outcome?: ReportOutcome) =>
    notificationWords(
      { type: 'report_decided', data: { content_type: 'profile', outcome } },
      { name: null, timeZone: 'UTC' },
    );
  const title = 'Thank you. We looked at the profile that you reported';
  expect(words('hidden')).toEqual({ title, message: 'It breaks our rules, and is out of sight.' });
  expect(words('nothing_found')).toEqual({
    title,
    message: 'We found nothing in it that breaks our rules.',
  });
  expect(words('gone')).toEqual({ title, message: 'It is not on Liora any more.' });
  // One of before outcomes were told.
  expect(words()).toEqual({ title, message: null });
});

test('RUL-120 whose report hid nothing is told the same as whose report did', async () => {
  const [hiding, queued] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator);
  for (const who of [hiding, queued]) await report(who, id);
  await database.pool.query('update date_plan_reports set hides = false where reporter_user_id = $1', [
    queued.viewer.userId,
  ]);
  await decide(moderator, 'restore', plan(id));
  await aMinuteLater();
  expect(await told(queued)).toEqual([{ content_type: 'plan', outcome: 'nothing_found' }]);
  expect(await told(hiding)).toEqual(await told(queued));
});

test('RUL-15 of what may stay and was taken out by its author they are told that it is not there any more', async () => {
  const who = await person(deps);
  const id = await publishPlan(creator);
  await report(who, id);
  await deletePlan(creator, id);
  await decide(moderator, 'restore', plan(id));
  await aMinuteLater();
  expect(await told(who)).toEqual([{ content_type: 'plan', outcome: 'gone' }]);
});

test('RUL-15 whoever is told late is told what stands by then', async () => {
  const who = await person(deps);
  const id = await publishPlan(creator);
  await report(who, id);
  await decide(moderator, 'hide', plan(id));
  await doWaiting(moderator);
  await decide(await person(deps), 'restore', plan(id));
  await aMinuteLater();
  expect(await told(who)).toEqual([{ content_type: 'plan', outcome: 'nothing_found' }]);
});

test('RUL-15 what is taken back within the minute is told to nobody', async () => {
  const who = await person(deps);
  const id = await publishPlan(creator);
  await report(who, id);
  await undoDecisions(moderator, [await decide(moderator, 'hide', plan(id))]);
  await aMinuteLater();
  expect(await told(who)).toEqual([]);
});

test('RUL-15 whoever has blocked its author is told, and a report of an account that is gone stops nobody', async () => {
  const [blocker, gone] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator);
  for (const who of [blocker, gone]) await report(who, id);
  await block(blocker, creator);
  await database.pool.query('delete from auth_users where id = $1', [gone.viewer.userId]);
  await decide(moderator, 'hide', plan(id));
  await aMinuteLater();
  expect(await told(blocker)).toEqual([{ content_type: 'plan', outcome: 'hidden' }]);
});

test('RUL-120 whoever reports in vain again and again is told nothing more, until one of their reports is right', async () => {
  const [brigade, other] = [await person(deps), await person(deps)];
  for (let n = 1; n <= REPORTS_IN_VAIN_MAX + 1; n++) {
    const id = await publishPlan(creator);
    await report(brigade, id);
    await decide(moderator, 'restore', plan(id));
    await aMinuteLater();
    expect(await told(brigade)).toHaveLength(Math.min(n, REPORTS_IN_VAIN_MAX - 1));
  }
  const id = await publishPlan(creator);
  for (const who of [brigade, other]) await report(who, id);
  await decide(moderator, 'hide', plan(id));
  await aMinuteLater();
  expect(await told(brigade)).toHaveLength(REPORTS_IN_VAIN_MAX);
  expect(await told(other)).toHaveLength(1);
});

test('RUL-15 of a thing that very many reported each is told once', async () => {
  const id = await publishPlan(creator);
  const many = REPORTERS_NOTIFIED_AT_ONCE * 2;
  await database.pool.query(
    `with people as (insert into auth_users (name, email) select 'many' || n, n || '@many.example.com'
                     from generate_series(1, $3::int) n returning id, name),
     named as (insert into profiles (user_id, username) select id, name from people)
     insert into date_plan_reports (date_plan_id, reporter_user_id, reported_user_id, reason, content_title, created_at)
     select $1, id, $2, 'spam', 'Many', now() from people`,
    [id, creator.viewer.userId, many],
  );
  await decide(moderator, 'hide', plan(id));
  await aMinuteLater();
  const { rows } = await database.pool.query(
    `select count(*)::int as all, count(distinct user_id)::int as people from notifications where type = 'report_decided'`,
  );
  expect(rows).toEqual([{ all: many, people: many }]);
});
