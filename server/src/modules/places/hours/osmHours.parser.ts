import type { WeeklyHours } from '@liora/domain/rules/hours';
import { type DayRange, evaluate, type HolidayAddress, isTheSameEachWeek } from './evaluate.parser.ts';
import { type Calendar, calendarsOf } from './holidayCalendar.runtime.ts';
import type { HoursContext } from './hoursContext.types.ts';
import { eitherDay, hoursOf, type PossibleDays } from './possibleDays.rules.ts';
import { onBareWallClock } from './wallClock.rules.ts';
import { type HolidayKind, withoutCalendar } from './withoutCalendar.rules.ts';

/** Days from the import for which holidays, seasons and special dates are written out. */
const HORIZON_DAYS = 400;
/** A holiday moves what is open on its own day, on the day before ('PH -1 day') and in the night after. */
const AROUND_A_HOLIDAY = [-1, 2] as const;

/**
 * Understands an `opening_hours` value of OpenStreetMap (RUL-126). What cannot be known of it is unknown: what follows a comment
 * ("by appointment") or the usual end of an open one, and the holidays of a state or country that nobody knows. Null: not
 * readable, or nothing of it is known. Null also when `text` is empty.
 * `firstDay`: the first local day of the horizon, counted since 1970-01-01.
 * Format: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function understandHours(
  text: string,
  context: HoursContext,
  firstDay: number,
  days = HORIZON_DAYS,
): WeeklyHours | null {
  return onBareWallClock(() =>
    withoutComplaints(() => {
      try {
        return hoursOf(possibleDays(text, context, { first: firstDay, end: firstDay + days }));
      } catch {
        // The library throws strings and Errors alike for what it cannot read.
        return null;
      }
    }),
  );
}

/** All that may be meant: each way to read the text, and each state that the place may lie in. */
function possibleDays(text: string, context: HoursContext, horizon: DayRange): PossibleDays {
  const { readings, address, disputed } = holidaysOf(text, context, horizon);
  const isStable = readings.every((reading) => isTheSameEachWeek(reading, address));
  const range = isStable ? { first: horizon.first, end: horizon.first + 7 } : horizon;
  const [first = '', ...others] = readings;
  const days = [...evaluate(first, address, context, range).days];
  const add = (reading: string, where: HolidayAddress, part: DayRange) => {
    const found = evaluate(reading, where, context, part).days;
    found.forEach((day, index) => {
      const at = part.first + index - range.first;
      const before = days[at];
      if (before) days[at] = eitherDay(before, day);
    });
  };
  for (const reading of others) add(reading, address, range);
  for (const [day, state] of disputed) {
    const [before, after] = AROUND_A_HOLIDAY;
    for (const reading of readings)
      add(reading, { ...address, state }, { first: day + before, end: day + after });
  }
  return { firstDay: range.first, days };
}

interface Holidays {
  /** The text, or, where a calendar is missing, the ways to read it that are possible. */
  readings: readonly string[];
  address: HolidayAddress;
  /** Days that are a holiday in some of the states: by day the state that tells it otherwise than `address`. */
  disputed: ReadonlyMap<number, string>;
}

function holidaysOf(text: string, context: HoursContext, horizon: DayRange): Holidays {
  // The library takes an address without a country for one in Germany.
  const country_code = context.country || 'unknown';
  const calendars = (kind: HolidayKind) => (isNamed(kind, text) ? calendarsOf(kind, context, horizon) : []);
  const publicHolidays = calendars('PH');
  const schoolHolidays = calendars('SH');
  const state = publicHolidays?.[0]?.state ?? schoolHolidays?.[0]?.state ?? '';
  const isSchoolKnown = schoolHolidays?.every((one) => one.state === state) ?? false;
  const missing: HolidayKind[] = [
    ...(publicHolidays ? [] : (['PH'] as const)),
    ...(isSchoolKnown ? [] : (['SH'] as const)),
  ];
  return {
    readings: missing.reduce<string[]>(
      (readings, kind) => readings.flatMap((one) => bothWays(one, kind)),
      [text],
    ),
    address: { country_code, state },
    disputed: disputedDays(publicHolidays ?? []),
  };
}

const isNamed = (kind: HolidayKind, text: string) => new RegExp(`\\b${kind}\\b`).test(text);

function bothWays(text: string, kind: HolidayKind): string[] {
  const ways = withoutCalendar(text, kind);
  if (!ways) throw new Error('cannot be read without that calendar');
  return ways;
}

function disputedDays([first, ...others]: readonly Calendar[]): Map<number, string> {
  const usual = first?.days ?? new Set();
  return new Map(
    others.flatMap(({ state, days }) =>
      [...usual, ...days]
        .filter((day) => usual.has(day) !== days.has(day))
        .map((day): [number, string] => [day, state]),
    ),
  );
}

/** The library asks on the console for pull requests when it misses a holiday table; that is no news for an import. */
function withoutComplaints<Result>(work: () => Result): Result {
  const { error } = console;
  console.error = () => {};
  try {
    return work();
  } finally {
    console.error = error;
  }
}
