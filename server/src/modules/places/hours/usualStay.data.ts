import type { Category } from '@liora/domain/rules/categories';

/** Opening from this minute of the day on is for the evening. */
const EVENING_BEGINS = 15 * 60;

/**
 * Minutes from opening to closing of a place that opens by day, and of one that opens for the evening: what is usual of each
 * category (`npm run bench -- hours` prints the medians of real places).
 */
const USUAL: Readonly<Record<Category, readonly [day: number, evening: number]>> = {
  Restaurant: [540, 270],
  Bar: [720, 420],
  Cafe: [600, 300],
  Dessert: [540, 300],
  Entertainment: [600, 420],
  Experience: [420, 240],
  Outdoor: [540, 240],
};

/** How long a place of this category usually stays open that opens at `minute` of the day (RUL-126); of no category: as a restaurant. */
export function usualStay(category: string | null, minute: number): number {
  const [day, evening] = USUAL[category as Category] ?? USUAL.Restaurant;
  return minute >= EVENING_BEGINS ? evening : day;
}
