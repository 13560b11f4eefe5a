import type { Opening } from '@liora/domain/rules/hours';
import { clockTime } from './clock.rules.ts';
import { openingText } from './opening.text.ts';

export interface OpeningWords {
  /** 'Open now' or 'Closed'. */
  state: string;
  /** 'until 22:00' or 'opens Tue 11:00'; empty when it does not change within 8 days. */
  until: string;
  /** Both in one, true at any hour: 'Open until 22:00', 'Closed, opens Tue 11:00'. */
  phrase: string;
  open: boolean;
}

/**
 * What to say about an opening state at `at`, in the place's own time and the reader's way of writing times.
 * Null when unknown: then nothing is said, neither open nor closed (RUL-53, RUL-107).
 */
export function openingWords(
  opening: Opening,
  timeZone: string,
  at: Date,
  locale?: string,
): OpeningWords | null {
  if (opening.state === 'unknown') return null;
  const open = opening.state === 'open';
  const state = open ? openingText.open : openingText.closed;
  if (!opening.nextChange) return { state, until: '', phrase: openingText.phrase(open, ''), open };
  const when = momentWords(new Date(opening.nextChange), timeZone, at, locale);
  const until = open ? openingText.until(when) : openingText.opens(when);
  return { state, until, phrase: openingText.phrase(open, until), open };
}

/** '22:00' on the same local day, 'tomorrow 9:00' on the next, 'Tue 11:00' later. */
function momentWords(moment: Date, timeZone: string, at: Date, locale?: string): string {
  const time = clockTime(moment, { timeZone, locale });
  const days = localDay(moment, timeZone) - localDay(at, timeZone);
  // A closing time in the small hours belongs to the evening that began before midnight.
  if (days <= 0 || (days === 1 && localHour(moment, timeZone) < SMALL_HOURS_END)) return time;
  if (days === 1) return openingText.tomorrow(time);
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }).format(moment);
  return `${day} ${time}`;
}

const SMALL_HOURS_END = 6;

function localHour(moment: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(moment));
}

/** Days since 1970 of the local calendar date. */
function localDay(moment: Date, timeZone: string): number {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(moment)
    .split('-')
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / 86_400_000;
}
