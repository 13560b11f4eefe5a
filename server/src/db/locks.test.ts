import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { LOCKS } from './locks.ts';

const database = await testDatabase();
afterAll(() => database.close());

test('FIX-25 every advisory lock has a number of its own, and functions use no other', async () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
  const { rows } = await database.pool.query<{ name: string; lock: string }>(
    `select p.proname as name, (regexp_matches(p.prosrc, 'advisory_xact_lock(?:_shared)?\\s*\\(\\s*(\\d+)', 'g'))[1] as lock
     from pg_proc p where p.pronamespace = current_schema()::regnamespace order by 1`,
  );
  const known: readonly number[] = Object.values(LOCKS);
  expect(rows.filter(({ lock }) => !known.includes(Number(lock)))).toEqual([]);
  const usedFor = (lock: number) => rows.filter((row) => Number(row.lock) === lock).map(({ name }) => name);
  expect(usedFor(LOCKS.liveReactions)).toEqual(['write_live_events']);
  expect(usedFor(LOCKS.billing)).toEqual([]);
});
