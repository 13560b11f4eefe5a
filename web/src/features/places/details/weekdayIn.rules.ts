import { wallClock, weekday } from '@liora/domain/rules/hoursClock';

/** The day of the week somewhere else, Monday = 0. */
export function weekdayIn(timeZone: string, at: Date): number {
  return weekday(wallClock(at, timeZone).day);
}
