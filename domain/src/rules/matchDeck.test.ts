import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { MATCH_LEAST_HOURS } from '../limits.ts';
import { wallClock, weekday } from './hoursClock.ts';
import { revealOf, weekendOf } from './matchDeck.ts';

const SF = 'America/Los_Angeles';

test.each([
  ['on a Friday evening', '2026-05-16T02:30:00Z', '2026-05-16T19:00:00Z'],
  ['on a Monday', '2026-05-11T18:00:00Z', '2026-05-16T19:00:00Z'],
  ['on Saturday at six in the morning', '2026-05-16T13:00:00Z', '2026-05-16T19:00:00Z'],
  [
    'on Saturday a minute later, when too little time is left',
    '2026-05-16T13:01:00Z',
    '2026-05-23T19:00:00Z',
  ],
  ['on Saturday at noon', '2026-05-16T19:00:00Z', '2026-05-23T19:00:00Z'],
  ['on a Sunday', '2026-05-17T19:00:00Z', '2026-05-23T19:00:00Z'],
  ['before the clocks go forward', '2026-03-03T20:00:00Z', '2026-03-07T20:00:00Z'],
  ['after they have', '2026-03-10T20:00:00Z', '2026-03-14T19:00:00Z'],
])('a deck that is dealt %s is revealed at noon of a Saturday', (_when, now, reveal) => {
  expect(revealOf(new Date(now), SF).toISOString()).toBe(new Date(reveal).toISOString());
});

test('a deck is revealed on a Saturday at noon there, within eight days, and never without time to vote', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom(SF, 'Europe/Berlin', 'Pacific/Apia', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
      (now, zone) => {
        const reveal = revealOf(now, zone);
        const { day, hour, minute } = wallClock(reveal, zone);
        expect([weekday(day), hour, minute]).toEqual([5, 12, 0]);
        const left = reveal.getTime() - now.getTime();
        expect(left).toBeGreaterThanOrEqual(MATCH_LEAST_HOURS * HOUR_MS);
        expect(left).toBeLessThan((8 * 24 + 1) * HOUR_MS);
      },
    ),
  );
});

test.each([
  ['2026-05-11T18:00:00Z', 'this'],
  ['2026-05-16T20:00:00Z', 'this'],
  ['2026-05-18T04:00:00Z', 'this'],
  ['2026-05-18T18:00:00Z', 'past'],
  ['2026-05-10T18:00:00Z', 'next'],
])('at %s the weekend of Saturday, May 16 is %s weekend', (now, weekend) => {
  expect(weekendOf(new Date(now), new Date('2026-05-16T19:00:00Z'), SF)).toBe(weekend);
});
