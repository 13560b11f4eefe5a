import * as z from 'zod';
import {
  ACTIVITY_DAYS,
  ADMIN_ACTIONS_PAGE,
  ADMIN_REASON_MAX_CHARS,
  DEAD_LETTERS_LISTED,
  MEMBER_SEARCH_MAX_CHARS,
  MEMBERS_LISTED,
  PAYMENT_TYPES_LISTED,
} from '../limits.ts';
import { ACTION_FILE_FORMATS, ADMIN_ACTIONS } from '../rules/adminActions.ts';
import { email } from './accountSecurity.ts';
import { cursor, nearDay, paragraphs, person, typed } from './common.ts';
import { adminErrors } from './errors.ts';
import { read, readByBody, write } from './procedure.ts';

/** What an admin did. */
const actionRecord = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: an operator at the machine or the server itself, or an admin whose account is gone. */
  admin: person.nullable(),
  /** Of an admin, whether or not there still is an account. */
  by_admin: z.boolean(),
  /** One of ADMIN_ACTIONS; of a newer version another. */
  action: z.string(),
  subject_type: z.string().nullable(),
  subject_id: z.string().nullable(),
  /** Of a member as they are called now; null once that account is gone. */
  member: person.nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ActionRecord = z.infer<typeof actionRecord>;

const actionFilter = {
  admin: z.uuid().optional(),
  /** User id: what was done to them. */
  member: z.uuid().optional(),
  action: z.enum(ADMIN_ACTIONS).optional(),
  /** A day of UTC. */
  day: nearDay.optional(),
  cursor: cursor.optional(),
};

const tier = z.enum(['free', 'prive', 'premium']);

const memberCard = person.extend({
  created_at: z.string(),
  is_admin: z.boolean(),
  /** The effective one: free where nothing runs. */
  tier,
  /** When its owner, or an admin for them, deleted the account; null while it is open. */
  closed_at: z.string().nullable(),
});
export type MemberCard = z.infer<typeof memberCard>;

const member = memberCard.extend({
  membership: z.object({
    /** Where the effective tier comes from. */
    source: z.enum(['none', 'store', 'trial', 'admin', 'override']),
    subscription_status: z.string().nullable(),
    trial_status: z.string().nullable(),
    subscription_end_date: z.string().nullable(),
    admin_managed: z.boolean(),
    /** Until when an admin gave it; null: without an end. */
    managed_until: z.string().nullable(),
  }),
  /** How many devices are signed in. */
  sessions: z.number().int(),
  reports_about: z.object({ all: z.number().int(), upheld: z.number().int() }),
  reports_by: z.object({ all: z.number().int(), upheld: z.number().int(), dismissed: z.number().int() }),
  /** From then on a closed account is erased. */
  erased_from: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

const dayCount = z.object({ day: z.string(), count: z.number().int() });

const activity = z.object({
  /** The beginning of the first day that is counted; days are those of UTC. */
  from: z.string(),
  /** Things with waiting reports; `late` past what people are promised, `soon` past half of it. */
  reports: z.object({
    open: z.number().int(),
    late: z.number().int(),
    soon: z.number().int(),
    oldest_at: z.string().nullable(),
  }),
  /** New members. */
  sign_ups: z.array(dayCount).max(ACTIVITY_DAYS),
  /** What the billing provider reported since, by its own names. */
  payments: z.array(z.object({ type: z.string(), count: z.number().int() })).max(PAYMENT_TYPES_LISTED),
  events: z.array(dayCount.extend({ type: z.string() })),
  /** As counted within the last half minute. */
  queues: z.array(
    z.object({
      queue: z.string(),
      ready: z.number().int(),
      active: z.number().int(),
      failed: z.number().int(),
    }),
  ),
  /** Jobs that were given up, the newest first. */
  dead_letters: z
    .array(
      z.object({
        id: z.string(),
        queue: z.string(),
        kind: z.string().nullable(),
        given_up_at: z.string(),
        tries: z.number().int(),
        /** By kind and code of the failure, never in its words. */
        why: z.string().nullable(),
      }),
    )
    .max(DEAD_LETTERS_LISTED),
  /** Taken by the command: the newest that is whole, and when the last one was begun if it failed. */
  backups: z.object({
    newest: z.object({ taken_at: z.string(), rows: z.number().int() }).nullable(),
    failed_at: z.string().nullable(),
  }),
  /** Everybody who is signed in is premium (RUL-01). */
  premium_override: z.boolean(),
});
export type Activity = z.infer<typeof activity>;

const because = { reason: paragraphs(ADMIN_REASON_MAX_CHARS).trim().min(1) };
export const ofMember = z.object({ user_id: z.uuid(), ...because });
const actOnMember = (path: `/${string}`) =>
  write(path).errors(adminErrors('ADMIN_PROTECTED')).input(ofMember).output(z.object({}));

const onJob = (path: `/${string}`) =>
  write(path)
    .errors(adminErrors())
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}));

