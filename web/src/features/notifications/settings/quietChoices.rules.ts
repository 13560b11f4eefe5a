import { DAY_MINUTES, MINUTE_MS } from '@liora/domain/durations';
import { formatDate } from '@liora/domain/i18n/format';

const STEP_MINUTES = 30;
const HOUR_MINUTES = 60;

/** What can be chosen: each half hour. */
export const QUIET_CHOICES: readonly number[] = Array.from(
  { length: DAY_MINUTES / STEP_MINUTES },
  (_, n) => n * STEP_MINUTES,
);

/** A minute of the day as the reader writes times: '10 PM', '22:00', '7:30 AM'. */
export function clockWords(minute: number): string {
  const at = new Date(minute * MINUTE_MS);
  const whole = minute % HOUR_MINUTES === 0;
  const words = formatDate(at, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return whole ? words.replace(/:00(?=\s?[AP]M)/i, '') : words;
}
