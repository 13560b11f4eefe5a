/**
 * What moderators decide about something. All but 'restore' hide it from everybody but its author: 'delete' takes it from them,
 * too, 'warn' tells them that it was not all right, 'suspend' closes Liora to them for a time.
 */
export const MODERATION_ACTIONS = ['restore', 'hide', 'delete', 'warn', 'suspend'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** For how many days somebody is suspended; null: until a moderator ends it. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const;
