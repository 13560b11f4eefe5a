import { DAY_MS, HOUR_MS } from '@liora/domain/durations';
import { HIDDEN_BY_REPORTS_PER_DAY } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { deletePlan } from '../../plans/plans.service.ts';
import { react } from '../../plans/reactions/reactions.service.ts';
import { savedPlans } from '../../plans/saved/saved.service.ts';
import { moderationHistory, moderationQueue } from '../moderation/moderation.service.ts';
import { decide } from '../testing/deciding.ts';
import { publishPlan } from '../testing/seen.ts';
import { reportPlan } from './reports.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
await venue(database.db, 'bar');
await venue(database.db, 'cafe', { category: 'Cafe' });
const creator = await person(deps);
const moderator = await person(deps);

beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query(`delete from date_plans; delete from date_plan_reports; delete from moderation_decisions;
    delete from rate_limits; delete from saved_date_plans`);
});

const spam = (id: string) => ({ id, reason: 'spam' as const, details: null });
const publish = (count: number) => Promise.all(Array.from({ length: count }, () => publishPlan(creator)));
const hiddenPlans = async () =>
  (await database.pool.query('select id from date_plans where is_reported')).rows.map(
    (row) => row.id as string,
  );
const waiting = async () =>
  (await database.pool.query('select id from date_plan_reports where decision_id is null')).rows.length;
const restore = (id: string) =>
  decide(moderator, 'restore', { content_type: 'plan', content_id: id, reason: 'Looked at it' });

/** Somebody with an account of that many days, calling from `clientAddress`. */
async function reporter(clientAddress: string, days = 30): Promise<AddressedCaller> {
  const who = await person(deps);
  const since = new Date(TEST_NOW.getTime() - days * DAY_MS);
  await database.pool.query('update auth_users set created_at = $1 where id = $2', [
    since,
    who.viewer.userId,
  ]);
  return { ...who, clientAddress };
}

describe('FIX-14 RUL-120 ten a day are hidden, further ones are reported', () => {
  test('by one person, also when all come at once; the answer is the same', async () => {
    const plans = await publish(HIDDEN_BY_REPORTS_PER_DAY + 5);
    const who = await reporter('192.0.2.1');
    const answers = await Promise.all(plans.map((id) => reportPlan(who, spam(id))));
    expect(answers.every((answer) => Object.keys(answer).length === 0)).toBe(true);
    expect(await hiddenPlans()).toHaveLength(HIDDEN_BY_REPORTS_PER_DAY);
    expect(await waiting()).toBe(plans.length);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    const [next = ''] = await publish(1);
    await reportPlan(who, spam(next));
    expect(await hiddenPlans()).toContain(next);
  });

  test('from one address, whatever accounts are used there; others still hide', async () => {
    const plans = await publish(HIDDEN_BY_REPORTS_PER_DAY + 5);
    await Promise.all(plans.map(async (id) => reportPlan(await reporter('192.0.2.2'), spam(id))));
    const hidden = await hiddenPlans();
    expect(hidden).toHaveLength(HIDDEN_BY_REPORTS_PER_DAY);
    const left = plans.find((id) => !hidden.includes(id)) ?? '';
    await reportPlan(await reporter('192.0.2.3'), spam(left));
    expect(await hiddenPlans()).toContain(left);
  });

  test('what only queues leaves the copies of savers alone', async () => {
    const plans = await publish(HIDDEN_BY_REPORTS_PER_DAY + 1);
    const [who, saver] = [await reporter('192.0.2.4'), await person(deps)];
    const last = plans.at(-1) ?? '';
    await react(saver, 'save', last);
    for (const id of plans) await reportPlan(who, spam(id));
    await deletePlan(creator, last);
    expect((await savedPlans(saver, { limit: 24 })).plans).toMatchObject([{ kind: 'unpublished' }]);
  });
});

describe('FIX-14 RUL-120 after a Restore', () => {
  async function restored(): Promise<string> {
    const [id = ''] = await publish(1);
    await reportPlan(await reporter('198.51.100.1'), spam(id));
    await restore(id);
    return id;
  }

  test('three trusted people from three networks hide it again, two do not', async () => {
    const id = await restored();
    for (const last of [2, 3]) {
      await reportPlan(await reporter(`198.51.100.${last}`), spam(id));
      expect(await hiddenPlans()).toEqual([]);
    }
    await reportPlan(await reporter('198.51.100.4'), spam(id));
    expect(await hiddenPlans()).toEqual([id]);
  });

  test.each<[string, () => Promise<AddressedCaller>]>([
    ['an account of this week', () => reporter('198.51.100.4', 6)],
    ['a network that has spoken', () => reporter('198.51.100.3')],
    [
      'somebody whose report was dismissed',
      async () => {
        const who = await reporter('198.51.100.4');
        const [other = ''] = await publish(1);
        await reportPlan(who, spam(other));
        await restore(other);
        return who;
      },
    ],
  ])('%s does not count', async (_who, third) => {
    const id = await restored();
    for (const last of [2, 3]) await reportPlan(await reporter(`198.51.100.${last}`), spam(id));
    await reportPlan(await third(), spam(id));
    expect(await hiddenPlans()).toEqual([]);
  });
});

describe('FIX-24 what was reported and decided outlives the people', () => {
  const erase = (who: AddressedCaller) =>
    database.pool.query('delete from auth_users where id = $1', [who.viewer.userId]);

  test('the report of somebody who left waits on, without a name', async () => {
    const [id = ''] = await publish(1);
    const who = await reporter('203.0.113.1');
    await reportPlan(who, spam(id));
    await erase(who);
    expect(await hiddenPlans()).toEqual([id]);
    expect(await moderationQueue(moderator)).toMatchObject({
      open: 1,
      items: [{ content_id: id, is_reported: true, reports: [{ reporter: null, reason: 'spam' }] }],
    });
    await restore(id);
    expect(await hiddenPlans()).toEqual([]);
  });

  test('so does a report of somebody who left, and what was decided by an admin who left', async () => {
    const [author, who, judge] = [await person(deps), await reporter('203.0.113.2'), await person(deps)];
    const [kept, gone] = [await publishPlan(author), await publishPlan(author)];
    for (const id of [kept, gone]) await reportPlan(who, spam(id));
    await decide(judge, 'hide', { content_type: 'plan', content_id: kept, reason: 'Spam indeed' });
    await erase(author);
    await erase(judge);
    expect(await moderationQueue(moderator)).toMatchObject({
      open: 1,
      items: [{ content_id: gone, title: 'Lamplight', gone: true, author: null }],
    });
    expect((await moderationHistory(moderator, undefined)).decisions).toMatchObject([
      { content_id: kept, action: 'hide', decided_by: null },
    ]);
  });
});
