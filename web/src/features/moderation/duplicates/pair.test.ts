import type { ComparedPlace, DuplicatePair } from '@liora/domain/contract/placeMerges';
import { expect, test } from 'vitest';
import { beginning, mergeInput, sideOf } from './pair.rules.ts';

const place = (id: string, facts: Partial<ComparedPlace> = {}): ComparedPlace => ({
  id,
  name: 'Little Fennel',
  category: 'Restaurant',
  subcategory: 'Italian',
  types: [],
  address: '918 Cole St',
  phone: null,
  website: null,
  priceLevel: null,
  hoursText: null,
  hoursWeekly: null,
  hoursUnknown: [],
  photoUrl: null,
  source: 'osm',
  sourceDate: '2025-05-01',
  reviews: 0,
  saves: 0,
  ...facts,
});
const pairOf = (one: Partial<ComparedPlace>, other: Partial<ComparedPlace>): DuplicatePair => ({
  places: [place('a', one), place('b', other)],
  alike: ['name'],
  metres: 10,
  score: 68,
});

test.each([
  [{ reviews: 2 }, { saves: 90 }, 0],
  [{ saves: 3 }, { saves: 4, sourceDate: '2020-01-01' }, 1],
  [{}, { sourceDate: '2025-06-01' }, 1],
  [{}, {}, 0],
] as const)(
  'RUL-115 the place that more people know stays, then the newer one: %o, %o',
  (one, other, stays) => {
    expect(beginning(pairOf(one, other)).stays).toBe(stays);
  },
);

test('RUL-115 what only the other place has is taken over, and what somebody chose', () => {
  const pair = pairOf(
    { reviews: 1, phone: '1' },
    { name: 'Fennel', phone: '2', website: 'https://x.example' },
  );
  const begun = beginning(pair);
  expect(mergeInput(pair, begun)).toEqual({ from: 'b', to: 'a', take: ['website'] });
  const chosen = { ...begun, from: { name: 1, website: 0 } } as const;
  expect(mergeInput(pair, chosen)).toEqual({ from: 'b', to: 'a', take: ['name'] });
  expect(sideOf(pair, chosen, 'phone')).toBe(0);
  expect(mergeInput(pair, { stays: 1, from: {} })).toEqual({ from: 'a', to: 'b', take: [] });
});

test('RUL-115 hours are known by their words alone, too, and free is a price', () => {
  const pair = pairOf({ reviews: 1 }, { hoursText: 'by appointment', priceLevel: 0 });
  expect(mergeInput(pair, beginning(pair)).take).toEqual(['price', 'hours']);
});
