import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { AddressedCaller, SignedInCaller } from '../../rpc/context.ts';
import { readMember } from '../moderation/members/members.service.ts';
import { moderationQueue } from './moderation/moderation.service.ts';
import { objectTo, readOwnDecision } from './moderation/objections.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { moderationItem } from './published/published.service.ts';
import { reportPlan } from './reports/reports.service.ts';
import { decide, doWaiting } from './testing/deciding.ts';
import { leading, publishPlan, waysToPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const visitor = visitorOf(deps);
/** After it nobody can take a decision back. */
const aMinuteLater = async (moderator: SignedInCaller) => {
  now = new Date(now.getTime() + DECISION_UNDO_SECONDS * 1000);
  await doWaiting(moderator);
};

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
let moderator: AddressedCaller;
let author: AddressedCaller;
beforeEach(async () => {
  await deps.queue.boss.deleteQueuedJobs('decisions');
  await database.pool.query(`delete from date_plans; delete from date_plan_reports; delete from objections;
    delete from moderation_decisions; delete from notifications`);
  [moderator, author] = [await person(deps), await person(deps)];
  await database.db.insertInto('admins').values({ user_id: moderator.viewer.userId }).execute();
});

const plan = (content_id: string, reason = 'Looked at it') => ({
  content_type: 'plan' as const,
  content_id,
  reason,
});
const isSeen = async (id: string) => leading(await waysToPlan(visitor, id)).length > 0;
const told = async () => {
  const rows = await database.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', author.viewer.userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ data }) => data);
};
async function decided(action: 'hide' | 'delete' | 'warn' | 'suspend') {
  const id = await publishPlan(author);
  const decision = await decide(moderator, action, plan(id, 'It is an advertisement'));
  return { id, decision };
}
const words = 'I am not paid for it';

describe('an author objects', () => {
  test('once, to what stands, right behind what is hidden and nobody has judged', async () => {
    const reported = await publishPlan(author, { title: 'Reported before' });
    await reportPlan(await person(deps), { id: reported, reason: 'spam', details: null });
    const { id, decision } = await decided('hide');
    await aMinuteLater(moderator);
    expect(await readOwnDecision(author, decision)).toMatchObject({
      action: 'hide',
      reason: 'It is an advertisement',
      objection: null,
      may_object: true,
    });
    await objectTo(author, { id: decision, words });
    // The answer got lost, and it was sent again.
    await objectTo(author, { id: decision, words });
    await expect(objectTo(author, { id: decision, words: 'And more' })).rejects.toMatchObject({
      code: 'OBJECTION_REFUSED',
    });
    const queue = await moderationQueue(moderator);
    expect(queue.open).toBe(2);
    expect(queue.items).toMatchObject([
      { content_id: reported, objection: null },
      {
        content_id: id,
        can: ['restore', 'hide'],
        objection: { words, to: 'hide', reason: 'It is an advertisement' },
      },
    ]);
    expect(await readOwnDecision(author, decision)).toMatchObject({
      objection: { words, answer: null },
      may_object: false,
    });
  });

  test('of many at once one is kept', async () => {
    const { decision } = await decided('warn');
    await aMinuteLater(moderator);
    const sent = ['a', 'b', 'c', 'd'].map((one) => objectTo(author, { id: decision, words: one }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('nobody else does, nor before it is told, nor to what was taken back', async () => {
    const { decision } = await decided('hide');
    const nothing = { code: 'NOT_FOUND' };
    await expect(objectTo(author, { id: decision, words })).rejects.toMatchObject(nothing);
    await expect(readOwnDecision(author, decision)).rejects.toMatchObject(nothing);
    const { decision: another } = await decided('hide');
    await undoDecisions(moderator, [another]);
    await aMinuteLater(moderator);
    await expect(objectTo(author, { id: another, words })).rejects.toMatchObject(nothing);
    for (const stranger of [await person(deps), moderator]) {
      await expect(objectTo(stranger, { id: decision, words })).rejects.toMatchObject(nothing);
      await expect(readOwnDecision(stranger, decision)).rejects.toMatchObject(nothing);
    }
  });
});

describe('an objection is answered', () => {
  test.each(['hide', 'warn', 'suspend'] as const)(
    'upheld: a Restore like any other ends what "%s" did, and the author is told',
    async (action) => {
      const { id, decision } = await decided(action);
      await aMinuteLater(moderator);
      await objectTo(author, { id: decision, words });
      await decide(moderator, 'restore', plan(id, 'You are right'));
      expect(await isSeen(id)).toBe(true);
      expect((await moderationQueue(moderator)).open).toBe(0);
      await aMinuteLater(moderator);
      expect((await told()).at(-1)).toMatchObject({ action: 'restore', answers_objection: true });
      expect(await readOwnDecision(author, decision)).toMatchObject({
        objection: { answer: { upheld: true, reason: 'You are right' } },
        may_object: false,
        stands: false,
      });
    },
  );

  test.each(['hide', 'delete'] as const)(
    'RUL-15 upheld: "%s" is off the record of its author, and back on it while that is taken back',
    async (action) => {
      const id = await publishPlan(author);
      await reportPlan(await person(deps), { id, reason: 'spam', details: null });
      const decision = await decide(moderator, action, plan(id));
      await aMinuteLater(moderator);
      const record = async () => {
        const item = await moderationItem(moderator, { content_type: 'plan', content_id: id });
        const { reports_about } = await readMember(moderator, { user_id: author.viewer.userId });
        expect(reports_about).toEqual({ all: item.author?.reported, upheld: item.author?.upheld });
        return reports_about;
      };
      await objectTo(author, { id: decision, words });
      expect(await record()).toEqual({ all: 1, upheld: 1 });
      const answer = await decide(moderator, 'restore', plan(id, 'You are right'));
      expect(await record()).toEqual({ all: 1, upheld: 0 });
      await undoDecisions(moderator, [answer]);
      expect(await record()).toEqual({ all: 1, upheld: 1 });
    },
  );

  test('declined: it stays as it is, for good, and the author is told', async () => {
    const { id, decision } = await decided('suspend');
    await aMinuteLater(moderator);
    await objectTo(author, { id: decision, words });
    const answer = await decide(moderator, 'hide', plan(id, 'It is one'));
    await aMinuteLater(moderator);
    expect(await isSeen(id)).toBe(false);
    expect((await told()).at(-1)).toMatchObject({ action: 'hide', answers_objection: true });
    for (const one of [decision, answer])
      await expect(objectTo(author, { id: one, words: 'Still' })).rejects.toMatchObject({
        code: 'OBJECTION_REFUSED',
      });
    const { rows } = await database.pool.query('select suspended_at from profiles where user_id = $1', [
      author.viewer.userId,
    ]);
    expect(rows[0].suspended_at).not.toBeNull();
  });

  test('with nothing but yes or no; an answer that is taken back lets it wait again', async () => {
    const { id, decision } = await decided('hide');
    await aMinuteLater(moderator);
    await objectTo(author, { id: decision, words });
    await expect(decide(moderator, 'suspend', plan(id))).rejects.toMatchObject({ code: 'DECISION_REFUSED' });
    const answer = await decide(moderator, 'restore', plan(id));
    await undoDecisions(moderator, [answer]);
    expect(await isSeen(id)).toBe(false);
    expect((await moderationQueue(moderator)).items).toMatchObject([
      { content_id: id, objection: { words } },
    ]);
  });
});
