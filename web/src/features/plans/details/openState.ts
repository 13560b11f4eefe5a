import type { PlanStop } from '@liora/domain/contract/plans';
import { openingWords } from '../../places/openingWords.ts';
import { planText } from './plan.text.ts';

/** 'Open until 22:00', 'Closed · opens Tue 11:00'; null when unknown, then nothing is said (RUL-107). */
export function openState(stop: Pick<PlanStop, 'opening' | 'time_zone'>, at: Date, locale?: string) {
  if (!stop.opening || !stop.time_zone) return null;
  const words = openingWords(stop.opening, stop.time_zone, at, locale);
  if (!words) return null;
  if (words.until === '') return { open: words.open, text: words.state };
  const text = words.open ? planText.open(words.until) : planText.closed(words.state, words.until);
  return { open: words.open, text };
}
