import { searchInput } from '@liora/domain/contract/places';
import { expect, test } from 'vitest';
import { placeSearch } from '../placeSearch.rules.ts';
import { searchInputOf } from './searchInput.rules.ts';

const moment = {
  origin: { latitude: 37.78, longitude: -122.42 },
  now: new Date('2026-05-15T17:03:20Z'),
  planned: new Date('2026-05-16T02:30:00Z'),
};
const asked = (address: Record<string, unknown>) =>
  searchInput.parse(searchInputOf(placeSearch(address), moment));

test('RUL-77 every filter of the address reaches the server', () => {
  expect(
    asked({
      q: ' tapas ',
      category: 'Bar',
      sub: 'Wine Bar',
      moods: ['lively', 'artsy'],
      diet: ['Vegan'],
      price: [2, 1],
      outdoor: true,
      sort: 'mood',
      lat: 37.8,
      lng: -122.4,
      radius: 2,
    }),
  ).toMatchObject({
    q: 'tapas',
    category: 'Bar',
    subcategory: 'Wine Bar',
    moods: ['artsy', 'lively'],
    dietary: ['Vegan'],
    price: [1, 2],
    outdoor: true,
    sort: 'mood',
    origin: { latitude: 37.8, longitude: -122.4 },
    radiusMiles: 2,
  });
});

test('RUL-77 a bare address asks for what is near, within ten miles', () => {
  expect(asked({})).toMatchObject({ q: '', moods: [], price: [], origin: moment.origin, radiusMiles: 10 });
});

test('without an opening filter hours are told for the planned evening, and closed places stay', () => {
  expect(asked({})).toMatchObject({ at: '2026-05-16T02:30:00.000Z' });
  expect(asked({}).openAt).toBeUndefined();
});

test('open now is asked by five minutes, so the same search soon after is the same question', () => {
  expect(asked({ open: 'now' })).toMatchObject({
    openAt: '2026-05-15T17:00:00.000Z',
    at: '2026-05-15T17:00:00.000Z',
  });
});

test('MOOD-12 RUL-114 an order can lead only where there are moods, or a text, that it goes by', () => {
  expect(asked({ sort: 'mood' }).sort).toBeUndefined();
  expect(asked({ sort: 'match' }).sort).toBeUndefined();
  expect(asked({ sort: 'distance', q: 'jazz' }).sort).toBe('distance');
});

test('RUL-113 the letters as they are typed can be searched', () => {
  expect(asked({ q: 'lumne', literal: true })).toMatchObject({ q: 'lumne', literal: true });
  expect(asked({ q: 'lumne' }).literal).toBe(false);
});

test('a value that makes no sense is left out of the address, the rest stays', () => {
  expect(placeSearch({ q: 'jazz', price: [9], moods: ['sad'], lat: 200, radius: -1 })).toEqual({
    q: 'jazz',
  });
});
