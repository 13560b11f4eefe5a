import { type DayRange, evaluate } from './evaluate.parser.ts';
import { nameFor, statesOf } from './holidayStates.data.ts';
import { type HolidayRegion, UNKNOWN_CONTEXT } from './hoursContext.types.ts';
import type { HolidayKind } from './withoutCalendar.rules.ts';

/** The holidays of a state, as days since 1970-01-01. */
export interface Calendar {
  /** As the library names it; '' for a whole country. */
  state: string;
  days: ReadonlySet<number>;
}

const REMEMBERED = 500;
const known = new Map<string, ReadonlySet<number>>();

/**
 * The holidays of every state that a place may lie in, each state once; null where the library knows them of none or not of all.
 * The process clock has to be UTC.
 */
export function calendarsOf(kind: HolidayKind, region: HolidayRegion, range: DayRange): Calendar[] | null {
  const states = region.states.length > 0 ? region.states : statesOf(region.country);
  const names = [...new Set(states.length > 0 ? states.map((state) => nameFor(state, kind)) : [''])];
  try {
    return names.map((state) => ({ state, days: holidays(kind, region.country, state, range) }));
  } catch {
    // The library throws for a country or a year that it has no holidays of.
    return null;
  }
}

function holidays(kind: HolidayKind, country: string, state: string, range: DayRange): ReadonlySet<number> {
  const key = [kind, country, state, range.first, range.end].join('\n');
  const before = known.get(key);
  if (before) return before;
  const { days } = evaluate(kind, { country_code: country, state }, UNKNOWN_CONTEXT, range);
  const found = new Set(days.flatMap(({ open }, day) => (open.length > 0 ? [range.first + day] : [])));
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}
