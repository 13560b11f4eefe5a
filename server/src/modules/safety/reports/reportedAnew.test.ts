import { randomUUID } from 'node:crypto';
import { pinContent } from '@liora/domain/contract/pins';
import { planContent } from '@liora/domain/contract/plans';
import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { REPORTS_IN_VAIN_MAX } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { changeProfile } from '../../accounts/profile/profile.service.ts';
import { editPin } from '../../pins/pins.service.ts';
import { editPlan } from '../../plans/plans.service.ts';
import { writeReview } from '../../reviews/reviews.service.ts';
import { undoDecisions } from '../moderation/undo.service.ts';
import { listOwnReports } from '../receipts/ownReports.service.ts';
import { notifyReporters } from '../receipts/receipts.jobs.ts';
import { decide, doWaiting } from '../testing/deciding.ts';
import { publishPlan } from '../testing/seen.ts';
import { reportContent, reportPlan } from './reports.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
await venue(database.db, 'bar');
await venue(database.db, 'cafe', { category: 'Cafe' });
const [moderator, creator] = [await person(deps), await person(deps)];

beforeEach(async () => {
  await database.pool.query(`delete from date_plans; delete from date_plan_reports; delete from reports;
    delete from moderation_decisions; delete from rate_limits`);
  for (const queue of ['decisions', 'report-receipts'] as const)
    await deps.queue.boss.deleteQueuedJobs(queue);
  now = TEST_NOW;
});

/** Time goes on, and what waits for the minute of a decision to be over is done. */
async function aMinuteLater(): Promise<void> {
  now = new Date(now.getTime() + 2 * MINUTE_MS);
  await doWaiting(moderator);
  const jobs = await deps.queue.boss.findJobs<{ decisionId: number }>('report-receipts', { queued: true });
  for (const { id, data } of jobs) await notifyReporters(deps, { id, data, retryCount: 0 });
  await deps.queue.boss.deleteQueuedJobs('report-receipts');
}

/** Somebody whom moderators trust, at an address of their own. */
async function reporter(): Promise<AddressedCaller> {
  const who = await person(deps);
  const since = new Date(TEST_NOW.getTime() - 30 * DAY_MS);
  await database.pool.query('update auth_users set created_at = $1 where id = $2', [
    since,
    who.viewer.userId,
  ]);
  return who;
}

const report = (who: AddressedCaller, id: string, details: string | null = null) =>
  reportPlan(who, { id, reason: 'harassment', details });
const about = (content_id: string) => ({ content_type: 'plan' as const, content_id, reason: 'Looked at it' });
async function restored(id: string): Promise<void> {
  await decide(moderator, 'restore', about(id));
  await aMinuteLater();
}
async function edited(id: string): Promise<void> {
  now = new Date(now.getTime() + MINUTE_MS);
  const places = ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null }));
  await editPlan(creator, { id, ...planContent.parse({ title: 'Another evening', places }) });
}
const outcomes = async (who: AddressedCaller) =>
  (await listOwnReports(who, undefined)).reports.map(({ outcome }) => outcome);
const waiting = async () =>
  (
    await database.pool.query<{ details: string | null }>(
      'select details from all_reports where decision_id is null order by created_at',
    )
  ).rows.map(({ details }) => details);
const isHidden = async (id: string) =>
  (await database.pool.query('select is_reported or is_hidden as hidden from date_plans where id = $1', [id]))
    .rows[0].hidden;

test('RUL-15 RUL-120 what was restored and edited since is reported anew by the same person: it queues, and hides nothing', async () => {
  const who = await reporter();
  const id = await publishPlan(creator);
  await report(who, id);
  await restored(id);
  await report(who, id, 'Still there');
  expect(await waiting()).toEqual([]);
  await edited(id);
  await report(who, id, 'It says more by now');
  await report(who, id, 'Once more');
  expect(await waiting()).toEqual(['It says more by now']);
  expect(await isHidden(id)).toBe(false);
  expect(await outcomes(who)).toEqual([null, 'nothing_found']);
  await decide(moderator, 'hide', about(id));
  await aMinuteLater();
  expect(await outcomes(who)).toEqual(['hidden', 'nothing_found']);
});

test('RUL-15 what moderators restored as it is by now is no news, whatever was changed before', async () => {
  const who = await reporter();
  const id = await publishPlan(creator);
  await report(who, id);
  await edited(id);
  await restored(id);
  await report(who, id, 'Once more');
  expect(await waiting()).toEqual([]);
});

test('RUL-120 none of the three people who hide what was restored is one who has reported it before', async () => {
  const [who, second, third, fourth] = [
    await reporter(),
    await reporter(),
    await reporter(),
    await reporter(),
  ];
  const id = await publishPlan(creator);
  await report(who, id);
  // It was right to report it, so that it counts for nobody's record that it was restored after an objection.
  await decide(moderator, 'hide', about(id));
  await aMinuteLater();
  await restored(id);
  await edited(id);
  for (const one of [who, second, third]) await report(one, id);
  expect(await waiting()).toHaveLength(3);
  expect(await isHidden(id)).toBe(false);
  await report(fourth, id);
  expect(await isHidden(id)).toBe(true);
});

test('RUL-15 while a decision can be taken back, and to who is told of none, nothing more is taken', async () => {
  const [who, brigade] = [await reporter(), await reporter()];
  const first = await publishPlan(creator);
  await report(who, first);
  const decision = await decide(moderator, 'restore', about(first));
  await edited(first);
  await report(who, first);
  await undoDecisions({ ...moderator, deps: testDeps(database) }, [decision]);
  expect(await waiting()).toHaveLength(1);
  for (let n = 0; n < REPORTS_IN_VAIN_MAX; n += 1) {
    const id = await publishPlan(creator);
    await report(brigade, id);
    await restored(id);
    await edited(id);
    await report(brigade, id);
  }
  // The last one was in vain as the others were, and of it nothing was told.
  expect(await outcomes(brigade)).toHaveLength(2 * REPORTS_IN_VAIN_MAX - 1);
});

const reportThing = (who: AddressedCaller, content_type: 'pin' | 'review' | 'profile', content_id: string) =>
  reportContent(who, { content_type, content_id, reason: 'spam', details: null });
const marks = { vibe: 9, quality: 9, experience: 9, text: null, been_there: true };
const review = (text: string) =>
  writeReview(creator, { ...marks, text, place_id: 'bar', request_id: randomUUID() });
const pinEdit = pinContent.parse({
  title: 'Another bench',
  category: 'Outdoor',
  at: { latitude: 37, longitude: -122 },
});

test.each([
  ['pin', () => droppedPin(creator), (id: string) => editPin(creator, { ...pinEdit, id, version: 1 })],
  ['review', async () => (await review('Fine')).id, () => review('Not fine')],
  ['profile', async () => creator.viewer.userId, () => changeProfile(creator, { bio: 'Somebody else' })],
] as const)('RUL-21 of a %s, too', async (kind, publish, edit) => {
  const who = await reporter();
  const id = await publish();
  // The database's clock is another one.
  await database.pool.query(`update dropped_pins set updated_at = '${TEST_NOW.toISOString()}';
    update profiles set updated_at = '${TEST_NOW.toISOString()}'`);
  await reportThing(who, kind, id);
  await decide(moderator, 'restore', { content_type: kind, content_id: id, reason: 'Looked at it' });
  await aMinuteLater();
  await reportThing(who, kind, id);
  expect(await waiting()).toHaveLength(0);
  await edit(id);
  await reportThing(who, kind, id);
  expect(await waiting()).toHaveLength(1);
});
