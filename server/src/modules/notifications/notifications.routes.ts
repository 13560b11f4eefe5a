import { signedIn } from '../../rpc/builders.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotifications,
  openNotification,
  removeNotifications,
  restoreNotifications,
  unmarkAllNotifications,
} from './notifications.service.ts';
import { subscribe, subscribeApp, unsubscribe } from './push/subscriptions.service.ts';
import { notificationSettings, saveNotificationSettings } from './settings/settings.service.ts';

export const notificationsRoutes = {
  list: signedIn.notifications.list.handler(({ context, input }) => listNotifications(context, input)),
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
  settings: signedIn.notifications.settings.handler(({ context }) => notificationSettings(context)),
  saveSettings: signedIn.notifications.saveSettings.handler(({ context, input }) =>
    saveNotificationSettings(context, input),
  ),
  open: signedIn.notifications.open.handler(({ context, input }) => openNotification(context, input.id)),
  subscribe: signedIn.notifications.subscribe.handler(({ context, input }) => subscribe(context, input)),
  subscribeApp: signedIn.notifications.subscribeApp.handler(({ context, input }) =>
    subscribeApp(context, input),
  ),
  unsubscribe: signedIn.notifications.unsubscribe.handler(({ context, input }) =>
    unsubscribe(context, input.endpoint),
  ),
  restore: signedIn.notifications.restore.handler(({ context, input }) =>
    restoreNotifications(context, input.ids),
  ),
};
