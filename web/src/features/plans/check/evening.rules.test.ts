import { expect, test } from 'vitest';
import { dateOf, eveningOf } from './evening.rules.ts';

test('FIX-68 a date is an evening by the clocks of the place, and an evening has its date there', () => {
  expect(eveningOf('2026-05-15', 'America/Los_Angeles')?.toISOString()).toBe('2026-05-16T02:30:00.000Z');
  expect(eveningOf('2026-05-15', 'Asia/Tokyo')?.toISOString()).toBe('2026-05-15T10:30:00.000Z');
  expect(dateOf(new Date('2026-05-16T02:30:00Z'), 'America/Los_Angeles')).toBe('2026-05-15');
});

test('what is no date is no evening', () => {
  expect([eveningOf('', 'UTC'), eveningOf('2026-05', 'UTC'), eveningOf('soon', 'UTC')]).toEqual([
    null,
    expect.any(Date),
    null,
  ]);
  // A year that is being typed, and one with a digit too many.
  expect(eveningOf('0002-05-15', 'UTC')).toBeNull();
  expect(eveningOf('20266-05-15', 'UTC')).toBeNull();
});
