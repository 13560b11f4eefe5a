import { SEARCH_QUERY_MAX_CHARS } from '@liora/domain/limits';
import { type KeywordMatch, keywordMatch } from '@liora/domain/rules/keywords';
import {
  type KindsOfPlace,
  kindsInParts,
  kindsNamed,
  type PartsOfKinds,
} from '@liora/domain/rules/placeWords';
import { foldQuery } from './fold.rules.ts';

/** How a typed query was understood. */
export interface PlaceWords {
  /** The folded query; '' means no text. */
  text: string;
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
}

export function understand(typed: string): PlaceWords {
  const text = foldQuery(typed);
  const words = text === '' ? [] : text.split(' ');
  const keyword = text === '' ? null : keywordMatch(text);
  const onlyKeyword = keyword !== null && isOneKeyword(text, words);
  const kinds = kindsNamed(text);
  return {
    text,
    words,
    cut: [...typed].length > SEARCH_QUERY_MAX_CHARS,
    keyword,
    onlyKeyword,
    kinds,
    parts: kinds ? null : kindsInParts(text),
  };
}

function isOneKeyword(text: string, words: readonly string[]): boolean {
  if (/^ice creams?$/.test(text)) return true;
  return words.length === 1;
}

/** The kinds of place that a search looks among by the words of its text; `byKeyword`: nothing had all of them. */
export function kindsLookedAmong(words: PlaceWords, byKeyword: boolean): readonly string[] {
  const { kinds, parts, keyword, onlyKeyword } = words;
  if (keyword && (onlyKeyword || byKeyword))
    return byKeyword && parts && !parts.both ? parts.end : keyword.categories;
  return kinds?.kinds ?? parts?.both?.flat() ?? [];
}
