import { wallClock } from '@liora/domain/rules/hoursClock';

/** Midnights between an instant and now, in the clock of a zone; never less than none. */
export function daysSince(instant: Date, now: Date, timeZone: string): number {
  return Math.max(0, wallClock(now, timeZone).day - wallClock(instant, timeZone).day);
}
