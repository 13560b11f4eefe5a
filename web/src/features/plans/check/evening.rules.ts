import { DAY_MS } from '@liora/domain/durations';
import { DINNER_HOUR, DINNER_MINUTE } from '@liora/domain/limits';
import { dateKey, wallClock, wallInstant } from '@liora/domain/rules/hoursClock';

/** The instant of dinner on a date (YYYY-MM-DD) by the clocks of a zone; null for what is no date. */
export function eveningOf(date: string, timeZone: string): Date | null {
  const day = Date.parse(date) / DAY_MS;
  return Number.isInteger(day)
    ? wallInstant({ day, hour: DINNER_HOUR, minute: DINNER_MINUTE }, timeZone)
    : null;
}

/** The date of an instant by the clocks of a zone. */
export const dateOf = (at: Date, timeZone: string): string => dateKey(wallClock(at, timeZone).day);
