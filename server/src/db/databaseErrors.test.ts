import { expect, test } from 'vitest';
import { isUnavailable } from './databaseErrors.ts';

const coded = (code: string) => Object.assign(new Error('any words'), { code });

test.each([
  ...['08000', '08001', '08003', '08004', '08006', '08P01', '53100', '53200', '53300', '57014'],
  ...['57P01', '57P02', '57P03', '25P03', '55P03', '40001', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
])('FIX-80: %s says that the database could not answer now', (code) => {
  expect(isUnavailable(coded(code))).toBe(true);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('FIX-80: so do the driver’s words "%s"', (words) => {
  expect(isUnavailable(new Error(words))).toBe(true);
  expect(isUnavailable(new Error('wrapped', { cause: new Error(words) }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error(words)]))).toBe(true);
});

test.each([
  coded('23505'),
  coded('22021'),
  coded('42601'),
  coded('57000'),
  coded('0800'),
  new Error('a fault in the program'),
  'Connection terminated',
  null,
])('FIX-80: %s does not', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
