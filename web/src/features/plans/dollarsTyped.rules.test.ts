import { expect, test } from 'vitest';
import { dollarsTyped } from './dollarsTyped.rules.ts';

test('whole dollars are read, however they are written', () => {
  expect(['80', '$80', '80.50', '1,200', '1.200', ' 0 '].map((text) => dollarsTyped(text, 10_000))).toEqual([
    80, 80, 80, 1200, 1200, 0,
  ]);
});

test('no digit is no cost, and nothing costs more than there is room for', () => {
  expect([dollarsTyped('', 10_000), dollarsTyped('free', 10_000), dollarsTyped('99999', 10_000)]).toEqual([
    null,
    null,
    10_000,
  ]);
});
