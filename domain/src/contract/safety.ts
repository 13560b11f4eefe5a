import * as z from 'zod';
import { DECISION_REASON_MAX_CHARS, MODERATION_REPORTS_SHOWN, REPORT_DETAILS_MAX_CHARS } from '../limits.ts';
import { PIN_REPORT_REASONS, PLAN_REPORT_REASONS } from '../rules/reportReasons.ts';
import { cursor, paragraphs, person, planId } from './common.ts';
import { adminErrors, errors } from './errors.ts';
import { photo } from './photos.ts';
import { read, write } from './procedure.ts';

const details = paragraphs(REPORT_DETAILS_MAX_CHARS).nullable().default(null);

/** What reports of the general kind are about (RUL-21). A profile's id is the user id. */
export const reportedContent = z.enum(['pin', 'review', 'photo', 'profile']);
/** What admins decide about. */
const moderatedContent = z.enum(['plan', ...reportedContent.options]);

export const blockedUser = person.extend({ blocked_at: z.string() });
export type BlockedUser = z.infer<typeof blockedUser>;

/** How often somebody reported, and what became of it: `upheld` was hidden, `dismissed` was restored. */
const reporterHistory = z.object({
  reports: z.number().int(),
  upheld: z.number().int(),
  dismissed: z.number().int(),
});

const decision = z.object({
  id: z.number().int(),
  content_type: moderatedContent,
  content_id: z.string(),
  /** As it read at the time. */
  title: z.string(),
  action: z.enum(['restore', 'hide']),
  reason: z.string(),
  /** Null once that account is gone. */
  decided_by: person.nullable(),
  decided_at: z.string(),
});

/** One thing with reports that wait for a decision. */
export const moderationItem = z.object({
  content_type: moderatedContent,
  content_id: z.string(),
  title: z.string(),
  /** Description of a plan or pin, bio of a profile; null when it is gone. */
  text: z.string().nullable(),
  /** Its author took it away; the reports can still be decided. */
  gone: z.boolean(),
  is_hidden: z.boolean(),
  is_reported: z.boolean(),
  /** Its photos, withheld ones too; of a photo itself that one. Moderators are served them. */
  photos: z.array(photo),
  /** When the oldest waiting report came. */
  opened_at: z.string(),
  /**
   * The author with their address (API-16, RUL-23) and how many reports about them were upheld; null once that account
   * is gone.
   */
  author: person
    .extend({ email: z.string(), reported: z.number().int(), upheld: z.number().int() })
    .nullable(),
  /** How many reports of it there are. */
  report_count: z.number().int(),
  /** The newest of them, oldest first; those that wait have no decision. */
  reports: z
    .array(
      z.object({
        id: z.string(),
        /** Null once that account is gone: the report stays. */
        reporter: person.extend(reporterHistory.shape).nullable(),
        reason: z.enum([...PLAN_REPORT_REASONS, ...PIN_REPORT_REASONS]),
        details: z.string().nullable(),
        created_at: z.string(),
        decision: z.enum(['restore', 'hide']).nullable(),
      }),
    )
    .max(MODERATION_REPORTS_SHOWN),
});
export type ModerationItem = z.infer<typeof moderationItem>;
export type ModerationDecision = z.infer<typeof decision>;

const byUser = z.object({ user_id: z.uuid() });
const decide = (path: `/${string}`) =>
  write(path)
    .errors(adminErrors())
    .input(
      z.object({
        content_type: moderatedContent,
        content_id: z.uuid(),
        reason: paragraphs(DECISION_REASON_MAX_CHARS).trim().min(1),
      }),
    )
    .output(z.object({}));

export const safetyContract = {
  /** Reports a plan and hides it at once (RUL-14, RUL-15). Doing it again changes nothing and succeeds. */
  reportPlan: write('/safety/report-plan')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'OWN_CONTENT', 'RATE_LIMITED'))
    .input(z.object({ id: planId, reason: z.enum(PLAN_REPORT_REASONS), details }))
    .output(z.object({})),
  /** The same for a pin; a profile is reported without being hidden. */
  report: write('/safety/report')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'OWN_CONTENT', 'DETAILS_REQUIRED', 'RATE_LIMITED'))
    .input(
      z.object({
        content_type: reportedContent,
        content_id: z.uuid(),
        reason: z.enum(PIN_REPORT_REASONS),
        details,
      }),
    )
    .output(z.object({})),
  /** Hides all content of somebody from the caller (MOD-26). */
  block: write('/safety/blocked/{user_id}', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'SELF_BLOCK', 'ALREADY_BLOCKED', 'RATE_LIMITED'))
    .input(byUser)
    .output(z.object({})),
  /** Ends a block of the caller; also answers when there is none. */
  unblock: write('/safety/blocked/{user_id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED'))
    .input(byUser)
    .output(z.object({})),
  /** Whom the caller has blocked, newest first, page by page (API-15). */
  blocked: read('/safety/blocked')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ users: z.array(blockedUser), nextCursor: z.string().nullable() })),

  // Admins only; anybody else is told NOT_FOUND (RUL-95).
  /** What waits for a decision, oldest first, at most 50; `open` counts all of it. */
  moderationQueue: read('/safety/moderation-queue')
    .errors(adminErrors())
    .output(z.object({ items: z.array(moderationItem), open: z.number().int() })),
  /** Decisions, newest first, page by page. */
  moderationHistory: read('/safety/moderation-history')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ decisions: z.array(decision), nextCursor: z.string().nullable() })),
  /** Keeps it hidden from everybody but its author. */
  hide: decide('/safety/hide'),
  /** Shows it again; those who reported it cannot hide it any more. */
  restoreContent: decide('/safety/restore-content'),
};
