import type { KindsOfPlace, PartsOfKinds } from '@liora/domain/rules/placeWords';
import type { Features } from './features.runtime.ts';
import { nameToken } from './fold.rules.ts';
import type { PlaceWords } from './understand.rules.ts';

/**
 * One way of matching the text. A place belongs to the first tier that it matches; inside a tier the nearest leads.
 * All parts that are given have to hold.
 */
export interface Tier {
  /** LIKE patterns over `doc`. */
  docs?: readonly string[];
  /** Lists of codes: of each the place has at least one. */
  anyOf?: ReadonlyArray<readonly number[]>;
  /** Codes that the place has, all of them. */
  allOf?: readonly number[];
  /** Codes of which the place has none. */
  noneOf?: readonly number[];
  /** Public ids (category mappings). */
  refs?: readonly string[];
  /** Only within the asked radius, not up to twice of it: a namesake far away does not pass the ones next door. */
  withinRadius?: boolean;
}

/** One to three letters have to begin a word; longer ones may stand anywhere in it. */
function wordPattern(word: string): string {
  return [...word].length <= 3 ? `% ${word}%` : `%${word}%`;
}
const MAX_WORDS = 10;
export const wordPatterns = (words: readonly string[]) => words.slice(0, MAX_WORDS).map(wordPattern);

/**
 * The tiers of a search: the place of exactly this name, the kind of place, all words, the keyword's categories. A query that is nothing but a keyword finds the keyword's categories alone (KEY-01 to
 * KEY-08), the kind that it names first: ice cream before the other desserts.
 */
export function searchTiers(words: PlaceWords, features: Features): Tier[] {
  if (words.text === '') return [{}];
  const keyword = words.keyword ? [keywordTier(words.keyword, features)] : [];
  const kinds = words.kinds ? kindTiers(words.kinds, features) : [];
  const [only] = keyword;
  if (words.onlyKeyword && only)
    return [
      ...kinds.map((kind) => ({ ...kind, ...only, anyOf: [...(kind.anyOf ?? []), ...(only.anyOf ?? [])] })),
      only,
    ];
  return [
    { docs: [words.cut ? `%^ ${words.text}%` : `% ${nameToken(words.text)} %`], withinRadius: true },
    ...kinds,
    { docs: wordPatterns(words.words) },
    // 'Boba drink' is tea before it is a drink.
    ...(words.parts && words.keyword ? partTiers(words.parts, features) : []),
    ...keyword,
  ];
}

/** What is shown besides when the search itself finds little: what a part of the text names, kinds that are close. */
export function besidesTiers(words: PlaceWords, features: Features): Tier[] {
  if (words.onlyKeyword) return [];
  const parts = words.parts && !words.keyword ? partTiers(words.parts, features) : [];
  return [...parts, ...(words.kinds?.next ?? []).flatMap((group) => anyKind(group, features))];
}

/** The tiers of the place search box: names that begin so, names and kinds with words that begin so, anything. */
export function suggestTiers(words: PlaceWords, features: Features): Tier[] {
  if (words.text === '') return [{}];
  const beginnings = words.words.slice(0, MAX_WORDS).map((word) => `% ${word}%`);
  return [
    { docs: [`%^ ${words.text}%`] },
    { docs: beginnings },
    ...(words.words.some((word) => [...word].length > 3) ? [{ docs: wordPatterns(words.words) }] : []),
    ...(words.kinds ? anyKind(words.kinds.kinds, features) : []),
    ...(words.keyword ? [keywordTier(words.keyword, features)] : []),
  ];
}

function anyKind(kinds: readonly string[], features: Features): Tier[] {
  const codes = kinds.flatMap((kind) => features.kind(kind) ?? []);
  return codes.length > 0 ? [{ anyOf: [codes] }] : [];
}

/** Places whose cuisine says so before those where only the subcategory does; for a 'restaurant', counters last. */
function kindTiers(named: KindsOfPlace, features: Features): Tier[] {
  const cuisines = named.kinds.flatMap((kind) => features.cuisine(kind) ?? []);
  const tiers: Tier[] = [
    ...(cuisines.length > 0 ? [{ anyOf: [cuisines] }] : []),
    ...anyKind(named.kinds, features),
  ];
  const counter = features.kind('Fast Food');
  const [best] = tiers;
  return named.sitDown && counter !== undefined && best ? [{ ...best, noneOf: [counter] }, ...tiers] : tiers;
}

/** 'Rooftop wine bar': both, then either; 'garlic naan': what it ends with. */
function partTiers({ both, end }: PartsOfKinds, features: Features): Tier[] {
  if (!both) return anyKind(end, features);
  const lists = both.flatMap((kinds) => anyKind(kinds, features)).flatMap((tier) => tier.anyOf ?? []);
  return [{ anyOf: lists }, ...lists.map((codes) => ({ anyOf: [codes] }))];
}

function keywordTier(keyword: NonNullable<PlaceWords['keyword']>, features: Features): Tier {
  const codes = keyword.categories.flatMap((name) => features.kind(name) ?? []);
  if (keyword.feature) codes.push(features.flag(keyword.feature));
  return { anyOf: [codes], ...(keyword.onlyRestaurants && { allOf: [features.flag('business')] }) };
}
