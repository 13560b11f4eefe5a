import type { NotificationContent } from '@liora/domain/rules/notifications';
import { type NotificationWords, notificationWords } from '@liora/domain/rules/notificationWords';
import type { DueNotice } from './deliveries.queries.ts';

type Worded = Pick<DueNotice, 'type' | 'data' | 'username' | 'time_zone'>;

/** What is stored under a type is what `addNotification` took for it. */
const contentOf = ({ type, data }: Pick<Worded, 'type' | 'data'>) => ({ type, data }) as NotificationContent;

/** How it reads outside the app. Where neither the clock of the place nor the reader's is known no time is told: it would be the wrong one. */
export function noticeWords({ type, data, username: name, time_zone }: Worded): NotificationWords {
  const timeZone = time_zone ?? 'UTC';
  if (time_zone !== null || 'time_zone' in data)
    return notificationWords(contentOf({ type, data }), { name, timeZone });
  const timeless = 'planned_date' in data ? { ...data, planned_date: null } : data;
  return notificationWords(contentOf({ type, data: timeless }), { name, timeZone });
}
