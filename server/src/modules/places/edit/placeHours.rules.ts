import type { WeeklyHours } from '@liora/domain/rules/hours';
import { firstDayOf } from '../hours/firstDay.rules.ts';
import { countryOfTimeZone } from '../hours/holidayRegion.rules.ts';
import type { HoursContext } from '../hours/hoursContext.types.ts';
import { understandHours } from '../hours/osmHours.parser.ts';

/** Hours of a place, or the parts of them that cannot be understood. */
export type ReadHours = { hours: WeeklyHours } | { unread: string[] };

/** A place, as far as its hours depend on it. */
export interface PlaceOfHours {
  time_zone: string;
  shown: { category: string; latitude: number | null; longitude: number | null };
}

/** Its state is not known here: holidays that not every state of its country has are unknown. */
export function hoursContextOf({
  time_zone,
  shown: { category, latitude, longitude },
}: PlaceOfHours): HoursContext {
  const isPlaced = latitude !== null && longitude !== null;
  const position = isPlaced ? { lat: latitude, lng: longitude, timeZone: time_zone } : null;
  return { country: countryOfTimeZone(time_zone), states: [], position, category };
}

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
