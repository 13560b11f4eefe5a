import {
  type Opening,
  type OpeningPeriod,
  openingOf,
  openingPeriod,
  type WeeklyHours,
} from '@liora/domain/rules/hours';
import { storedHours } from '@liora/domain/rules/multirange';

/** Hours as a row of place_search holds them. */
export interface HoursRow {
  weekly: string | null;
  exceptions: Record<string, string>;
  time_zone: string | null;
}

interface Remembered {
  from: number;
  until: number;
  opening: Opening;
}

/** Places of a town share zone and hours: many values occur often. */
const REMEMBERED = 20_000;
const known = new Map<string, Remembered>();

/** What is open at an instant, worked out once for equal hours: what was told holds until its next change. */
export function openingOnce(row: HoursRow, at: Date): Opening {
  const now = at.getTime();
  for (const _ in row.exceptions) return openingOf(period(row, at));
  const key = `${row.time_zone}\n${row.weekly}`;
  const before = known.get(key);
  if (before && before.from <= now && now < before.until) return before.opening;
  const fresh = period(row, at);
  const opening = openingOf(fresh);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, { ...validity(fresh, now), opening });
  return opening;
}

/** Hours of a week that do not change within eight days never do: a place that is always open, or of unknown hours. */
const validity = ({ ends }: OpeningPeriod, now: number) => ({
  from: Number.isFinite(ends) ? now : Number.NEGATIVE_INFINITY,
  until: ends,
});

function period({ weekly, exceptions, time_zone }: HoursRow, at: Date): OpeningPeriod {
  const hours = time_zone === null ? null : understood(weekly, exceptions);
  return openingPeriod(hours, time_zone ?? 'UTC', at);
}

/** Text that is no hours counts as unknown (RUL-107). */
export function understood(weekly: string | null, exceptions: Record<string, string>): WeeklyHours | null {
  try {
    return storedHours(weekly, exceptions);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
