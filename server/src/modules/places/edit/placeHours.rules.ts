import type { WeeklyHours } from '@liora/domain/rules/hours';
import { DAY_MS } from '@liora/domain/rules/hoursClock';
import { countryOfTimeZone } from '../hours/holidayRegion.rules.ts';
import { understandHours } from '../hours/osmHours.parser.ts';

/** Hours of a place, or the parts of them that cannot be understood. */
export type ReadHours = { hours: WeeklyHours } | { unread: string[] };

/**
 * Reads hours as OpenStreetMap writes them. Of what cannot be understood, the rules between semicolons that cannot be by
 * themselves; all of it where each of them can.
 */
export function readHoursOf(text: string, timeZone: string, now: Date): ReadHours {
  const region = { country: countryOfTimeZone(timeZone), state: '' };
  const read = (part: string) => understandHours(part, region, Math.floor(now.getTime() / DAY_MS));
  const hours = read(text);
  if (hours) return { hours };
  const parts = text.split(/;|\|\|/).flatMap((part) => part.trim() || []);
  const unread = parts.filter((part) => read(part) === null);
  return { unread: unread.length > 0 ? unread : [text] };
}
