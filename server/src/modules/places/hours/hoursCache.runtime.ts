import type { WeeklyHours } from '@liora/domain/rules/hours';
import { namesHolidays } from './hoursContext.rules.ts';
import type { HoursContext } from './hoursContext.types.ts';
import { understandHours } from './osmHours.parser.ts';

/** Chains share their hours: in a country most values occur many times. */
const REMEMBERED = 20_000;
const known = new Map<string, WeeklyHours | null>();

/** Half the minutes that the sun needs for it are less than one. */
const SUN_STEP_DEGREES = 0.1;

/** {@link understandHours}, remembering what was understood before. The sun stands as at the nearest tenth of a degree. */
export function understandHoursOnce(
  text: string,
  context: HoursContext,
  firstDay: number,
): WeeklyHours | null {
  const asked = { ...context, position: onGrid(context.position) };
  const key = keyOf(text, asked, firstDay);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= REMEMBERED) known.clear();
  const hours = understandHours(text, asked, firstDay);
  known.set(key, hours);
  return hours;
}

function onGrid(position: HoursContext['position']): HoursContext['position'] {
  const near = (degrees: number) => Math.round(degrees / SUN_STEP_DEGREES) * SUN_STEP_DEGREES;
  return position && { ...position, lat: near(position.lat), lng: near(position.lng) };
}

/** Whatever is no more than days, times and holidays needs no sun, in any language. */
const NEEDS_NO_SUN =
  /^(?:[\d\s:;,.+|[\]/-]|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|open|week|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|"[^"]*")*$/;

/** All that decides about an answer, and no more: hours of a week are the same wherever they are written. */
function keyOf(
  text: string,
  { country, states, position, category }: HoursContext,
  firstDay: number,
): string {
  return [
    firstDay,
    text,
    namesHolidays(text) ? [country, ...states].join() : '',
    text.includes('+') ? category : '',
    NEEDS_NO_SUN.test(text) || !position ? '' : [position.lat, position.lng, position.timeZone].join(),
  ].join('\n');
}
