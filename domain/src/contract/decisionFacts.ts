import * as z from 'zod';
import { MODERATION_ACTIONS } from '../rules/decisions.ts';
import { person } from './common.ts';

/** What reports of the general kind are about (RUL-21). A profile's id is the user id. */
export const reportedContent = z.enum(['pin', 'review', 'photo', 'profile']);
/** What admins decide about. */
export const moderatedContent = z.enum(['plan', ...reportedContent.options]);
export const moderationAction = z.enum(MODERATION_ACTIONS);

export const decision = z.object({
  id: z.number().int(),
  content_type: moderatedContent,
  content_id: z.string(),
  /** As it read at the time. */
  title: z.string(),
  action: moderationAction,
  /** Of a suspension; null: until a moderator ends it. */
  suspended_until: z.string().nullable(),
  reason: z.string(),
  /** Whom it is about. Null once that account is gone. */
  about: person.nullable(),
  /** Null once that account is gone. */
  decided_by: person.nullable(),
  decided_at: z.string(),
  /** Taken back by who made it. */
  undone: z.boolean(),
  /** It is what counts for the thing now. */
  stands: z.boolean(),
});

export type ModerationDecision = z.infer<typeof decision>;

/** A decision as its author reads it: not whose it was. */
export const ownDecision = decision
  .pick({
    id: true,
    content_type: true,
    title: true,
    action: true,
    suspended_until: true,
    reason: true,
    decided_at: true,
    stands: true,
  })
  .extend({
    objection: z
      .object({
        words: z.string(),
        created_at: z.string(),
        /** Null while it waits. */
        answer: z.object({ upheld: z.boolean(), reason: z.string(), decided_at: z.string() }).nullable(),
      })
      .nullable(),
    may_object: z.boolean(),
  });
export type OwnDecision = z.infer<typeof ownDecision>;
