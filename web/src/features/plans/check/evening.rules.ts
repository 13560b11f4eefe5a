import { DAY_MS } from '@liora/domain/durations';
import { DINNER_HOUR, DINNER_MINUTE } from '@liora/domain/limits';
import { dateKey, wallClock, wallInstant } from '@liora/domain/rules/hoursClock';
import { isPlannable } from '@liora/domain/rules/plannable';

/** The instant of dinner on a date (YYYY-MM-DD) by the clocks of a zone; null for what is no date, and for one that nobody plans for. */
export function eveningOf(date: string, timeZone: string): Date | null {
  const at = new Date(date);
  const day = at.getTime() / DAY_MS;
  if (!isPlannable(at) || !Number.isInteger(day)) return null;
  return wallInstant({ day, hour: DINNER_HOUR, minute: DINNER_MINUTE }, timeZone);
}

/** The date of an instant by the clocks of a zone. */
export const dateOf = (at: Date, timeZone: string): string => dateKey(wallClock(at, timeZone).day);
