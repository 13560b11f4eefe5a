import { TYPE_AHEAD_RESET_MS } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { matchOf, NOTHING_TYPED, typedOn } from './typeAhead.ts';

test('GEN-21 CONST-44 letters within a second are one word, after it a new one', () => {
  expect(TYPE_AHEAD_RESET_MS).toBe(1000);
  const first = typedOn(NOTHING_TYPED, 'R', 5_000);
  const second = typedOn(first, 'a', 5_999);
  expect(second.text).toBe('ra');
  expect(typedOn(second, 'r', 6_998).text).toBe('rar');
  expect(typedOn(second, 'r', 6_999).text).toBe('r');
});

test('the next choice that begins so is found, round the end, and one letter goes through all of its choices', () => {
  const labels = ['Uncategorized', 'Rainy Sundays', 'Rare evenings', 'Slow dinners'];
  expect(matchOf(labels, 'r', 0)).toBe(1);
  expect(matchOf(labels, 'rr', 1)).toBe(2);
  expect(matchOf(labels, 'rrr', 2)).toBe(1);
  expect(matchOf(labels, 'rar', 1)).toBe(2);
  expect(matchOf(labels, 'u', 3)).toBe(0);
  expect(matchOf(labels, 'x', 0)).toBe(-1);
});
