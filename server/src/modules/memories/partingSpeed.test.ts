import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';

// One connection, so that its process does all the work.
const database = await testDatabase({ poolSize: 1 });
afterAll(() => database.close());
const deps = testDeps(database);

const TICKS_PER_SECOND = 100;
const [USER, SYSTEM] = [11, 12];

/** Processor time of the process behind the connection where that can be read: what else a machine does is not counted. */
async function secondsWorked(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  try {
    const fields = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
  } catch {
    return performance.now() / 1000;
  }
}

test('RUL-47 ten thousand memories with a photo each are both’s in two seconds', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const linkId = maya.viewer.linkId;
  const many = 10_000;
  await sql`insert into date_memories (user_id, link_id, place_name, date_completed, time_zone, rating, request_id)
    select case when n % 2 = 0 then ${maya.viewer.userId}::uuid else ${june.viewer.userId}::uuid end, ${linkId}::uuid,
      'Place ' || n, date '2020-01-01' + n % 2000, 'UTC', 8, gen_random_uuid() from generate_series(1, ${many}) n`.execute(
    database.db,
  );
  await sql`insert into photos (user_id, belongs_to, subject_id, state, width, height, bytes, thumbhash, loose_since)
    select user_id, 'memory', id, 'ready', 4, 3, 1, 'aaaa', null from date_memories where link_id = ${linkId}::uuid`.execute(
    database.db,
  );
  await sql`analyze date_memories, photos`.execute(database.db);
  const before = await secondsWorked();
  await unlink(maya, june);
  const seconds = (await secondsWorked()) - before;
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
      where user_id in (${maya.viewer.userId}, ${june.viewer.userId})`.execute(database.db);
    return rows[0]?.n;
  };
  expect([await count('date_memories'), await count('photos')]).toEqual([2 * many, 2 * many]);
  expect(seconds).toBeLessThan(2);
});
