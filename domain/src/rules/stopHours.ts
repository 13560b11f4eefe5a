import type { PlanStop } from '../contract/plans.ts';
import { clockTime } from '../i18n/clockTime.ts';
import { openingWords } from './openingWords.ts';
import { planStopText } from './planStop.text.ts';

export type StopHours =
  | {
      /** `short`: open when the stop begins, but not until its end. */ tone: 'open' | 'closed' | 'short';
      text: string;
    }
  | { tone: 'unknown' };

type Stop = Pick<PlanStop, 'opening' | 'opening_at' | 'planned' | 'stay_minutes' | 'time_zone'>;

/**
 * What to say about the hours of a stop: at its planned time when it has one, else now. Unknown is never guessed (RUL-107):
 * it is said once for all stops below them. Null where a place tells no hours at all: custom places, and places that are gone.
 */
export function stopHours(stop: Stop): StopHours | null {
  if (!stop.opening || !stop.time_zone) return null;
  const at = new Date(stop.opening_at);
  const time = stop.planned ? clockTime(at, stop.time_zone) : null;
  const words = openingWords(stop.opening, stop.time_zone, at);
  if (!words) return { tone: 'unknown' };
  if (!time) return { text: words.phrase, tone: words.open ? 'open' : 'closed' };
  if (words.open && words.change && closesDuring(stop, at)) {
    return { text: planStopText.closesEarly(time, words.change), tone: 'short' };
  }
  return words.open
    ? { text: openAt(time, words.change), tone: 'open' }
    : { text: closedAt(time, words.change), tone: 'closed' };
}

const openAt = (time: string, change: string | null) =>
  change ? planStopText.openAtUntil(time, change) : planStopText.openAt(time);

const closedAt = (time: string, change: string | null) =>
  change ? planStopText.closedAtOpens(time, change) : planStopText.closedAt(time);

/** The stops whose hours nobody knows, told once below them; null where there is none. */
export function unknownHours(stops: readonly (Stop & { name: string })[]): string | null {
  const names = stops.filter((stop) => stopHours(stop)?.tone === 'unknown').map(({ name }) => name);
  if (names.length === 0) return null;
  return names.length === stops.length && names.length > 1
    ? planStopText.hoursUnknown
    : planStopText.hoursUnknownOf(names);
}

function closesDuring({ opening, stay_minutes }: Stop, at: Date): boolean {
  if (!opening?.nextChange || stay_minutes === null) return false;
  return Date.parse(opening.nextChange) < at.getTime() + stay_minutes * 60_000;
}
