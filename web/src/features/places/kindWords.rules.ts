import { CATEGORIES } from '@liora/domain/rules/categories';

/** Kinds of restaurant that say nothing about a kitchen: they stand for themselves. */
const NO_KITCHENS = new Set(['Fine Dining', 'Casual', 'Fast Food']);
const RESTAURANTS: readonly string[] = CATEGORIES.Restaurant;

/** 'Wine Bar' as it is written in a sentence: 'Wine bar'. Short forms stay: 'BBQ'. */
function sentenceCase(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return [first, ...rest.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))].join(' ');
}

/** What people would call a place: 'Wine bar', 'Italian restaurant', 'Fine dining'. */
export function kindWords({
  category,
  subcategory,
}: {
  category: string;
  subcategory: string | null;
}): string {
  if (subcategory === null) return category;
  if (category !== 'Restaurant' || !RESTAURANTS.includes(subcategory)) return sentenceCase(subcategory);
  if (subcategory === 'Casual') return 'Casual restaurant';
  return NO_KITCHENS.has(subcategory) ? sentenceCase(subcategory) : `${subcategory} restaurant`;
}

/** The short form for lists: 'Wine bar', 'Italian'. */
export function shortKind({
  category,
  subcategory,
}: {
  category: string;
  subcategory: string | null;
}): string {
  return subcategory === null ? category : sentenceCase(subcategory);
}
