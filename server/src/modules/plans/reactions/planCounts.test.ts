import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, visitorOf } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { listCuratedPlans } from '../lists/planLists.service.ts';
import { sweepDeletedPlans } from '../plans.jobs.ts';
import { react } from './reactions.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const AUTHORS = 3;
const FANS = 4;
let authors: SignedInCaller[];
let fans: SignedInCaller[];

const several = (count: number) => Promise.all(Array.from({ length: count }, () => person(deps)));

/** Two plans of each author, each liked and saved by every fan and every author. */
beforeEach(async () => {
  [authors, fans] = [await several(AUTHORS), await several(FANS)];
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into date_plans (user_id, title, places)
     select id, 'Plan', '[{"place_id": "bar", "name": "Bar"}, {"place_id": "cafe", "name": "Cafe"}]'
     from unnest($1::uuid[]) id, generate_series(1, 2) returning id`,
    [idsOf(authors)],
  );
  for (const caller of [...fans, ...authors])
    for (const { id } of rows) {
      await react(caller, 'like', id);
      await react(caller, 'save', id);
    }
});

const idsOf = (callers: readonly SignedInCaller[]) => callers.map(({ viewer }) => viewer.userId);

const erase = (callers: readonly SignedInCaller[]) =>
  database.pool.query('delete from auth_users where id = any($1)', [idsOf(callers)]);

const counts = async () =>
  (await listCuratedPlans(visitorOf(deps), { tags: [], limit: 60 })).plans.map((plan) => [
    plan.like_count,
    plan.save_count,
  ]);

/** Rows that say something else than the likes and saves there are, or that belong to no plan. */
async function wrongCounts(): Promise<number> {
  const { rows } = await database.pool.query<{ wrong: number }>(
    `select ((select count(*) from date_plan_counts c
              where like_count <> (select count(*) from date_plan_likes l where l.date_plan_id = c.date_plan_id)
                 or save_count <> (select count(*) from saved_date_plans s where s.date_plan_id = c.date_plan_id))
           + (select count(*) from date_plan_stops s
              where like_count <> (select count(*) from date_plan_likes l where l.date_plan_id = s.date_plan_id))
           + (select count(*) from date_plan_counts c where not exists (select from date_plans p where p.id = c.date_plan_id))
           + (select count(*) from date_plan_stops s where not exists (select from date_plans p where p.id = s.date_plan_id))
            )::int as wrong`,
  );
  return rows[0]?.wrong ?? -1;
}

test('FIX-70 authors, savers and likers are erased in one statement, and every plan that stays is counted right', async () => {
  await erase([...authors.slice(1), ...fans.slice(1)]);
  expect(await counts()).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(await wrongCounts()).toBe(0);
  await erase([...fans, ...authors]);
  expect(await counts()).toEqual([]);
  expect(await wrongCounts()).toBe(0);
});

test('FIX-70 an author with plans that several people like is erased, and so is a plan that its author deleted', async () => {
  await erase(authors.slice(0, 1));
  const last = await database.pool.query(
    `update date_plans set deleted_at = '2026-05-01Z' where user_id = $1`,
    [authors[1]?.viewer.userId],
  );
  expect(last.rowCount).toBe(2);
  expect(await sweepDeletedPlans(deps)).toBe(2);
  expect(await wrongCounts()).toBe(0);
  await erase([...fans, ...authors]);
});
