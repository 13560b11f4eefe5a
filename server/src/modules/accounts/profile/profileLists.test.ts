import { savedListInput } from '@liora/domain/contract/saved';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, visitorOf } from '../../../../test/factories.ts';
import type { DB } from '../../../db/types.gen.ts';
import { ownPins } from '../../pins/pins.service.ts';
import { listSaved, savedAmongThese } from '../../saved/list/savedList.service.ts';
import { getProfile, pinsOfProfile, reviewsOfProfile } from './profile.service.ts';

// More of one person than anybody reads, and as many of others.
const MANY = 20_000;

const database = await testDatabase({ poolSize: 6 });
const statements: CompiledQuery[] = [];
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: database.pool }),
  log: ({ query }) => void statements.push(query),
});
afterAll(() => database.close());
const deps = { ...testDeps(database), db };
const visitor = visitorOf(deps);
const one = await person(deps, { member: true });
const other = await person(deps);

/** Without what triggers would work out of each row: the lists do not ask for it. */
async function load(table: string, insert: string) {
  await database.pool.query(`alter table ${table} disable trigger user`);
  await database.pool.query(insert, [one.viewer.userId, other.viewer.userId, TEST_NOW]);
  await database.pool.query(`alter table ${table} enable trigger user`);
  await database.pool.query(`analyze ${table}`);
}
const EACH = `from generate_series(1, ${MANY}) n, unnest(array[$1, $2]::uuid[]) u (id)`;
const at = "$3::timestamptz - n * interval '1 minute'";

beforeAll(async () => {
  await load(
    'liora_reviews',
    `insert into liora_reviews (place_id, ref, user_id, vibe, quality, experience, created_at)
     select 'many-' || n, 'many-' || n, u.id, 7, 8, 9, ${at} ${EACH}`,
  );
  // A long list that was brought along: one of a thousand is public.
  await load(
    'dropped_pins',
    `insert into dropped_pins (user_id, title, category, is_public, latitude, longitude, created_at)
     select u.id, 'Pin ' || n, 'Bar', n % 1000 = 0, 37.7, -122.4, ${at} ${EACH}`,
  );
  await load(
    'saved_places',
    `insert into saved_places (user_id, place_id, source, place_name, category, created_at, updated_at)
     select u.id, 'many-' || n, 'venues', 'Many ' || n, 'Bar', ${at}, ${at} ${EACH}`,
  );
}, 120_000);

interface PlanNode {
  Plans?: PlanNode[];
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
}

/** Rows of `table` that PostgreSQL reads, kept or not, for everything that is asked of it. */
async function rowsRead(table: string, ask: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await ask();
  const asked = statements.filter(({ sql }) => sql.trimStart().startsWith('select') && sql.includes(table));
  expect(asked.length).toBeGreaterThan(0);
  const readBy = (node: PlanNode): number =>
    (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0) +
    (node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0);
  let read = 0;
  for (const { sql, parameters } of asked) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    read += readBy(rows[0]['QUERY PLAN'][0].Plan);
  }
  return read;
}

const user_id = one.viewer.userId;

test('a profile with very many reviews reads as many as its page shows, on the second page too', async () => {
  const ask = (cursor?: string) => reviewsOfProfile(visitor, { user_id, cursor });
  expect(await rowsRead('liora_reviews', () => ask())).toBeLessThan(100);
  const { nextCursor } = await ask();
  expect(await rowsRead('liora_reviews', () => ask(nextCursor ?? ''))).toBeLessThan(100);
});

test('a profile with very many private pins reads its published ones alone', async () => {
  expect(await rowsRead('dropped_pins', () => pinsOfProfile(visitor, { user_id }))).toBeLessThan(100);
  expect(await rowsRead('dropped_pins', () => getProfile(visitor, { user_id }))).toBeLessThan(100);
});

test('own pins and saved places are read page by page', async () => {
  expect(await rowsRead('dropped_pins', () => ownPins(one, { limit: 60 }))).toBeLessThan(200);
  const { nextCursor } = await listSaved(one, savedListInput.parse({}));
  const second = savedListInput.parse({ cursor: nextCursor ?? '' });
  expect(await rowsRead('saved_places', () => listSaved(one, second))).toBeLessThan(200);
  const among = { ids: ['many-1', 'many-19999', 'nothing'] };
  expect(await rowsRead('saved_places', () => savedAmongThese(one, among))).toBeLessThan(10);
});
