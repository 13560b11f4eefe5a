import { expect, test } from 'vitest';
import { openState } from './openState.ts';

const zone = 'America/Los_Angeles';
// Monday 18 May 2026, 19:00 in San Francisco.
const at = new Date('2026-05-19T02:00:00Z');
const told = (state: 'open' | 'closed' | 'unknown', nextChange: string | null) =>
  openState({ opening: { state, nextChange }, time_zone: zone }, at, 'en-GB')?.text ?? null;

test('an open stop says until when, in its own time', () => {
  expect(told('open', '2026-05-19T05:00:00Z')).toBe('Open until 22:00');
});

test('a closed kitchen is never shown as open, and says when it opens', () => {
  expect(told('closed', '2026-05-21T18:00:00Z')).toBe('Closed · opens Thu 11:00');
});

test('RUL-107 a stop whose hours are not known says nothing', () => {
  expect(told('unknown', null)).toBeNull();
  expect(openState({ opening: null, time_zone: null }, at)).toBeNull();
});
