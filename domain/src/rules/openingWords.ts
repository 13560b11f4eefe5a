import { clockTime } from '../i18n/clockTime.ts';
import { dayOptions } from '../i18n/dayOptions.ts';
import { formatDate } from '../i18n/format.ts';
import type { Opening } from './hours.ts';
import { wallClock } from './hoursClock.ts';
import { openingText } from './opening.text.ts';

export interface OpeningWords {
  /** 'Open now' or 'Closed'. */
  state: string;
  /** 'until 22:00' or 'opens Tue 11:00'; empty when it does not change within 8 days. */
  until: string;
  /** Both in one, true at any hour: 'Open until 22:00', 'Closed, opens Tue 11:00'. */
  phrase: string;
  /** When it changes: '22:00', 'Tue 11:00'; null when it does not within 8 days. */
  change: string | null;
  open: boolean;
}

/**
 * What to say about an opening state at `at`, in the place's own time and the reader's way of writing times.
 * Null when unknown: then nothing is said, neither open nor closed (RUL-53, RUL-107).
 */
export function openingWords(opening: Opening, timeZone: string, at: Date): OpeningWords | null {
  if (opening.state === 'unknown') return null;
  const change = opening.nextChange && momentWords(new Date(opening.nextChange), timeZone, at);
  return opening.state === 'open' ? openWords(change) : closedWords(change);
}

function openWords(change: string | null): OpeningWords {
  return {
    open: true,
    state: openingText.open,
    until: change ? openingText.until(change) : '',
    phrase: change ? openingText.openUntil(change) : openingText.openAnyTime,
    change,
  };
}

function closedWords(change: string | null): OpeningWords {
  return {
    open: false,
    state: openingText.closed,
    until: change ? openingText.opens(change) : '',
    phrase: change ? openingText.closedUntil(change) : openingText.closed,
    change,
  };
}

/** '22:00' on the same local day, 'tomorrow 9:00' on the next, 'Tue 11:00' later, 'Tue, 5/26 11:00' after a week. */
function momentWords(moment: Date, timeZone: string, at: Date): string {
  const time = clockTime(moment, timeZone);
  const { day, hour } = wallClock(moment, timeZone);
  const days = day - wallClock(at, timeZone).day;
  // A closing time in the small hours belongs to the evening that began before midnight.
  if (days <= 0 || (days === 1 && hour < SMALL_HOURS_END)) return time;
  if (days === 1) return openingText.tomorrow(time);
  return openingText.onDay(
    formatDate(moment, dayOptions(moment, { now: at, timeZone, weekday: 'short' })),
    time,
  );
}

const SMALL_HOURS_END = 6;
