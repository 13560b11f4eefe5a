import { signedIn } from '../../rpc/builders.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotifications,
  removeNotifications,
  restoreNotifications,
  unmarkAllNotifications,
  unreadNotifications,
} from './notifications.service.ts';

export const notificationsRoutes = {
  list: signedIn.notifications.list.handler(({ context, input }) => listNotifications(context, input)),
  unread: signedIn.notifications.unread.handler(({ context }) => unreadNotifications(context)),
  mark: signedIn.notifications.mark.handler(({ context, input }) => markNotifications(context, input)),
  markAll: signedIn.notifications.markAll.handler(({ context, input }) =>
    markAllNotifications(context, input),
  ),
  unmarkAll: signedIn.notifications.unmarkAll.handler(({ context, input }) =>
    unmarkAllNotifications(context, input.request_id),
  ),
  remove: signedIn.notifications.remove.handler(({ context, input }) =>
    removeNotifications(context, input.ids),
  ),
  restore: signedIn.notifications.restore.handler(({ context, input }) =>
    restoreNotifications(context, input.ids),
  ),
};
