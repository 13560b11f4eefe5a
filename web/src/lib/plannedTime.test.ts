import { expect, test, vi } from 'vitest';
import { plannedInstant } from './plannedTime.ts';

const TOKYO = 'Asia/Tokyo';
const SAN_FRANCISCO = 'America/Los_Angeles';
/** May 2026 in Tokyo, nine hours ahead of UTC; the 15th is a Friday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 4, day, hour - 9, minute));

test('tonight is half past seven, and now when that is past', () => {
  expect(plannedInstant({ kind: 'tonight' }, at(15, 10), TOKYO)).toEqual(at(15, 19, 30));
  expect(plannedInstant({ kind: 'tonight' }, at(15, 22), TOKYO)).toEqual(at(15, 22));
});

test('the weekend is the coming Saturday evening', () => {
  expect(plannedInstant({ kind: 'weekend' }, at(15, 10), TOKYO)).toEqual(at(16, 19, 30));
  expect(plannedInstant({ kind: 'weekend' }, at(17, 10), TOKYO)).toEqual(at(23, 19, 30));
  expect(plannedInstant({ kind: 'weekend' }, at(16, 21), TOKYO)).toEqual(at(16, 21));
});

test('FIX-68 RUL-110 the evening is that of the place: to a reader in Tokyo, tonight in San Francisco begins tomorrow morning', () => {
  vi.stubEnv('TZ', TOKYO);
  // Friday 21:00 in Tokyo is Friday 05:00 in San Francisco.
  const tonight = plannedInstant({ kind: 'tonight' }, at(15, 21), SAN_FRANCISCO);
  expect(tonight).toEqual(at(16, 11, 30));
  expect(tonight).toEqual(new Date('2026-05-15T19:30-07:00'));
  // Sunday 08:00 in Tokyo is still Saturday 16:00 there.
  expect(plannedInstant({ kind: 'weekend' }, at(17, 8), SAN_FRANCISCO)).toEqual(
    new Date('2026-05-16T19:30-07:00'),
  );
});

test('FIX-68 a picked evening that is past stands for now: the hours of last Saturday are nobody’s', () => {
  const picked = { kind: 'picked', at: at(16, 19, 30).toISOString() } as const;
  expect(plannedInstant(picked, at(15, 10), TOKYO)).toEqual(at(16, 19, 30));
  expect(plannedInstant(picked, at(18, 10), TOKYO)).toEqual(at(18, 10));
});
