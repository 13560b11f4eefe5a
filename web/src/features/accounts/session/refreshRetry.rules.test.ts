import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { refreshDelay, shouldRetryRefresh } from './refreshRetry.rules.ts';

test('AUTH-20 a refresh is tried again after 200, 400, 800 ms and so on, at most 10 s apart', () => {
  expect([0, 1, 2, 3, 4, 5].map(refreshDelay)).toEqual([200, 400, 800, 1600, 3200, 6400]);
  expect(refreshDelay(20)).toBe(10_000);
});

test('AUTH-20 only failures that may pass are tried again, and not for ever', () => {
  expect(shouldRetryRefresh(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(shouldRetryRefresh(0, new ORPCError('BUSY', { status: 503 }))).toBe(true);
  expect(shouldRetryRefresh(0, new ORPCError('UNAUTHENTICATED', { status: 401 }))).toBe(false);
  expect(shouldRetryRefresh(6, new TypeError('Failed to fetch'))).toBe(false);
});
