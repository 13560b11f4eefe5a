import { randomUUID } from 'node:crypto';
import { safetyContract } from '@liora/domain/contract/safety';
import { MODERATION_QUEUE_ITEMS, MODERATION_REPORTS_SHOWN } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ownPlans } from '../plans/lists/planLists.service.ts';
import { sweepDeletedPlans } from '../plans/plans.jobs.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { react } from '../plans/reactions/reactions.service.ts';
import { savedPlans } from '../plans/saved/saved.service.ts';
import { requireAdmin } from './moderation/admins.service.ts';
import { moderationHistory, moderationQueue } from './moderation/moderation.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { decide } from './testing/deciding.ts';
import { leading, publishPlan, waysToPin, waysToPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const visitor = visitorOf(deps);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
beforeEach(() =>
  database.pool.query(`delete from date_plans; delete from dropped_pins; delete from saved_date_plans;
    delete from date_plan_reports; delete from reports; delete from moderation_decisions; delete from admins`),
);

async function admin(): Promise<SignedInCaller> {
  const somebody = await person(deps);
  await database.db.insertInto('admins').values({ user_id: somebody.viewer.userId }).execute();
  return somebody;
}

const spam = (id: string) => ({ id, reason: 'spam' as const, details: null });
const plan = (content_id: string, reason = 'Looked at it') => ({
  content_type: 'plan' as const,
  content_id,
  reason,
});

describe('RUL-15 RUL-95 the queue', () => {
  test('API-16 RUL-23 oldest first, with every report, the history of who reported, and the author with their address', async () => {
    const [moderator, creator, first, second] = [
      await admin(),
      await person(deps),
      await person(deps),
      await person(deps),
    ];
    const [older, newer] = [await publishPlan(creator), await publishPlan(creator, { title: 'Newer' })];
    const pin = await droppedPin(creator, { title: 'Bench' });
    await reportPlan(first, spam(newer));
    await decide(moderator, 'hide', plan(newer));
    later(1);
    await reportPlan(first, { id: older, reason: 'misleading_information', details: 'Closed since May' });
    later(1);
    await reportContent(second, { content_type: 'pin', content_id: pin, reason: 'spam', details: null });
    later(1);
    await reportPlan(second, { id: older, reason: 'other', details: null });
    const queue = await moderationQueue(moderator);
    expect(queue.open).toBe(2);
    expect(queue.items).toMatchObject([
      {
        content_type: 'plan',
        content_id: older,
        title: 'Lamplight',
        gone: false,
        is_reported: true,
        is_hidden: false,
        author: {
          username: creator.viewer.username,
          email: `${creator.viewer.username}@example.com`,
          reported: 4,
          upheld: 1,
        },
        report_count: 2,
        reports: [
          {
            reporter: { username: first.viewer.username, reports: 2, upheld: 1, dismissed: 0 },
            reason: 'misleading_information',
            details: 'Closed since May',
            decision: null,
          },
          { reporter: { username: second.viewer.username, reports: 2, upheld: 0 }, reason: 'other' },
        ],
      },
      { content_type: 'pin', content_id: pin, title: 'Bench', reports: [{ reason: 'spam' }] },
    ]);
    const output = safetyContract.moderationQueue['~orpc'].outputSchema;
    expect(await output?.['~standard'].validate(queue)).toEqual({ value: queue });
  });

  test('of a thing that very many report the newest are shown, oldest first, and how many there are', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    const id = await publishPlan(creator);
    await database.pool.query(
      `insert into date_plan_reports (date_plan_id, reported_user_id, reason, content_title, created_at)
       select $1, $2, 'spam', 'Many', $3::timestamptz + n * interval '1 second' from generate_series(1, 500) n`,
      [id, creator.viewer.userId, now],
    );
    const item = (await moderationQueue(moderator)).items.find(({ content_id }) => content_id === id);
    expect(item?.report_count).toBe(500);
    const days = item?.reports.map(({ created_at }) => created_at) ?? [];
    expect(days).toHaveLength(MODERATION_REPORTS_SHOWN);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).toBe(new Date(now.getTime() + 500_000).toISOString());
  });

  test('a thing that its author took away still waits for its decision', async () => {
    const [moderator, creator, reporter] = [await admin(), await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await reportPlan(reporter, spam(id));
    await deletePlan(creator, id);
    expect((await moderationQueue(moderator)).items).toMatchObject([{ content_id: id, gone: true }]);
    later(60);
    await sweepDeletedPlans(deps);
    expect((await moderationQueue(moderator)).items).toMatchObject([
      { content_id: id, gone: true, title: 'Lamplight', text: null },
    ]);
    await decide(moderator, 'hide', plan(id));
    expect(await moderationQueue(moderator)).toEqual({ items: [], open: 0, nextCursor: null });
  });

  test('of many waiting reports on both kinds it lists the things that have waited longest, each once', async () => {
    const moderator = await admin();
    const creator = await person(deps);
    await database.pool.query(
      `with people as (insert into auth_users (name, email) select 'witness' || n, 'w' || n || '@example.com'
                       from generate_series(1, 60) n returning id, name),
       things as (select n, gen_random_uuid() as id from generate_series(1, 90) n),
       told as (select p.id as reporter, t.*, timestamptz '2026-05-01Z' + (hashtext(p.name || t.n) % 5000) * interval '1 minute' as at
                from people p join things t on hashtext(t.n || p.name) % 3 = 0 or (t.n = 7 and p.name < 'witness5')),
       plans as (insert into date_plan_reports (date_plan_id, reporter_user_id, reported_user_id, reason, content_title, created_at)
                 select id, reporter, $1, 'spam', 'Plan ' || n, at from told where n % 2 = 0)
       insert into reports (content_type, content_id, reporter_user_id, reported_user_id, reason, content_title, created_at)
       select 'pin', id, reporter, $1, 'spam', 'Pin ' || n, at from told where n % 2 = 1`,
      [creator.viewer.userId],
    );
    await database.pool.query(
      `with decided as (insert into moderation_decisions (content_type, content_id, content_title, action, reason, decided_by, decided_at)
                        values ('plan', gen_random_uuid(), 'Plan', 'restore', 'Seen', $1, now()) returning id)
       update date_plan_reports set decision_id = decided.id from decided where content_title in ('Plan 2', 'Plan 4')`,
      [moderator.viewer.userId],
    );
    const { rows } = await database.pool.query<{ id: string }>(
      `select content_id as id from all_reports where decision_id is null
       group by content_type, content_id order by min(created_at), content_type, content_id`,
    );
    const queue = await moderationQueue(moderator);
    expect(queue.open).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(MODERATION_QUEUE_ITEMS);
    expect(queue.items.map(({ content_id }) => content_id)).toEqual(
      rows.slice(0, MODERATION_QUEUE_ITEMS).map(({ id }) => id),
    );
  });

  test('anybody else is told that there is nothing', async () => {
    const nothing = { code: 'NOT_FOUND' };
    await admin();
    for (const caller of [visitor, await person(deps), await person(deps, { member: true })]) {
      await expect(requireAdmin(caller)).rejects.toMatchObject(nothing);
    }
  });
});

