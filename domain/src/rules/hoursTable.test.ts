import { describe, expect, it, onTestFinished } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import type { MinuteSpan } from './hours.ts';
import { weekTable } from './hoursTable.ts';
import { spansWithout } from './multirange.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const rows = (weekly: MinuteSpan[], today?: number) =>
  weekTable({ open: weekly }, { today }).map(({ days, hours }) => `${days}: ${hours}`);

describe('week table', () => {
  const wineBar: MinuteSpan[] = [
    [0, at(0, 1, 30)],
    ...[1, 2, 3, 4].map((day): MinuteSpan => [at(day, 17, 30), at(day + 1, 0, 30)]),
    [at(5, 12), at(6, 1, 30)],
    [at(6, 12), at(7, 0)],
  ];

  it('groups neighbouring days with equal hours and keeps nights with the day they start on', () => {
    expect(rows(wineBar)).toEqual(['Mon: Closed', 'Tue to Fri: 17:30–00:30', 'Sat, Sun: 12:00–01:30']);
  });

  it('gives today a row of its own', () => {
    expect(rows(wineBar, 4)).toEqual([
      'Mon: Closed',
      'Tue to Thu: 17:30–00:30',
      'Fri, today: 17:30–00:30',
      'Sat, Sun: 12:00–01:30',
    ]);
  });

  it('writes lunch and dinner in one row', () => {
    expect(
      rows([
        [at(2, 12), at(2, 14, 30)],
        [at(2, 19), at(2, 23)],
      ]),
    ).toEqual(['Mon, Tue: Closed', 'Wed: 12:00–14:30, 19:00–23:00', 'Thu to Sun: Closed']);
  });

  it('says so when a place never closes', () => {
    expect(rows([[0, 10_080]])).toEqual(['Mon to Sun: Open all day']);
  });

  it('cuts what is open for longer than a day at midnight', () => {
    expect(rows([[at(4, 18), at(6, 10)]])).toEqual([
      'Mon to Thu: Closed',
      'Fri: 18:00–00:00',
      'Sat: Open all day',
      'Sun: 00:00–10:00',
    ]);
  });

  it('names the days as its reader writes them', () => {
    i18n.activate('en', 'fr');
    onTestFinished(() => i18n.activate('en'));
    expect(weekTable({ open: [] })[0]?.days).toBe('lun. to dim.');
  });
});

describe('RUL-126 what nobody can say', () => {
  const shown = (open: MinuteSpan[], unknown: MinuteSpan[]) =>
    weekTable({ open, unknown }).map(({ days, hours }) => `${days}: ${hours}`);
  const each = (...spans: MinuteSpan[]) =>
    [0, 1, 2, 3, 4, 5].flatMap((day) =>
      spans.map(([start, end]): MinuteSpan => [day * 1440 + start, day * 1440 + end]),
    );

  it('an open end is told by when it opens, also over the end of Sunday', () => {
    expect(shown(each([1020, 1320]), each([1320, 1560]))).toEqual(['Mon to Sat: from 17:00', 'Sun: Closed']);
    expect(
      shown(
        [
          [at(6, 20), at(7, 0)],
          [0, 60],
        ],
        [[60, 200]],
      ),
    ).toContain('Sun: from 20:00');
    expect(
      shown(
        [[at(6, 20), at(6, 23)]],
        [
          [at(6, 23), at(7, 0)],
          [0, 200],
        ],
      ),
    ).toContain('Sun: from 20:00');
  });

  it('a day by appointment', () => {
    expect(shown(each([600, 1080]), [[at(6, 0), at(7, 0)]])).toEqual([
      'Mon to Sat: 10:00–18:00',
      'Sun: Ask first',
    ]);
  });

  it('hours by appointment', () => {
    expect(shown([], [[at(2, 14), at(2, 16)]])).toContain('Wed: 14:00–16:00 (ask first)');
    expect(shown([[at(2, 9), at(2, 12)]], [[at(2, 14), at(2, 16)]])).toContain(
      'Wed: 09:00–12:00, 14:00–16:00 (ask first)',
    );
  });

  it('all other times by appointment', () => {
    const open = each([600, 1080]);
    expect(shown(open, spansWithout([[0, 10_080]], open))).toEqual([
      'Mon to Sat: 10:00–18:00, at other times ask first',
      'Sun: Ask first',
    ]);
  });
});
