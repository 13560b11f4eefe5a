import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { orpc } from '../../../lib/api.ts';
import { searchKey } from '../places.queries.ts';
import { clearPlaceSearches } from './clearPlaceSearches.actions.ts';
import { placeSearches } from './placeSearches.store.ts';

const onScreen = [...searchKey, 'on screen'];
const before = [...searchKey, 'before'];
const typed = [...orpc.places.suggest.key(), 'typed before'];

const queries = new QueryClient();
afterEach(() => queries.clear());

function kept() {
  for (const key of [onScreen, before, typed, ['plans']]) queries.setQueryData(key, 'known');
  const asked = vi.fn(async () => 'new');
  new QueryObserver(queries, { queryKey: onScreen, queryFn: asked, staleTime: 60_000 }).subscribe(() => {});
  return asked;
}

test('RUL-60 a block or an own pin forgets every search, and asks again for the list on screen', () => {
  const clear = vi.spyOn(placeSearches, 'clear');
  const asked = kept();
  clearPlaceSearches(queries);
  expect(clear).toHaveBeenCalledOnce();
  expect([before, typed].map((key) => queries.getQueryData(key))).toEqual([undefined, undefined]);
  expect(queries.getQueryData(['plans'])).toBe('known');
  expect(asked).toHaveBeenCalledOnce();
});

test('RT-02 pins of others that changed leave the list on screen until it is looked at again', () => {
  const asked = kept();
  clearPlaceSearches(queries, { askAgain: false });
  expect(queries.getQueryData(before)).toBeUndefined();
  expect(queries.getQueryData(onScreen)).toBe('known');
  expect(queries.getQueryState(onScreen)?.isInvalidated).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
