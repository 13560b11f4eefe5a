import type { Category } from './categories.ts';

/** What a keyword asks for: places of a category, or of a subcategory or tag, instead of the word itself. */
export interface KeywordMatch {
  /** Any of these categories, compared with category and subcategory (KEY-01 to KEY-05, KEY-08). */
  categories: readonly string[];
  /** Feature that stands for the keyword: brunch (KEY-06) or outdoor seating and rooftop or garden tags (KEY-07). */
  feature: 'brunch' | 'outdoor' | null;
  /** Kinds of these categories that the keyword itself names: they come first. */
  first: readonly string[];
  /** Whether it is the exact query 'restaurant', which keeps only non-pin restaurants (KEY-10). */
  onlyRestaurants: boolean;
}

interface KeywordRule {
  words: readonly string[];
  categories: ReadonlyArray<Category | 'Ice Cream Shop' | 'Ice Cream' | 'Bakery' | 'Activity' | 'Brunch'>;
  feature?: 'brunch' | 'outdoor';
  /** Of some of its words: which kinds of the category they name. */
  first?: Readonly<Record<string, readonly string[]>>;
}

/** In the listed order, first match wins (RUL-59). Activity also accepts Experience, as a superset. */
const RULES: readonly KeywordRule[] = [
  {
    words: ['bar', 'drink', 'cocktail'],
    categories: ['Bar'],
    first: { cocktail: ['Cocktail Bar', 'Cocktails'] },
  },
  { words: ['restaurant', 'dinner', 'romantic'], categories: ['Restaurant'] },
  { words: ['cafe', 'coffee', 'cozy'], categories: ['Cafe'] },
  {
    words: ['dessert', 'sweet', 'ice cream'],
    categories: ['Dessert', 'Ice Cream Shop', 'Bakery', 'Ice Cream'],
  },
  { words: ['activity', 'experience'], categories: ['Activity', 'Experience'] },
  { words: ['brunch'], categories: ['Brunch'], feature: 'brunch' },
  { words: ['outdoor', 'patio'], categories: [], feature: 'outdoor' },
  {
    words: ['music', 'concert', 'show', 'performance', 'venue', 'entertainment'],
    categories: ['Entertainment'],
  },
];

const plural = (word: string) => (word.endsWith('y') ? `(?:${word}|${word.slice(0, -1)}ies)` : `${word}s?`);

/** What text fits each rule, in their order; made once, because every search asks. */
const PATTERNS = RULES.map((rule) => ({
  rule,
  pattern: new RegExp(`\\b(?:${rule.words.map(plural).join('|')})\\b`),
}));

/**
 * The keyword rule for a query, or null when the query is plain text (KEY-09).
 * Whole words, plural s allowed, ignoring case and surrounding spaces; accents are folded before by the caller.
 */
export function keywordMatch(query: string): KeywordMatch | null {
  const text = query.trim().toLowerCase();
  const rule = PATTERNS.find(({ pattern }) => pattern.test(text))?.rule;
  if (!rule) return null;
  return {
    categories: rule.categories,
    feature: rule.feature ?? null,
    first: Object.entries(rule.first ?? {}).flatMap(([word, kinds]) =>
      new RegExp(`\\b${plural(word)}\\b`).test(text) ? kinds : [],
    ),
    onlyRestaurants: text === 'restaurant',
  };
}
