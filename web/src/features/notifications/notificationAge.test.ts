import { expect, test } from 'vitest';
import { notificationAge } from './notificationAge.rules.ts';

test.each([
  ['2026-05-16T18:59:30Z', 'now'],
  ['2026-05-16T18:52:00Z', '8 min'],
  ['2026-05-16T17:00:00Z', '2 h'],
  ['2026-05-12T19:00:00Z', 'Tue'],
  ['2026-04-29T19:00:00Z', 'Apr 29'],
  // The clock of the device is behind.
  ['2026-05-16T19:05:00Z', 'now'],
])('RUL-41 what came at %s is from %s', (at, words) => {
  expect(notificationAge(new Date(at), new Date('2026-05-16T19:00:00Z'))).toBe(words);
});
