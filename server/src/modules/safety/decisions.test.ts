import { safetyContract } from '@liora/domain/contract/safety';
import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import type { ModerationAction } from '@liora/domain/rules/decisions';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { THINGS } from '../../../test/things.ts';
import type { AddressedCaller, SignedInCaller } from '../../rpc/context.ts';
import { ownPlans } from '../plans/lists/planLists.service.ts';
import { sweepDeletedPlans } from '../plans/plans.jobs.ts';
import { restorePlan } from '../plans/plans.service.ts';
import { decideContent } from './moderation/decide.service.ts';
import { doDecision } from './moderation/decisions.jobs.ts';
import { moderationHistory, moderationQueue } from './moderation/moderation.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { queueUnreported } from './reports/unreported.service.ts';
import { decide, doWaiting } from './testing/deciding.ts';
import { leading, publishPlan, waysToPin, waysToPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const visitor = visitorOf(deps);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const MINUTE = DECISION_UNDO_SECONDS;

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
beforeEach(async () => {
  await deps.queue.boss.deleteQueuedJobs('decisions');
  await database.pool.query(`delete from date_plans; delete from dropped_pins; delete from date_plan_reports;
    delete from reports; delete from objections; delete from moderation_decisions; delete from notifications; delete from admins`);
});

async function admin(): Promise<SignedInCaller> {
  const somebody = await person(deps);
  await database.db.insertInto('admins').values({ user_id: somebody.viewer.userId }).execute();
  return somebody;
}

const plan = (content_id: string, reason = 'Looked at it') => ({
  content_type: 'plan' as const,
  content_id,
  reason,
});
const reported = async (creator: AddressedCaller, title = 'Lamplight') => {
  const id = await publishPlan(creator, { title });
  await reportPlan(await person(deps), { id, reason: 'spam', details: null });
  return id;
};
const isSeen = async (id: string) => leading(await waysToPlan(visitor, id)).length > 0;
const waiting = async (moderator: SignedInCaller) =>
  (await moderationQueue(moderator)).items.map(({ content_id }) => content_id);
const told = async ({ viewer }: SignedInCaller) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('data')
      .where('user_id', '=', viewer.userId)
      .where('type', '=', 'moderation_decision')
      .execute()
  ).map(({ data }) => data);

test('RUL-95 RUL-120 what is a moderator’s own is for another one to decide, and who reported it is not theirs to know', async () => {
  const [moderator, other] = [await person(deps), await admin()];
  await database.db.insertInto('admins').values({ user_id: moderator.viewer.userId }).execute();
  const id = await publishPlan(moderator, { title: 'My own' });
  await reportPlan(await person(deps), { id, reason: 'spam', details: 'It sells something' });
  const read = async (who: SignedInCaller) =>
    (await moderationQueue(who)).items.find(({ content_id }) => content_id === id);
  expect(await read(moderator)).toMatchObject({ can: [], reports: [{ reporter: null, details: null }] });
  for (const action of ['restore', 'hide', 'delete'] as const)
    await expect(decide(moderator, action, plan(id))).rejects.toMatchObject({ code: 'DECISION_REFUSED' });
  expect(await read(other)).toMatchObject({ reports: [{ details: 'It sells something' }] });
  await decide(other, 'restore', plan(id));
  expect(await isSeen(id)).toBe(true);
});

describe('RUL-15 RUL-95 one decision at a time', () => {
  test('a decision names what stood when it was read: a second one is told who decided what and when, and changes nothing', async () => {
    const [one, other, creator] = [await admin(), await admin(), await person(deps)];
    const id = await reported(creator);
    const [item] = (await moderationQueue(one)).items;
    expect(item?.seen).toBeNull();
    await decide(other, 'restore', plan(id, 'It is fine'));
    const items = [{ content_type: 'plan' as const, content_id: id, seen: item?.seen ?? null }];
    await expect(decideContent(one, { items, action: 'hide', reason: 'Spam' })).rejects.toMatchObject({
      code: 'DECIDED_MEANWHILE',
      data: {
        decision: {
          action: 'restore',
          reason: 'It is fine',
          decided_by: { username: other.viewer.username },
          decided_at: now.toISOString(),
        },
      },
    });
    expect(await isSeen(id)).toBe(true);
    expect((await moderationHistory(one, undefined)).decisions).toHaveLength(1);
  });

  test('of two at the same instant exactly one is stored, whatever both decide', async () => {
    const moderators = [await admin(), await admin(), await admin()];
    const actions: ModerationAction[] = ['restore', 'hide', 'suspend'];
    for (let round = 0; round < 6; round++) {
      const id = await reported(await person(deps));
      const items = [{ content_type: 'plan' as const, content_id: id, seen: null }];
      const outcomes = await Promise.allSettled(
        moderators.map((moderator, i) =>
          decideContent(moderator, { items, action: actions[(i + round) % 3] ?? 'hide', reason: 'At once' }),
        ),
      );
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? outcome.reason.code : [],
      );
      expect(refusals).toEqual(['DECIDED_MEANWHILE', 'DECIDED_MEANWHILE']);
      const { rows } = await database.pool.query(
        'select m.action, p.is_hidden from moderation_decisions m join date_plans p on p.id = m.content_id where m.content_id = $1',
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].is_hidden).toBe(rows[0].action !== 'restore');
    }
  });

  test('several are decided together with one reason, all or none', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const ids = [await reported(creator), await reported(creator), await reported(creator)];
    const items = ids.map((content_id) => ({ content_type: 'plan' as const, content_id, seen: null }));
    const lastOne = await decide(moderator, 'restore', plan(ids[2] ?? ''));
    const together = { items, action: 'hide' as const, reason: 'The same advertisement' };
    await expect(decideContent(moderator, together)).rejects.toMatchObject({ code: 'DECIDED_MEANWHILE' });
    expect(await waiting(moderator)).toHaveLength(2);
    await undoDecisions(moderator, [lastOne]);
    expect((await decideContent(moderator, together)).decisions).toHaveLength(3);
    expect(await waiting(moderator)).toEqual([]);
    expect(
      (await moderationHistory(moderator, undefined)).decisions.filter(({ stands }) => stands),
    ).toHaveLength(3);
  });
});

