import { readAs } from '@liora/domain/i18n/testing/readAs';
import { expect, test, vi } from 'vitest';
import { isAboutNow, openLabel, timeLabel } from './openLabel.rules.ts';

const now = new Date('2026-05-15T10:00Z'); // a Friday
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 4, day, hour, minute));

test('a time filter says for when places should be open', () => {
  readAs('en-GB');
  expect(openLabel('now', now, 'UTC')).toBe('Open now');
  expect(openLabel(at(15, 19, 30).toISOString(), now, 'UTC')).toBe('Open at 19:30');
  expect(openLabel(at(16, 19, 30).toISOString(), now, 'UTC')).toBe('Open Sat 19:30');
});

test('FIX-68 another week and a day that is past are told with their date', () => {
  readAs('en-GB');
  expect(timeLabel(at(21, 19, 30), now, 'UTC')).toBe('Thu 19:30');
  expect(timeLabel(at(22, 19, 30), now, 'UTC')).toBe('Fri 22/05 19:30');
  expect(openLabel(at(9, 19, 30).toISOString(), now, 'UTC')).toBe('Open Sat 09/05 19:30');
});

test('FIX-68 RUL-110 the time is that of the clocks where is searched, also to a reader in Tokyo', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  readAs('en-GB');
  const there = 'America/Los_Angeles';
  // 10:00 UTC is Friday 03:00 in San Francisco; its evening is Saturday in Tokyo.
  const evening = new Date('2026-05-15T19:30-07:00');
  expect(openLabel(evening.toISOString(), now, there)).toBe('Open at 19:30');
  expect(timeLabel(evening, now, there)).toBe('at 19:30');
  expect(timeLabel(new Date('2026-05-16T19:30-07:00'), now, there)).toBe('Sat 19:30');
});

test('hours of the next half hour need not name their time', () => {
  expect(isAboutNow(at(15, 10, 20), now)).toBe(true);
  expect(isAboutNow(at(15, 11), now)).toBe(false);
});
