import type { WeeklyHours } from '@liora/domain/rules/hours';
import { firstDayOf } from '../hours/firstDay.rules.ts';
import { hoursContextOf, type PlaceOfHours } from '../hours/hoursContext.rules.ts';
import { understandHours } from '../hours/osmHours.parser.ts';

/** Hours of a place, or the parts of them that cannot be understood. */
export type ReadHours = { hours: WeeklyHours } | { unread: string[] };

/**
 * Reads hours as OpenStreetMap writes them. Of what cannot be understood, the rules between semicolons that cannot be by
 * themselves; all of it where each of them can.
 */
export function readHoursOf(text: string, place: PlaceOfHours, now: Date): ReadHours {
  const context = hoursContextOf(place);
  const read = (part: string) => understandHours(part, context, firstDayOf(now));
  const hours = read(text);
  if (hours) return { hours };
  const parts = text.split(/;|\|\|/).flatMap((part) => part.trim() || []);
  const unread = parts.filter((part) => read(part) === null);
  return { unread: unread.length > 0 ? unread : [text] };
}
