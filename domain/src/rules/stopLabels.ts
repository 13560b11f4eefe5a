import { formatNumber } from '../i18n/format.ts';
import { planStopText } from './planStop.text.ts';

/** '45 min', '1 h', '1 h 30 min'. */
export function stayLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return planStopText.stayMinutes(rest);
  return rest === 0 ? planStopText.stayHours(hours) : planStopText.stayHoursMinutes(hours, rest);
}

/** '$80'. */
export const dollars = (amount: number): string =>
  formatNumber(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
