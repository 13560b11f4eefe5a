import { expect, test } from 'vitest';
import { mayBeStop } from './placeStop.rules.ts';
import { samplePlace } from './testing/samplePlace.ts';

const pin = (is_own: boolean, isPrive: boolean) =>
  samplePlace({ id: 'a', isPrive, isUserPin: true, pin: { id: 'a', is_own } });

test('plans may stop at known places, at own pins and at public ones, never at a Privé pin of somebody else', () => {
  expect(mayBeStop(samplePlace())).toBe(true);
  expect(mayBeStop(pin(true, false))).toBe(true);
  expect(mayBeStop(pin(true, true))).toBe(true);
  expect(mayBeStop(pin(false, false))).toBe(true);
  expect(mayBeStop(pin(false, true))).toBe(false);
});

test('RUL-83 a pin that stands for a known place is that place', () => {
  expect(mayBeStop({ ...pin(false, true), id: 'lumen' })).toBe(true);
});
