import { DAY_MS } from '@liora/domain/durations';
import { openingAt } from '@liora/domain/rules/hours';
import { dateKey } from '@liora/domain/rules/hoursClock';
import { describe, expect, it } from 'vitest';
import type { HoursContext } from './hoursContext.types.ts';
import { understandHours } from './osmHours.parser.ts';

const SAN_FRANCISCO = { lat: 37.78, lng: -122.42, timeZone: 'America/Los_Angeles' };
const CALIFORNIA: HoursContext = {
  country: 'us',
  states: ['California'],
  position: SAN_FRANCISCO,
  category: 'Bar',
};
const MONDAY = Date.UTC(2025, 10, 17) / DAY_MS;

const understood = (text: string, context: Partial<HoursContext> = {}) =>
  understandHours(text, { ...CALIFORNIA, ...context }, MONDAY);
const stateAt = (text: string, instant: string, context: Partial<HoursContext> = {}) =>
  openingAt(understood(text, context), 'America/Los_Angeles', new Date(instant)).state;
/** States by the wall clock of San Francisco in winter, by hour of 19 November 2025, a Wednesday. */
const wednesday = (text: string, hours: readonly number[], context: Partial<HoursContext> = {}) =>
  hours.map((hour) => stateAt(text, new Date(Date.UTC(2025, 10, 19, hour + 8)).toISOString(), context));

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
    ['by appointment alone', '"by appointment"'],
    ['points in time', 'Mo 10:00-11:00/10'],
    ['no words we know', 'Mo-Fi 07:00-18:00'],
    ['nothing', ''],
  ])('RUL-107 %s is unknown: %s', (_, text) => {
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

describe('FIX-30 RUL-126 only what cannot be known is unknown', () => {
  it('what stands under a comment, and not the other days', () => {
    const gallery = 'Fr-Sa 12:00-17:00; Mo-We "by appointment"';
    expect(wednesday(gallery, [12, 20])).toEqual(['unknown', 'unknown']);
    expect(stateAt(gallery, '2025-11-21T21:00Z')).toBe('open');
    expect(stateAt(gallery, '2025-11-20T21:00Z')).toBe('closed');
    expect(wednesday('10:00-12:00 unknown', [9, 11, 13])).toEqual(['closed', 'unknown', 'closed']);
  });

  it('an open end: open as long as is usual for the kind of place, then unknown', () => {
    expect(wednesday('17:00+', [16, 17, 21, 23])).toEqual(['closed', 'open', 'open', 'open']);
    expect(wednesday('17:00+', [17, 21, 22, 23], { category: 'Restaurant' })).toEqual([
      'open',
      'open',
      'unknown',
      'unknown',
    ]);
    // Bars are usually open for seven hours: Thursday, 00:30.
    expect(stateAt('17:00+', '2025-11-20T08:30Z')).toBe('unknown');
  });

  it('an open end after a time that is told: open until then', () => {
    expect(wednesday('12:00-20:00+', [11, 19, 20, 22])).toEqual(['closed', 'open', 'unknown', 'unknown']);
  });

  it('an evening that does not take place has no night', () => {
    const bar = understood('Mo-Su 17:00+; PH off');
    expect(bar?.exceptions).toMatchObject({ '2025-11-27': [] });
    // Thanksgiving, and the Friday after it, which is no holiday of all.
    const afterMidnight = ['2025-11-27T09:00Z', '2025-11-28T09:00Z'];
    expect(afterMidnight.map((at) => openingAt(bar, 'America/Los_Angeles', new Date(at)).state)).toEqual([
      'closed',
      'closed',
    ]);
  });

  it('nights of an open end reach into the first day, too', () => {
    expect(understood('20:00+')?.unknown?.weekly).toHaveLength(7);
    expect(understood('20:00+')?.weekly).toHaveLength(8);
  });

  it('public holidays that only some states of the country have, while its state is unknown', () => {
    const office = (states: string[]) => understood('Mo-Fr 10:00-18:00; PH off', { country: 'de', states });
    // Reformation Day is none in Bavaria, Epiphany one; Christmas is one everywhere.
    expect(office(['Bayern'])?.exceptions).toMatchObject({ '2026-01-06': [], '2025-12-25': [] });
    expect(office(['Bayern'])?.unknown).toBeUndefined();
    expect(office(['Hamburg'])?.exceptions).not.toHaveProperty('2026-01-06');
    expect(office([])?.exceptions).toMatchObject({ '2025-12-25': [] });
    expect(office([])?.unknown).toEqual({
      weekly: [],
      exceptions: expect.objectContaining({ '2026-01-06': [[600, 1080]] }),
    });
    expect(office([])?.unknown?.exceptions).not.toHaveProperty('2025-12-25');
    expect(office(['Bayern', 'Baden-Württemberg'])?.unknown).toBeUndefined();
  });

  it('holidays of the United Kingdom, where each part has its own and the whole none', () => {
    const pub = (states: string[]) => understood('11:00-23:00; PH 12:00-20:00', { country: 'gb', states });
    expect(pub(['Scotland'])?.exceptions['2026-01-02']).toEqual([[720, 1200]]);
    expect(pub(['England'])?.exceptions['2026-01-02']).toBeUndefined();
    expect(pub([])?.unknown?.exceptions['2026-01-02']).toEqual([
      [660, 720],
      [1200, 1380],
    ]);
  });

  it('holidays of a country that nobody knows: whatever is the same with and without them is known', () => {
    const shop = '10:00-18:00; PH 12:00-20:00';
    expect(wednesday(shop, [9, 11, 13, 19], { country: '', states: [] })).toEqual([
      'closed',
      'unknown',
      'open',
      'unknown',
    ]);
    expect(wednesday('Mo-Fr,PH 10:00-18:00', [11], { country: '', states: [] })).toEqual(['open']);
  });

  it('school holidays in nobody’s calendar', () => {
    expect(wednesday('Mo-Fr 09:00-12:00; SH off', [8, 10])).toEqual(['closed', 'unknown']);
    expect(understood('Mo-Fr 10:00-18:00; SH Sa 10:00-14:00')?.unknown?.weekly).toEqual([[7800, 8040]]);
    const inBavaria = understood('Mo-Su 09:00-10:00; SH off', { country: 'de', states: ['Bayern'] });
    expect(inBavaria?.unknown).toBeUndefined();
    expect(inBavaria?.exceptions['2025-12-24']).toEqual([]);
  });

  it('the sun stands where the place is, by its own clock in summer and in winter', () => {
    const park = (day: string) => understood('sunrise-sunset')?.exceptions[day]?.[0];
    // The almanac: 7:22 to 16:55 on 21 December 2025, 5:48 to 20:35 on 21 June 2026.
    expect(park('2025-12-21')?.[0]).toBeCloseTo(7 * 60 + 22, -1);
    expect(park('2025-12-21')?.[1]).toBeCloseTo(16 * 60 + 55, -1);
    expect(park('2026-06-21')?.[0]).toBeCloseTo(5 * 60 + 48, -1);
    expect(park('2026-06-21')?.[1]).toBeCloseTo(20 * 60 + 35, -1);
    expect(understood('sunrise-sunset', { position: null })).toBeNull();
    expect(understood('Mo-Fr 10:00-12:00', { position: null })).not.toBeNull();
  });
});
