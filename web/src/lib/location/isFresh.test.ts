import { DAY_MS } from '@liora/domain/durations';
import { expect, test } from 'vitest';
import { photosAreGone } from '../photosPending.ts';
import { isFresh } from './locationStore.ts';

const found = { latitude: 1, longitude: 2, timestamp: 10 * DAY_MS };

test('RUL-64 a position stands for a day, whichever way the clock of the device was set meanwhile', () => {
  expect(isFresh(found, found.timestamp + DAY_MS)).toBe(true);
  expect(isFresh(found, found.timestamp + DAY_MS + 1)).toBe(false);
  expect(isFresh(found, found.timestamp - 3 * DAY_MS)).toBe(false);
});

test('photos of a draft that was stored days from now are taken for gone', () => {
  expect(photosAreGone(10 * DAY_MS, 10 * DAY_MS + 1000)).toBe(false);
  expect(photosAreGone(10 * DAY_MS, 7 * DAY_MS)).toBe(true);
});
