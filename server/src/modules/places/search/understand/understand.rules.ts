import { SEARCH_QUERY_MAX_CHARS } from '@liora/domain/limits';
import { type KeywordMatch, keywordMatch } from '@liora/domain/rules/keywords';
import {
  type KindsOfPlace,
  kindsInParts,
  kindsNamed,
  type PartsOfKinds,
} from '@liora/domain/rules/placeWords';
import { type QueryTraits, queryTraits, withSignsAsWords } from '@liora/domain/rules/queryTraits';
import { asKatakana, unspaced } from '@liora/domain/rules/unspacedScripts';
import { foldQuery } from './fold.rules.ts';

/** How a typed query was understood. */
export interface PlaceWords {
  /** The folded query, joined where its script has no spaces; '' means no text. */
  text: string;
  /** As they were typed, parted by spaces. */
  words: readonly string[];
  /** Something was cut off its end. */
  cut: boolean;
  keyword: KeywordMatch | null;
  /** The query is nothing but keywords: then their categories are the whole answer (KEY-01 to KEY-08). */
  onlyKeyword: boolean;
  /** Kinds of place that the whole query is a word for: 'ramen shop', 'gallery'. */
  kinds: KindsOfPlace | null;
  /** Kinds that only parts of it name: 'rooftop wine bar', 'garlic naan'. */
  parts: PartsOfKinds | null;
  /** Prices and diets that some of its words ask for (MOOD-13 to MOOD-16), and how the others are understood. */
  traits: (Pick<QueryTraits, 'prices' | 'diets'> & { of: PlaceWords }) | null;
}

export function understand(typed: string): PlaceWords {
  const text = foldQuery(withSignsAsWords(typed));
  const traits = queryTraits(text);
  return {
    ...understandText(text),
    cut: [...typed].length > SEARCH_QUERY_MAX_CHARS,
    traits: traits && { ...traits, of: understandText(traits.rest) },
  };
}

function understandText(folded: string): PlaceWords {
  const words = folded === '' ? [] : asKatakana(folded).split(' ');
  const text = unspaced(folded);
  const keyword = text === '' ? null : keywordMatch(text);
  const onlyKeyword = keyword !== null && isOneKeyword(text, words);
  const kinds = kindsNamed(text);
  const parts = kinds ? null : kindsInParts(words.join(' '));
  return { text, words, cut: false, keyword, onlyKeyword, kinds, parts, traits: null };
}

function isOneKeyword(text: string, words: readonly string[]): boolean {
  if (/^ice creams?$/.test(text)) return true;
  return words.length === 1;
}

/** The kinds of place that a search looks among by the words of its text; `byKeyword`: nothing had all of them. */
export function kindsLookedAmong(words: PlaceWords, byKeyword: boolean): readonly string[] {
  const { kinds, parts, keyword, onlyKeyword, traits } = words;
  if (traits) return kindsLookedAmong(traits.of, false);
  if (keyword && (onlyKeyword || byKeyword))
    return byKeyword && parts && !parts.both ? parts.end : keyword.categories;
  return kinds?.kinds ?? parts?.both?.flat() ?? [];
}
