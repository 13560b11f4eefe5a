import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { refreshNotifications } from './notificationCache.actions.ts';

/** What came, or was read on another device, is here, too. */
export const notificationTopics = (
  queries: QueryClient,
  soon: Spreading,
): Pick<TopicEffects, 'notifications'> => ({
  notifications: (_event, within) =>
    soon('notifications', within, () => {
      refreshNotifications(queries);
      // One may tell what became of a report.
      void queries.invalidateQueries({ queryKey: orpc.safety.ownReports.key() });
    }),
});
