import { expect, test } from 'vitest';
import { answerDue, oldestOf, reportAge } from './reportAge.rules.ts';

const NOW = new Date('2026-05-16T19:00:00Z');

test.each([
  ['2026-05-16T18:48:00Z', '12 min'],
  ['2026-05-16T11:00:00Z', '8 h'],
  ['2026-05-15T17:00:00Z', '26 h'],
  ['2026-05-13T18:00:00Z', '3 d'],
  // The clock of the device is behind.
  ['2026-05-16T19:05:00Z', '0 min'],
])('NAV-24 what was reported at %s waits for %s', (at, words) => {
  expect(reportAge(at, NOW)).toBe(words);
});

test.each([
  ['2026-05-16T19:00:00Z', false, 'Answer due in 24 h'],
  ['2026-05-16T19:05:00Z', false, 'Answer due in 24 h'],
  ['2026-05-15T19:30:00Z', false, 'Answer due in 30 min'],
  ['2026-05-15T19:00:00Z', false, 'Answer due in 0 min'],
  ['2026-05-15T17:00:00Z', true, 'Late by 2 h'],
])('NAV-24 an answer to what came at %s: late is %s, "%s"', (at, late, words) => {
  expect(answerDue(at, NOW)).toEqual({ late, words });
});

test('NAV-24 the oldest is told wherever it stands: urgent reports come first', () => {
  const times = ['2026-05-16T18:00:00.000Z', '2026-05-16T11:00:00.000Z', '2026-05-16T12:00:00.000Z'];
  expect(oldestOf(times)).toBe('2026-05-16T11:00:00.000Z');
  expect(oldestOf([])).toBeNull();
});
