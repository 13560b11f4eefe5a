import { DAY_MS, HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import { formatDate } from '@liora/domain/i18n/format';
import { notificationsText } from './notifications.text.ts';

const WEEK_DAYS = 6;

/** '8 min', '2 h', 'Tue', 'Sep 29'. */
export function notificationAge(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE_MS) return notificationsText.now;
  if (age < HOUR_MS) return notificationsText.minutes(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return notificationsText.hours(Math.floor(age / HOUR_MS));
  if (age < WEEK_DAYS * DAY_MS) return formatDate(at, { weekday: 'short' });
  return formatDate(at, { month: 'short', day: 'numeric' });
}
