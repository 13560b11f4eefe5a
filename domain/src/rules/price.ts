import { priceText } from './price.text.ts';

/** Price levels: 0 free, 1 inexpensive, 2 moderate, 3 expensive, 4 very expensive; null is unknown (MOOD-17, RUL-54). */
export type PriceLevel = 0 | 1 | 2 | 3 | 4;

/** '$$' for 2, 'Free' for 0, null when unknown: shown as nothing. */
export function priceLabel(level: number | null): string | null {
  if (level === null) return null;
  return level <= 0 ? priceText.free : '$'.repeat(Math.min(level, 4));
}
