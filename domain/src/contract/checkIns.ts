import * as z from 'zod';
import { CHECK_INS_MAX_PAGE_SIZE, CHECK_INS_PAGE_SIZE } from '../limits.ts';
import { CHECK_IN_KINDS } from '../rules/checkInKinds.ts';
import { CHECK_IN_MOODS, REMINDER_MINUTE_MAX, REMINDER_STEP_MINUTES } from '../rules/checkIns.ts';
import { checkIn, checkInKind, checkInWords, period } from './checkInFacts.ts';
import { cursor, timeZone } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

const own = errors('UNAUTHENTICATED');

const reminder = z.object({
  every: z.enum(CHECK_IN_KINDS),
  /** Monday = 0. */
  weekday: z.number().int().min(0).max(6),
  minute: z.number().int().min(0).max(REMINDER_MINUTE_MAX).multipleOf(REMINDER_STEP_MINUTES),
  time_zone: timeZone,
});

const current = z.object({
  check_in: checkIn,
  /** Instant at which the day or week is over. */
  ends_at: z.string(),
  /** The caller has put it aside; nobody else knows. */
  skipped: z.boolean(),
});
export type CurrentCheckIn = z.infer<typeof current>;

export const checkInState = z.object({
  /** The caller has a partner and the two share. */
  shares: z.boolean(),
  /** Nobody begins and nobody ends it alone: it is on for both or off for both. */
  on: z.boolean(),
  /** The clock by which days and weeks turn for both; null: nobody has begun check-ins. */
  time_zone: z.string().nullable(),
  day: current.nullable(),
  week: current.nullable(),
  /** The caller's own; null: off. */
  reminder: reminder.extend({ time_zone: z.string() }).nullable(),
});
export type CheckInState = z.infer<typeof checkInState>;

const mood = z.enum(CHECK_IN_MOODS).nullable();
const trend = z.object({
  weeks: z.array(
    z.object({
      /** Its Monday. */
      week: period,
      /** Revealed couple check-ins of the week, by day. */
      days: z.array(z.object({ day: period, mine: mood, theirs: mood })),
    }),
  ),
});
export type CheckInTrend = z.infer<typeof trend>;

export const checkInsContract = {
  /** What can be answered now, and how it stands (RUL-47). Of the other one nothing before both have answered. */
  current: read('/check-ins/current').errors(own).output(checkInState),
  /**
   * Answers, or changes what was answered as `version` and is not revealed. When both have answered it is revealed to both in
   * that moment. The same request twice is one.
   */
  answer: write('/check-ins')
    .errors(
      errors(
        'UNAUTHENTICATED',
        'NOT_MEMBER',
        'NO_PARTNER',
        'CHECK_INS_OFF',
        'CHECK_IN_OVER',
        'CHECK_IN_CHANGED',
        'RATE_LIMITED',
      ),
    )
    .input(
      checkInWords.extend({
        kind: checkInKind,
        period,
        /** Whom it was written for: what waited until they are linked with somebody else is NO_PARTNER. Left out: whoever it is now. */
        partner_id: z.uuid().optional(),
        /** Null: a first answer. */
        version: z.number().int().min(1).nullable().default(null),
        request_id: z.uuid(),
      }),
    )
    .output(z.object({ check_in: checkIn })),
  /** Puts a day or week aside, or takes that back. To the other one it is the same as not having answered yet. */
  skip: write('/check-ins/skip')
    .errors(own)
    .input(z.object({ kind: checkInKind, period, skipped: z.boolean() }))
    .output(z.object({})),
  /** Takes an own answer back or away, for both. What is not there, or another's, stays as it is. */
  delete: write('/check-ins/{id}', { method: 'DELETE' })
    .errors(own)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  /** Takes all own answers away, for both. */
  deleteAll: write('/check-ins', { method: 'DELETE' })
    .errors(own)
    .output(z.object({ count: z.number().int() })),
  /** Own and revealed check-ins, newest first. */
  list: read('/check-ins')
    .errors(own)
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(CHECK_INS_MAX_PAGE_SIZE).default(CHECK_INS_PAGE_SIZE),
      }),
    )
    .output(z.object({ check_ins: z.array(checkIn), nextCursor: z.string().nullable() })),
  /** The moods of revealed couple check-ins of the last eight weeks, newest week first; weeks without any are not there. */
  trend: read('/check-ins/trend').errors(own).output(trend),
  /** Begins check-ins for both, with the clock by which days and weeks turn. */
  start: write('/check-ins/switch', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_MEMBER', 'NO_PARTNER'))
    .input(z.object({ time_zone: timeZone }))
    .output(z.object({})),
  /** Turns check-ins off for both. Who did it is nowhere. */
  stop: write('/check-ins/switch', { method: 'DELETE' }).errors(own).output(z.object({})),
  /** Sets the caller's own reminder; null: none. */
  remind: write('/check-ins/reminder', { method: 'PUT' })
    .errors(own)
    .input(z.object({ reminder: reminder.nullable() }))
    .output(z.object({})),
};
