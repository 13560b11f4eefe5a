import { MINUTE_MS } from '@liora/domain/durations';
import { MODERATION_QUEUE_ITEMS } from '@liora/domain/limits';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import type { DB } from '../../db/types.gen.ts';
import { moderationQueue } from './moderation/moderation.service.ts';
import { waitingThings } from './moderation/queue.queries.ts';
import { writeQueueCursor } from './moderation/queueCursor.parser.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const moderator = await person(deps);
const author = (await person(deps)).viewer.userId;

beforeEach(() =>
  database.pool.query(
    'delete from objections; delete from date_plan_reports; delete from reports; delete from moderation_decisions',
  ),
);

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (minute: number) => new Date(Date.UTC(2026, 4, 16) + minute * MINUTE_MS);

interface Waiting {
  minute: number;
  hides?: boolean;
  urgent?: boolean;
  type?: 'plan' | 'pin' | 'review' | 'photo';
}

const report = (n: number, { minute, hides = false, urgent = false, type = 'pin' }: Waiting) =>
  type === 'plan'
    ? database.pool.query(
        `insert into date_plan_reports (date_plan_id, reporter_user_id, reported_user_id, reason, content_title, hides, created_at)
         values ($1, $2, $3, 'spam', $4, $5, $6)`,
        [idOf(n), moderator.viewer.userId, author, String(n), hides, at(minute)],
      )
    : database.pool.query(
        `insert into reports (content_type, content_id, reporter_user_id, reported_user_id, reason, content_title, hides, urgent, created_at)
         values ($1, $2, case when $1 = 'review' then null else $3::uuid end, $4, 'spam', $5, $6, $7, $8)`,
        [type, idOf(n), moderator.viewer.userId, author, String(n), hides, urgent, at(minute)],
      );

const object = (n: number, minute: number) =>
  database.pool.query(
    `with decision as (
       insert into moderation_decisions (content_type, content_id, content_title, action, reason, decided_at, about_user_id)
       values ('pin', $1, $2, 'hide', 'Spam', $3, $4) returning id)
     insert into objections (decision_id, user_id, words, created_at) select id, $4, 'No', $3 from decision`,
    [idOf(n), String(n), at(minute), author],
  );

const listed = async () =>
  (await waitingThings(database.db, null, 100)).map(({ content_id }) => Number(content_id.slice(-12)));

describe('RUL-15 the order of the queue', () => {
  test('hidden and unjudged, then objections, then what is urgent, then the rest; each from the oldest on', async () => {
    await report(1, { minute: 1 });
    await report(2, { minute: 2, type: 'plan' });
    await report(3, { minute: 9, urgent: true, type: 'photo' });
    await report(4, { minute: 8, urgent: true, type: 'photo' });
    await object(5, 7);
    await object(6, 3);
    await report(7, { minute: 11, hides: true });
    await report(8, { minute: 10, hides: true, type: 'plan' });
    await report(9, { minute: 12, type: 'review' });
    expect(await listed()).toEqual([8, 7, 9, 6, 5, 4, 3, 1, 2]);
  });

  test('a thing stands once, in the first part that has it, and tells how long the oldest of it has waited', async () => {
    const other = (await person(deps)).viewer.userId;
    await report(1, { minute: 1, type: 'plan' });
    await report(2, { minute: 2, type: 'plan' });
    await database.pool.query(
      `insert into date_plan_reports (date_plan_id, reporter_user_id, reported_user_id, reason, content_title, hides, created_at)
       values ($1, $2, $3, 'spam', 'again', true, $4)`,
      [idOf(2), other, author, at(5)],
    );
    await object(3, 3);
    await report(3, { minute: 1 });
    expect(await listed()).toEqual([2, 3, 1]);
    const { items, open } = await moderationQueue(moderator);
    expect(open).toBe(3);
    expect(items.map(({ opened_at }) => opened_at)).toEqual(
      [2, 1, 1].map((minute) => at(minute).toISOString()),
    );
  });
});

describe('RUL-15 page by page', () => {
  const DAY = 1440;
  /** 120 things over all parts and kinds. */
  async function many(): Promise<void> {
    for (let n = 1; n <= 120; n++) {
      const minute = (n * 37) % DAY;
      if (n % 6 === 0) await object(n, minute);
      else if (n % 6 === 1) await report(n, { minute, urgent: true, type: 'photo' });
      else await report(n, { minute, hides: n % 4 === 2, type: n % 2 ? 'plan' : 'pin' });
    }
  }

  test('nothing is missing, nothing comes twice', async () => {
    await many();
    const all = (await waitingThings(database.db, null, 1000)).map(({ content_id }) => content_id);
    expect(new Set(all).size).toBe(120);
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await moderationQueue(moderator, cursor);
      expect(page.items.length).toBeLessThanOrEqual(MODERATION_QUEUE_ITEMS);
      pages.push(...page.items.map(({ content_id }) => content_id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual(all);
  });

  test.each([7, 45, 100])(
    'what comes and goes after thing %i of the first page moves nothing else',
    async (last) => {
      await many();
      const before = await waitingThings(database.db, null, 1000);
      const end = before[last];
      if (!end) throw new Error('nothing there');
      const behind = before.slice(last + 1);
      // The end of the page itself is decided, and more comes to the front and to the end.
      for (const table of ['date_plan_reports', 'reports'])
        await database.pool.query(
          `update ${table} set decision_id = (select min(id) from moderation_decisions)
         where ${table === 'reports' ? 'content_id' : 'date_plan_id'} = $1`,
          [end.content_id],
        );
      await report(900, { minute: 0, hides: true });
      await report(901, { minute: 2 * DAY });
      const { nextCursor, items } = await moderationQueue(moderator, writeQueueCursor(end));
      expect(items.map(({ content_id }) => content_id)).toEqual(
        [...behind.map(({ content_id }) => content_id), idOf(901)].slice(0, MODERATION_QUEUE_ITEMS),
      );
      expect(nextCursor === null).toBe(behind.length < MODERATION_QUEUE_ITEMS);
    },
  );

  test('a cursor that is none of ours starts over', async () => {
    await report(1, { minute: 1 });
    for (const cursor of ['x', '9.1.pin.1', `0.1.boat.${idOf(1)}`])
      expect((await moderationQueue(moderator, cursor)).items).toHaveLength(1);
  });

  test('of thousands that wait a page reads as many as it shows', async () => {
    await database.pool.query(
      `insert into reports (content_type, content_id, reported_user_id, reason, content_title, hides, created_at)
       select 'pin', gen_random_uuid(), $1, 'spam', 'Many', n % 500 = 0, $2::timestamptz + n * interval '1 second'
       from generate_series(1, 20000) n`,
      [author, at(0)],
    );
    await database.pool.query('vacuum analyze reports');
    const asked: CompiledQuery[] = [];
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void asked.push(query),
    });
    await waitingThings(db, null, MODERATION_QUEUE_ITEMS + 1);
    const { rows } = await database.pool.query(`explain (analyze, format json) ${asked[0]?.sql}`, [
      ...(asked[0]?.parameters ?? []),
    ]);
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(500);
  });
});

interface PlanNode {
  Plans?: PlanNode[];
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
}

/** Rows that PostgreSQL took from tables, kept or not. */
const rowsRead = (node: PlanNode): number =>
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0) +
  (node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0);
