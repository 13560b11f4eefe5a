import { formatNumber } from '@liora/domain/i18n/format';
import { planText } from './details/plan.text.ts';

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
