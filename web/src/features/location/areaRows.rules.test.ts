import { expect, test } from 'vitest';
import { areaOf, foundRows, rowsToBeginWith } from './areaRows.rules.ts';

const timeZone = 'America/Los_Angeles';
const oakland = {
  name: 'Oakland',
  of: 'California, United States',
  latitude: 37.8,
  longitude: -122.27,
  timeZone,
};
const suggestion = {
  name: 'Oakland',
  region: 'California',
  country: 'United States',
  latitude: 37.8,
  longitude: -122.27,
  timeZone,
};
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

test('an area says what tells it from its namesakes', () => {
  expect(areaOf(suggestion)).toEqual(oakland);
  expect(areaOf({ ...suggestion, name: 'Singapore', region: null, country: 'Singapore' }).of).toBe('');
  expect(foundRows([suggestion])).toMatchObject([{ kind: 'found', label: 'Oakland', area: oakland }]);
});

test('before anything is typed: the own position, the way back from a chosen area, and recent ones', () => {
  expect(labels(rowsToBeginWith([oakland], null, 'San Francisco'))).toEqual(['Use my location', 'Oakland']);
  expect(labels(rowsToBeginWith([oakland], oakland, 'San Francisco'))).toEqual([
    'Use my location',
    'Back to San Francisco',
  ]);
  expect(labels(rowsToBeginWith([], oakland, undefined))).toEqual(['Use my location']);
});
