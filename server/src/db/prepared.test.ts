import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseForThisTest } from '../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../test/factories.ts';
import { sessionCookie } from '../../test/sessions.ts';
import { readViewer } from '../modules/accounts/session/session.service.ts';
import { exploreHome } from '../modules/explore/explore.service.ts';
import { listCuratedPlans } from '../modules/plans/lists/planLists.service.ts';
import { createPlan, getPlan } from '../modules/plans/plans.service.ts';
import { openDatabase } from './client.ts';
import { MOST_PREPARED, PREPARED } from './prepared.ts';
import type { DB } from './types.gen.ts';

const database = await testDatabase();
afterAll(() => database.close());

/** Kysely on one connection, so that what it has prepared can be asked for over it. */
function oneConnection(url = database.url) {
  const opened = openDatabase({
    url,
    poolSize: 1,
    searchStatementTimeoutMs: 5_000,
    readStatementTimeoutMs: 5_000,
  });
  onTestFinished(() => opened.close());
  return opened;
}

async function preparedOn(db: Kysely<DB>) {
  const { rows } = await sql<{ statement: string; generic: number; custom: number }>`
    select statement, generic_plans::int as generic, custom_plans::int as custom
    from pg_prepared_statements where not from_sql order by prepare_time`.execute(db);
  return rows;
}

const stop = (place_id: string) => ({
  place_id,
  name: place_id,
  address: null,
  note: null,
  starts_at: null,
  stay_minutes: null,
  cost_for_two: null,
});

test('FIX-77: one statement for many calls, whoever asks; what is not marked is not kept', async () => {
  const { db } = oneConnection();
  for (let value = 1; value <= 20; value += 1) {
    const { rows } = await sql`select ${value}::int as value ${PREPARED}`.execute(db);
    expect(rows).toEqual([{ value }]);
    await sql`select ${value}::int as unmarked`.execute(db);
  }
  const kept = await preparedOn(db);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ statement: expect.stringContaining('as value') });
  expect((kept[0]?.generic ?? 0) + (kept[0]?.custom ?? 0)).toBe(20);
});

test('FIX-77: the hot reads are prepared once, and neither more values nor other limits make more of them', async () => {
  const { db, readDb, searchPool } = oneConnection();
  const deps = testDeps(database, { db, readDb, searchPool });
  const places = ['bar', 'gelato', 'cinema'];
  for (const place of places) await venue(db, place);
  const maya = await person(deps);
  const plans: string[] = [];
  for (const count of [2, 3]) {
    const { id } = await createPlan(maya, {
      title: 'Lamplight',
      description: '',
      theme: null,
      location_name: null,
      tags: [],
      is_public: true,
      is_prive: false,
      places: places.slice(0, count).map(stop),
      request_id: randomUUID(),
    });
    plans.push(id);
  }
  const cookie = await sessionCookie(deps, maya.viewer.userId);
  const reading = { ...deps, db: readDb };
  const everything = async (limit: number) => {
    expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ userId: maya.viewer.userId });
    for (const caller of [visitorOf(reading), { ...maya, deps: reading }]) {
      for (const id of plans) expect((await getPlan(caller, id)).kind).toBe('plan');
      expect((await listCuratedPlans(caller, { tags: [], limit: 24 })).plans).toHaveLength(2);
      await listCuratedPlans(caller, { tags: Array(limit).fill('rain'), limit });
      await exploreHome(caller, { origin: { latitude: 37.7793, longitude: -122.4193 }, located: false });
    }
  };
  await everything(1);
  const once = (await preparedOn(readDb)).map(({ statement }) => statement);
  for (const mark of ['plan_listed', 'plan_locked', 'shown_venues', 'curator_totals'])
    expect(once.some((statement) => statement.includes(mark))).toBe(true);
  expect(once.length).toBeLessThan(20);
  for (let round = 2; round <= 12; round += 1) await everything(round);
  const kept = await preparedOn(readDb);
  expect(kept.map(({ statement }) => statement)).toEqual(once);
  const plan = kept.find(
    ({ statement }) => statement.includes('where p.id = $') && statement.includes("'{}'::uuid[]"),
  );
  // Planned anew five times, then one plan for all.
  expect(plan).toMatchObject({ custom: 5, generic: 19 });
  const session = (await preparedOn(db)).filter(({ statement }) => statement.includes('auth_sessions'));
  expect(session).toHaveLength(1);
  expect((session[0]?.generic ?? 0) + (session[0]?.custom ?? 0)).toBe(12);
  for (const { statement } of kept) expect(statement).not.toMatch(/select \*|in \(\$/);
});

test('FIX-77: however many texts there are, no more than so many are kept', async () => {
  const { db } = oneConnection();
  for (let text = 0; text < MOST_PREPARED + 20; text += 1)
    expect((await sql`select ${sql.lit(text)} as text ${PREPARED}`.execute(db)).rows).toEqual([{ text }]);
  expect(await preparedOn(db)).toHaveLength(MOST_PREPARED);
});

test('FIX-77: what a migration changes the answer of is asked again, unnamed, and nobody notices', async () => {
  const changing = await testDatabaseForThisTest();
  const { db } = oneConnection(changing.url);
  await changing.pool.query('create table moods (mood int); insert into moods values (7)');
  const ask = async () => (await sql`select mood from moods ${PREPARED}`.execute(db)).rows;
  expect(await ask()).toEqual([{ mood: 7 }]);
  await changing.pool.query('alter table moods alter mood type text');
  const seen = [];
  for (let call = 0; call < 3; call += 1) seen.push(...(await ask()));
  expect(seen).toEqual([{ mood: '7' }, { mood: '7' }, { mood: '7' }]);
});

test('FIX-77: inside a transaction, which a failure would end, nothing is named', async () => {
  const { db } = oneConnection();
  await db.transaction().execute((trx) => sql`select 1 as inside ${PREPARED}`.execute(trx));
  expect(await preparedOn(db)).toEqual([]);
});

test('FIX-77: a statement that fails for another reason fails once, and is asked as before', async () => {
  const { db } = oneConnection();
  const divided = (by: number) => sql`select 6 / ${by}::int as result ${PREPARED}`.execute(db);
  expect((await divided(2)).rows).toEqual([{ result: 3 }]);
  await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divided(3)).rows).toEqual([{ result: 2 }]);
  expect(await preparedOn(db)).toHaveLength(1);
});