/** For admins alone; anybody else is told NOT_FOUND (RUL-95). */
export const moderationContract = {
  /** How things stand today, and the counts of the last two weeks. */
  activity: read('/moderation/activity').errors(adminErrors()).output(activity),
  /** Sends a job again that was given up. */
  runJobAgain: onJob('/moderation/run-job-again'),
  /** Forgets a job that was given up. */
  dropJob: onJob('/moderation/drop-job'),
  /** Makes everybody who is signed in premium, or no longer (RUL-01). */
  setPremiumOverride: write('/moderation/set-premium-override')
    .errors(adminErrors())
    .input(z.object({ on: z.boolean(), ...because }))
    .output(z.object({})),

  /** What admins did, newest first, page by page. */
  actions: read('/moderation/actions')
    .errors(adminErrors())
    .input(z.object(actionFilter))
    .output(
      z.object({ actions: z.array(actionRecord).max(ADMIN_ACTIONS_PAGE), nextCursor: z.string().nullable() }),
    ),
  /** The same as a file, piece by piece, by ids alone. That it was asked for is one more line. */
  exportActions: write('/moderation/export-actions')
    .errors(adminErrors())
    .input(z.object({ ...actionFilter, format: z.enum(ACTION_FILE_FORMATS) }))
    .output(z.object({ text: z.string(), nextCursor: z.string().nullable() })),

  /** Members by the beginning of their username, else the newest; `closing`: those whose account is deleted and not yet erased. */
  members: readByBody('/moderation/members')
    .errors(adminErrors())
    .input(
      z.object({ search: typed(MEMBER_SEARCH_MAX_CHARS).default(''), closing: z.boolean().default(false) }),
    )
    .output(z.object({ members: z.array(memberCard).max(MEMBERS_LISTED), more: z.boolean() })),
  /** Whose address this is, to the letter; that it was asked is written down, the address is not. */
  memberByEmail: write('/moderation/member-by-email')
    .errors(adminErrors())
    .input(z.object({ email }))
    .output(z.object({ member: memberCard.nullable() })),
  member: read('/moderation/members/{user_id}')
    .errors(adminErrors())
    .input(z.object({ user_id: z.uuid() }))
    .output(member),
  /** Shows the address of a member; written down. */
  revealEmail: write('/moderation/reveal-email')
    .errors(adminErrors('ADMIN_PROTECTED'))
    .input(ofMember)
    .output(z.object({ email: z.string() })),
  /** Gives a tier that neither stores nor time take away before the day `until` is over (RUL-08). */
  setTier: write('/moderation/set-tier')
    .errors(adminErrors('ADMIN_PROTECTED', 'TIER_END_PAST'))
    .input(
      ofMember.extend({
        tier: tier.exclude(['free']),
        /** A day of UTC, which it lasts to the end of; null: without an end. */
        until: nearDay.nullable(),
      }),
    )
    .output(z.object({})),
  /** From then on the membership is what the store says. */
  clearTier: actOnMember('/moderation/clear-tier'),
  /** Ends all sessions of a member. */
  signOutMember: actOnMember('/moderation/sign-out-member'),
  /** Deletes the account as its owner would: closed at once, erased a week later, and a sign-in brings it back until then. */
  eraseMember: actOnMember('/moderation/erase-member'),
};