describe('what can be decided', () => {
  test('an admin is not suspended, a profile not deleted: the queue says so, and the server refuses it', async () => {
    const [moderator, other, reporter] = [await admin(), await admin(), await person(deps)];
    const profile = { content_type: 'profile' as const, content_id: other.viewer.userId };
    await reportContent(reporter, { ...profile, reason: 'spam', details: null });
    const queue = await moderationQueue(moderator);
    expect(queue.items).toMatchObject([{ can: ['restore', 'hide', 'warn'] }]);
    expect(await safetyContract.moderationQueue['~orpc'].outputSchema?.['~standard'].validate(queue)).toEqual(
      {
        value: queue,
      },
    );
    for (const action of ['suspend', 'delete'] as const)
      await expect(decide(moderator, action, { ...profile, reason: 'No' })).rejects.toMatchObject({
        code: 'DECISION_REFUSED',
      });
  });

  test.each(['delete', 'warn', 'suspend', 'hide'] as const)(
    'to %s it hides it at once and upholds its reports',
    async (action) => {
      const [moderator, creator] = [await admin(), await person(deps)];
      const id = await reported(creator);
      await decide(moderator, action, plan(id));
      expect(await isSeen(id)).toBe(false);
      await reported(creator, 'Another');
      const [item] = (await moderationQueue(moderator)).items;
      expect(item?.author).toMatchObject({ reported: 2, upheld: 1 });
    },
  );
});

describe('undo within a minute', () => {
  test.each(['restore', 'hide', 'delete', 'warn', 'suspend'] as const)(
    'taking back %s leaves everything as it was before, and the job is gone with it',
    async (action) => {
      const [moderator, creator] = [await admin(), await person(deps)];
      const id = await reported(creator);
      const before = await waysToPlan(visitor, id);
      const decision = await decide(moderator, action, plan(id));
      later(MINUTE - 1);
      await undoDecisions(moderator, [decision]);
      await undoDecisions(moderator, [decision]);
      expect(await waysToPlan(visitor, id)).toEqual(before);
      expect((await moderationQueue(moderator)).items).toMatchObject([
        { content_id: id, is_reported: true, is_hidden: false, seen: null },
      ]);
      later(2);
      expect(await doWaiting(moderator)).toBe(0);
      expect(await told(creator)).toEqual([]);
      expect((await ownPlans(creator, { limit: 60 })).plans).toHaveLength(1);
      expect((await moderationHistory(moderator, undefined)).decisions).toMatchObject([
        { undone: true, stands: false },
      ]);
    },
  );

  test('nobody takes back what somebody else decided, what is a minute old, or what was decided anew since', async () => {
    const [moderator, other, creator] = [await admin(), await admin(), await person(deps)];
    const id = await reported(creator);
    const first = await decide(moderator, 'hide', plan(id));
    await expect(undoDecisions(other, [first])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await decide(other, 'restore', plan(id));
    await expect(undoDecisions(moderator, [first])).rejects.toMatchObject({ code: 'DECIDED_MEANWHILE' });
    const last = await decide(moderator, 'hide', plan(id));
    later(MINUTE);
    await expect(undoDecisions(moderator, [last])).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await isSeen(id)).toBe(false);
  });

  test('what is done is not taken back, not even by a node whose clock is behind', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await reported(creator);
    const decision = await decide(moderator, 'delete', plan(id));
    expect(await doWaiting(moderator)).toBe(1);
    await expect(undoDecisions(moderator, [decision])).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
  });

  test('undo and the job of a minute later, at the same time: one of the two happens', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    for (let round = 0; round < 5; round++) {
      const id = await reported(creator);
      const decision = await decide(moderator, 'delete', plan(id));
      const [undone] = await Promise.allSettled([undoDecisions(moderator, [decision]), doWaiting(moderator)]);
      const { rows } = await database.pool.query('select deleted_at from date_plans where id = $1', [id]);
      expect(rows[0].deleted_at === null).toBe(undone?.status === 'fulfilled');
    }
  });
});

