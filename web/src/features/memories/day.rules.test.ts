import { expect, test, vi } from 'vitest';
import { dayOfInstant } from './day.rules.ts';

test('RUL-47 until when something can be brought back is a day of the reader’s own clock', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayOfInstant('2026-12-30T06:00:00.000Z')).toBe('December 29, 2026');
  vi.unstubAllEnvs();
});
