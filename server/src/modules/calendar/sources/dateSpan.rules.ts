import { MINUTE_MS } from '@liora/domain/durations';
import {
  CALENDAR_DATE_MINUTES,
  CALENDAR_EVENING_MAX_MINUTES,
  CALENDAR_STOP_MINUTES,
} from '@liora/domain/limits';
import { stopInstant } from '@liora/domain/rules/stopTime';
import type { PlannedStop } from '../../plans/stops/planStops.service.ts';

/** A stop on the evening of a date. */
export interface TimedStop extends PlannedStop {
  /** The clock of the place, or of the date where that is not known. */
  time_zone: string;
  at: Date | null;
}

/** A plan knows no day: its times are read for the evening that two people have agreed on. */
export const timedStops = (stops: readonly PlannedStop[], start: Date, timeZone: string): TimedStop[] =>
  stops.map((stop) => {
    const time_zone = stop.time_zone ?? timeZone;
    return { ...stop, time_zone, at: stop.starts_at ? stopInstant(stop.starts_at, time_zone, start) : null };
  });

/** When a date that begins then is over, as far as its stops say. */
export function endOfDate(start: Date, stops: readonly TimedStop[]): Date {
  const stay = ({ stay_minutes }: TimedStop) => (stay_minutes ?? CALENDAR_STOP_MINUTES) * MINUTE_MS;
  const ends = stops.flatMap((stop) => (stop.at ? [stop.at.getTime() + stay(stop)] : []));
  const first = start.getTime();
  const last = Math.max(...ends, first);
  if (last > first) return new Date(Math.min(last, first + CALENDAR_EVENING_MAX_MINUTES * MINUTE_MS));
  const usual = CALENDAR_DATE_MINUTES * MINUTE_MS;
  const whole = stops.reduce((sum, stop) => sum + stay(stop), 0);
  return new Date(first + Math.min(Math.max(whole, usual), CALENDAR_EVENING_MAX_MINUTES * MINUTE_MS));
}
