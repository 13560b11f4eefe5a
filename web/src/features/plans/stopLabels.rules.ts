import { formatNumber } from '@liora/domain/i18n/format';
import { clockTime } from '../places/clock.rules.ts';
import { planText } from './details/plan.text.ts';

/** '7:30 PM' of '19:30', in the reader's way of writing times. */
export function clockLabel(startsAt: string): string {
  return clockTime(new Date(`1970-01-01T${startsAt}:00Z`), 'UTC');
}

/** '45 min', '1 h', '1 h 30 min'. */
export function stayLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return planText.stayMinutes(rest);
  return rest === 0 ? planText.stayHours(hours) : planText.stayHoursMinutes(hours, rest);
}

/** '$80'. */
export const dollars = (amount: number): string =>
  formatNumber(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
