import { HOUR_MS } from '../durations.ts';
import { MORNING_AFTER_HOURS } from '../limits.ts';
import { wallClock, wallInstant } from './hoursClock.ts';

export const INVITATION_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What can be answered (RUL-40). */
export const INVITATION_RESPONSES = ['accepted', 'rejected', 'reschedule_requested'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

/** The moment at which the day of an instant is over, on the wall of a place. */
export function endOfDay(at: Date, timeZone: string): Date {
  const { day } = wallClock(at, timeZone);
  return wallInstant({ day: day + 1, hour: 0, minute: 0 }, timeZone);
}

/** By when the day of a date has to have ended for people to be asked at `now` how it was. */
export const endedForQuestions = (now: Date): Date => new Date(now.getTime() - MORNING_AFTER_HOURS * HOUR_MS);
