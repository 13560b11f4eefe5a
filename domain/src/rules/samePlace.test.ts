import { expect, test } from 'vitest';
import { samePlaceScore } from './samePlace.ts';

test('RUL-115 the more two places have in common and the nearer they stand, the more alike they are; nobody is sure', () => {
  expect(samePlaceScore(['name'], 0)).toBe(70);
  expect(samePlaceScore(['name'], 150)).toBe(45);
  expect(samePlaceScore(['website'], 75)).toBe(38);
  expect(samePlaceScore(['name', 'phone'], 0)).toBe(99);
  expect(samePlaceScore(['name', 'phone', 'website'], 10)).toBe(99);
  expect(samePlaceScore([], 3000)).toBe(0);
  expect(samePlaceScore(['name'], null)).toBe(45);
});
