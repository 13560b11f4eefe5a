import type { PriceLevel } from './price.ts';

/** Words that ask for a price, as people type them; rows of dollar signs as well (MOOD-13 to MOOD-16). */
const BUDGETS: ReadonlyMap<string, readonly PriceLevel[]> = new Map([
  ...each<readonly PriceLevel[]>('$ budget cheap inexpensive affordable gunstig billig preiswert', [0, 1]),
  ...each<readonly PriceLevel[]>('$$ moderate', [2]),
  ...each<readonly PriceLevel[]>('$$$ expensive pricey teuer', [3]),
  ...each<readonly PriceLevel[]>('$$$$ luxury luxurious luxus', [4]),
]);

/** Words that ask for a diet, with the name of the diet. */
const DIET_WORDS: ReadonlyMap<string, string> = new Map([
  ...each('vegan vegane veganer veganes', 'vegan'),
  ...each('vegetarian vegetarians veggie vegetarisch vegetarische vegetarisches', 'vegetarian'),
  ...each('glutenfree glutenfrei glutenfreie', 'gluten free'),
  ...each('lactosefree laktosefrei laktosefreie', 'lactose free'),
  ...each('dairyfree', 'dairy free'),
  ...each('halal', 'halal'),
  ...each('kosher koscher', 'kosher'),
  ...each('pescetarian pescatarian', 'pescetarian'),
]);
/** 'gluten free' is one word. */
const IN_TWO_WORDS = /\b(gluten|lactose|dairy) free\b/g;

function each<Value>(words: string, value: Value): [string, Value][] {
  return words.split(' ').map((word) => [word, value]);
}

/** The price levels that a budget word or a row of dollar signs stands for, or null for anything else (MOOD-13 to MOOD-16). */
export function budgetLevels(word: string): readonly PriceLevel[] | null {
  return BUDGETS.get(word.trim().toLowerCase()) ?? null;
}

/** What a text asks for besides what and where: a price, diets; `rest` is the text without these words. */
export interface QueryTraits {
  prices: ReadonlyArray<readonly PriceLevel[]>;
  diets: readonly string[];
  rest: string;
}

/** Null where it asks for nothing of that. `text` is in lower case, without accents and punctuation. */
export function queryTraits(text: string): QueryTraits | null {
  const words = text.replace(IN_TWO_WORDS, '$1free').split(' ');
  const prices = words.flatMap((word) => {
    const levels = budgetLevels(word);
    return levels ? [levels] : [];
  });
  const diets = words.flatMap((word) => DIET_WORDS.get(word) ?? []);
  if (prices.length + diets.length === 0) return null;
  const rest = words.filter((word) => budgetLevels(word) === null && !DIET_WORDS.has(word));
  return { prices, diets, rest: rest.join(' ') };
}

/** A row of dollar signs as the word that it stands for: punctuation is no text. */
const SIGNS = ['budget', 'moderate', 'expensive', 'luxury'];
export const withSignsAsWords = (typed: string): string =>
  typed.replace(/(?<!\S)\${1,4}(?!\S)/g, (signs) => SIGNS[signs.length - 1] ?? signs);
