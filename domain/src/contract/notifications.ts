import * as z from 'zod';
import {
  NOTIFICATION_SUBJECTS,
  NOTIFICATIONS_BATCH_MAX,
  NOTIFICATIONS_MAX_PAGE_SIZE,
  NOTIFICATIONS_PAGE_SIZE,
  PUSH_ENDPOINT_MAX_CHARS,
} from '../limits.ts';
import { CHECK_IN_KINDS } from '../rules/checkInKinds.ts';
import { REPORT_OUTCOMES } from '../rules/decisions.ts';
import { INVITATION_RESPONSES } from '../rules/invitations.ts';
import {
  APP_PUSH_SERVICES,
  CLOCK_STEP_MINUTES,
  NOTIFICATION_CHANNELS,
  QUIET_MINUTE_MAX,
} from '../rules/notificationSettings.ts';
import {
  INVITATION_CHANGES,
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  PARTNER_ADDITIONS,
} from '../rules/notifications.ts';
import { cursor, person, text, timeZone } from './common.ts';
import { moderatedContent, moderationAction } from './decisionFacts.ts';
import { errors } from './errors.ts';
import { contentPicture } from './pictures.ts';
import { read, write } from './procedure.ts';

const line = z.object({
  id: z.uuid(),
  /** Whose doing it was, by the name of today; null: nobody's. */
  from: person.nullable(),
  /** Of a date where it leads; of additions the last ones, newest first; as far as its reader may see them today. */
  pictures: z.array(contentPicture).max(NOTIFICATION_SUBJECTS),
  created_at: z.string(),
  read: z.boolean(),
});

/** Where an invitation leads and when, by the clock of `time_zone`; what was told before it was noted has none. */
const goal = z.object({
  invitation_id: z.uuid(),
  venue_name: z.string(),
  is_surprise: z.boolean().optional(),
  planned_date: z.string().nullable(),
  time_zone: z.string().optional(),
});

/** A notification as its type and what it holds: title and message are made of these when it is read (RUL-41, ENT-24). */
export const notification = z.discriminatedUnion('type', [
  line.extend({
    type: z.literal('invitation_response'),
    data: goal.extend({
      response: z.enum(INVITATION_RESPONSES),
      rejection_notes: z.string().optional(),
      reschedule_notes: z.string().optional(),
    }),
  }),
  line.extend({
    type: z.literal('invitation_received'),
    data: goal,
  }),
  line.extend({
    type: z.literal('invitation_changed'),
    data: goal.extend({ change: z.enum(INVITATION_CHANGES) }),
  }),
  line.extend({
    type: z.literal('moderation_decision'),
    data: z.object({
      decision_id: z.number().int(),
      content_type: moderatedContent,
      title: z.string(),
      action: moderationAction,
      answers_objection: z.boolean(),
    }),
  }),
  line.extend({
    type: z.literal('report_decided'),
    data: z.object({ content_type: moderatedContent, outcome: z.enum(REPORT_OUTCOMES).optional() }),
  }),
  line.extend({
    type: z.literal('surprise_opened'),
    data: z.object({ surprise_id: z.uuid(), starts_at: z.string(), time_zone: z.string().optional() }),
  }),
  line.extend({
    type: z.literal('partner_activity'),
    data: z.object({
      what: z.enum(PARTNER_ADDITIONS),
      count: z.number().int(),
      subjects: z.array(z.string()).max(NOTIFICATION_SUBJECTS),
    }),
  }),
  line.extend({ type: z.literal('partner_linked'), data: z.object({}) }),
  line.extend({ type: z.literal('partner_unlinked'), data: z.object({}) }),
  line.extend({
    type: z.literal('check_in_revealed'),
    data: z.object({ kind: z.enum(CHECK_IN_KINDS), period: z.string() }),
  }),
  line.extend({
    type: z.literal('check_in_reminder'),
    data: z.object({ kind: z.enum(CHECK_IN_KINDS) }),
  }),
  line.extend({ type: z.literal('free_evening'), data: z.object({ evening: z.string() }) }),
  line.extend({ type: z.literal('match_opened'), data: z.object({ deck_id: z.uuid() }) }),
]);
export type Notification = z.infer<typeof notification>;

/** How many of each group are not read. */
const unread = z.record(z.enum(NOTIFICATION_GROUPS), z.number().int());
export type Unread = z.infer<typeof unread>;

/** Minutes of a day, on a quarter of an hour. */
const minuteOfDay = z.number().int().min(0).max(QUIET_MINUTE_MAX).multipleOf(CLOCK_STEP_MINUTES);
const type = z.enum(NOTIFICATION_TYPES);
const appPushService = z.enum(APP_PUSH_SERVICES);
const channel = z.enum(NOTIFICATION_CHANNELS);
const quiet = z.object({ on: z.boolean(), from: minuteOfDay, until: minuteOfDay });

