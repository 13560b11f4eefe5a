import { describe, expect, test } from 'vitest';
import { type CheckInReminder, nextReminder, periodAt, periodEnd, weekOf } from './checkIns.ts';

const at = (instant: string) => new Date(instant);

describe('RUL-47 both of a couple are in the same day and week, by one clock', () => {
  test.each([
    // Sunday night and Monday morning in San Francisco: the week turns at midnight there.
    ['2026-05-18T06:59:59Z', 'America/Los_Angeles', '2026-05-17', '2026-05-11'],
    ['2026-05-18T07:00:00Z', 'America/Los_Angeles', '2026-05-18', '2026-05-18'],
    ['2026-05-18T06:59:59Z', 'Europe/Berlin', '2026-05-18', '2026-05-18'],
    ['2025-12-31T23:00:00Z', 'UTC', '2025-12-31', '2025-12-29'],
  ])('%s in %s', (instant, zone, day, week) => {
    expect(periodAt('day', at(instant), zone)).toBe(day);
    expect(periodAt('week', at(instant), zone)).toBe(week);
    expect(weekOf(day)).toBe(week);
  });

  test('a week ends with its Sunday, through a change of clocks', () => {
    expect(periodEnd('week', '2026-03-02', 'America/New_York').toISOString()).toBe(
      '2026-03-09T04:00:00.000Z',
    );
    expect(periodEnd('day', '2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  });

  test('RUL-47 a day ends when the next one begins, also where midnight is skipped', () => {
    const end = periodEnd('day', '2026-09-05', 'America/Santiago');
    expect(periodAt('day', new Date(end.getTime() - 1), 'America/Santiago')).toBe('2026-09-05');
    expect(periodAt('day', end, 'America/Santiago')).toBe('2026-09-06');
  });
});

describe('a reminder comes when the clock on the wall shows its time', () => {
  const every = (more: Partial<CheckInReminder>): CheckInReminder => ({
    every: 'day',
    weekday: 0,
    minute: 20 * 60,
    time_zone: 'Europe/Berlin',
    ...more,
  });
  test.each([
    ['later today', every({}), '2026-05-15T17:59:59Z', '2026-05-15T18:00:00.000Z'],
    ['not twice', every({}), '2026-05-15T18:00:00Z', '2026-05-16T18:00:00.000Z'],
    ['on Sunday', every({ every: 'week', weekday: 6 }), '2026-05-15T12:00:00Z', '2026-05-17T18:00:00.000Z'],
    // The clocks go forward: 2:30 is not there and comes as 3:30, and 20:00 is an hour earlier for the world.
    ['after the change', every({}), '2026-03-28T19:00:00Z', '2026-03-29T18:00:00.000Z'],
    ['in the gap', every({ minute: 150 }), '2026-03-28T02:00:00Z', '2026-03-29T01:30:00.000Z'],
    // And back: 2:30 comes twice, the reminder once.
    ['repeated', every({ minute: 150 }), '2026-10-24T02:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['once', every({ minute: 150 }), '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  ])('%s', (_name, reminder, after, due) => {
    expect(nextReminder(reminder, at(after)).toISOString()).toBe(due);
  });
});
