import { describe, expect, it, onTestFinished } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import type { MinuteSpan } from './hours.ts';
import { weekTable } from './hoursTable.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const rows = (weekly: MinuteSpan[], today?: number) =>
  weekTable({ weekly }, { today }).map(({ days, hours }) => `${days}: ${hours}`);

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
    expect(weekTable({ weekly: [] })[0]?.days).toBe('lun. to dim.');
  });
});
