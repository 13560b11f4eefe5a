import { clockTime } from '../places/clock.rules.ts';

/** '7:30 PM' of '19:30', in the reader's way of writing times. */
export function clockLabel(startsAt: string, locale?: string): string {
  return clockTime(new Date(`1970-01-01T${startsAt}:00Z`), { timeZone: 'UTC', locale });
}

/** '45 min', '1 h', '1 h 30 min'. */
export function stayLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
