import { describe, expect, it } from 'vitest';
import { datesOfWeek, isCalendarDate, wallDayOf } from './calendarDate.ts';
import { dateKey } from './hoursClock.ts';

describe('dates as text', () => {
  it('are counted from 1 January 1970, and written again as they were', () => {
    expect(wallDayOf('1970-01-02')).toBe(1);
    expect(dateKey(wallDayOf('2024-02-29'))).toBe('2024-02-29');
  });

  it.each(['2026-05-16', '2024-02-29'])('%s is a date', (text) => expect(isCalendarDate(text)).toBe(true));

  it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-5-16', '', 'today'])('%j is none', (text) =>
    expect(isCalendarDate(text)).toBe(false),
  );

  it('make a week from its Monday, over the end of a month', () =>
    expect(datesOfWeek('2026-02-23')).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]));
});
