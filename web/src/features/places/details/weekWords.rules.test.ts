import { readAs } from '@liora/domain/i18n/testing/readAs';
import { expect, test } from 'vitest';
import { weekWords } from './weekWords.rules.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const bistro = {
  open: [
    [at(1, 12), at(1, 14, 30)],
    [at(1, 17), at(1, 22)],
    [at(4, 18), at(5, 1, 30)],
  ] as const,
};
// A Friday there, already Saturday in UTC.
const friday = new Date('2026-05-16T02:00:00Z');
const table = (locale: string) => {
  readAs(locale);
  return weekWords(bistro, 'America/Los_Angeles', friday).map(
    ({ days, hours }) => `${days}: ${hours.replace(/[\u202f\u00a0]/g, ' ')}`,
  );
};

test('RUL-110 the week is told in the 12-hour clock to those who use it', () => {
  expect(table('en-US')).toEqual([
    'Mon: Closed',
    'Tue: 12 PM–2:30 PM, 5 PM–10 PM',
    'Wed, Thu: Closed',
    'Fri, today: 6 PM–1:30 AM',
    'Sat, Sun: Closed',
  ]);
});

test('RUL-110 and in the 24-hour clock to everybody else', () => {
  expect(table('en-DE')).toContain('Tue: 12:00–14:30, 17:00–22:00');
  expect(table('en-DE')).toContain('Fri, today: 18:00–1:30');
});
