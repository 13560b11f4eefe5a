import { expect, test } from 'vitest';
import { confidenceWords, isDoubtful } from './confidence.rules.ts';

test.each([
  [0.5, 'Doubtful, 50 %', true],
  [0.5999, 'Doubtful, 59 %', true],
  [0.6, 'Probably there, 60 %', false],
  [0.77, 'Probably there, 77 %', false],
  [0.7999, 'Probably there, 79 %', false],
  [0.8, 'Surely there, 80 %', false],
  [0.9999, 'Surely there, 99 %', false],
  [1, 'Surely there, 100 %', false],
])('RUL-95 a source that is %d sure of a place says "%s"', (confidence, words, doubtful) => {
  expect(confidenceWords(confidence)).toBe(words);
  expect(isDoubtful(confidence)).toBe(doubtful);
});
