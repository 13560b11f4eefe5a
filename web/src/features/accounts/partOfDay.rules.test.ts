import { expect, test } from 'vitest';
import { partOfDay } from './partOfDay.rules.ts';

test('FIX-68 nobody is wished a good evening at noon', () => {
  const parts = [0, 4, 5, 11, 12, 16, 17, 23].map((hour) => partOfDay(new Date(2026, 4, 15, hour)));
  expect(parts).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

test('FIX-72 a document greets by the clock of the area that most visitors are in', () => {
  const at = new Date('2026-11-23T06:52:00Z');
  expect(partOfDay(at, 'America/Los_Angeles')).toBe('evening');
  expect(partOfDay(at, 'Europe/Paris')).toBe('morning');
});
