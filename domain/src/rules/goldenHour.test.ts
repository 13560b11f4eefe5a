import { getTimes } from 'suncalc';
import { expect, test, vi } from 'vitest';
import { isAfterDark, lightAt, sunset } from './goldenHour.ts';

const PACIFIC = 'America/Los_Angeles';
const sanFrancisco = { latitude: 37.7793, longitude: -122.4193 };

test('golden hour ends with the sunset of the place and the day', () => {
  // The almanac gives 20:12 Pacific time for 15 May 2026, and 16:56 for 20 November 2026.
  const may = sunset(sanFrancisco, new Date('2026-05-15T20:00:00Z'));
  expect(Math.abs((may?.getTime() ?? 0) - Date.parse('2026-05-16T03:12:00Z'))).toBeLessThan(3 * 60_000);
  const november = sunset(sanFrancisco, new Date('2026-11-20T20:00:00Z'));
  expect(Math.abs((november?.getTime() ?? 0) - Date.parse('2026-11-21T00:55:00Z'))).toBeLessThan(3 * 60_000);
});

test('after the sunset it is dark', () => {
  expect(isAfterDark(sanFrancisco, new Date('2026-05-16T04:00:00Z'), PACIFIC)).toBe(true);
});

test('FIX-68 RUL-110 the night ends at five by the clocks of the place, whatever those of its reader say', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  // 12:00 in San Francisco, 04:00 of the next day in Tokyo; and the other way round.
  expect(isAfterDark(sanFrancisco, new Date('2026-05-15T19:00:00Z'), PACIFIC)).toBe(false);
  expect(isAfterDark(sanFrancisco, new Date('2026-05-15T11:00:00Z'), PACIFIC)).toBe(true);
});

test('FIX-68 the golden hour is the last before the sunset; before that it is day', () => {
  // On the equator the sun sets six hours after noon: here at about 14:06 UTC.
  const light = (utc: string) =>
    lightAt({ latitude: 0, longitude: 60 }, new Date(`2026-03-21T${utc}Z`), 'Etc/GMT-4').kind;
  expect([light('13:00'), light('13:30'), light('14:20')]).toEqual(['day', 'golden', 'dark']);
});

test('the sunset is the one that SunCalc tells, to the second, wherever people live', () => {
  const places = [
    sanFrancisco,
    { latitude: -33.87, longitude: 151.21 },
    { latitude: 64.14, longitude: -21.94 },
  ];
  for (const place of places) {
    for (let day = 0; day < 366; day += 7) {
      const at = new Date(Date.UTC(2026, 0, 1 + day, 20));
      const reference = getTimes(at, place.latitude, place.longitude).sunset?.getTime() ?? 0;
      expect(Math.abs((sunset(place, at)?.getTime() ?? 0) - reference)).toBeLessThan(1000);
    }
  }
});

test('off the globe no sun sets', () => {
  expect(sunset({ latitude: 10, longitude: 1e18 }, new Date('2026-06-21T12:00:00Z'))).toBeNull();
});

test('where the midsummer sun never sets there is no sunset', () => {
  expect(sunset({ latitude: 69.65, longitude: 18.96 }, new Date('2026-06-21T12:00:00Z'))).toBeNull();
});
