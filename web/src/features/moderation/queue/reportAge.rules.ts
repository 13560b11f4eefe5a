import { HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import { REPORT_ANSWER_HOURS } from '@liora/domain/limits';
import { moderationText } from '../moderation.text.ts';

const DAY_HOURS = 24;
/** Until then hours say more than days. */
const HOURS_UNTIL = 2 * DAY_HOURS;

/** '12 min', '8 h', '3 d'. A clock that is behind says that it just came. */
function spanWords(ms: number): string {
  if (ms < HOUR_MS) return moderationText.minutes(Math.max(0, Math.floor(ms / MINUTE_MS)));
  const hours = Math.floor(ms / HOUR_MS);
  return hours < HOURS_UNTIL
    ? moderationText.hours(hours)
    : moderationText.days(Math.floor(hours / DAY_HOURS));
}

export const reportAge = (at: string, now: Date): string => spanWords(now.getTime() - Date.parse(at));

interface Due {
  late: boolean;
  words: string;
}

/** How what came at `at` stands to the promise of an answer within a day. */
export function answerDue(at: string, now: Date): Due {
  const leftMs = Date.parse(at) + REPORT_ANSWER_HOURS * HOUR_MS - now.getTime();
  return leftMs >= 0
    ? { late: false, words: moderationText.dueIn(spanWords(Math.min(leftMs, REPORT_ANSWER_HOURS * HOUR_MS))) }
    : { late: true, words: moderationText.lateBy(spanWords(-leftMs)) };
}

/** The oldest of several; the queue begins with what is urgent, whenever that came. */
export const oldestOf = (times: readonly string[]): string | null =>
  times.reduce<string | null>((oldest, at) => (oldest === null || at < oldest ? at : oldest), null);
