import * as z from 'zod';
import { CHECK_IN_ANSWER_MAX_CHARS, CHECK_IN_NOTE_MAX_CHARS, CHECK_IN_TAGS_MAX } from '../limits.ts';
import { CHECK_IN_KINDS } from '../rules/checkInKinds.ts';
import { CHECK_IN_MOODS, CHECK_IN_TAGS } from '../rules/checkIns.ts';
import { line, nearDay, paragraphs } from './common.ts';

export const checkInKind = z.enum(CHECK_IN_KINDS);
/** The day, or the Monday of the week. */
export const period = nearDay;

/** What somebody says. The sentence is that of a couple check-in, the two answers are those of a weekly one. */
export const checkInWords = z.object({
  mood: z.enum(CHECK_IN_MOODS),
  note: line(CHECK_IN_NOTE_MAX_CHARS).nullable().default(null),
  good: paragraphs(CHECK_IN_ANSWER_MAX_CHARS).nullable().default(null),
  need: paragraphs(CHECK_IN_ANSWER_MAX_CHARS).nullable().default(null),
  /** What they wish for the next date. */
  tags: z.array(z.enum(CHECK_IN_TAGS)).max(CHECK_IN_TAGS_MAX).default([]),
});
export type CheckInWords = z.output<typeof checkInWords>;

const shownWords = z.object({
  mood: z.enum(CHECK_IN_MOODS),
  note: z.string().nullable(),
  good: z.string().nullable(),
  need: z.string().nullable(),
  tags: z.array(z.enum(CHECK_IN_TAGS)),
});
export type ShownWords = z.infer<typeof shownWords>;

/** A check-in as one of the two sees it. */
export const checkIn = z.object({
  kind: checkInKind,
  period,
  /** Instant at which both had answered; null: nothing of the other one is known. */
  revealed_at: z.string().nullable(),
  /** Null: not answered, or taken away. */
  mine: shownWords.extend({ id: z.uuid(), version: z.number().int() }).nullable(),
  /** Null before it is revealed, and where the other one has taken it away since. */
  theirs: shownWords.nullable(),
});
export type CheckIn = z.infer<typeof checkIn>;
