import { expect, test, vi } from 'vitest';
import { fromInput, LAST_INPUT, toInput } from './wallInput.rules.ts';

test('FIX-68 RUL-110 a time is picked by the clocks of the place, also in Tokyo for San Francisco', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const evening = new Date('2026-05-15T19:30-07:00');
  expect(toInput(evening, 'America/Los_Angeles')).toBe('2026-05-15T19:30');
  expect(fromInput('2026-05-15T19:30', 'America/Los_Angeles')).toEqual(evening);
});

test('FIX-68 what is typed of a year is no time yet, and what nobody plans for is none', () => {
  for (const picked of [
    '',
    '0002-05-15T19:30',
    '1999-12-31T23:59',
    '2100-01-01T00:00',
    '20266-05-15T19:30',
    'soon',
  ])
    expect(fromInput(picked, 'America/Los_Angeles')).toBeNull();
  expect(fromInput(LAST_INPUT, 'UTC')).toEqual(new Date('2099-12-31T23:59Z'));
});
