import { describe, expect, test } from 'vitest';
import { seasonAt, type WeekendPlace, weekendDays, weekendFit } from './bucketWeekend.ts';
import type { MinuteSpan } from './hours.ts';
import { dateKey } from './hoursClock.ts';

const ZONE = 'America/Los_Angeles';
/** Every day from one hour to another. */
const daily = (from: number, to: number): MinuteSpan[] =>
  Array.from({ length: 7 }, (_, day) => [day * 1440 + from * 60, day * 1440 + to * 60] as const);
const on = (day: number, from: number, to: number): MinuteSpan[] => [
  [day * 1440 + from * 60, day * 1440 + to * 60],
];
const [SATURDAY, SUNDAY] = [5, 6];

const place = (weekly: readonly MinuteSpan[] | null, more: Partial<WeekendPlace> = {}): WeekendPlace => ({
  category: 'Bar',
  subcategory: 'Wine Bar',
  latitude: 37.7793,
  longitude: -122.4193,
  time_zone: ZONE,
  hours: weekly && { weekly, exceptions: {} },
  ...more,
});
/** A Wednesday noon in San Francisco. */
const WEDNESDAY = new Date('2026-05-13T19:00:00Z');
const fits = (one: WeekendPlace, now = WEDNESDAY) =>
  weekendFit(one, null, now)?.toLocaleString('en-US', {
    timeZone: ZONE,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

test('MEM-23 the weekend is the coming one, or what is left of the one that is on, by the clock of the place', () => {
  const days = (now: string, zone = ZONE) => weekendDays(new Date(now), zone).map(dateKey);
  expect(days('2026-05-13T19:00:00Z')).toEqual(['2026-05-16', '2026-05-17']);
  expect(days('2026-05-16T19:00:00Z')).toEqual(['2026-05-16', '2026-05-17']);
  expect(days('2026-05-17T19:00:00Z')).toEqual(['2026-05-17']);
  // Sunday afternoon there is Monday in Tokyo.
  expect(days('2026-05-18T01:59:00Z')).toEqual(['2026-05-17']);
  expect(days('2026-05-18T01:59:00Z', 'Asia/Tokyo')).toEqual(['2026-05-23', '2026-05-24']);
  // In the evening of a Sunday nothing of it is left to plan.
  expect(days('2026-05-18T02:00:00Z')).toEqual(['2026-05-23', '2026-05-24']);
  expect(days('2026-05-18T06:59:00Z')).toEqual(['2026-05-23', '2026-05-24']);
});

describe('MEM-23 a place fits the weekend', () => {
  test('of the coming week, where it is late on a Sunday', () => {
    const late = new Date('2026-05-18T06:41:00Z');
    const at = weekendFit(place(daily(12, 23)), null, late);
    expect(at?.toISOString()).toBe('2026-05-24T02:00:00.000Z');
  });

  test('at the time that suits it, on Saturday, else on Sunday', () => {
    expect(fits(place(daily(12, 23)))).toBe('Sat 7:00 PM');
    expect(fits(place(on(SUNDAY, 12, 23)))).toBe('Sun 7:00 PM');
    expect(fits(place(on(SATURDAY, 17, 19)))).toBe('Sat 6:00 PM');
    expect(fits(place(daily(7, 12), { category: 'Cafe', subcategory: 'Coffee Shop' }))).toBe('Sat 10:30 AM');
  });

  test('only where it stays open for an hour, and never where nobody knows its hours', () => {
    expect(fits(place(on(SATURDAY, 12, 19)))).toBe('Sat 6:00 PM');
    expect(fits(place(on(SATURDAY, 18, 18.5)))).toBeUndefined();
    expect(fits(place(null))).toBeUndefined();
    expect(fits(place(daily(9, 11)))).toBeUndefined();
    expect(fits(place([]))).toBeUndefined();
  });

  test('at a time that is still to come', () => {
    const late = new Date('2026-05-17T03:30:00Z');
    expect(fits(place(daily(12, 23)), late)).toBe('Sun 7:00 PM');
    expect(fits(place(on(SATURDAY, 12, 23)), late)).toBeUndefined();
  });

  test('outdoors by daylight', () => {
    const hill = { category: 'Outdoor', subcategory: 'Hiking' };
    expect(fits(place(daily(0, 24), hill))).toBe('Sat 10:30 AM');
    const beach = { category: 'Outdoor', subcategory: 'Beach' };
    expect(fits(place(daily(0, 24), beach))).toBe('Sat 4:30 PM');
    // In December the light is gone by five.
    expect(fits(place(daily(0, 24), beach), new Date('2026-12-16T20:00:00Z'))).toBe('Sat 2:30 PM');
  });

  test('where its kind says nothing: outdoors in the afternoon, elsewhere in the evening', () => {
    const unsaid = (category: string) => place(daily(0, 24), { category, subcategory: null });
    expect(fits(unsaid('Outdoor'))).toBe('Sat 4:30 PM');
    expect(fits(unsaid('Experience'))).toBe('Sat 7:00 PM');
    expect(fits(place(daily(0, 24), { category: 'Entertainment', subcategory: 'Nightclub' }))).toBe(
      'Sat 10:00 PM',
    );
    // What is lit, after dark, too.
    const december = new Date('2026-12-16T20:00:00Z');
    expect(fits(place(daily(0, 24), { category: 'Outdoor', subcategory: 'Rooftop' }), december)).toBe(
      'Sat 7:00 PM',
    );
    expect(fits(unsaid('Outdoor'), december)).toBe('Sat 2:30 PM');
  });

  test('in the season that it waits for, on either half of the globe', () => {
    const bar = place(daily(12, 23));
    expect(weekendFit(bar, 'spring', WEDNESDAY)).not.toBeNull();
    expect(weekendFit(bar, 'winter', WEDNESDAY)).toBeNull();
    expect(weekendFit({ ...bar, latitude: -33 }, 'autumn', WEDNESDAY)).not.toBeNull();
    const months = Array.from({ length: 12 }, (_, month) =>
      seasonAt(new Date(Date.UTC(2026, month, 15)), 'UTC', null),
    );
    expect(months.join(' ')).toBe(
      'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
    );
  });

  test('on the clock of the place where the clocks change that weekend', () => {
    expect(fits(place(daily(12, 23)), new Date('2026-10-31T19:00:00Z'))).toBe('Sat 7:00 PM');
    expect(fits(place(on(SUNDAY, 12, 23)), new Date('2026-10-31T19:00:00Z'))).toBe('Sun 7:00 PM');
  });
});
