import { PLAN_COUNT_MAX } from '@liora/domain/limits';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { openDatabase } from '../../../db/client.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { exploreHome } from '../../explore/explore.service.ts';
import { react } from '../reactions/reactions.service.ts';
import { savedPlans } from '../saved/saved.service.ts';
import {
  countCuratedPlans,
  listCuratedPlans,
  ownPlans,
  placesOfPlansNear,
  planPageOfPlace,
  plansOfPlace,
} from './planLists.service.ts';

// More plans than are counted, half of them in the city, of two hundred people; more of one person than a page holds.
const PLANS = PLAN_COUNT_MAX + 400;
const OWN = 250;
/** Plans of one statement: on a busy machine all of them at once would take longer than a statement may. */
const BATCH = 1000;
const CITY = { latitude: 37.7793, longitude: -122.4193 };

const database = await testDatabase();
const statements: CompiledQuery[] = [];
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: database.pool }),
  log: ({ query }) => void statements.push(query),
});
afterAll(() => database.close());
const deps = { ...testDeps(database), db };
const visitor = visitorOf(deps);
let busy: SignedInCaller;
let quiet: SignedInCaller;
let blocker: SignedInCaller;

beforeAll(async () => {
  await venue(database.db, 'bar');
  [busy, quiet, blocker] = [await person(deps, { member: true }), await person(deps), await person(deps)];
  await block(blocker, busy);
  const { rows } = await database.pool.query<{ ids: string[] }>(
    `with people as (insert into auth_users (name, email) select 'fan' || n, n || '@example.com' from generate_series(1, 200) n
                     returning id, name),
     named as (insert into profiles (user_id, username) select id, name from people)
     select array_agg(id) as ids from people`,
  );
  const insert = async (people: string[], count: number) => {
    for (let first = 1; first <= count; first += BATCH) {
      await insertBatch(people, first, Math.min(first + BATCH - 1, count));
    }
  };
  const insertBatch = (people: string[], first: number, last: number) =>
    database.pool.query(
      `insert into date_plans (user_id, title, places, latitude, longitude, tags, is_public, is_prive, created_at)
       select ($1::uuid[])[1 + n % cardinality($1)], 'Plan ' || n,
              '[{"place_id": "bar", "name": "Bar"}, {"place_id": "cafe", "name": "Cafe"}]', 37.7793 + (n % 2) * 5, -122.4193,
              case when n % 100 = 1 then '{Rare Find}' else '{Common}'::text[] end
                || case n % 5 when 2 then array['Corner ' || n / 5 % 60] when 3 then array['Corner of May ' || n / 500] else '{}' end,
              n % 10 > 0, n % 10 = 0,
              timestamptz '2026-05-01Z' + n * interval '1 second'
       from generate_series($2::integer, $3) n`,
      [people, first, last],
    );
  await insert(rows[0]?.ids ?? [], PLANS);
  await insert([busy.viewer.userId], OWN);
  await insert([quiet.viewer.userId], 1);
  await database.pool.query('analyze');
});

/** Where a page of the plans of a place ends that has thousands before and behind it: none of them has a like. */
const HALFWAY = `0.${Date.parse('2026-05-01T01:25:00Z') * 1000}.ffffffff-ffff-4fff-bfff-ffffffffffff`;

type PageOf<Item> = { plans: Item[]; nextCursor: string | null };

