import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentOptions } from '../checkIns/checkIns.queries.ts';
import { linkQuery, refreshPartner } from './couples.queries.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const nobody = { linked: false, partner: null, shares: false };

function withAnswers(): { queries: QueryClient; shown: () => unknown } {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(linkQuery().queryKey, nobody as never);
  queries.setQueryData(currentOptions().queryKey, { on: true } as never);
  return { queries, shown: () => queries.getQueryData(currentOptions().queryKey) };
}

test('RUL-48 without a connection what is shown stays until it can be asked whether the link still stands', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { queries, shown } = withAnswers();
  onlineManager.setOnline(false);
  await refreshPartner(queries);
  expect(shown()).toBeDefined();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('RUL-48 what may be of a former partner goes when the server cannot say that they still are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { queries, shown } = withAnswers();
  await refreshPartner(queries);
  expect(shown()).toBeUndefined();
});
