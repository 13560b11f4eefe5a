import { expect, test } from 'vitest';
import { isAfterDark, sunset } from './goldenHour.ts';

const sanFrancisco = { latitude: 37.7793, longitude: -122.4193 };

test('golden hour ends with the sunset of the place and the day', () => {
  // The almanac gives 20:12 Pacific time for 15 May 2026, and 16:56 for 20 November 2026.
  const may = sunset(sanFrancisco, new Date('2026-05-15T20:00:00Z'));
  expect(Math.abs((may?.getTime() ?? 0) - Date.parse('2026-05-16T03:12:00Z'))).toBeLessThan(3 * 60_000);
  const november = sunset(sanFrancisco, new Date('2026-11-20T20:00:00Z'));
  expect(Math.abs((november?.getTime() ?? 0) - Date.parse('2026-11-21T00:55:00Z'))).toBeLessThan(3 * 60_000);
});

test('after the sunset it is dark', () => {
  expect(isAfterDark(sanFrancisco, new Date('2026-05-16T04:00:00Z'))).toBe(true);
});
