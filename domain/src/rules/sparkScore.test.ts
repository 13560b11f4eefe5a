import { expect, test } from 'vitest';
import { LOVED_LADDER, lovedStep, overallOf, weighedScore, wholeScore } from './sparkScore.ts';

test('LOVE-01 LOVE-02 CONST-45 a review gives the plain average of its three whole numbers', () => {
  expect(overallOf({ vibe: 10, quality: 9, experience: 8 })).toBe(9);
  expect(overallOf({ vibe: 10, quality: 10, experience: 9 })).toBeCloseTo(29 / 3, 12);
});

test.each([
  [6.99, 40, null],
  [7, 0, null],
  [7, 1, 'early'],
  [10, 1, 'early'],
  [7, 2, 'loved'],
  [9.9, 2, 'loved'],
  [8.49, 3, 'official'],
  [7, 3, 'official'],
  [8.5, 3, 'pick'],
  [8.5, 2, 'loved'],
] as const)('RUL-49 LOVE-11 LOVE-12 LOVE-13 %d from %i reviews is %s', (overall, count, step) => {
  expect(lovedStep({ overall, count })).toBe(step);
});

test('RUL-49 LOVE-03 the ladder has exactly the steps of the ruling', () => {
  expect(LOVED_LADDER).toEqual({
    early: { reviews: 1, score: 7 },
    loved: { reviews: 2, score: 7 },
    official: { reviews: 3, score: 7 },
    pick: { reviews: 3, score: 8.5 },
  });
});

test('three tens do not pass forty nines by the score that orders', () => {
  expect(weighedScore({ overall: 10, count: 3 })).toBeLessThan(weighedScore({ overall: 9, count: 40 }));
  expect(weighedScore({ overall: 0, count: 0 })).toBe(7);
});

test.each([
  [1, 1],
  [9.49, 9],
  [9.5, 10],
])('%d stands with the %is', (overall, whole) => expect(wholeScore(overall)).toBe(whole));
