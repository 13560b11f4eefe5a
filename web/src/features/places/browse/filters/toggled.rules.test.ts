import { expect, test } from 'vitest';
import { toggled } from './toggled.rules.ts';

test('RUL-77 a chip puts its filter into the address and takes it out again', () => {
  expect(toggled(undefined, 'lively')).toEqual(['lively']);
  expect(toggled(['lively'], 'artsy')).toEqual(['lively', 'artsy']);
  expect(toggled(['lively', 'artsy'], 'lively')).toEqual(['artsy']);
  expect(toggled(['artsy'], 'artsy')).toBeUndefined();
});
