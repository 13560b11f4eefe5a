import type { Mood } from '@liora/domain/rules/moods';
import { expect, test } from 'vitest';
import { bestMoods } from './bestMoods.rules.ts';

const places = (...moods: Mood[][]) => moods.map((detectedMoods) => ({ detectedMoods }));

test('a category is best for the moods that most of its places have', () => {
  expect(bestMoods(places(['lively'], ['lively', 'intimate'], ['lively'], ['intimate'], ['artsy']))).toEqual([
    'lively',
    'intimate',
    'artsy',
  ]);
});

test('a mood of one place in many does not speak for all, and without places there is none', () => {
  const bars = Array.from({ length: 9 }, (): Mood[] => ['lively']);
  expect(bestMoods(places(...bars, ['serene']))).toEqual(['lively']);
  expect(bestMoods([])).toEqual([]);
});
