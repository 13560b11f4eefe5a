import { expect, test } from 'vitest';
import { weekdayIn } from './weekdayIn.rules.ts';

test('today is the day where the place is, not where the reader is', () => {
  const at = new Date('2026-05-15T23:30:00Z'); // Friday in San Francisco, Saturday in London and Tokyo
  expect(weekdayIn('Europe/London', at)).toBe(5);
  expect(weekdayIn('America/Los_Angeles', at)).toBe(4);
  expect(weekdayIn('Asia/Tokyo', at)).toBe(5);
});
