import { contract } from '@liora/domain/contract/index';
import { DAY_MS } from '@liora/domain/durations';
import { RETENTION, type RetentionCategory, retainedSince } from '@liora/domain/rules/retention';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { UPKEEP_JOBS } from '../../../jobs.ts';
import { PERSONAL_TABLES } from '../ownData/personalColumns.data.ts';
import { RETAINED_TABLES, RETENTION_JOBS } from './retainedTables.data.ts';

const database = await testDatabase();
afterAll(() => database.close());

const CATEGORIES = Object.keys(RETENTION) as RetentionCategory[];
const LISTED = Object.values(RETAINED_TABLES).flat();

test('RUL-93 every table with something of people stands in exactly one category', () => {
  expect(LISTED.toSorted()).toEqual([...new Set(LISTED)].sort());
  // Two hold nothing that leads to anybody, and are kept for a time all the same.
  expect(LISTED.toSorted()).toEqual(
    [...Object.keys(PERSONAL_TABLES), 'analytics_daily', 'crash_logs'].sort(),
  );
});

test('RUL-93 every category that is stored and has a time has a regular job, and a table', () => {
  for (const category of CATEGORIES) {
    const { period, stored } = RETENTION[category];
    const job = RETENTION_JOBS[category];
    expect(job !== null, category).toBe(stored && period !== null);
    if (job !== null) expect(Object.keys(UPKEEP_JOBS), category).toContain(job);
    expect(category in RETAINED_TABLES, category).toBe(stored);
  }
});

test('POL-06 nothing of support is stored: no table and no procedure takes it', async () => {
  expect(RETENTION.support.stored).toBe(false);
  const { rows } = await database.pool.query<{ table_name: string }>(
    'select table_name from information_schema.tables where table_schema = current_schema()',
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ table_name }) => /support|ticket|inquir|contact/.test(table_name))).toEqual([
    // Half a sign-in.
    { table_name: 'sign_in_tickets' },
  ]);
  const procedures = Object.entries(contract).flatMap(([area, routes]) =>
    Object.keys(routes).map((name) => `${area}.${name}`),
  );
  expect(procedures.filter((name) => /support|ticket|inquir|contact/i.test(name))).toEqual([]);
});

/** Rows of their own of each category that one statement can write, as old as is said. */
const STORE: Record<'searches' | 'purchases' | 'interactions' | 'crashes', (at: Date) => Promise<unknown>> = {
  searches: (at) =>
    database.pool.query(
      `with who as (insert into auth_users (name, email) values ('old', gen_random_uuid() || '@example.com') returning id),
            wants as (insert into search_histories (user_id, created_at) select id, now() from who returning user_id)
       insert into remembered_searches (user_id, words, searched_at) select user_id, 'tapas', $1::timestamptz from wants`,
      [at],
    ),
  purchases: (at) =>
    database.pool.query(
      `insert into billing_events (id, type, event_at, customers, sandbox) values (gen_random_uuid(), 'TEST', $1, '{}', false)`,
      [at],
    ),
  interactions: (at) =>
    database.pool.query(
      `insert into analytics_daily (day, event_type, path, source, count)
       values (($1::timestamptz at time zone 'UTC')::date, 'deeplink_handled', '/', 'web', 1)`,
      [at],
    ),
  crashes: (at) =>
    database.pool.query(
      `insert into crash_logs (kind, message, frames, version, created_at) values ('page', 'x', '{}', '', $1)`,
      [at],
    ),
};
const TABLE = {
  searches: 'remembered_searches',
  purchases: 'billing_events',
  interactions: 'analytics_daily',
  crashes: 'crash_logs',
} as const;

test.each(Object.keys(STORE) as (keyof typeof STORE)[])(
  'RUL-93 POL-07 POL-08 POL-09 POL-10 of %s the day before its end is kept and the day after is not, by the regular job',
  async (category) => {
    await STORE[category](TEST_NOW);
    const left = async () => (await database.pool.query(`select from ${TABLE[category]}`)).rows.length;
    // The clock of the end: what began at TEST_NOW is over when what is kept begins after it.
    let end = new Date(TEST_NOW);
    while (retainedSince(category, end) <= TEST_NOW) end = new Date(end.getTime() + DAY_MS);
    const run = (at: Date) =>
      UPKEEP_JOBS[RETENTION_JOBS[category] ?? '']?.(testDeps(database, { now: () => at }));
    await run(new Date(end.getTime() - 2 * DAY_MS));
    expect(await left()).toBe(1);
    await run(new Date(end.getTime() + DAY_MS));
    expect(await left()).toBe(0);
  },
);
