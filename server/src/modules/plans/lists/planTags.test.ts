import { distanceMiles } from '@liora/domain/rules/distance';
import { matchesAllTags } from '@liora/domain/rules/tags';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, visitorOf } from '../../../../test/factories.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { sweepPlanTags } from '../plans.jobs.ts';
import { planVisibility } from '../plans.policy.ts';
import { countCuratedPlans, listCuratedPlans } from './planLists.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const CITY = { latitude: 37.7793, longitude: -122.4193 };
const NORTH = { latitude: 38.1, longitude: -122.5 };
const FIJI = { latitude: -17, longitude: 179.95 };

const author = await person(deps, { member: true });
const other = await person(deps);
const blocker = await person(deps);
await block(blocker, other);
const CALLERS: readonly Caller[] = [visitorOf(deps), author, other, blocker];

interface Row {
  id: string;
  user_id: string;
  tags: string[];
  latitude: number | null;
  longitude: number | null;
  is_public: boolean;
  is_prive: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  deleted_at: Date | null;
  created_at: Date;
}

// Parts of one another, both cases, pattern signs, letters beside A to Z; one of each plan's own, more than are looked at.
const WORDS = [
  'Art',
  'Street Art',
  'art walk',
  'Wine',
  'WINE & Art',
  '100%',
  'a_b',
  'Café',
  'ÉTOILE',
  '居酒屋',
];
const ASKED = [...WORDS, 'art', 'e', 'É', 'own ', 'own 7', 'Own 123 x', '%', '_', 'walk', 'nobody', ''];
const PLANS = 700;

/** Many plans of two people with tags of those, some of each kind that not everybody sees. */
const PLANS_SQL = `insert into date_plans (user_id, title, places, latitude, longitude, tags, is_public, is_prive, is_hidden,
                                           is_reported, deleted_at, created_at)
  select case when n % 3 = 0 then $1::uuid else $2::uuid end, 'Plan ' || n,
         '[{"place_id": "bar", "name": "Bar"}, {"place_id": "cafe", "name": "Cafe"}]',
         case n % 7 when 0 then null when 1 then -17.1 else 37.5 + (n % 11) * 0.06 end,
         case n % 7 when 0 then null when 1 then -179.98 else -122.4193 + (n % 5) * 0.1 end,
         (select coalesce(array_agg(word), '{}') from unnest($3::text[]) with ordinality w (word, place)
          where hashint4extended(n, place) % 4 = 0) || case when n % 9 = 0 then '{}' else array['Own ' || n || ' x'] end,
         n % 6 > 1, n % 6 = 1, n % 31 = 0, n % 29 = 0, case when n % 23 = 0 then now() end,
         timestamptz '2026-05-01Z' + (n / 2) * interval '1 second'
  from generate_series(1, ${PLANS}) n`;

const allRows = async () => (await database.pool.query<Row>('select * from date_plans')).rows;

interface Question {
  tags: string[];
  origin?: typeof CITY | undefined;
}

/** The list by the rules themselves, over all plans there are. */
function byRule(rows: readonly Row[], { viewer }: Caller, { tags, origin }: Question): string[] {
  const listed = rows.filter((row) => {
    const creator_blocked = viewer?.userId === blocker.viewer.userId && row.user_id === other.viewer.userId;
    const access = { ...row, deleted: row.deleted_at !== null, shared_with_partner: false, creator_blocked };
    const at = { lat: row.latitude ?? 90, lng: row.longitude ?? 0 };
    return (
      planVisibility(access, viewer) === 'full' &&
      !row.is_hidden &&
      !row.is_reported &&
      matchesAllTags(row.tags, tags.filter(Boolean)) &&
      (!origin || distanceMiles({ lat: origin.latitude, lng: origin.longitude }, at) <= 25)
    );
  });
  const newestFirst = (a: Row, b: Row) => +b.created_at - +a.created_at || (a.id < b.id ? 1 : -1);
  return listed.sort(newestFirst).map(({ id }) => id);
}

async function wholeList(caller: Caller, question: Question, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCuratedPlans(caller, { ...question, limit, cursor });
    ids.push(...page.plans.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

beforeAll(async () => {
  await database.pool.query(PLANS_SQL, [author.viewer.userId, other.viewer.userId, WORDS]);
  await database.pool.query('analyze');
});

const question = fc.record({
  tags: fc.array(fc.constantFrom(...ASKED), { maxLength: 3 }),
  origin: fc.constantFrom(undefined, undefined, CITY, NORTH, FIJI),
  caller: fc.constantFrom(...CALLERS),
  limit: fc.constantFrom(24, 24, 7, 60),
});

test('FIX-70 PLAN-16 PLAN-17 lists and counts with tags hold what the rules say, whoever asks and wherever', async () => {
  const rows = await allRows();
  await fc.assert(
    fc.asyncProperty(question, async ({ caller, limit, ...asked }) => {
      const expected = byRule(rows, caller, asked);
      expect(await wholeList(caller, asked, limit)).toEqual(expected);
      expect((await countCuratedPlans(caller, asked)).total).toBe(expected.length);
    }),
    { numRuns: 80 },
  );
});

/** Rows that the tables of tags lack or have too many, against the plans themselves. */
async function wrongTags(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `with wanted as (
       select distinct p.id, lower(tag) as name, p.user_id, p.is_public, p.is_prive, p.created_at, p.cell, p.latitude, p.longitude
       from date_plans p, unnest(p.tags) tag where p.deleted_at is null and not p.is_hidden and not p.is_reported),
     kept as (
       select t.date_plan_id, n.name, t.user_id, t.is_public, t.is_prive, t.created_at, t.cell, t.latitude, t.longitude
       from date_plan_tags t join plan_tag_names n on n.id = t.tag_id)
     (select 'missing', * from wanted except all select 'missing', * from kept)
     union all (select 'left', * from kept except all select 'left', * from wanted)`,
  );
  return rows;
}

async function unusedNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from plan_tag_names n where not exists (select from date_plan_tags t where t.tag_id = n.id)',
  );
  return rows.map(({ name }) => name);
}

