import * as z from 'zod';
import {
  DECIDED_TOGETHER_MAX,
  DECISION_REASON_MAX_CHARS,
  MODERATION_QUEUE_ITEMS,
  MODERATION_REPORTS_SHOWN,
  OBJECTION_MAX_CHARS,
  OPEN_ITEMS_MAX,
  OWN_REPORTS_PAGE,
  PUBLISHED_PAGE,
  PUBLISHED_WORDS_CHARS,
  REPORT_DETAILS_MAX_CHARS,
  SUSPENSION_DAYS_MAX,
} from '../limits.ts';
import { PUBLISHED_LISTS, REPORT_OUTCOMES } from '../rules/decisions.ts';
import { PIN_REPORT_REASONS, PLAN_REPORT_REASONS } from '../rules/reportReasons.ts';
import { cursor, paragraphs, person, planId, typed } from './common.ts';
import {
  decision,
  moderatedContent,
  moderationAction,
  ownDecision,
  reportedContent,
} from './decisionFacts.ts';
import { adminErrors, errors } from './errors.ts';
import { photo } from './photos.ts';
import { contentPicture } from './pictures.ts';
import { read, readByBody, write } from './procedure.ts';
import { visibilityContract } from './visibility.ts';

const details = paragraphs(REPORT_DETAILS_MAX_CHARS).nullable().default(null);

export const blockedUser = person.extend({ blocked_at: z.string() });
export type BlockedUser = z.infer<typeof blockedUser>;

const reportReason = z.enum([...PLAN_REPORT_REASONS, ...PIN_REPORT_REASONS]);

/**
 * A report as whoever made it reads it: of the thing its name alone, nothing of its author, nothing of who else reported it or who
 * decided, and not whether the report had hidden it (RUL-120).
 */
export const ownReport = z.object({
  id: z.string(),
  content_type: moderatedContent,
  /**
   * What it was called when it was reported, a review by its place, while it is still called so and the caller would see it had
   * nobody reported it; else null, as of photos, which have no name.
   */
  name: z.string().nullable(),
  reason: reportReason,
  reported_at: z.string(),
  /** What they were told became of it; null: it is received, and they are told nothing yet, or nothing at all. */
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
});
export type OwnReport = z.infer<typeof ownReport>;

/** How often somebody reported, and what became of it: `dismissed` was restored, `upheld` was not. */
const reporterHistory = z.object({
  reports: z.number().int(),
  upheld: z.number().int(),
  dismissed: z.number().int(),
});

/** One thing with reports, or an objection, that wait for a decision. */
export const moderationItem = z.object({
  content_type: moderatedContent,
  content_id: z.string(),
  title: z.string(),
  /** Description of a plan or pin, bio of a profile; null when it is gone. */
  text: z.string().nullable(),
  /** What else its readers see: the stops of a plan with their notes, its theme and tags, where it is. */
  parts: z.array(
    z.object({
      kind: z.enum(['stop', 'tag', 'address']),
      words: z.string(),
      note: z.string().nullable(),
    }),
  ),
  /** Its author took it away; the reports can still be decided. */
  gone: z.boolean(),
  is_hidden: z.boolean(),
  is_reported: z.boolean(),
  /** The decision that stands; a new one names it, so that nobody decides over what they have not seen. */
  seen: z.number().int().nullable(),
  /** What can be decided. */
  can: z.array(moderationAction),
  /** Its author objects to the decision that stands: restoring upholds that, hiding declines it. */
  objection: z
    .object({ words: z.string(), created_at: z.string(), to: moderationAction, reason: z.string() })
    .nullable(),
  /** Its photos, withheld ones too; of a photo itself that one. Moderators are served them. */
  photos: z.array(photo),
  /** When the oldest of what waits came; null when nothing about it waits. */
  opened_at: z.string().nullable(),
  /**
   * The author and how many reports about them were upheld; null once that account is gone. With their address while a report
   * or an objection waits (API-16, RUL-23); else it is null, and told on demand alone.
   */
  author: person
    .extend({ email: z.string().nullable(), reported: z.number().int(), upheld: z.number().int() })
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
        reason: reportReason,
        details: z.string().nullable(),
        created_at: z.string(),
        decision: moderationAction.nullable(),
      }),
    )
    .max(MODERATION_REPORTS_SHOWN),
});
export type ModerationItem = z.infer<typeof moderationItem>;

const byUser = z.object({ user_id: z.uuid() });
const reason = paragraphs(DECISION_REASON_MAX_CHARS).trim().min(1);
const decisionId = z.number().int().positive();

