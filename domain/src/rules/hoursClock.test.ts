import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { clockOf, instantOnWall, wallClock, wallInstant } from './hoursClock.ts';

/** An hour, half an hour, at midnight, in the month of Ramadan, a quarter of an hour off, and never. */
const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];
const YEARS = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2030, 0, 1) };

/** Every wall clock around the clock changes of these years, and others. */
const wallOf = (zone: string) =>
  fc.oneof(
    fc
      .integer({ min: YEARS.from / MINUTE_MS, max: YEARS.to / MINUTE_MS })
      .map((minute) => minute * MINUTE_MS),
    fc
      .tuple(fc.constantFrom(...changesOf(zone), YEARS.from), fc.integer({ min: -26 * 60, max: 26 * 60 }))
      .map(([change, minutes]) => change + clockOf(zone)(change) + minutes * MINUTE_MS),
  );

/** The hours in which the clock of a zone changes. */
function changesOf(zone: string): number[] {
  const clock = clockOf(zone);
  const hours = Array.from({ length: (YEARS.to - YEARS.from) / HOUR_MS }, (_, i) => YEARS.from + i * HOUR_MS);
  return hours.filter((hour) => clock(hour) !== clock(hour + HOUR_MS));
}

describe('a time on the wall', () => {
  test.each(ZONES)('RUL-107 in %s leads to the first instant that shows it', (zone) => {
    const clock = clockOf(zone);
    const shows = (instant: number, wall: number) => instant + clock(instant) === wall;
    fc.assert(
      fc.property(wallOf(zone), (wall) => {
        const instant = instantOnWall(wall, clock);
        const offsets = [-DAY_MS, DAY_MS].map((days) => clock(instant + days));
        const all = offsets.map((offset) => wall - offset).filter((one) => shows(one, wall));
        // Skipped: as if the clocks had not changed yet.
        expect(instant).toBe(all.length > 0 ? Math.min(...all) : wall - (offsets[0] ?? 0));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['half past two, which is skipped', 'Europe/Berlin', '2026-03-29T02:30Z', '2026-03-29T01:30:00.000Z'],
    ['and comes twice', 'Europe/Berlin', '2026-10-25T02:30Z', '2026-10-25T00:30:00.000Z'],
    ['half an hour is skipped', 'Australia/Lord_Howe', '2026-10-04T02:15Z', '2026-10-03T15:45:00.000Z'],
    ['midnight is skipped', 'America/Santiago', '2026-09-06T00:00Z', '2026-09-06T04:00:00.000Z'],
    [
      'the hour before midnight comes twice',
      'America/Santiago',
      '2026-04-05T00:00Z',
      '2026-04-05T04:00:00.000Z',
    ],
  ])('%s', (_what, zone, wall, instant) => {
    const at = new Date(wall);
    const day = Math.floor(at.getTime() / DAY_MS);
    const time = { day, hour: at.getUTCHours(), minute: at.getUTCMinutes() };
    expect(wallInstant(time, zone).toISOString()).toBe(instant);
    expect(wallClock(new Date(instant), zone).day).toBe(day);
  });
});
