import { describe, expect, test } from 'vitest';
import { type QuietHours, quietEnd } from './quietHours.ts';

const NIGHT = { on: true, from: 22 * 60, until: 8 * 60 };
const hours = (time_zone: string | null, more: Partial<QuietHours> = {}): QuietHours => ({
  ...NIGHT,
  time_zone,
  ...more,
});
const endOf = (quiet: QuietHours, at: string) => quietEnd(quiet, new Date(at))?.toISOString() ?? null;

describe('NOTIF-06 quiet hours are those of the clock where the person is', () => {
  test.each([
    // 22:00 and 07:59 in San Francisco, in summer; a minute before and after.
    ['America/Los_Angeles', '2026-07-02T05:00:00Z', '2026-07-02T15:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-02T14:59:59Z', '2026-07-02T15:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-02T04:59:59Z', null],
    ['America/Los_Angeles', '2026-07-02T15:00:00Z', null],
    // The same wall elsewhere, with offsets of a half and a quarter of an hour.
    ['Asia/Kolkata', '2026-07-01T16:30:00Z', '2026-07-02T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01T16:15:00Z', '2026-07-02T02:15:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01T16:14:00Z', null],
    ['Pacific/Chatham', '2026-07-01T09:15:00Z', '2026-07-01T19:15:00.000Z'],
  ])('%s at %s', (zone, at, end) => {
    expect(endOf(hours(zone), at)).toBe(end);
  });

  test.each([
    // Clocks go forward in the night: quiet is an hour shorter. Back: an hour longer.
    ['America/New_York', '2026-03-08T03:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28T21:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00.000Z'],
    // Half an hour, in the other half of the year.
    ['Australia/Lord_Howe', '2026-04-04T11:00:00Z', '2026-04-04T21:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03T11:30:00Z', '2026-10-03T21:00:00.000Z'],
  ])('through the clock change of %s from %s', (zone, at, end) => {
    expect(endOf(hours(zone), at)).toBe(end);
  });

  test('hours that end where the clock jumps end with the jump', () => {
    const early = hours('Europe/Berlin', { until: 2 * 60 + 30 });
    // 01:50; at 02:00 it is 03:00.
    expect(endOf(early, '2026-03-29T00:50:00Z')).toBe('2026-03-29T01:00:00.000Z');
  });

  test('in the hour that comes twice the clock on the wall decides both times', () => {
    const early = hours('Europe/Berlin', { until: 2 * 60 + 30 });
    expect(endOf(early, '2026-10-25T00:15:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(endOf(early, '2026-10-25T00:45:00Z')).toBeNull();
    expect(endOf(early, '2026-10-25T01:15:00Z')).toBe('2026-10-25T01:30:00.000Z');
  });

  test('hours within one day, none at all, switched off, and of somebody who may be anywhere', () => {
    const siesta = hours('Europe/Madrid', { from: 14 * 60, until: 16 * 60 });
    expect(endOf(siesta, '2026-07-01T12:30:00Z')).toBe('2026-07-01T14:00:00.000Z');
    expect(endOf(siesta, '2026-07-01T20:30:00Z')).toBeNull();
    expect(endOf(hours('Europe/Madrid', { from: 600, until: 600 }), '2026-07-01T08:00:00Z')).toBeNull();
    expect(endOf(hours('Europe/Madrid', { on: false }), '2026-07-01T23:00:00Z')).toBeNull();
    expect(endOf(hours(null), '2026-07-01T23:00:00Z')).toBeNull();
  });
});
