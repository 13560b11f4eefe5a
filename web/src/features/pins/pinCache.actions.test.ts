import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { refreshPins } from './pinCache.actions.ts';

test('the page of a pin that was just deleted is not asked for again while it is left, others are', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const shown = (id: string) => {
    const page = { place: { pin: { id } }, photos: [], plans: [], neighbours: [] };
    const queryFn = vi.fn(async () => page);
    const queryKey: readonly unknown[] = orpc.places.get.queryKey({ input: { id } });
    const observer = new QueryObserver(queries, { queryKey, queryFn, initialData: page });
    onTestFinished(observer.subscribe(() => undefined));
    return { queryFn, isStale: () => observer.getCurrentResult().isStale };
  };
  const [gone, other] = [shown('gone'), shown('other')];
  refreshPins(queries, 'gone');
  await vi.waitFor(() => expect(other.queryFn).toHaveBeenCalledOnce());
  expect(gone.queryFn).not.toHaveBeenCalled();
  // Whoever comes to it later is told how it stands then.
  expect(gone.isStale()).toBe(true);
  refreshPins(queries);
  await vi.waitFor(() => expect(gone.queryFn).toHaveBeenCalledOnce());
});

test('FIX-47 a pin that was deleted is no full card among the saved places any more', () => {
  const queries = new QueryClient();
  const key = orpc.saved.places.key({ type: 'infinite' });
  const row = { id: 'row', kind: 'place', note: 'lovely', place: { id: 'gone', pin: { id: 'gone' } } };
  queries.setQueryData<object>(key, { pages: [{ places: [row] }] });
  refreshPins(queries, 'gone');
  expect(queries.getQueryData(key)).toEqual({
    pages: [{ places: [{ id: 'row', kind: 'unavailable', note: 'lovely' }] }],
  });
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('PROF-02 how many pins somebody has made is asked for again when one came or went', () => {
  const queries = new QueryClient();
  const key: readonly unknown[] = orpc.profiles.get.queryKey({ input: { user_id: 'me' } });
  queries.setQueryData(key, { own_counts: { plans: 0, pins: 1 } });
  refreshPins(queries);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
