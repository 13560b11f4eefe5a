import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liora/domain/durations';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { Manifest } from '../../../backup/backupFiles.ts';
import { recordBackup } from '../../../backup/backupRecords.ts';
import { aDeadLetterOf } from '../../../queue/testing/deadLetter.ts';
import { readViewer } from '../../accounts/session/session.service.ts';
import { aggregateAnalytics } from '../../analytics/analytics.jobs.ts';
import { trackEvent } from '../../analytics/analytics.service.ts';
import { purchaseMembership } from '../../membership/membership.service.ts';
import { reportPlan } from '../../safety/reports/reports.service.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { dropJob, readActivity, runJobAgain, setPremiumOverride } from './activity.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const admin = await person(deps);

test('RUL-95 reports stand by how long things wait for an answer, each thing once', async () => {
  const [owner, first, second] = [await person(deps), await person(deps), await person(deps)];
  for (const [hours, reporters] of [
    [30, [first, second]],
    [13, [first]],
    [1, [second]],
  ] as const) {
    const id = await publishPlan(owner);
    for (const reporter of reporters) {
      await reportPlan(reporter, { id, reason: 'spam', details: null });
      await database.pool.query(
        'update date_plan_reports set created_at = $1 where date_plan_id = $2 and reporter_user_id = $3',
        [hoursAgo(reporter === first ? hours : 0.5), id, reporter.viewer.userId],
      );
    }
  }
  const { reports } = await readActivity(admin);
  expect(reports).toEqual({ open: 3, late: 1, soon: 1, oldest_at: hoursAgo(30).toISOString() });
});

test('RUL-95 ENT-21 who is new, what was paid and what was counted stand per day of UTC, also of events that are counts already', async () => {
  await database.pool.query("update profiles set created_at = '2020-01-01'");
  const maya = await person(deps);
  const kai = await person(deps);
  await database.pool.query('update profiles set created_at = $1 where user_id = any($2)', [
    TEST_NOW,
    [maya.viewer.userId, kai.viewer.userId],
  ]);
  await purchaseMembership(maya);
  const link = {
    event_type: 'deeplink_handled' as const,
    path: '/explore',
    token: null,
    source: 'web' as const,
  };
  await trackEvent({ ...maya, clientAddress: '10.0.0.1' }, link);
  await aggregateAnalytics(
    testDeps(database, { now: () => new Date(TEST_NOW.getTime() + 31 * 24 * HOUR_MS) }),
  );
  await trackEvent({ ...kai, clientAddress: '10.0.0.2' }, link);
  expect(await readActivity(admin)).toMatchObject({
    from: '2026-05-03T00:00:00.000Z',
    sign_ups: [{ day: '2026-05-16', count: 2 }],
    payments: [{ type: 'STUB_PURCHASE', count: 1 }],
    events: [{ day: '2026-05-16', type: 'deeplink_handled', count: 2 }],
  });
});

test('RUL-95 FIX-43 a job that was given up is told by kind and failure alone, and runs again once, under the id that it had', async () => {
  const source = randomUUID();
  const request = {
    kind: 'reset-password',
    identifier: 'maya@example.com',
    network: 'n',
    device: null,
  } as const;
  const id = await aDeadLetterOf(database.pool, 'letter-requests', request, source);
  const activity = await readActivity(admin);
  expect(activity.dead_letters).toMatchObject([
    { id, queue: 'letter-requests', kind: 'reset-password', tries: 12, why: 'Error ECONNREFUSED' },
  ]);
  expect(activity.queues.map(({ queue }) => queue)).toContain('letter-requests');
  expect(JSON.stringify(activity)).not.toContain('maya@');
  const tries = await Promise.allSettled([runJobAgain(admin, { id }), runJobAgain(admin, { id })]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const jobs = await deps.queue.boss.findJobs('letter-requests', { id: source });
  expect(jobs).toMatchObject([{ state: 'created', data: request }]);
  expect((await readActivity(admin)).dead_letters).toEqual([]);
});

test('RUL-95 a job that was given up is dropped; one of a queue that is not there any more can only be dropped', async () => {
  const id = await aDeadLetterOf(database.pool, 'pin-lookups', { pinId: 'x' });
  await database.pool.query("update pgboss.job set source_name = 'of-before' where id = $1", [id]);
  await expect(runJobAgain(admin, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await readActivity(admin)).dead_letters).toMatchObject([{ id, queue: 'of-before' }]);
  await dropJob(admin, { id });
  expect((await readActivity(admin)).dead_letters).toEqual([]);
  await expect(dropJob(admin, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('RUL-95 the newest backup stands with its moment and rows, and one that failed since beside it', async () => {
  const { url } = database;
  const of = (rows: number) => ({ tables: [{ rows }, { rows: 1 }] }) as Manifest;
  expect((await readActivity(admin)).backups).toEqual({ newest: null, failed_at: null });
  await recordBackup(url, hoursAgo(3), async () => of(41));
  const newest = { taken_at: hoursAgo(3).toISOString(), rows: 42 };
  expect((await readActivity(admin)).backups).toEqual({ newest, failed_at: null });
  const fails = recordBackup(url, hoursAgo(2), async () => Promise.reject(new Error('The disk is full')));
  await expect(fails).rejects.toThrow('The disk is full');
  expect((await readActivity(admin)).backups).toEqual({ newest, failed_at: hoursAgo(2).toISOString() });
  await recordBackup(url, hoursAgo(1), async () => of(9));
  const next = { taken_at: hoursAgo(1).toISOString(), rows: 10 };
  expect((await readActivity(admin)).backups).toEqual({ newest: next, failed_at: null });
});

test('RUL-01 the override makes whoever is signed in a member from their next request on, until it is switched off', async () => {
  const maya = await person(deps);
  const cookie = await sessionCookie(deps, maya.viewer.userId);
  const isMember = async () => (await readViewer(deps, new Headers({ cookie })))?.entitlement.member;
  const reason = 'The open weekend';
  expect(await isMember()).toBe(false);
  await setPremiumOverride(admin, { on: true, reason });
  expect([await isMember(), (await readActivity(admin)).premium_override]).toEqual([true, true]);
  await setPremiumOverride(admin, { on: false, reason });
  expect([await isMember(), (await readActivity(admin)).premium_override]).toEqual([false, false]);
});
