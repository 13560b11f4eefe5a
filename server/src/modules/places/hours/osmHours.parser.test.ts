import { openingAt } from '@liora/domain/rules/hours';
import { dateKey } from '@liora/domain/rules/hoursClock';
import { describe, expect, it } from 'vitest';
import { type HolidayRegion, understandHours } from './osmHours.parser.ts';

const CALIFORNIA: HolidayRegion = { country: 'us', state: 'California' };
const NO_REGION: HolidayRegion = { country: '', state: '' };
const MONDAY = Date.UTC(2025, 10, 17) / 86_400_000;

const understood = (text: string, region = CALIFORNIA) => understandHours(text, region, MONDAY);
const stateAt = (text: string, instant: string, zone = 'America/Los_Angeles', region = CALIFORNIA) =>
  openingAt(understood(text, region), zone, new Date(instant)).state;

describe('hours of OpenStreetMap', () => {
  it('become minutes of the week', () => {
    expect(understood('Tu-Th 17:30-24:30; Sa 12:00-01:30')).toEqual({
      weekly: [
        [2490, 2910],
        [3930, 4350],
        [5370, 5790],
        [7920, 8730],
      ],
      exceptions: {},
    });
  });

  it('a night from Sunday to Monday is cut at the end of the week', () => {
    expect(understood('Su 22:00-03:00')?.weekly).toEqual([
      [0, 180],
      [9960, 10_080],
    ]);
  });

  it('a public holiday is an exception of its date, by the calendar of the region', () => {
    const hours = understood('Mo-Su 11:30-24:00; PH off');
    expect(hours?.weekly).toHaveLength(7);
    expect(hours?.exceptions).toMatchObject({ '2025-11-27': [], '2025-12-25': [] });
    expect(stateAt('Mo-Su 11:30-24:00; PH off', '2025-11-27T20:00Z')).toBe('closed');
    expect(stateAt('Mo-Su 11:30-24:00; PH off', '2025-11-28T20:00Z')).toBe('open');
  });

  it('holidays of a region that nobody knows are unknown', () => {
    expect(understood('Mo-Su 11:30-24:00; PH off', NO_REGION)).toBeNull();
    expect(understood('Mo-Su 11:30-24:00', NO_REGION)).not.toBeNull();
  });

  it('the longest season is the pattern and the others are exceptions', () => {
    const hours = understood('Apr-Oct 10:00-20:00; Nov-Mar 10:00-17:00');
    expect(hours?.weekly[0]).toEqual([600, 1200]);
    expect(hours?.exceptions['2025-12-24']).toEqual([[600, 1020]]);
    expect(hours?.exceptions['2026-07-01']).toBeUndefined();
  });

  it('weeks, special dates and years are written out by date', () => {
    expect(understood('week 1-26 Mo 10:00-12:00')?.exceptions['2025-11-17']).toBeUndefined();
    expect(understood('10:00-18:00; 2025 Dec 24 10:00-13:00')?.exceptions).toEqual({
      '2025-12-24': [[600, 780]],
    });
  });

  it('a place that is closed for good is closed, not unknown', () => {
    expect(understood('closed')).toEqual({ weekly: [], exceptions: {} });
  });

  it('a place that never closes is open all week', () => {
    expect(understood('24/7')?.weekly).toEqual([[0, 10_080]]);
  });

  it.each([
    ['an open end', 'Tu-Sa 17:30+'],
    ['by appointment', '"by appointment"'],
    ['by appointment on some days', 'Fr-Sa 12:00-17:00; Tu-Th "by appointment"'],
    ['unknown', 'Mo-Fr 10:00-12:00 unknown'],
    ['the sun', 'Mo-Su sunrise-22:00'],
    ['a shifted sun', '(sunset-01:00)-23:00'],
    ['school holidays of nobody’s table', 'Mo-Su 09:00-10:00; SH off'],
    ['points in time', 'Mo 10:00-11:00/10'],
    ['no words we know', 'Mo-Fi 07:00-18:00'],
    ['nothing', ''],
  ])('%s is unknown: %s', (_, text) => {
    expect(understood(text)).toBeNull();
    expect(stateAt(text, '2025-11-19T20:00Z')).toBe('unknown');
  });

  it('a comment beside a stated opening does not hide it', () => {
    expect(understood('Mo-Fr 10:00-18:00 open "kitchen until 17:00"')?.weekly).toHaveLength(5);
  });

  it('does not depend on the time zone of the server', () => {
    const before = process.env.TZ;
    const answers = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Rome'].map((zone) => {
      process.env.TZ = zone;
      return understood('Mo-Su 22:00-04:00; PH off; Jul-Aug 20:00-05:00');
    });
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(Object.keys(answers[0]?.exceptions ?? {})[0]).toMatch(/^2025-11-2[78]$/);
  });

  it('reaches as far as the horizon', () => {
    const dates = Object.keys(understood('10:00-18:00; Dec 25 off')?.exceptions ?? {});
    expect(dates).toEqual(['2025-12-25', '2026-12-25'].filter((date) => date < dateKey(MONDAY + 400)));
  });
});
