import { wallClock, wallInstant } from '@liora/domain/rules/hoursClock';

export interface Day {
  /** Counted since 1970-01-01, on the wall of the place. */
  day: number;
  /** Noon of it: what its name is written from. */
  noon: string;
}

const OFFERED_DAYS = 14;
/** Half hours of an evening, from six to eight. */
const EVENING = [
  [18, 0],
  [18, 30],
  [19, 0],
  [19, 30],
  [20, 0],
] as const;

/** The days from today on. */
export function daysFrom(now: Date, timeZone: string): Day[] {
  const { day: today } = wallClock(now, timeZone);
  return Array.from({ length: OFFERED_DAYS }, (_, i) => dayOf(today + i, timeZone));
}

export const dayOf = (day: number, timeZone: string): Day => ({
  day,
  noon: wallInstant({ day, hour: 12, minute: 0 }, timeZone).toISOString(),
});

/** The times of an evening that are still to come, and those of that day which were chosen otherwise. */
export function timesOn(
  { day }: Day,
  chosen: readonly string[],
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const usual = EVENING.map(([hour, minute]) => wallInstant({ day, hour, minute }, timeZone).toISOString());
  const others = chosen.filter((at) => wallClock(new Date(at), timeZone).day === day && !usual.includes(at));
  return [...usual.filter((at) => new Date(at) > now), ...others].sort();
}

/** The first evening at seven that is still to come. */
export function firstEvening(now: Date, timeZone: string): string {
  const { day } = wallClock(now, timeZone);
  const at = (days: number) => wallInstant({ day: day + days, hour: 19, minute: 0 }, timeZone);
  return (at(0) > now ? at(0) : at(1)).toISOString();
}
