import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { readMigrations } from '../db/migrations.ts';
import { databaseReadiness } from './health.ts';

const database = await testDatabase();
afterAll(() => database.close());
const migrations = await readMigrations();

test('a migrated database that answers is ready', async () => {
  expect(await databaseReadiness(database.pool, migrations)()).toBeUndefined();
});

test('a database that lacks a migration of this version is not', async () => {
  const newer = [...migrations, { name: '9999_later.sql', sql: '', checksum: '' }];
  expect(await databaseReadiness(database.pool, newer)()).toBe('the database lacks migrations');
});

test('a database that does not answer is not', async () => {
  const lost = await testDatabase();
  await lost.close();
  expect(await databaseReadiness(lost.pool, migrations)()).toContain('does not answer');
});
