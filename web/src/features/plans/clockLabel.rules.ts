import { clockTime } from '../places/clock.rules.ts';

/** '7:30 PM' of '19:30', in the reader's way of writing times. */
export function clockLabel(startsAt: string): string {
  return clockTime(new Date(`1970-01-01T${startsAt}:00Z`), 'UTC');
}
