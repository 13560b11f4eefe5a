import { countryOfTimeZone } from './holidayRegion.rules.ts';
import type { HoursContext } from './hoursContext.types.ts';

/** A place, as far as its hours depend on it. */
export interface PlaceOfHours {
  time_zone: string;
  shown: { category: string; latitude: number | null; longitude: number | null };
}

/** Whether it depends on the state around a place what its hours mean. */
export const namesHolidays = (text: string): boolean => /\b[PS]H\b/.test(text);

/** Its state is not known here: holidays that not every state of its country has are unknown. */
export function hoursContextOf({
  time_zone,
  shown: { category, latitude, longitude },
}: PlaceOfHours): HoursContext {
  const isPlaced = latitude !== null && longitude !== null;
  const position = isPlaced ? { lat: latitude, lng: longitude, timeZone: time_zone } : null;
  return { country: countryOfTimeZone(time_zone), states: [], position, category };
}
