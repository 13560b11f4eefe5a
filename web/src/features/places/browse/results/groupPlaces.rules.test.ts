import { expect, test } from 'vitest';
import { samplePlace } from '../../testing/samplePlace.ts';
import { groupPlaces } from './groupPlaces.rules.ts';

const place = (id: string, state: 'open' | 'closed' | 'unknown') =>
  samplePlace({ id, opening: { state, nextChange: null } });
const withoutPosition = samplePlace({
  id: 'withoutPosition',
  hasCoordinates: false,
  latitude: null,
  longitude: null,
});
const all = [
  place('a', 'open'),
  place('b', 'closed'),
  place('c', 'unknown'),
  place('d', 'open'),
  withoutPosition,
];
const ids = (timeSet: boolean) =>
  groupPlaces(all, timeSet).map(({ kind, places }) => [kind, places.map(({ id }) => id).join('')]);

test('RUL-107 at a set time open, unknown and closed places stand apart, unknown ones are neither', () => {
  expect(ids(true)).toEqual([
    ['open', 'ad'],
    ['unknown', 'c'],
    ['closed', 'b'],
    ['withoutPosition', 'withoutPosition'],
  ]);
});

test('SRCH-21 places without coordinates come last in a group of their own', () => {
  expect(ids(false)).toEqual([
    ['all', 'abcd'],
    ['withoutPosition', 'withoutPosition'],
  ]);
});

test('a group without places is not there', () => {
  expect(groupPlaces([], true)).toEqual([]);
});