/** What an hour of sweeps does. */
async function sweepAll(): Promise<void> {
  for (let minute = 0; minute < 60; minute++)
    await sweepPlanTags({ ...deps, now: () => new Date(minute * 60_000) });
}

describe('FIX-70 tags are kept with their plans', () => {
  const change = (set: string) => database.pool.query(`update date_plans set ${set}`);

  test.each([
    ["tags = tags || '{Later}' where title like '%3'"],
    ["tags = '{}' where title like '%4'"],
    ["is_hidden = true where title like '%5'"],
    ["is_reported = true where title like '%6'"],
    ["deleted_at = now() where title like '%7'"],
    ["is_hidden = false where title like '%5'"],
    ["deleted_at = null where title like '%7'"],
    ["is_public = false, is_prive = false where title like '%8'"],
    ["latitude = null, longitude = null where title like '%9'"],
    ["latitude = 1, longitude = 2, tags = '{Later, LATER, later}' where title like '%1'"],
  ])('%s', async (set) => {
    await change(set);
    expect(await wrongTags()).toEqual([]);
    expect(await unusedNames()).toEqual([]);
  });

  test('names go with the last plan that has them, also when its author is erased', async () => {
    const named = async () =>
      (await database.pool.query("select from plan_tag_names where name = 'for anna'")).rowCount;
    const gone = await person(deps);
    const plan = (caller: SignedInCaller) =>
      database.pool.query(
        `insert into date_plans (user_id, title, places, tags) values ($1, 'Plan', '[{}, {}]', '{For Anna}')`,
        [caller.viewer.userId],
      );
    await plan(gone);
    await plan(gone);
    expect(await named()).toBe(1);
    await database.pool.query('delete from auth_users where id = $1', [gone.viewer.userId]);
    expect(await named()).toBe(0);
    expect(await wrongTags()).toEqual([]);
  });

  test('by many at once: nobody fails, no row is wrong, and the sweep takes what was left behind', async () => {
    const shared = [...'abcdefgh'].map((letter) => `together ${letter}`);
    const some = (n: number) => shared.filter((_, place) => (n >> place) & 1).reverse();
    const insert = `insert into date_plans (user_id, title, places, tags) values ($1, 'Crowd', '[{}, {}]', $2) returning id`;
    const live = async (n: number) => {
      const { rows } = await database.pool.query(insert, [author.viewer.userId, some(n * 37)]);
      for (const step of [1, 2, 3])
        await database.pool.query('update date_plans set tags = $2 where id = $1', [
          rows[0].id,
          some(n * 11 + step * 53),
        ]);
      await database.pool.query('delete from date_plans where id = $1', [rows[0].id]);
    };
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 20 }, (_, n) => live(round * 20 + n)));
    expect(await wrongTags()).toEqual([]);
    await sweepAll();
    expect(await unusedNames()).toEqual([]);
    expect(await wrongTags()).toEqual([]);
  });

  test('FIX-70 a name that goes and comes back while two plans are written with it holds up neither', async () => {
    // Of different people: those of one wait for each other in any case.
    const tagged = (by: SignedInCaller, tags: string) =>
      database.pool.query(
        `insert into date_plans (user_id, title, places, tags) values ($1, 'Both', '[{}, {}]', $2) returning id`,
        [by.viewer.userId, tags],
      );
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    const pidOf = async (client: PoolClient) =>
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const waitsFor = async (pid: number | undefined) => {
      const { rows } = await database.pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
        [pid],
      );
      return rows[0]?.pid;
    };
    try {
      const { rows } = await tagged(author, '{Back A}');
      for (const [client, name] of [
        [first, 'back b'],
        [second, 'back e'],
      ] as const) {
        await client.query('begin');
        await client.query('insert into plan_tag_names (name) values ($1)', [name]);
      }
      // It has found the first name, writes the second and waits for the third.
      const one = tagged(other, '{Back A, Back B, Back E}');
      const [firstPid, secondPid] = [await pidOf(first), await pidOf(second)];
      await expect.poll(() => waitsFor(firstPid)).toBeDefined();
      await first.query('rollback');
      await expect.poll(() => waitsFor(secondPid)).toBeDefined();
      await database.pool.query('delete from date_plans where id = $1', [rows[0].id]);
      // It writes the first name anew and waits for the second.
      const two = tagged(blocker, '{Back A, Back B}');
      const onePid = await waitsFor(secondPid);
      await expect.poll(() => waitsFor(onePid)).toBeDefined();
      await second.query('rollback');
      await Promise.all([one, two]);
    } finally {
      first.release();
      second.release();
    }
    expect(await wrongTags()).toEqual([]);
  });

  test('a name whose last plan went while another was being tagged with it stays for that one', async () => {
    const plan = `insert into date_plans (user_id, title, places, tags) values ($1, 'Kept', '[{}, {}]', '{Handed On}') returning id`;
    const { rows } = await database.pool.query(plan, [author.viewer.userId]);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(plan, [other.viewer.userId]);
      await database.pool.query('delete from date_plans where id = $1', [rows[0].id]);
      await sweepAll();
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await wrongTags()).toEqual([]);
    const { plans } = await listCuratedPlans(visitorOf(deps), { tags: ['handed on'], limit: 24 });
    expect(plans).toHaveLength(1);
  });
});
