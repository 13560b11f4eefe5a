import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openDatabase } from './client.ts';

const database = await testDatabase();
afterAll(() => database.close());

test('bigint, numeric and date arrive as number, number and day text', async () => {
  const { rows } = await database.pool.query(
    "select 9007199254740991::int8 as big, 4.5::numeric(2,1) as stars, date '2026-02-03' as day",
  );
  expect(rows[0]).toEqual({ big: 9007199254740991, stars: 4.5, day: '2026-02-03' });
});

test('a bigint that would lose digits fails instead', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('does not fit');
});

test('the search pool ends a slow query, runs generic plans and never compiles them', async () => {
  const { rows } = await database.searchPool.query(
    "select current_setting('statement_timeout') as t, current_setting('plan_cache_mode') as p, current_setting('jit') as j",
  );
  expect(rows[0]).toEqual({ t: '1min', p: 'force_generic_plan', j: 'off' });
});

test('names in any script have trigrams', async () => {
  await database.pool.query('create extension if not exists pg_trgm');
  const { rows } = await database.pool.query("select show_trgm('東京 café') as trigrams");
  expect(rows[0].trigrams.length).toBeGreaterThan(5);
});

test('FIX-87 a connection that ends while everything is closed is not reported as lost', async () => {
  const lost: string[] = [];
  const opened = openDatabase({
    url: database.url,
    poolSize: 1,
    searchStatementTimeoutMs: 100,
    onIdleError: ({ message }) => lost.push(message),
  });
  await opened.pool.query('select 1');
  opened.pool.emit('error', new Error('while serving'));
  const closed = opened.close();
  opened.pool.emit('error', new Error('while closing'));
  await closed;
  expect(lost).toEqual(['while serving']);
});
