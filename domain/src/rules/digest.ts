import { THURSDAY } from './hoursClock.ts';
import { nextWeekdayTime } from './weekdayTime.ts';

const HOUR = 17;

/** The first moment after `now` at which a digest leaves, by the clock of its reader: Thursdays at five, when the weekend is planned. */
export const nextDigest = (now: Date, timeZone: string): Date =>
  nextWeekdayTime({ dayOfWeek: THURSDAY, hour: HOUR }, now, timeZone);