/** What somebody chose, or what is so by default. */
export const notificationSettings = z.object({
  /** By which ways this server lets people hear of anything. */
  offered: z.array(channel),
  /** Null: there is no such way of hearing of it. */
  channels: z.record(type, z.record(channel, z.boolean().nullable())),
  quiet: quiet.extend({ time_zone: z.string().nullable() }),
  digest: z.boolean(),
  /** Whether a notice says who and what, also on a locked screen. */
  push_details: z.boolean(),
  /** By which a browser knows whose messages it takes (VAPID, base64url). */
  push_key: z.string(),
  /** By which services this server reaches apps on phones. */
  push_apps: z.array(appPushService),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Bytes as base64url, so many. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((count * 4) / 3));
/** Where the push service of a browser takes messages for it. */
const endpoint = text(PUSH_ENDPOINT_MAX_CHARS);
/** By which Apple or Google know an app on a phone; it stands in addresses, so nothing in it may mean another one. */
const appToken = text(PUSH_ENDPOINT_MAX_CHARS).regex(/^[\w:-]+$/);
/** A point of P-256, uncompressed, and a secret (RFC 8291). */
const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;

const byIds = z.object({ ids: z.array(z.uuid()).min(1).max(NOTIFICATIONS_BATCH_MAX) });
const own = errors('UNAUTHENTICATED');

export const notificationsContract = {
  /**
   * The caller's notifications, newest first; with the first page how many are not read of all groups, and
   * which is the newest.
   */
  list: read('/notifications')
    .errors(own)
    .input(
      z.object({
        group: z.enum(NOTIFICATION_GROUPS).optional(),
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(NOTIFICATIONS_MAX_PAGE_SIZE).default(NOTIFICATIONS_PAGE_SIZE),
      }),
    )
    .output(
      z.object({
        notifications: z.array(notification),
        unread: unread.nullable(),
        /** For `markAll`: what comes after it was not seen. */
        newest: z.string().nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Marks some as read, or as not. Whoever else's they are stay as they are. */
  mark: write('/notifications/mark')
    .errors(own)
    .input(byIds.extend({ read: z.boolean() }))
    .output(z.object({})),
  /** Marks as read what the caller has been shown: everything up to `newest` of the list, or of one group. */
  markAll: write('/notifications/mark-all')
    .errors(own)
    .input(z.object({ newest: cursor, group: z.enum(NOTIFICATION_GROUPS).optional(), request_id: z.uuid() }))
    .output(z.object({ count: z.number().int() })),
  /** Takes a `markAll` back, by its request; what was read by itself since stays read. */
  unmarkAll: write('/notifications/unmark-all')
    .errors(own)
    .input(z.object({ request_id: z.uuid() }))
    .output(z.object({ count: z.number().int() })),
  /** Takes some out; the ids are for `restore`. */
  remove: write('/notifications/remove')
    .errors(own)
    .input(byIds)
    .output(z.object({ ids: z.array(z.uuid()) })),
  settings: read('/notifications/settings').errors(own).output(notificationSettings),
  /** Changes what is given: one cell of the matrix, the quiet hours, the digest, what notices say. Answers with all of it. */
  saveSettings: write('/notifications/settings', { method: 'PUT' })
    .errors(own)
    .input(
      z.strictObject({
        choice: z.object({ type, channel, on: z.boolean() }).optional(),
        quiet: quiet.extend({ time_zone: timeZone }).optional(),
        digest: z.boolean().optional(),
        push_details: z.boolean().optional(),
        /** Of the device: counts where no zone is known yet. */
        time_zone: timeZone.optional(),
      }),
    )
    .output(notificationSettings),
  /** Opens one of the caller's, as a notice on a device leads to it, and marks it as read; null: it is gone, or not theirs. */
  open: write('/notifications/open')
    .errors(own)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ notification: notification.nullable() })),
  /**
   * This browser shows the caller's notices from now on, until the session ends. `stored` is false where `key` is not the
   * server's any more, or the browser's push service is none that it sends to.
   */
  subscribe: write('/notifications/subscribe')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(
      z.object({
        endpoint,
        p256dh: bytes(PUBLIC_KEY_BYTES),
        auth: bytes(SECRET_BYTES),
        key: bytes(PUBLIC_KEY_BYTES),
        time_zone: timeZone,
      }),
    )
    .output(z.object({ stored: z.boolean(), key: z.string() })),
  /**
   * The app on this phone shows the caller's notices from now on, until the session ends. `stored` is false where the server
   * does not send by its service.
   */
  subscribeApp: write('/notifications/subscribe-app')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(z.object({ service: appPushService, token: appToken, time_zone: timeZone }))
    .output(z.object({ stored: z.boolean() })),
  /** It shows none any more: the endpoint of a browser, or the token of an app. */
  unsubscribe: write('/notifications/unsubscribe')
    .errors(own)
    .input(z.object({ endpoint }))
    .output(z.object({})),
  /** Brings back what was taken out less than ten minutes ago. */
  restore: write('/notifications/restore')
    .errors(errors('UNAUTHENTICATED', 'UNDO_TOO_LATE'))
    .input(byIds)
    .output(z.object({ ids: z.array(z.uuid()) })),
};
