/** How moderators look through what people have published: without words, or by a title's beginning, or by a whole username. */
export const PUBLISHED_LISTS = ['newest', 'hidden', 'reported', 'title', 'author'] as const;
export type PublishedList = (typeof PUBLISHED_LISTS)[number];

/**
 * What moderators decide about something. All but 'restore' hide it from everybody but its author: 'delete' takes it from them,
 * too, 'warn' tells them that it was not all right, 'suspend' closes Liora to them for a time.
 */
export const MODERATION_ACTIONS = ['restore', 'hide', 'delete', 'warn', 'suspend'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/**
 * What whoever reported something is told of the decision: nothing of what else it did to its author, and nothing of whether
 * their report had hidden it (RUL-120). 'gone': it may stay, and is not there any more.
 */
export const REPORT_OUTCOMES = ['hidden', 'nothing_found', 'gone'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** For how many days somebody is suspended; null: until a moderator ends it. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const;
