import type { PlanStop } from '../contract/plans.ts';
import { MINUTE_MS } from '../durations.ts';
import { clockTime } from '../i18n/clockTime.ts';
import { type OpeningWords, openingWords } from './openingWords.ts';
import { planStopText } from './planStop.text.ts';

export type StopHours =
  | {
      /** `short`: open when the stop begins, but not until its end. */
      tone: 'open' | 'closed' | 'short';
      text: string;
      /** By the usual hours of such a place, not by its own: whoever says the text says so (RUL-126). */
      usual: boolean;
    }
  | { tone: 'unknown' };

type Stop = Pick<
  PlanStop,
  'opening' | 'opening_at' | 'planned' | 'stay_minutes' | 'time_zone' | 'usual_hours'
>;

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
  return { ...wordsAndTone(stop, words, time, at), usual: stop.usual_hours };
}

function wordsAndTone(stop: Stop, words: OpeningWords, time: string | null, at: Date) {
  const { open, change } = words;
  if (!time) return { text: words.phrase, tone: open ? ('open' as const) : ('closed' as const) };
  if (open && change && closesDuring(stop, at))
    return { text: planStopText.closesEarly(time, change), tone: 'short' as const };
  return open
    ? { text: openAt(time, change), tone: 'open' as const }
    : { text: closedAt(time, change), tone: 'closed' as const };
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
  return Date.parse(opening.nextChange) < at.getTime() + stay_minutes * MINUTE_MS;
}
