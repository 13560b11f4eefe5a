import { DAY_MINUTES, WEEK_MINUTES } from '../../../durations.ts';
import { MILES_PER_DEGREE_LATITUDE } from '../../../limits.ts';
import type { MinuteSpan, WeeklyHours } from '../../hours.ts';
import { joinSpans } from '../../multirange.ts';
import type { CheckedPlan, CheckedStop } from '../checkedPlan.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const ZONE = 'America/Los_Angeles';
/** Friday 15 May 2026, 19:30 in San Francisco; the sun sets at 20:12. */
const FRIDAY = new Date('2026-05-16T02:30:00Z');

const minutes = (time = '') => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Hours in a line: 'Tu-Su 17:00-23:30', 'Mo-Su 0:00-24:00', 'Fr-Sa 18:00-26:00; Su 12:00-20:00'. */
function hours(text: string): WeeklyHours {
  const weekly = text.split('; ').flatMap((part) => {
    const [days = '', times = ''] = part.split(' ');
    const [first = '', last = first] = days.split('-');
    const [from, to] = times.split('-').map(minutes);
    const span = { from: DAYS.indexOf(first), to: DAYS.indexOf(last) };
    return DAYS.flatMap((_, day): MinuteSpan[] => {
      if (day < span.from || day > span.to) return [];
      const [start, end] = [day * DAY_MINUTES + (from ?? 0), day * DAY_MINUTES + (to ?? 0)];
      return end > WEEK_MINUTES
        ? [
            [start, WEEK_MINUTES],
            [0, end - WEEK_MINUTES],
          ]
        : [[start, end]];
    });
  });
  return { weekly: joinSpans(weekly), exceptions: {} };
}

const ALWAYS = hours('Mo-Su 0:00-24:00');

export interface StopNotes extends Partial<Omit<CheckedStop, 'known'>> {
  /** As {@link hours} reads them; null for unknown, left out for a place that is always open. */
  open?: string | null;
  /** Of the diets of the place. */
  diets?: readonly string[];
  zone?: string;
  /** The hours are the usual ones of such a place. */
  usual?: true;
  /** A place of one's own: Liora knows nothing of it. */
  own?: true;
  /** Miles north of the square. */
  north?: number;
}

/** A wine bar on the square that is always open, unless told otherwise. */
export function stop(place_id: string, notes: StopNotes = {}): CheckedStop {
  const { open, diets = [], zone = ZONE, usual = false, own, north = 0, ...rest } = notes;
  const known = {
    hours: open === null ? null : open === undefined ? ALWAYS : hours(open),
    usual_hours: usual,
    time_zone: zone,
    dietary_tags: diets,
  };
  return {
    place_id,
    category: 'Bar',
    subcategory: 'Wine Bar',
    latitude: 37.8 + north / MILES_PER_DEGREE_LATITUDE,
    longitude: -122.41,
    starts_at: null,
    stay_minutes: null,
    cost_for_two: null,
    price_level: null,
    known: own ? null : known,
    ...rest,
  };
}

export function evening(stops: readonly CheckedStop[], more: Partial<CheckedPlan> = {}): CheckedPlan {
  return {
    stops,
    evening: FRIDAY,
    time_zone: ZONE,
    budget: null,
    diet: null,
    listed: true,
    named: false,
    ...more,
  };
}

export const RESTAURANT = { category: 'Restaurant', subcategory: 'Italian' };
export const HILL = { category: 'Outdoor', subcategory: 'Hiking' };
export const CUSTOM = {
  own: true,
  category: null,
  subcategory: null,
  latitude: null,
  longitude: null,
} as const;
