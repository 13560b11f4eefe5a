import { NOTIFICATION_TYPES, type NotificationType } from './notifications.ts';

/** By which ways people hear of something, in the order of the settings. */
export const NOTIFICATION_CHANNELS = ['in_app', 'push', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** By which services apps on phones are reached: Apple's (APNs) and Google's (FCM). */
export const APP_PUSH_SERVICES = ['apns', 'fcm'] as const;
export type AppPushService = (typeof APP_PUSH_SERVICES)[number];

/** What is on until somebody says otherwise; null: there is no such way of hearing of it. */
export const DEFAULT_CHANNELS: Readonly<
  Record<NotificationType, Readonly<Record<NotificationChannel, boolean | null>>>
> = {
  invitation_response: { in_app: true, push: true, email: true },
  invitation_received: { in_app: true, push: true, email: true },
  invitation_changed: { in_app: true, push: true, email: true },
  surprise_opened: { in_app: true, push: true, email: true },
  partner_activity: { in_app: true, push: true, email: false },
  partner_linked: { in_app: true, push: true, email: false },
  partner_unlinked: { in_app: true, push: false, email: false },
  check_in_revealed: { in_app: true, push: true, email: false },
  check_in_reminder: { in_app: true, push: true, email: false },
  free_evening: { in_app: true, push: true, email: false },
  match_opened: { in_app: true, push: true, email: false },
  moderation_decision: { in_app: true, push: false, email: true },
  report_decided: { in_app: true, push: false, email: false },
};

/** How a choice is stored. */
export const choiceKey = (type: NotificationType, channel: NotificationChannel): string =>
  `${type}.${channel}`;

/** Clocks of all zones differ by quarters of an hour, so that hours on a quarter end on one everywhere. */
export const CLOCK_STEP_MINUTES = 15;
export const QUIET_MINUTE_MAX = 1425;

/** What can be switched off from a letter: letters about one sort of event, or the digest. */
export const LETTER_TYPES: readonly LetterType[] = [...NOTIFICATION_TYPES, 'digest'];
export type LetterType = NotificationType | 'digest';
