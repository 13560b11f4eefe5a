import { expect, test } from 'vitest';
import { filtersOf, isFiltered, searchOf } from './directoryFilters.rules.ts';

test('RUL-95 an address filters by what it can filter by, and by nothing else', () => {
  const search = {
    q: ' Lumen ',
    source: 'a b',
    category: 'Bar',
    missing: 'hours',
    edited: false,
    older: '12',
    confidence: '60',
  };
  expect(filtersOf(search)).toEqual({
    q: 'Lumen',
    category: 'Bar',
    missing: 'hours',
    older: 12,
    confidence: 60,
  });
  expect(searchOf(filtersOf(search))).toMatchObject({ older: '12', confidence: '60' });
  const nonsense = { category: 'Pub', missing: 'all', older: '1000', confidence: '101', closed: 'maybe' };
  expect(filtersOf(nonsense)).toEqual({});
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ edited: true })).toBe(true);
});