describe('RUL-15 restoring', () => {
  test('the plan is everywhere again, and the same reporter cannot hide it a second time', async () => {
    const [moderator, creator, reporter] = [await admin(), await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await reportPlan(reporter, spam(id));
    await decide(moderator, 'restore', plan(id));
    const back = leading(await waysToPlan(reporter, id));
    expect(back).toHaveLength(9);
    await reportPlan(reporter, { id, reason: 'harassment', details: 'I mean it' });
    expect(leading(await waysToPlan(reporter, id))).toEqual(back);
    expect((await ownPlans(creator, { limit: 60 })).plans).toMatchObject([{ under_review: false }]);
    expect((await moderationQueue(moderator)).open).toBe(0);
  });

  test('RUL-120 a report by somebody else waits in the queue without hiding it again, and the earlier one is shown as decided', async () => {
    const [moderator, creator, first, second] = [
      await admin(),
      await person(deps),
      await person(deps),
      await person(deps),
    ];
    const id = await publishPlan(creator);
    await reportPlan(first, spam(id));
    await decide(moderator, 'restore', plan(id));
    later(1);
    await reportPlan(second, spam(id));
    expect(leading(await waysToPlan(visitor, id))).toContain('its address');
    expect((await moderationQueue(moderator)).items).toMatchObject([
      {
        is_reported: false,
        reports: [
          { decision: 'restore', reporter: { dismissed: 1 } },
          { decision: null, reporter: { dismissed: 0 } },
        ],
      },
    ]);
  });

  test('a pin comes back into the search', async () => {
    const [moderator, author, reporter] = [await admin(), await person(deps), await person(deps)];
    const id = await droppedPin(author);
    const pin = { content_type: 'pin' as const, content_id: id };
    await reportContent(reporter, { ...pin, reason: 'spam', details: null });
    expect(leading(await waysToPin(reporter, id))).toEqual([]);
    await decide(moderator, 'restore', { ...pin, reason: 'A real bench' });
    expect(leading(await waysToPin(reporter, id))).toHaveLength(7);
  });

  test('a report and a decision at the same moment end with the report waiting or answered, never lost', async () => {
    const [moderator, creator] = [await admin(), await person(deps)];
    for (let round = 0; round < 10; round++) {
      const [first, second] = [await person(deps), await person(deps)];
      const id = await publishPlan(creator);
      await reportPlan(first, spam(id));
      await Promise.all([decide(moderator, 'restore', plan(id)), reportPlan(second, spam(id))]);
      const { rows } = await database.pool.query(
        `select p.is_reported, exists (select from date_plan_reports r where r.date_plan_id = p.id and r.decision_id is null and r.hides) as waiting
         from date_plans p where p.id = $1`,
        [id],
      );
      expect(rows[0].is_reported).toBe(rows[0].waiting);
    }
  });
});

describe('RUL-15 hiding', () => {
  test('keeps it from everybody but its creator, reported before or not', async () => {
    const [moderator, creator, reporter] = [await admin(), await person(deps), await person(deps)];
    const [reported, unreported] = [await publishPlan(creator), await publishPlan(creator)];
    await reportPlan(reporter, spam(reported));
    for (const id of [reported, unreported]) await decide(moderator, 'hide', plan(id));
    for (const id of [reported, unreported]) {
      expect(leading(await waysToPlan(reporter, id))).toEqual([]);
    }
    expect((await ownPlans(creator, { limit: 60 })).plans).toMatchObject([
      { under_review: true },
      { under_review: true },
    ]);
    await decide(moderator, 'restore', plan(unreported));
    expect(leading(await waysToPlan(reporter, unreported))).toHaveLength(9);
  });

  test('RUL-69 a hidden plan that its creator deletes does not come back through the copies of savers', async () => {
    const [moderator, creator, saver] = [await admin(), await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await react(saver, 'save', id);
    await decide(moderator, 'hide', plan(id));
    await deletePlan(creator, id);
    later(60);
    await sweepDeletedPlans(deps);
    expect((await savedPlans(saver, { limit: 60 })).plans).toEqual([]);
  });

  test('what never existed cannot be decided about', async () => {
    const moderator = await admin();
    await expect(decide(moderator, 'hide', plan(randomUUID()))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await moderationHistory(moderator, undefined)).decisions).toEqual([]);
  });
});

test('RUL-95 every decision is kept: who, what, when and why, newest first', async () => {
  const [moderator, creator] = [await admin(), await person(deps)];
  const id = await publishPlan(creator);
  const decidedAt = now.toISOString();
  await decide(moderator, 'hide', plan(id, 'An advertisement'));
  await decide(moderator, 'restore', plan(id, 'It was not'));
  const history = await moderationHistory(moderator, undefined);
  expect(history).toMatchObject({
    decisions: [
      { action: 'restore', reason: 'It was not' },
      {
        content_type: 'plan',
        content_id: id,
        title: 'Lamplight',
        action: 'hide',
        reason: 'An advertisement',
        decided_by: { username: moderator.viewer.username },
        decided_at: decidedAt,
      },
    ],
    nextCursor: null,
  });
});