/** Everything that a list holds, asked for page by page. */
async function wholeList<Item>(ask: (cursor?: string) => Promise<PageOf<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await ask(cursor ?? undefined);
    items.push(...page.plans);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

describe('FIX-25 FIX-79 no list ends silently', () => {
  test('own plans: every one, once, newest first, a page at a time', async () => {
    const plans = await wholeList((cursor) => ownPlans(busy, { cursor, limit: 60 }));
    expect(plans).toHaveLength(OWN);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(OWN);
    expect(plans[0]?.title).toBe(`Plan ${OWN}`);
    expect(plans.at(-1)?.title).toBe('Plan 1');
  });

  test('saved plans: every one, once, also those that were saved at one moment', async () => {
    await database.pool.query(
      `insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places, created_at)
       select $1, id, user_id, title, '', places, '2026-05-02Z' from date_plans where is_public order by created_at desc limit 250`,
      [quiet.viewer.userId],
    );
    const saved = await wholeList((cursor) => savedPlans(quiet, { cursor, limit: 24 }));
    expect(new Set(saved.map(({ plan }) => plan.id)).size).toBe(250);
    expect(saved).toHaveLength(250);
  });
});

describe('FIX-70 counts of long lists', () => {
  const first = (caller: Caller, more: object = {}) =>
    listCuratedPlans(caller, { tags: [], limit: 24, ...more });
  const count = (caller: Caller, more: object = {}) => countCuratedPlans(caller, { tags: [], ...more });

  test('are counted to 10,000, and beside the list: no page of it counts plans or tags', async () => {
    const filters = [{}, { origin: CITY }, { tags: ['common'] }, { creator: busy.viewer.userId }];
    for (const filter of filters) {
      statements.length = 0;
      const page = await first(busy, filter);
      const next = await first(busy, { ...filter, cursor: page.nextCursor ?? '' });
      expect([page.total, next.total, next.plans.length]).toEqual([null, null, 24]);
      expect(statements.filter(({ sql }) => /count\(|unnest\(newest/.test(sql))).toEqual([]);
    }
    expect((await count(busy)).total).toBe(PLAN_COUNT_MAX + 1);
  });

  test('a list that fits its first page tells its number itself', async () => {
    expect((await first(visitor, { creator: quiet.viewer.userId })).total).toBe(1);
    expect((await first(visitor, { tags: ['nobody'] })).total).toBe(0);
  });

  test('are kept for a moment; those of short lists are not', async () => {
    await count(visitor);
    statements.length = 0;
    await count(visitor);
    await count(visitor, { tags: ['rare f'] });
    await count(visitor, { tags: ['rare f'] });
    expect(statements.filter(({ sql }) => sql.includes('as count'))).toHaveLength(2);
  });

  test('the page of a place shows six plans and counts the others up to a hundred', async () => {
    statements.length = 0;
    const { plans, planTotal } = await plansOfPlace(visitor, ['bar']);
    expect([plans.length, planTotal]).toEqual([6, 101]);
    expect(await plansOfPlace(visitor, ['nowhere'])).toEqual({ plans: [], planTotal: 0 });
  });

  test('FIX-79 likes are counted once, when somebody likes', async () => {
    const [plan] = (await first(visitor)).plans;
    await react(quiet, 'like', plan?.id ?? '');
    await react(quiet, 'save', plan?.id ?? '');
    statements.length = 0;
    const { plans } = await first(visitor);
    expect(plans[0]).toMatchObject({ like_count: 1, save_count: 1 });
    expect((await plansOfPlace(visitor, ['bar'])).plans[0]?.id).toBe(plan?.id);
    const { rows } = await database.pool.query(
      `select count(*)::int as wrong from date_plan_counts c
       where like_count <> (select count(*) from date_plan_likes l where l.date_plan_id = c.date_plan_id)
          or save_count <> (select count(*) from saved_date_plans s where s.date_plan_id = c.date_plan_id)`,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
    expect(statements.some(({ sql }) => sql.includes('count(*) from date_plan_likes'))).toBe(false);
  });
});

test('PLAN-16 a tag with the signs of a pattern is looked for as it is written', async () => {
  const found = async (tag: string) =>
    (await listCuratedPlans(visitor, { tags: [tag], limit: 1 })).plans.length;
  expect([
    await found('%'),
    await found('_'),
    await found('\\'),
    await found('RARE f'),
    await found('Find\u001fCommon'),
  ]).toEqual([0, 0, 0, 1, 0]);
});

/** What PostgreSQL does for every statement that asks who sees a plan. */
async function planned(ask: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await ask();
  const asking = statements.filter(({ sql }) => /plan_(?:full|listed|locked)\(/.test(sql));
  return Promise.all(
    asking.map(async ({ sql, parameters }) => {
      const { rows } = await database.pool.query(`explain (verbose, costs off) ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

describe.each<[string, () => Caller]>([
  ['a visitor', () => visitor],
  ['a member', () => busy],
  ['somebody who blocks', () => blocker],
])('FIX-41 FIX-70 for %s', (_who, caller) => {
  test.each<[string, () => Promise<unknown>]>([
    ['the list', () => listCuratedPlans(caller(), { tags: [], limit: 24 })],
    ['the count near here', () => countCuratedPlans(caller(), { tags: [], origin: CITY })],
    ['the list near here', () => listCuratedPlans(caller(), { tags: [], limit: 24, origin: CITY })],
    ['the list with a rare tag', () => listCuratedPlans(caller(), { tags: ['rare f'], limit: 24 })],
    ['the list with two tags', () => listCuratedPlans(caller(), { tags: ['rare f', 'common'], limit: 24 })],
    [
      'the list with a tag near here',
      () => listCuratedPlans(caller(), { tags: ['common'], limit: 24, origin: CITY }),
    ],
    ['the count of a tag', () => countCuratedPlans(caller(), { tags: ['common'] })],
    [
      'the list of one person',
      () => listCuratedPlans(caller(), { tags: [], limit: 24, creator: quiet.viewer.userId }),
    ],
    ['the plans of a place', () => plansOfPlace(caller(), ['bar'])],
    ['all plans of a place, further on', () => planPageOfPlace(caller(), ['bar'], HALFWAY)],
    ['where plans near here stop', () => placesOfPlansNear(caller(), CITY)],
    ['the first screen', () => exploreHome(caller(), { origin: CITY, located: true })],
  ])('%s asks no function for each row and reads no table from end to end', async (_list, ask) => {
    const plans = await planned(ask);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/plan_(?:full|listed|locked)\(/);
      // Counting nearly all rows of a table may read all of it.
      if (!plan.startsWith('Aggregate')) expect(plan).not.toMatch(/Seq Scan on \S*date_plan/);
    }
  });
});

/** The one plan for all values of each statement that is prepared. */
async function plannedForAll(ask: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await ask();
  const client = await database.pool.connect();
  const plans: string[] = [];
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    for (const { sql, parameters } of statements.filter((asked) => asked.sql.includes('/* prepared */'))) {
      await client.query(`prepare plan_of as ${sql}`);
      const values = parameters.length > 0 ? `(${parameters.map(() => 'null').join()})` : '';
      const { rows } = await client.query(`explain (costs off) execute plan_of ${values}`);
      await client.query('deallocate plan_of');
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.query('reset plan_cache_mode');
  } finally {
    client.release();
  }
  return plans;
}

test.each<[string, () => Promise<unknown>]>([
  ['the list of a visitor', () => listCuratedPlans(visitor, { tags: [], limit: 24 })],
  ['the list of a member', () => listCuratedPlans(busy, { tags: [], limit: 24 })],
  ['the list of somebody who blocks', () => listCuratedPlans(blocker, { tags: [], limit: 24 })],
  ['one person', () => listCuratedPlans(visitor, { tags: [], limit: 24, creator: quiet.viewer.userId })],
  ['the list with a tag', () => listCuratedPlans(visitor, { tags: ['common'], limit: 24 })],
  [
    'the list with a tag near here',
    () => listCuratedPlans(visitor, { tags: ['common'], limit: 24, origin: CITY }),
  ],
  ['own plans', () => ownPlans(busy, { limit: 24 })],
  ['the plans of a place', () => planPageOfPlace(visitor, ['bar'], undefined)],
])('FIX-77: %s is read by indexes also with one plan for all values', async (_list, ask) => {
  const plans = await plannedForAll(ask);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans)
    if (!plan.startsWith('Aggregate')) expect(plan).not.toMatch(/Seq Scan on date_plan/);
});

test('FIX-77: lists with one tag are prepared, those with several are planned for their values', async () => {
  const pages = async (tags: string[], origin?: typeof CITY) => {
    statements.length = 0;
    await listCuratedPlans(visitor, { tags, limit: 24, origin });
    return statements
      .filter(({ sql }) => sql.includes('v_date_plans_enriched'))
      .map(({ sql }) => sql.includes('/* prepared */'));
  };
  expect(await pages(['common'])).toEqual([true]);
  expect(await pages(['common'], CITY)).toEqual([true]);
  expect(await pages(['common', 'rare f'])).toEqual([false]);
});

test.each<[string, () => Caller]>([
  ['a visitor', () => visitor],
  ['a member', () => busy],
  ['somebody who blocks', () => blocker],
])('FIX-77: for %s what is prepared is planned a few times, and then no more', async (_who, caller) => {
  const one = openDatabase({ url: database.url, poolSize: 1, searchStatementTimeoutMs: 5_000 });
  onTestFinished(() => one.close());
  const asking = { ...caller(), deps: testDeps(database, { db: one.db, readDb: one.db }) };
  const { nextCursor } = await listCuratedPlans(asking, { tags: [], limit: 24 });
  for (let call = 0; call < 8; call += 1) {
    for (const tags of [[], ['rare f'], ['corner'], ['corner 1'], ['nobody']])
      for (const origin of [undefined, CITY]) await listCuratedPlans(asking, { tags, limit: 24, origin });
    await listCuratedPlans(asking, { tags: [], limit: 24, cursor: nextCursor ?? '' });
    await listCuratedPlans(asking, { tags: [], limit: 24, creator: quiet.viewer.userId });
    await plansOfPlace(asking, ['bar']);
    await planPageOfPlace(asking, ['bar'], undefined);
    await placesOfPlansNear(asking, CITY);
    await exploreHome(asking, { origin: CITY, located: true });
    await countCuratedPlans(
      { ...asking, deps: { ...asking.deps, db: one.db.withoutPlugins() } },
      { tags: [], origin: CITY },
    );
    if (asking.viewer) await savedPlans({ ...asking, viewer: asking.viewer }, { limit: 24 });
  }
  const { rows } = await one.pool.query<{ statement: string; custom: number; generic: number }>(
    `select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements`,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ custom, generic }) => custom > 5 || generic === 0)).toEqual([]);
});

/** Rows that PostgreSQL took from plans and their tags, kept or not, for the one statement that `asked` picks. */
async function rowsRead(asked: (sql: string) => boolean, ask: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await ask();
  const statement = statements.find(({ sql }) => asked(sql));
  const { rows } = await database.pool.query(`explain (analyze, format json) ${statement?.sql}`, [
    ...(statement?.parameters ?? []),
  ]);
  const readBy = (node: PlanNode): number =>
    (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0) +
    (READ_TABLES.includes(node['Relation Name'] ?? '')
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0);
  return readBy(rows[0]['QUERY PLAN'][0].Plan);
}
const READ_TABLES: readonly string[] = ['date_plans', 'date_plan_tags', 'date_plan_stops'];
interface PlanNode {
  Plans?: PlanNode[];
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
}

test('FIX-70 of the thousands of plans of a city a page reads as many as it shows, and so do the places of plans near', async () => {
  const isPage = (sql: string) => sql.includes('v_date_plans_enriched');
  const near = { tags: [], limit: 24, origin: CITY };
  expect(await rowsRead(isPage, () => listCuratedPlans(visitor, near))).toBeLessThan(100);
  const { nextCursor } = await listCuratedPlans(visitor, near);
  const second = { ...near, cursor: nextCursor ?? '' };
  expect(await rowsRead(isPage, () => listCuratedPlans(visitor, second))).toBeLessThan(100);
  const isStops = (sql: string) => sql.includes('date_plan_stops');
  expect(await rowsRead(isStops, () => placesOfPlansNear(visitor, CITY))).toBeLessThan(150);
});

test('FIX-70 a page of the plans of a place reads as many as it shows, at the start and halfway', async () => {
  const isPage = (sql: string) => sql.includes('v_date_plans_enriched');
  for (const cursor of [undefined, HALFWAY])
    expect(await rowsRead(isPage, () => planPageOfPlace(visitor, ['bar'], cursor)), cursor).toBeLessThan(150);
});

test('FIX-70 a page of a tag reads as many rows as it shows, whether the tag is common, rare or both with another', async () => {
  const isPage = (sql: string) => sql.includes('v_date_plans_enriched');
  const page = (tags: string[], origin?: typeof CITY) =>
    rowsRead(isPage, () => listCuratedPlans(visitor, { tags, limit: 24, origin }));
  expect(await page(['common'])).toBeLessThan(100);
  expect(await page(['rare f'])).toBeLessThan(100);
  expect(await page(['common'], CITY)).toBeLessThan(200);
  expect(await page(['rare f', 'common'])).toBeLessThan(300);
  // Part of eighty tags, some of which were used all along and some for a day.
  expect(await page(['corner'])).toBeLessThan(300);
  expect(await page(['corner'], CITY)).toBeLessThan(500);
});
