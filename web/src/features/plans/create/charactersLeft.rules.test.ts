import { expect, test } from 'vitest';
import { charactersLeft } from './charactersLeft.rules.ts';

test('RUL-67 the counter appears when the room runs low, and never counts below zero', () => {
  expect(charactersLeft('x'.repeat(59), 100)).toBeUndefined();
  expect(charactersLeft('x'.repeat(60), 100)).toBe('40 characters left');
  expect(charactersLeft('x'.repeat(99), 100)).toBe('1 character left');
  expect(charactersLeft('x'.repeat(101), 100)).toBe('0 characters left');
});
