import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { SEARCH_CACHE_ENTRIES, SEARCH_CACHE_MS, trimSearchCache } from './trimSearchCache.ts';

const KEY = ['places', 'search'];
const client = new QueryClient();
afterEach(() => client.clear());

function fill(searches: number) {
  for (let n = 1; n <= searches; n += 1) client.setQueryData([...KEY, n], n, { updatedAt: n });
}
const kept = () =>
  client
    .getQueryCache()
    .findAll({ queryKey: KEY })
    .map(({ queryKey }) => queryKey.at(-1));

test('SRCH-10 CONST-15 a search is kept for fifteen minutes', () => {
  expect(SEARCH_CACHE_MS).toBe(900_000);
});

test('SRCH-11 CONST-16 fifty searches are kept', () => {
  fill(SEARCH_CACHE_ENTRIES);
  trimSearchCache(client.getQueryCache(), KEY);
  expect(kept()).toHaveLength(50);
});

test('SRCH-12 a full cache keeps the newest forty', () => {
  fill(51);
  trimSearchCache(client.getQueryCache(), KEY);
  expect(kept()).toHaveLength(40);
  expect(Math.min(...kept().map(Number))).toBe(12);
});

test('what is on screen and what is no search stays', () => {
  client.setQueryData(['plans'], 'plan', { updatedAt: 0 });
  fill(51);
  const stop = new QueryObserver(client, {
    queryKey: [...KEY, 1],
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  trimSearchCache(client.getQueryCache(), KEY);
  stop();
  expect(kept()).toContain(1);
  expect(client.getQueryData(['plans'])).toBe('plan');
});
