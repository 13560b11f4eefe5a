import { expect, test } from 'vitest';
import { zoomForRadius } from './zoomForRadius.rules.ts';

test('a shared area opens at about the zoom at which it was picked', () => {
  expect(zoomForRadius(1, 37.78)).toBeCloseTo(13.9, 1);
  expect(zoomForRadius(2, 37.78)).toBeCloseTo(zoomForRadius(1, 37.78) - 1, 2);
});

test('no radius asks for a zoom that the map does not have', () => {
  expect(zoomForRadius(0.001, 0)).toBe(18);
  expect(zoomForRadius(50_000, 60)).toBe(3);
});
