import { readAs } from '@liora/domain/i18n/testing/readAs';
import { beforeEach, expect, test } from 'vitest';
import { periodWords } from './when.rules.ts';

beforeEach(() => readAs('en-US'));

test('a day or week of before has its year where that is over', () => {
  expect(periodWords('day', '2026-10-23', '2026-11-29')).toBe('Friday, October 23');
  expect(periodWords('day', '2025-10-24', '2026-11-29')).toBe('Friday, October 24, 2025');
  expect(periodWords('week', '2025-10-20', '2026-11-29')).toBe('Week of October 20, 2025');
});

test('the one that is open needs none', () => {
  expect(periodWords('day', '2025-10-24')).toBe('Friday, October 24');
});
