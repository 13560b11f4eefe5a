import type { MinuteSpan, WeeklyHours } from '@liora/domain/rules/hours';
import { commonSpans, joinSpans, spansWithout } from '@liora/domain/rules/multirange';
import { weekWithExceptions } from './weeklyPattern.rules.ts';

/** One local day: when a place is open for certain, and when it may be. */
export interface PossibleDay {
  open: readonly MinuteSpan[];
  possible: readonly MinuteSpan[];
}

/** A row of local days; `firstDay` counts days since 1970-01-01. */
export interface PossibleDays {
  firstDay: number;
  days: readonly PossibleDay[];
}

/** What is certain whichever of two readings is right: open in both, and possibly open where one of them says so. */
export const eitherDay = (one: PossibleDay, other: PossibleDay): PossibleDay => ({
  open: commonSpans(one.open, other.open),
  possible: joinSpans([...one.possible, ...other.possible]),
});

const ALL_DAY = '0-1440';

/** The hours that describe these days; null where nothing is known about any of them. */
export function hoursOf({ firstDay, days }: PossibleDays): WeeklyHours | null {
  const unknown = days.map(({ open, possible }) => spansWithout(possible, open));
  const nothingIsKnown = (spans: readonly MinuteSpan[]) =>
    spans.map((span) => span.join('-')).join() === ALL_DAY;
  if (unknown.every(nothingIsKnown)) return null;
  const hours = weekWithExceptions({ firstDay, days: days.map(({ open }) => open) });
  const isAllKnown = unknown.every((spans) => spans.length === 0);
  return isAllKnown ? hours : { ...hours, unknown: weekWithExceptions({ firstDay, days: unknown }) };
}
