import type { NotificationContent } from '@liora/domain/rules/notifications';
import { type NotificationWords, notificationWords } from '@liora/domain/rules/notificationWords';
import type { DueNotice } from './deliveries.queries.ts';

type Worded = Pick<DueNotice, 'type' | 'data' | 'username' | 'time_zone'>;

/** What is stored under a type is what `addNotification` took for it. */
const contentOf = ({ type, data }: Pick<Worded, 'type' | 'data'>) => ({ type, data }) as NotificationContent;

/** How it reads outside the app. By whose clock nobody knows, no time is told: it would be the wrong one. */
export function noticeWords({ type, data, username: name, time_zone }: Worded): NotificationWords {
  if (time_zone !== null) return notificationWords(contentOf({ type, data }), { name, timeZone: time_zone });
  const timeless = 'planned_date' in data ? { ...data, planned_date: null } : data;
  return notificationWords(contentOf({ type, data: timeless }), { name, timeZone: 'UTC' });
}
