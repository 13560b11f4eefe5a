import { CATEGORIES } from '@liora/domain/rules/categories';

/** Kinds of restaurant that say nothing about a kitchen: they stand for themselves. */
const NO_KITCHENS = new Set(['Fine Dining', 'Casual', 'Fast Food']);
const RESTAURANTS: readonly string[] = CATEGORIES.Restaurant;

/** 'Wine Bar' as it is written in a sentence: 'Wine bar'. Short forms stay: 'BBQ'. */
function sentenceCase(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return [first, ...rest.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))].join(' ');
}

interface Kind {
  category: string;
  subcategory: string | null;
  /** Further kinds as their source names them: 'Bookshop'. */
  types?: readonly string[];
}

/** A place without a subcategory of ours is what its source calls it: a bookshop, not an 'Experience'. */
function ownWord({ category, subcategory, types = [] }: Kind): string | null {
  const other = types.find((type) => type.toLowerCase() !== category.toLowerCase());
  if (subcategory !== null || other === undefined) return subcategory;
  return other.charAt(0).toUpperCase() + other.slice(1).replaceAll('_', ' ');
}

/** What people would call a place: 'Wine bar', 'Italian restaurant', 'Fine dining', 'Bookshop'. */
export function kindWords(kind: Kind): string {
  const { category } = kind;
  const subcategory = ownWord(kind);
  if (subcategory === null) return category;
  if (category !== 'Restaurant' || !RESTAURANTS.includes(subcategory)) return sentenceCase(subcategory);
  if (subcategory === 'Casual') return 'Casual restaurant';
  return NO_KITCHENS.has(subcategory) ? sentenceCase(subcategory) : `${subcategory} restaurant`;
}

/** The short form for lists: 'Wine bar', 'Italian'. */
export function shortKind(kind: Kind): string {
  const word = ownWord(kind);
  return word === null ? kind.category : sentenceCase(word);
}
