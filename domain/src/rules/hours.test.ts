import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { comingWeek } from './comingWeek.ts';
import { type MinuteSpan, openingAt, openingPeriod, type WeeklyHours } from './hours.ts';
import {
  commonSpans,
  hoursColumns,
  joinSpans,
  multirangeText,
  parseMultirange,
  spansWithout,
  storedHours,
} from './multirange.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const weekly = (...spans: MinuteSpan[]): WeeklyHours => ({ weekly: spans, exceptions: {} });
const opening = (hours: WeeklyHours | null, zone: string, instant: string) =>
  openingAt(hours, zone, new Date(instant));

const everyNight = weekly(
  [0, at(0, 2)],
  ...Array.from({ length: 6 }, (_, day): MinuteSpan => [at(day, 18), at(day + 1, 2)]),
  [at(6, 18), at(7, 0)],
);

describe('opening state (RUL-107)', () => {
  it('RUL-107 hours that are not understood are unknown, never open or closed', () => {
    expect(opening(null, 'Europe/Rome', '2025-11-20T12:00Z')).toEqual({ state: 'unknown', nextChange: null });
  });

  it('RUL-107 a time zone nobody knows is unknown', () => {
    expect(opening(everyNight, 'Moon/Tranquility', '2025-11-20T12:00Z').state).toBe('unknown');
  });

  it('PSB-10 the clock of the place decides, not the one of the viewer', () => {
    const lunch = weekly([at(3, 12), at(3, 14)]); // Thursday
    expect(opening(lunch, 'Europe/Rome', '2025-11-20T11:30Z')).toEqual({
      state: 'open',
      nextChange: '2025-11-20T13:00:00.000Z',
    });
    expect(opening(lunch, 'America/Los_Angeles', '2025-11-20T11:30Z').state).toBe('closed');
  });

  it('a bar that is open past midnight stays open over the end of Sunday', () => {
    expect(opening(everyNight, 'UTC', '2025-11-23T23:30Z')).toEqual({
      state: 'open',
      nextChange: '2025-11-24T02:00:00.000Z',
    });
    expect(opening(everyNight, 'UTC', '2025-11-24T01:59:59Z').state).toBe('open');
    expect(opening(everyNight, 'UTC', '2025-11-24T02:00Z').state).toBe('closed');
  });

  it('a place that never closes has no next change', () => {
    expect(opening(weekly([0, 10_080]), 'Asia/Tokyo', '2025-11-20T12:00Z')).toEqual({
      state: 'open',
      nextChange: null,
    });
  });

  it('a place that is closed for good has no next change', () => {
    expect(opening(weekly(), 'Asia/Tokyo', '2025-11-20T12:00Z')).toEqual({
      state: 'closed',
      nextChange: null,
    });
  });

  it('a holiday replaces the pattern of its weekday', () => {
    const hours: WeeklyHours = { ...everyNight, exceptions: { '2025-12-25': [] } };
    expect(opening(hours, 'UTC', '2025-12-24T23:30Z').nextChange).toBe('2025-12-25T00:00:00.000Z');
    expect(opening(hours, 'UTC', '2025-12-25T20:00Z')).toEqual({
      state: 'closed',
      nextChange: '2025-12-26T00:00:00.000Z',
    });
  });

  it('when the clock is put forward, closing time comes an hour sooner', () => {
    // Rome, 30 March 2025: 02:00 is followed by 03:00.
    const late = weekly([at(5, 20), at(6, 4)]);
    expect(opening(late, 'Europe/Rome', '2025-03-29T23:00Z').nextChange).toBe('2025-03-30T02:00:00.000Z');
  });

  it('closing time inside the hour that is left out is the change of the clock', () => {
    const late = weekly([at(5, 20), at(6, 2, 30)]);
    expect(opening(late, 'Europe/Rome', '2025-03-30T00:30Z').nextChange).toBe('2025-03-30T01:00:00.000Z');
  });

  it('in the hour that comes twice, the clock on the wall decides both times', () => {
    // Rome, 26 October 2025: 03:00 is followed by 02:00.
    const late = weekly([at(5, 20), at(6, 2, 30)]);
    const states = ['00:15', '00:45', '01:15', '01:45'].map(
      (time) => opening(late, 'Europe/Rome', `2025-10-26T${time}Z`).state,
    );
    expect(states).toEqual(['open', 'closed', 'open', 'closed']);
    expect(opening(late, 'Europe/Rome', '2025-10-26T00:45Z').nextChange).toBe('2025-10-26T01:00:00.000Z');
  });

  it('the next change is the first minute with another state, in every zone and on every date', () => {
    const spans = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 10_079 }), fc.integer({ min: 1, max: 900 })), {
        maxLength: 8,
      })
      .map((list) =>
        joinSpans(list.map(([start, length]): MinuteSpan => [start, Math.min(10_080, start + length)])),
      );
    const zone = fc.constantFrom(
      'Europe/Monaco',
      'America/Los_Angeles',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    const day = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) });
    const nearClockChange = fc
      .tuple(
        fc.constantFrom('2025-03-09', '2025-03-30', '2025-04-05', '2025-10-04', '2025-10-26', '2025-11-02'),
        fc.integer({ min: -172_800, max: 172_800 }),
      )
      .map(([date, seconds]) => Date.parse(date) + seconds * 1000);
    fc.assert(
      fc.property(spans, zone, fc.oneof(day, nearClockChange), (list, timeZone, ms) => {
        const hours = weekly(...list);
        const { state, nextChange } = openingAt(hours, timeZone, new Date(ms));
        const limit = nextChange === null ? ms + 8 * DAY_MS : Date.parse(nextChange);
        const stateAt = (time: number) => openingAt(hours, timeZone, new Date(time)).state;
        // Sampled, since every minute of eight days would take a while: what is between holds still.
        for (let i = 1; i < 24; i++) expect(stateAt(ms + ((limit - 1 - ms) * i) / 24)).toBe(state);
        if (nextChange !== null) {
          expect(stateAt(limit)).not.toBe(state);
          expect(stateAt(limit - 1)).toBe(state);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('RUL-126 hours of which a part is not known', () => {
  /** Thursday: open from 17:00, closing some time from 22:00 on, closed at 2:00; Friday by appointment. */
  const bar: WeeklyHours = {
    weekly: [[at(3, 17), at(3, 22)]],
    exceptions: {},
    unknown: {
      weekly: [
        [at(3, 22), at(4, 2)],
        [at(4, 10), at(4, 12)],
      ],
      exceptions: { '2025-11-28': [] },
    },
  };

  it('are unknown then, and what comes before does not tell when it ends', () => {
    expect(opening(bar, 'UTC', '2025-11-20T18:00Z')).toEqual({ state: 'open', nextChange: null });
    expect(opening(bar, 'UTC', '2025-11-20T23:00Z')).toEqual({
      state: 'unknown',
      nextChange: '2025-11-21T02:00:00.000Z',
    });
    expect(opening(bar, 'UTC', '2025-11-21T02:00Z')).toEqual({ state: 'closed', nextChange: null });
    expect(opening(bar, 'UTC', '2025-11-21T11:00Z').state).toBe('unknown');
  });

  it('on single dates, too', () => {
    expect(opening(bar, 'UTC', '2025-11-28T11:00Z').state).toBe('closed');
    expect(opening(bar, 'UTC', '2025-11-27T23:00Z')).toEqual({
      state: 'unknown',
      nextChange: '2025-11-28T00:00:00.000Z',
    });
  });

  it('end when they end, told or not', () => {
    const { state, ends, next } = openingPeriod(bar, 'UTC', new Date('2025-11-20T18:00Z'));
    expect([state, new Date(ends).toISOString(), next]).toEqual([
      'open',
      '2025-11-20T22:00:00.000Z',
      'unknown',
    ]);
  });

  it('come back from the columns as they were written', () => {
    const { hours_weekly, hours_exceptions } = hoursColumns(bar);
    expect(hours_exceptions).toEqual({
      unknown: '{[5640,5880),[6360,6480)}',
      'unknown 2025-11-28': '{}',
    });
    expect(storedHours(hours_weekly, hours_exceptions)).toEqual(bar);
  });

  it('the coming week tells holidays as they fall', () => {
    const cafe = { ...everyNight, exceptions: { '2025-11-27': [] }, unknown: bar.unknown };
    const wednesday = Date.UTC(2025, 10, 26) / DAY_MS;
    const { open, unknown } = comingWeek(cafe, wednesday);
    expect(open.filter(([start]) => start >= at(3, 0) && start < at(4, 0))).toEqual([]);
    expect(open).toContainEqual([at(2, 18), at(3, 0)]);
    expect(unknown).toEqual([[at(3, 22), at(4, 0)]]);
  });
});

describe('spans', () => {
  const spans = fc
    .array(fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]): MinuteSpan => [start, start + length]))
    .map(joinSpans);
  const has = (list: readonly MinuteSpan[], minute: number) =>
    list.some(([a, b]) => a <= minute && minute < b);

  it('in common and without each other hold every minute that they should', () => {
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        for (let minute = 0; minute < 90; minute++) {
          expect(has(commonSpans(some, others), minute)).toBe(has(some, minute) && has(others, minute));
          expect(has(spansWithout(some, others), minute)).toBe(has(some, minute) && !has(others, minute));
        }
      }),
    );
  });
});

describe('hours as PostgreSQL keeps them', () => {
  it('spans survive the way into a multirange and back', () => {
    const spans: MinuteSpan[] = [
      [540, 720],
      [840, 1080],
    ];
    expect(multirangeText(spans)).toBe('{[540,720),[840,1080)}');
    expect(parseMultirange('{[540,720),[840,1080)}')).toEqual(spans);
    expect(parseMultirange('{}')).toEqual([]);
  });

  it('touching and overlapping spans are written as one', () => {
    const text = multirangeText([
      [600, 700],
      [0, 60],
      [60, 90],
      [650, 720],
      [5, 5],
    ]);
    expect(text).toBe('{[0,90),[600,720)}');
  });

  it.each(['', '{', '[1,2)', '{[1,2]}', '{[1,2)[3,4)}', '{[1,2),}', '{empty}'])('%j is refused', (text) => {
    expect(() => parseMultirange(text)).toThrow(RangeError);
  });

  it('a row without understood hours has no hours', () => {
    expect(storedHours(null, {})).toBeNull();
    expect(storedHours('{[0,60)}', { '2025-12-25': '{}' })).toEqual({
      weekly: [[0, 60]],
      exceptions: { '2025-12-25': [] },
    });
  });
});
