import { expect, test } from 'vitest';
import { endOfDay } from './invitations.ts';

test.each([
  ['an evening', '2026-05-17T02:00:00Z', 'America/Los_Angeles', '2026-05-17T07:00:00.000Z'],
  [
    'the day that clocks go forward',
    '2026-03-08T20:00:00Z',
    'America/Los_Angeles',
    '2026-03-09T07:00:00.000Z',
  ],
  ['the day that clocks go back', '2026-11-01T20:00:00Z', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
  ['ahead of UTC', '2026-05-16T12:00:00Z', 'Pacific/Auckland', '2026-05-17T12:00:00.000Z'],
  ['a midnight that is skipped', '2026-09-05T20:00:00Z', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('RUL-38 a day ends on the wall of the place: %s', (_which, at, timeZone, end) => {
  expect(endOfDay(new Date(at), timeZone).toISOString()).toBe(end);
});
