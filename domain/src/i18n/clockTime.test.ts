import { expect, test } from 'vitest';
import { clockTime, clockTimeOf } from './clockTime.ts';
import { readAs } from './testing/readAs.ts';

/** Some versions of the locale data put a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('RUL-110 a time is written the way its reader writes times', () => {
  expect(plain(clockTimeOf(17, 30))).toBe('5:30 PM');
  readAs('en-DE');
  expect(clockTimeOf(17, 30)).toBe('17:30');
  expect(clockTimeOf(17, 0)).toBe('17:00');
});

test('a full hour of the 12-hour clock goes without its minutes', () => {
  expect(plain(clockTimeOf(17, 0))).toBe('5 PM');
  expect(plain(clockTimeOf(0, 0))).toBe('12 AM');
});

test('an instant is told in the zone of its place, minutes of odd zones too', () => {
  const instant = new Date('2026-05-16T05:00:00Z');
  expect(plain(clockTime(instant, 'America/Los_Angeles'))).toBe('10 PM');
  expect(plain(clockTime(instant, 'Asia/Kolkata'))).toBe('10:30 AM');
});

test('the reader’s own zone is taken where no place is meant', () => {
  readAs('en-DE');
  expect(clockTime(new Date(2026, 4, 15, 19, 30))).toBe('19:30');
});
