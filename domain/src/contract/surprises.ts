import * as z from 'zod';
import {
  INTEGER_MAX,
  INVITATION_NOTES_MAX_CHARS,
  SURPRISE_DRESS_MAX_CHARS,
  SURPRISE_MAX_MINUTES,
  SURPRISE_MIN_MINUTES,
  SURPRISE_REVEAL_EARLIEST_MINUTES,
  SURPRISES_MAX_PAGE_SIZE,
  SURPRISES_PAGE_SIZE,
} from '../limits.ts';
import { SURPRISE_REVEALS } from '../rules/surprises.ts';
import { cursor, instant, line, paragraphs, planId, text } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';
import { storedLimits, surprise, surpriseArea } from './surpriseFacts.ts';

const version = z.number().int().min(1).max(INTEGER_MAX);
const revealTime = z.object({
  what: z.enum(SURPRISE_REVEALS),
  /** Before it begins; fewer than none: after that. What would open after the end opens with it. */
  minutes_before: z.number().int().min(-SURPRISE_MAX_MINUTES).max(SURPRISE_REVEAL_EARLIEST_MINUTES),
});

/** What of a surprise its planner chooses. */
const content = z.object({
  minutes: z.number().int().min(SURPRISE_MIN_MINUTES).max(SURPRISE_MAX_MINUTES),
  area_miles: surpriseArea,
  dress: line(SURPRISE_DRESS_MAX_CHARS).nullable().default(null),
  reveals: z
    .array(revealTime)
    .max(SURPRISE_REVEALS.length)
    .refine((all) => new Set(all.map(({ what }) => what)).size === all.length, 'each once'),
});

const answered = z.object({ surprise });
const byId = z.object({ id: z.uuid() });
const writing = errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER', 'SURPRISE_CHANGED');

export const surprisesContract = {
  /**
   * Makes an own plan a surprise for one's partner, once per `request_id`: from then on it is one's alone until the evening
   * is over, and they are invited without a word of where.
   */
  create: write('/surprises')
    .errors(
      errors(
        'UNAUTHENTICATED',
        'NO_PARTNER',
        'NOT_FOUND',
        'NOT_OWNER',
        'INVITATION_TIME',
        'SURPRISE_ALREADY',
        'SURPRISES_FULL',
        'RATE_LIMITED',
      ),
    )
    .input(
      content.extend({
        request_id: z.uuid(),
        plan_id: planId,
        starts_at: instant,
        time_zone: text(64).default('UTC'),
        notes: paragraphs(INVITATION_NOTES_MAX_CHARS).nullable().default(null),
      }),
    )
    .output(answered),
  /** Those of the caller and their partner, newest first, whoever plans them. */
  list: read('/surprises')
    .errors(errors('UNAUTHENTICATED'))
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(SURPRISES_MAX_PAGE_SIZE).default(SURPRISES_PAGE_SIZE),
      }),
    )
    .output(z.object({ surprises: z.array(surprise), nextCursor: z.string().nullable() })),
  get: read('/surprises/{id}').errors(errors('UNAUTHENTICATED', 'NOT_FOUND')).input(byId).output(answered),
  /** Changes what its planner chose; when it is changes with its invitation. */
  change: write('/surprises/{id}', { method: 'PUT' })
    .errors(writing)
    .input(byId.extend({ version }).extend(content.shape))
    .output(answered),
  /** What the caller needs of any evening. */
  limits: read('/date-limits').errors(errors('UNAUTHENTICATED')).output(storedLimits),
  saveLimits: write('/date-limits', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'LIMITS_CHANGED'))
    .input(storedLimits)
    .output(storedLimits),
};
