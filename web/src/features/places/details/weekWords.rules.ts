import { clockTimeOf } from '@liora/domain/i18n/clockTime';
import { type Week, type WeekRow, weekTable } from '@liora/domain/rules/hoursTable';
import { weekdayIn } from './weekdayIn.rules.ts';

/** The rows of the week with their times in the reader's way of writing times: '5 PM–10 PM' or '17:00–22:00' (RUL-110). */
export function weekWords(week: Week, timeZone: string, at: Date): WeekRow[] {
  return weekTable(week, { today: weekdayIn(timeZone, at), clock: clockTimeOf });
}