test.each(['restore', 'hide'] as const)(
  'a review that was held back is so again when %s is taken back',
  async (action) => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await THINGS.review.store(creator, 'Held back', {});
    await database.pool.query('update liora_reviews set held_at = $2 where id = $1', [id, now]);
    const thing = { content_type: 'review' as const, content_id: id };
    await queueUnreported(database.db, { ...thing, owner: creator.viewer.userId, reason: 'spam', now });
    const decision = await decide(moderator, action, { ...thing, reason: 'Looked at it' });
    await undoDecisions(moderator, [decision]);
    const { rows } = await database.pool.query(
      'select is_hidden, is_reported or held_at is not null as is_away from liora_reviews where id = $1',
      [id],
    );
    expect(rows).toEqual([{ is_hidden: false, is_away: true }]);
  },
);

describe('what is deleted', () => {
  test('is there for its author until the minute is over, and then gone for good', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await reported(creator);
    await decide(moderator, 'delete', plan(id));
    expect((await ownPlans(creator, { limit: 60 })).plans).toMatchObject([{ under_review: true }]);
    later(MINUTE);
    await doWaiting(moderator);
    expect((await ownPlans(creator, { limit: 60 })).plans).toEqual([]);
    await expect(restorePlan(creator, id)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    await sweepDeletedPlans(deps);
    expect((await database.pool.query('select from date_plans where id = $1', [id])).rowCount).toBe(0);
    expect(await told(creator)).toMatchObject([{ action: 'delete', title: 'Lamplight' }]);
  });

  const isThere = async (creator: SignedInCaller) =>
    (await ownPlans(creator, { limit: 60 })).plans.length === 1;

  test('stays when another moderator decides otherwise within the minute, and nobody is told that it went', async () => {
    const [moderator, other, creator] = [await admin(), await admin(), await person(deps)];
    const id = await reported(creator);
    await decide(moderator, 'delete', plan(id));
    later(MINUTE / 2);
    await decide(other, 'restore', plan(id));
    later(MINUTE / 2);
    await doWaiting(moderator);
    later(MINUTE);
    await doWaiting(moderator);
    expect(await isThere(creator)).toBe(true);
    expect(await isSeen(id)).toBe(true);
    expect(await told(creator)).toMatchObject([{ action: 'restore' }]);
  });

  test('goes after all when what was decided otherwise is taken back, however late', async () => {
    const [moderator, other, creator] = [await admin(), await admin(), await person(deps)];
    const id = await reported(creator);
    const deletion = await decide(moderator, 'delete', plan(id));
    later(MINUTE - 1);
    const otherwise = await decide(other, 'restore', plan(id));
    later(1);
    // The other one may still take it back: nothing is certain yet.
    const jobs = await deps.queue.boss.findJobs<{ decisionId: number }>('decisions', { queued: true });
    const job = jobs.find(({ data }) => data.decisionId === deletion);
    if (!job) throw new Error('no job');
    await doDecision(deps, { id: job.id, data: job.data, retryCount: 0 });
    await undoDecisions(other, [otherwise]);
    expect(await isThere(creator)).toBe(true);
    later(MINUTE);
    await doWaiting(moderator);
    expect(await isThere(creator)).toBe(false);
    expect(await told(creator)).toMatchObject([{ action: 'delete' }]);
  });

  test('a pin goes from every search', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await droppedPin(creator);
    await decide(moderator, 'delete', { content_type: 'pin', content_id: id, reason: 'Nowhere' });
    later(MINUTE);
    await doWaiting(moderator);
    expect(leading(await waysToPin(creator, id))).toEqual([]);
  });
});

describe('what the author is told', () => {
  test('of each decision against them, a minute later and once; of a Restore where something was hidden by decision', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await reported(creator);
    await decide(moderator, 'restore', plan(id));
    later(MINUTE);
    await doWaiting(moderator);
    expect(await told(creator)).toEqual([]);
    await decide(moderator, 'warn', plan(id));
    expect(await told(creator)).toEqual([]);
    later(MINUTE);
    await doWaiting(moderator);
    await doWaiting(moderator);
    await decide(moderator, 'restore', plan(id));
    later(MINUTE);
    await doWaiting(moderator);
    expect(await told(creator)).toMatchObject([
      { action: 'warn', content_type: 'plan', title: 'Lamplight', answers_objection: false },
      { action: 'restore' },
    ]);
  });
});
