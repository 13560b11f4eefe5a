import type { WeeklyHours } from '@liora/domain/rules/hours';
import { type HolidayRegion, understandHours } from './osmHours.parser.ts';

/** Chains share their hours: in a country most values occur many times. */
const REMEMBERED = 20_000;
const known = new Map<string, WeeklyHours | null>();

/** {@link understandHours}, remembering what was understood before. */
export function understandHoursOnce(
  text: string,
  region: HolidayRegion,
  firstDay: number,
): WeeklyHours | null {
  const key = [firstDay, region.country, region.state, text].join('\n');
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= REMEMBERED) known.clear();
  const hours = understandHours(text, region, firstDay);
  known.set(key, hours);
  return hours;
}
