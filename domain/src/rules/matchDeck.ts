import { HOUR_MS } from '../durations.ts';
import { MATCH_LEAST_HOURS, MATCH_REVEAL_HOUR } from '../limits.ts';
import { comingWeekday, SATURDAY, SUNDAY, wallClock, wallInstant } from './hoursClock.ts';

const WEEK_DAYS = 7;

export const MATCH_VOTES = ['yes', 'no'] as const;
export type MatchVote = (typeof MATCH_VOTES)[number];

/** When a deck that is dealt now is revealed to both: the next Saturday at noon of its area that leaves time to vote. */
export function revealOf(now: Date, timeZone: string): Date {
  const { day } = wallClock(now, timeZone);
  const saturday = comingWeekday(day, SATURDAY);
  const at = (wallDay: number) => wallInstant({ day: wallDay, hour: MATCH_REVEAL_HOUR, minute: 0 }, timeZone);
  const next = at(saturday);
  return next.getTime() - now.getTime() >= MATCH_LEAST_HOURS * HOUR_MS ? next : at(saturday + WEEK_DAYS);
}

/** Which weekend a deck is about, as somebody says it at an instant. */
export function weekendOf(now: Date, reveal: Date, timeZone: string): 'this' | 'next' | 'past' {
  const today = wallClock(now, timeZone).day;
  const saturday = wallClock(reveal, timeZone).day;
  const sunday = comingWeekday(today, SUNDAY);
  if (saturday > sunday) return 'next';
  return sunday - saturday < WEEK_DAYS ? 'this' : 'past';
}
