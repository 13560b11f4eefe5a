import { expect, test } from 'vitest';
import { keyAfterLeaving, neighbourKey } from './workList.rules.ts';

const KEYS = ['a', 'b', 'c'];

test('NAV-24 a step leads to the neighbour and ends where the list does', () => {
  expect(neighbourKey(KEYS, 'a', 1)).toBe('b');
  expect(neighbourKey(KEYS, 'c', 1)).toBe('c');
  expect(neighbourKey(KEYS, 'a', -1)).toBe('a');
  expect(neighbourKey(KEYS, undefined, 1)).toBe('a');
  expect(neighbourKey([], 'a', 1)).toBeUndefined();
});

test('NAV-24 what leaves the list makes room for what came after it, also where more has left', () => {
  expect(keyAfterLeaving(KEYS, ['a', 'c'], 'b')).toBe('c');
  expect(keyAfterLeaving(KEYS, ['a', 'b'], 'c')).toBe('b');
  expect(keyAfterLeaving(KEYS, ['a'], 'b')).toBe('a');
  expect(keyAfterLeaving(KEYS, ['new'], 'b')).toBe('new');
  expect(keyAfterLeaving(KEYS, [], 'b')).toBeUndefined();
});
