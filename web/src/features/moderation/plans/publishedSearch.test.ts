import { expect, test } from 'vitest';
import { searchOf } from './publishedSearch.rules.ts';

test.each([
  ['', 'newest', ''],
  [' @ ', 'newest', ''],
  [' Night walk ', 'title', 'Night walk'],
  ['@maya', 'author', 'maya'],
  ['a@b', 'title', 'a@b'],
  ['x'.repeat(80), 'title', 'x'.repeat(40)],
])('RUL-95 "%s" looks through %s for "%s"', (typed, list, words) => {
  expect(searchOf(typed)).toEqual({ list, words });
});
