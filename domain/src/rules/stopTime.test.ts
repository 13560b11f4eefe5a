import { describe, expect, test } from 'vitest';
import { CLOCK_TIME, stopInstant } from './stopTime.ts';

const SAN_FRANCISCO = 'America/Los_Angeles';
/** Friday 15 May 2026, 19:30 in San Francisco. */
const friday = new Date('2026-05-16T02:30:00Z');
const at = (startsAt: string, evening = friday, zone = SAN_FRANCISCO) =>
  stopInstant(startsAt, zone, evening)?.toISOString();

describe('the instant of a stop', () => {
  test('RUL-107 a time is read on the wall of the place, on the date of the evening there', () => {
    expect(at('18:00')).toBe('2026-05-16T01:00:00.000Z');
    expect(at('20:15')).toBe('2026-05-16T03:15:00.000Z');
    expect(at('20:15', friday, 'Europe/Monaco')).toBe('2026-05-15T18:15:00.000Z');
  });

  test('half past midnight belongs to the same night, also when the evening is asked for after midnight', () => {
    expect(at('00:30')).toBe('2026-05-16T07:30:00.000Z');
    expect(at('21:00', new Date('2026-05-16T08:00:00Z'))).toBe('2026-05-16T04:00:00.000Z');
    expect(at('05:00')).toBe('2026-05-15T12:00:00.000Z');
  });

  test('the day on which clocks change keeps its wall times', () => {
    const springForward = new Date('2026-03-08T18:00:00Z');
    expect(at('19:00', springForward)).toBe('2026-03-09T02:00:00.000Z');
    const night = new Date('2026-03-08T04:00:00Z');
    expect(at('22:00', night)).toBe('2026-03-08T06:00:00.000Z');
    expect(at('04:00', night)).toBe('2026-03-08T11:00:00.000Z');
    const fallBack = new Date('2026-11-01T03:00:00Z');
    expect(at('01:30', fallBack)).toBe('2026-11-01T08:30:00.000Z');
  });

  test('an unknown time zone gives no instant', () => {
    expect(stopInstant('19:00', 'Mars/Olympus', friday)).toBeNull();
  });

  test('only wall clock times are times', () => {
    expect(['00:00', '09:05', '23:59'].every((time) => CLOCK_TIME.test(time))).toBe(true);
    expect(['24:00', '9:05', '19:60', '19:00 '].some((time) => CLOCK_TIME.test(time))).toBe(false);
  });
});
