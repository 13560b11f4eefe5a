import { CHECK_IN_TAGS, type CheckInTag } from '@liora/domain/rules/checkIns';
import { SATURDAY } from '@liora/domain/rules/hoursClock';
import { nextWeekdayTime } from '@liora/domain/rules/weekdayTime';
import type { PlaceSearch } from '../places/placeSearch.rules.ts';

/** Where a wish leads: a search with these filters, plans nearby, or nowhere. */
export type Suggestion = { to: '/search'; search: PlaceSearch } | { to: '/curated-plans' } | null;

/** What a wish means for what is looked for; nothing else of a check-in is ever asked. */
export const SUGGESTIONS: Readonly<Record<CheckInTag, Suggestion>> = {
  low_energy: { to: '/search', search: { radius: 1, price: [1, 2], sort: 'distance' } },
  short_near: { to: '/search', search: { radius: 1, sort: 'distance' } },
  somewhere_new: { to: '/curated-plans' },
  at_home: null,
  long_dinner: { to: '/search', search: { category: 'Restaurant', moods: ['intimate'] } },
  outdoors: { to: '/search', search: { category: 'Outdoor' } },
};

/** The wishes of two people, those that both have first. */
export function sharedFirst(mine: readonly CheckInTag[], theirs: readonly CheckInTag[]): CheckInTag[] {
  const both = (tag: CheckInTag) => Number(mine.includes(tag)) + Number(theirs.includes(tag));
  return CHECK_IN_TAGS.filter((tag) => both(tag) > 0).sort((a, b) => both(b) - both(a));
}

const EVENING_HOUR = 19;

/** The next Saturday at seven in the evening, by the clocks where places are suggested: they are open then. */
export const comingSaturday = (now: Date, timeZone: string): Date =>
  nextWeekdayTime({ dayOfWeek: SATURDAY, hour: EVENING_HOUR }, now, timeZone);
