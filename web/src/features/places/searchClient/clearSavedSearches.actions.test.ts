import { searchInput } from '@liora/domain/contract/places';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orpc } from '../../../lib/api.ts';
import { clearSavedSearches } from './clearSavedSearches.actions.ts';
import { cacheKey } from './question.rules.ts';
import { searchListKey } from './searchList.rules.ts';

const asker = { userId: 'me', member: false };
const origin = { latitude: 37.7793, longitude: -122.4193 };
const VIEW = { west: 0, south: 0, east: 1, north: 1, zoom: 12 };

test('RUL-60 when something was saved, answers about what is saved go, and no others', () => {
  const queries = new QueryClient();
  const keys = [true, false].map((saved) => {
    const input = searchInput.parse({ origin, saved });
    return [
      searchListKey(input, asker),
      [...orpc.places.search.key(), 'kept', cacheKey({ input, asker })],
      [...orpc.places.map.queryKey({ input: { ...VIEW, ...(saved && { saved }) } }), asker],
    ];
  });
  for (const key of keys.flat()) queries.setQueryData(key, 'an answer');
  clearSavedSearches(queries);
  expect(keys.map((some) => some.map((key) => queries.getQueryData(key)))).toEqual([
    [undefined, undefined, undefined],
    ['an answer', 'an answer', 'an answer'],
  ]);
});
