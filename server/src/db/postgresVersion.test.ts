import { expect, test } from 'vitest';
import { refuseUnusable, type Server, sqlFor } from './postgresVersion.ts';

const server = (version: string, collations = ['C.utf8']): Server => ({
  version,
  versionNumber: Number(version.split('.')[0]) * 10_000,
  encoding: 'UTF8',
  collations,
});

test('FIX-82 PostgreSQL 15 and newer are used, older ones refused in words', () => {
  for (const version of ['15.0', '16.2', '17.0', '18.1', '19.0'])
    expect(() => refuseUnusable(server(version))).not.toThrow();
  expect(() => refuseUnusable(server('14.12'))).toThrow(
    'Liora needs PostgreSQL 15 or newer; this database runs on 14.12. Nothing was changed.',
  );
});

test('FIX-82 below 17 the collation that only newer servers bring is replaced', () => {
  const sql = 'select lower(name collate pg_catalog.pg_c_utf8)';
  expect(sqlFor(server('18.0'), sql)).toBe(sql);
  expect(sqlFor(server('17.0', []), sql)).toBe(sql);
  expect(sqlFor(server('15.4'), sql)).toBe('select lower(name collate pg_catalog."C.utf8")');
  expect(() => refuseUnusable(server('15.4', []))).toThrow('Install the locale C.UTF-8');
});
