import { type WeekRow, weekTable } from '@liora/domain/rules/hoursTable';
import { clockTimeOf } from '../clock.rules.ts';
import { placeText } from './place.text.ts';
import { weekdayIn } from './weekdayIn.rules.ts';

/** How the week table of the domain writes a span of hours. */
const SPAN = /(\d\d):(\d\d) to (\d\d):(\d\d)/g;

interface Week {
  weekly: readonly (readonly [number, number])[];
  timeZone: string;
  at: Date;
}

/** The rows of the week with their times in the reader's way of writing times: '5 PM–10 PM' or '17:00–22:00' (RUL-110). */
export function weekWords({ weekly, timeZone, at }: Week, locale?: string): WeekRow[] {
  return weekTable({ weekly }, { today: weekdayIn(timeZone, at) }).map((row) => ({
    ...row,
    hours: row.hours.replace(SPAN, (_span, ...[h1, m1, h2, m2]: string[]) =>
      placeText.span(
        clockTimeOf(Number(h1), Number(m1), locale),
        clockTimeOf(Number(h2), Number(m2), locale),
      ),
    ),
  }));
}
