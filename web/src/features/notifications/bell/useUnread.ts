import { useQuery } from '@tanstack/react-query';
import { unreadOptions } from '../notifications.queries.ts';

/** How many notifications are not read; 0 while that is not known. One question for all who show it, asked again when one comes. */
export function useUnread(): number {
  const { data: unread } = useQuery(unreadOptions());
  return unread ? Object.values(unread).reduce((sum, some) => sum + some, 0) : 0;
}
