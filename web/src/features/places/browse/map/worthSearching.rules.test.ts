import { expect, test } from 'vitest';
import { isWorthSearching } from './worthSearching.rules.ts';

const center = { lat: 37.78, lng: -122.42 };
const mile = 1 / 69.1;
const moved = (miles: number, radiusMiles: number) =>
  isWorthSearching(
    { center, radiusMiles: 1 },
    { center: { ...center, lat: center.lat + miles * mile }, radiusMiles },
  );

test('RUL-62 a move counts from 250 metres and a fifth of the area', () => {
  expect(moved(0.3, 1)).toBe(true);
  expect(moved(0.18, 1)).toBe(false);
  expect(moved(0.1, 0.2)).toBe(false);
});

test('a wider view is worth a search, a closer one is not', () => {
  expect(moved(0, 1.3)).toBe(true);
  expect(moved(0, 0.4)).toBe(false);
});
