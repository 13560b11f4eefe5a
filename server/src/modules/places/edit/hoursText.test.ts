import { openingAt } from '@liora/domain/rules/hours';
import { hoursText, spanOf, weeklyOf } from '@liora/domain/rules/hoursText';
import { joinSpans } from '@liora/domain/rules/multirange';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctionOf } from '../proposals/correction.rules.ts';
import { readHoursOf } from './placeHours.rules.ts';

const MONDAY = new Date('2026-05-11T00:00:00Z');
const read = (text: string) => {
  const place = { time_zone: 'UTC', shown: { category: 'Bar', latitude: null, longitude: null } };
  const found = readHoursOf(text, place, MONDAY);
  return 'hours' in found ? found.hours : found.unread;
};
const minute = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
const day = fc.array(
  fc.tuple(minute, minute).map(([start, end]) => spanOf(start, end)),
  { maxLength: 3 },
);
const week = fc.oneof(
  fc.array(day, { minLength: 7, maxLength: 7 }),
  day.map((one) => Array.from({ length: 7 }, () => one)),
);

describe('RUL-107 hours as rows of a week', () => {
  test.each([
    [[[540, 1020]], [], 'Mo-Fr 09:00-17:00'],
    [
      [
        [720, 870],
        [1140, 1470],
      ],
      [
        [720, 870],
        [1140, 1470],
      ],
      'Mo-Su 12:00-14:30,19:00-00:30',
    ],
    [[[0, 1440]], [[0, 1440]], '24/7'],
    [[], [], 'Mo-Su off'],
  ] as const)('%j, at the weekend %j, is written %s', (working, weekend, text) => {
    expect(hoursText([...Array(5).fill(working), weekend, weekend])).toBe(text);
  });

  test('what is written is read as the same week', () => {
    fc.assert(
      fc.property(week, (days) => {
        expect(read(hoursText(days)), hoursText(days)).toEqual({
          weekly: joinSpans(weeklyOf(days)),
          exceptions: {},
        });
      }),
      { numRuns: 400 },
    );
  });
});

test('RUL-107 a holiday counts from the day on that it still is at the place', () => {
  // Thanksgiving, five in the afternoon; by UTC it is the day after.
  const evening = new Date('2026-11-27T01:00:00Z');
  const shown = { category: 'Bar', latitude: 37.77, longitude: -122.41 };
  const place = { time_zone: 'America/Los_Angeles', shown };
  const text = 'Mo-Su 10:00-22:00; PH off';
  const found = readHoursOf(text, place, evening);
  expect(openingAt('hours' in found ? found.hours : null, place.time_zone, evening).state).toBe('closed');
  const corrected = correctionOf('wrong_hours', { hours: text }, { now: evening, place });
  expect(JSON.stringify(corrected)).toContain('2026-11-26');
});
