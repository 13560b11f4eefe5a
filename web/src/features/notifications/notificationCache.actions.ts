import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** Asks again for list and bell. */
export function refreshNotifications(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: orpc.notifications.key() });
}
