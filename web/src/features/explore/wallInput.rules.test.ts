import { expect, test, vi } from 'vitest';
import { fromInput, toInput } from './wallInput.rules.ts';

test('FIX-68 RUL-110 a time is picked by the clocks of the place, also in Tokyo for San Francisco', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const evening = new Date('2026-05-15T19:30-07:00');
  expect(toInput(evening, 'America/Los_Angeles')).toBe('2026-05-15T19:30');
  expect(fromInput('2026-05-15T19:30', 'America/Los_Angeles')).toEqual(evening);
});