/** A plan or pin as moderators look through them. */
const publishedThing = z.object({
  content_type: z.enum(['plan', 'pin']),
  content_id: z.string(),
  title: z.string(),
  /** As its readers see it. */
  cover: contentPicture,
  author: person,
  created_at: z.string(),
  is_hidden: z.boolean(),
  is_reported: z.boolean(),
});
export type PublishedThing = z.infer<typeof publishedThing>;

/** What another moderator has open. */
const openElsewhere = z.object({ content_type: moderatedContent, content_id: z.string(), by: person });
export type OpenElsewhere = z.infer<typeof openElsewhere>;

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
  /**
   * What waits for a decision, page by page: what reports hide and nobody has judged, what authors object to, what is urgent, and
   * the rest, each from the oldest on. `open` counts all of it.
   */
  moderationQueue: read('/safety/moderation-queue')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({
        items: z.array(moderationItem).max(MODERATION_QUEUE_ITEMS),
        open: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /**
   * Says for half a minute what the caller has open, null for nothing, and answers what others have; all of it is told to
   * moderators alone, and keeps nobody from deciding.
   */
  haveOpen: write('/safety/have-open')
    .errors(adminErrors())
    .input(z.object({ item: z.object({ content_type: moderatedContent, content_id: z.uuid() }).nullable() }))
    .output(z.object({ others: z.array(openElsewhere).max(OPEN_ITEMS_MAX) })),
  /**
   * One thing as the queue has it, whether or not it waits: what its author has published, and what was reported or decided about.
   * Asked by its body: what a moderator looks at stands in no address.
   */
  moderationItem: readByBody('/safety/moderation-item')
    .errors(adminErrors())
    .input(z.object({ content_type: moderatedContent, content_id: z.uuid() }))
    .output(moderationItem),
  /** Plans or pins that people have published, page by page: newest first, or by the beginning of their title. */
  published: readByBody('/safety/published')
    .errors(adminErrors())
    .input(
      z.object({
        kind: publishedThing.shape.content_type,
        list: z.enum(PUBLISHED_LISTS),
        /** Of 'title' and 'author'. */
        words: typed(PUBLISHED_WORDS_CHARS).default(''),
        cursor: cursor.optional(),
      }),
    )
    .output(
      z.object({ things: z.array(publishedThing).max(PUBLISHED_PAGE), nextCursor: z.string().nullable() }),
    ),
  /** Decisions, newest first, page by page. */
  moderationHistory: read('/safety/moderation-history')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ decisions: z.array(decision), nextCursor: z.string().nullable() })),
  ...visibilityContract,
  /**
   * Decides about one thing or several, all or none: each names the decision that stood when it was read. For a minute whoever
   * decided can take it back.
   */
  decide: write('/safety/decide')
    .errors(adminErrors('DECIDED_MEANWHILE', 'DECISION_REFUSED'))
    .input(
      z.object({
        items: z
          .array(
            z.object({ content_type: moderatedContent, content_id: z.uuid(), seen: decisionId.nullable() }),
          )
          .min(1)
          .max(DECIDED_TOGETHER_MAX),
        action: moderationAction,
        reason,
        /** How long somebody is suspended; null: until a moderator ends it. */
        days: z.number().int().min(1).max(SUSPENSION_DAYS_MAX).nullable().default(null),
      }),
    )
    .output(z.object({ decisions: z.array(decisionId), undo_until: z.string() })),
  /** Takes own decisions back. */
  undo: write('/safety/undo')
    .errors(adminErrors('UNDO_TOO_LATE', 'DECIDED_MEANWHILE'))
    .input(z.object({ decisions: z.array(decisionId).min(1).max(DECIDED_TOGETHER_MAX) }))
    .output(z.object({})),

  // Also for somebody who is suspended.
  /** What the caller has reported, newest first, page by page. */
  ownReports: read('/safety/own-reports', { personal: true })
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({ reports: z.array(ownReport).max(OWN_REPORTS_PAGE), nextCursor: z.string().nullable() }),
    ),
  /** What was decided about something of the caller's. */
  ownDecision: read('/safety/own-decision', { personal: true })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND'))
    .input(z.object({ id: decisionId }))
    .output(ownDecision),
  /** Why the caller is suspended; null when they are not. */
  ownSuspension: read('/safety/own-suspension', { personal: true })
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ decision: ownDecision.nullable() })),
  /** Objects to a decision, once. Sending the same again changes nothing and succeeds. */
  object: write('/safety/object')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'OBJECTION_REFUSED'))
    .input(z.object({ id: decisionId, words: paragraphs(OBJECTION_MAX_CHARS).trim().min(1) }))
    .output(z.object({})),
};
