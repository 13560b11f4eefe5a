import { MINUTE_MS } from '../durations.ts';
import { BUCKET_STAY_MINUTES } from '../limits.ts';
import type { Season } from './bucketLists.ts';
import { isAfterDark } from './goldenHour.ts';
import { openingPeriod, type WeeklyHours } from './hours.ts';
import { clockOf, comingWeekday, SATURDAY, SUNDAY, wallClock, wallInstant, weekday } from './hoursClock.ts';
import { type TimeOfDay, timesOfDay } from './pinTimes.ts';

/** What the weekend is asked of a place. */
export interface WeekendPlace {
  category: string;
  subcategory: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  /** Null where nobody knows them. */
  hours: WeeklyHours | null;
}

/** When two would go, the likeliest first. */
const CLOCK_TIMES: Readonly<Record<TimeOfDay, readonly (readonly [hour: number, minute: number])[]>> = {
  Morning: [[10, 30]],
  Afternoon: [
    [16, 30],
    [14, 30],
  ],
  Evening: [
    [19, 0],
    [18, 0],
  ],
  'Late Night': [[22, 0]],
};
const USUAL_TIMES: readonly TimeOfDay[] = ['Evening', 'Afternoon'];
const DAYLIGHT_TIMES: readonly TimeOfDay[] = ['Afternoon', 'Morning'];
/** Filed as outdoors, and lit. */
const LIT: readonly (string | null)[] = ['Rooftop', 'Patio', 'Market', 'Sports'];

/** From this hour of a Sunday on the usual time of an evening has come, and two look ahead to the next weekend. */
const LAST_HOUR = 19;

/** Saturday and Sunday of the coming weekend, or what is left of the one that is on; days since 1970-01-01. */
export function weekendDays(now: Date, timeZone: string): number[] {
  const { day, hour } = wallClock(now, timeZone);
  if (weekday(day) === SUNDAY && hour < LAST_HOUR) return [day];
  const saturday = comingWeekday(day, SATURDAY);
  return [saturday, saturday + 1];
}

/** The season of a day; south of the equator the other half of the year. */
export function seasonAt(at: Date, timeZone: string, latitude: number | null): Season {
  const month = new Date(at.getTime() + clockOf(timeZone)(at.getTime())).getUTCMonth();
  const north = (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(((month + 1) % 12) / 3)];
  const other = { winter: 'summer', spring: 'autumn', summer: 'winter', autumn: 'spring' } as const;
  return latitude !== null && latitude < 0 ? other[north ?? 'winter'] : (north ?? 'winter');
}

/**
 * When an item fits the weekend: the first sensible time at which its place is known to be open for an hour, outdoors by
 * daylight, in the season that it waits for. Null: it does not, or nobody knows the hours.
 */
export function weekendFit(place: WeekendPlace, season: Season | null, now: Date): Date | null {
  const days = weekendDays(now, place.time_zone);
  const known = timesOfDay(place.subcategory);
  const usual = place.category === 'Outdoor' ? DAYLIGHT_TIMES : USUAL_TIMES;
  for (const time of known.length > 0 ? known : usual)
    for (const day of days)
      for (const [hour, minute] of CLOCK_TIMES[time]) {
        const at = wallInstant({ day, hour, minute }, place.time_zone);
        if (at > now && isRightSeason(place, season, at) && isLight(place, at) && isOpenFor(place, at))
          return at;
      }
  return null;
}

const isRightSeason = ({ time_zone, latitude }: WeekendPlace, season: Season | null, at: Date): boolean =>
  season === null || seasonAt(at, time_zone, latitude) === season;

function isLight({ category, subcategory, latitude, longitude, time_zone }: WeekendPlace, at: Date): boolean {
  if (category !== 'Outdoor' || LIT.includes(subcategory) || latitude === null || longitude === null)
    return true;
  return !isAfterDark(
    { latitude, longitude },
    new Date(at.getTime() + BUCKET_STAY_MINUTES * MINUTE_MS),
    time_zone,
  );
}

function isOpenFor({ hours, time_zone }: WeekendPlace, at: Date): boolean {
  const { state, ends } = openingPeriod(hours, time_zone, at);
  return state === 'open' && ends - at.getTime() >= BUCKET_STAY_MINUTES * MINUTE_MS;
}
