import type { Origin } from '@liora/domain/contract/common';
import { getTimes } from 'suncalc';

/** When the sun sets at a place on the day of `at` (SunCalc, after the formulas of the Astronomical Almanac); null in polar summer and winter. */
export function sunset(origin: Origin, at: Date): Date | null {
  const time: Date | null = getTimes(at, origin.latitude, origin.longitude).sunset;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

/** True from the sun's setting until five in the morning, by the reader's clock. */
export function isAfterDark(origin: Origin, at: Date): boolean {
  const set = sunset(origin, at);
  return set !== null && (at >= set || at.getHours() < 5);
}
