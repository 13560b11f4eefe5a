import type { KindsOfPlace } from '@liora/domain/rules/placeWords';
import { isUnspaced } from '@liora/domain/rules/unspacedScripts';
import type { Features } from './features.runtime.ts';
import { nameToken } from './fold.rules.ts';
import type { PlaceWords } from './understand.rules.ts';

/** One way of matching the text. All parts that are given have to hold. */
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

/**
 * One to three letters have to begin a word; longer ones may stand anywhere in it. Of scripts without spaces any letters may: two
 * of them are a word of the searched text (script_pairs() in SQL).
 */
function wordPattern(word: string): string {
  const short = isUnspaced(word) ? [...word].length <= PAIR : isShort(word);
  return short ? `% ${word}%` : `%${word}%`;
}
const PAIR = 2;
const MOST_LETTERS_OF_SHORT = 3;
/** Two letters are hardly ever a word: they are the beginning of one that is being typed. */
const isShortWord = (word: string) => isShort(word) && [...word].length > 2;
const isShort = (word: string) => [...word].length <= MOST_LETTERS_OF_SHORT && !isUnspaced(word);
/** Where no space ends a word there are no whole ones. */
const wholeWord = (word: string) => (isUnspaced(word) ? wordPattern(word) : `% ${word} %`);
const MAX_WORDS = 10;
export const wordPatterns = (words: readonly string[]) => words.slice(0, MAX_WORDS).map(wordPattern);

/** The tiers of an answer in its order: all of one step stand by distance, whichever of its tiers they match. */
export type Steps = ReadonlyArray<readonly Tier[]>;

/**
 * What matches a text, and in which order (RUL-114): places that it names (whole name or alternative, then names that
 * begin so), then all others by distance; `byDistance`: all by distance. A place that is named matches the words as
 * well, so the order changes nothing about what is found. `mapped`: places that people mapped to the text (SRCH-26).
 */
export function searchSteps(
  words: PlaceWords,
  features: Features,
  { mapped = [], byDistance = false }: { mapped?: readonly Tier[]; byDistance?: boolean } = {},
): Steps {
  if (words.text === '') return [[{}]];
  const matching = [...matchingTiers(words, features), ...mapped];
  if (byDistance) return [matching];
  const first = words.onlyKeyword ? firstOfKeyword(words, features) : namedTiers(words);
  const begun = isTypedToItsEnd(words) || isPair(words) ? [] : (first.at(-1) ?? []);
  const whole = wholeWordTiers(words, features, [...mapped, ...begun]);
  return [...first, ...(whole.length > 0 ? [whole] : []), matching];
}

/**
 * What has a short word or the name of a kind as a whole word, before what only has a word that begins so: 'tea' is tea before
 * it is Teatro. `others` belong to it as well: each step holds what those before it hold. None where it makes no difference.
 */
function wholeWordTiers(words: PlaceWords, features: Features, others: readonly Tier[]): Tier[] {
  if (words.onlyKeyword || !(isTypedToItsEnd(words) || words.words.some(isShortWord))) return [];
  return [...matchingTiers(words, features, wholeWord), ...others];
}

/** 'Cocktails' are bars, and first the bars that are for them. */
function firstOfKeyword({ keyword }: PlaceWords, features: Features): Tier[][] {
  const kinds = (keyword?.first ?? []).flatMap((kind) => features.kind(kind) ?? []);
  if (!keyword || kinds.length === 0) return [];
  const { anyOf = [] } = keywordTier(keyword, features);
  return [[{ anyOf: [...anyOf, kinds] }]];
}

/** Words for a kind of place or a price are: they name 'Pizza', but not 'Pizza Hut' before the pizzeria next door. */
const isTypedToItsEnd = ({ kinds, traits }: PlaceWords) => kinds !== null || traits !== null;

/** Two letters of a script without spaces stand in so many names that looking for those that begin so would read them all. */
const isPair = ({ text }: PlaceWords) => isUnspaced(text) && [...text].length <= PAIR;

function namedTiers(words: PlaceWords): Tier[][] {
  const whole = { docs: [`% ${nameToken(words.text)} %`], withinRadius: true };
  const beginning = { docs: [`%^ ${words.text}%`], withinRadius: true };
  if (words.cut) return [[beginning]];
  return isTypedToItsEnd(words) || isPair(words) ? [[whole]] : [[whole], [beginning]];
}

/**
 * A query that is nothing but a keyword finds the keyword's categories alone (KEY-01 to KEY-08). Else the words have to
 * stand in the text of the place, or it is of a kind that they name.
 */
function matchingTiers(words: PlaceWords, features: Features, pattern = wordPattern): Tier[] {
  if (words.onlyKeyword && words.keyword) return [keywordTier(words.keyword, features)];
  const kinds = words.kinds ? kindTiers(words.kinds, features) : partTiers(words, features).both;
  return [...wordTiers(words, features, pattern), ...kinds, ...traitTiers(words, features, pattern)];
}

/** Where 'italian' and 'restaurant' are only how a pizzeria is filed, the words have to stand together. */
function wordTiers(words: PlaceWords, features: Features, pattern: (word: string) => string): Tier[] {
  const apart = apartCodes(words.kinds, features);
  const all = { docs: words.words.slice(0, MAX_WORDS).map(pattern) };
  if (apart.length === 0 || words.words.length === 1) return [all];
  return [{ ...all, noneOf: apart }, { docs: [pattern(words.text)] }];
}

/** 'Cheap vegan sushi': what has the other words, and the price and the diet. */
function traitTiers({ traits }: PlaceWords, features: Features, pattern: (word: string) => string): Tier[] {
  if (!traits) return [];
  const prices = traits.prices.map((levels) => levels.map((level) => features.price(level)));
  const diets = traits.diets.map((diet) => features.diet(diet));
  const known = diets.filter((code) => code !== undefined);
  if (known.length < diets.length) return [];
  const others = traits.of.text === '' ? [{}] : matchingTiers(traits.of, features, pattern);
  return others.map((tier: Tier) => ({
    ...tier,
    anyOf: [...(tier.anyOf ?? []), ...prices],
    allOf: [...(tier.allOf ?? []), ...known],
  }));
}

/**
 * A keyword among other words speaks where nothing is found that has all of them: 'romantic evening' is a restaurant, but
 * a bar whose name is asked for with the word 'bar' is not lost among all bars. Empty without a keyword.
 */
export function keywordSteps(words: PlaceWords, features: Features): Steps {
  if (!words.keyword || words.onlyKeyword || words.kinds) return [];
  // 'Boba drink' is tea before it is a drink.
  const end = words.parts && !words.parts.both ? anyKind(words.parts.end, features) : [];
  return [end.length > 0 ? end : [keywordTier(words.keyword, features)]];
}

/** What stands beside a short answer, closest first: kinds that are close to what was asked (RUL-113). */
export function closeSteps(words: PlaceWords, features: Features): Steps {
  if (words.traits && words.traits.of.text !== '')
    return [matchingTiers(words.traits.of, features), ...closeSteps(words.traits.of, features)];
  if (words.text === '' || words.onlyKeyword) return [];
  const { kinds } = words;
  const tiers = [
    ...anyKind(kinds?.kinds ?? [], features),
    ...partTiers(words, features).either,
    ...(kinds?.next ?? []).flatMap((group) => anyKind(group, features)),
    ...(words.keyword ? [keywordTier(words.keyword, features)] : []),
  ];
  return tiers.map((tier) => [tier]);
}

/** The place search box: names that begin so, names and kinds with words that begin so, anything. */
export function suggestSteps(words: PlaceWords, features: Features): Steps {
  if (words.text === '') return [[{}]];
  const beginnings = words.words.slice(0, MAX_WORDS).map((word) => `% ${word}%`);
  const tiers = [
    { docs: [`%^ ${words.text}%`] },
    { docs: beginnings },
    ...(words.words.every(isShort) ? [] : [{ docs: wordPatterns(words.words) }]),
    ...(words.kinds ? anyKind(words.kinds.kinds, features) : []),
    ...(words.keyword ? [keywordTier(words.keyword, features)] : []),
  ];
  return tiers.map((tier) => [tier]);
}

function anyKind(kinds: readonly string[], features: Features): Tier[] {
  const codes = kinds.flatMap((kind) => features.kind(kind) ?? []);
  return codes.length > 0 ? [{ anyOf: [codes] }] : [];
}

/**
 * Places of a kind, or whose cuisine says so; of a 'restaurant' those where one sits down. A pizzeria is filed under Italian:
 * it is Italian when its cuisine says that as well.
 */
function kindTiers(named: KindsOfPlace, features: Features): Tier[] {
  const cuisines = named.kinds.flatMap((kind) => features.cuisine(kind) ?? []);
  const kinds = named.kinds.flatMap((kind) => features.kind(kind) ?? []);
  const counter = named.sitDown ? [features.kind('Fast Food') ?? []].flat() : [];
  const apart = apartCodes(named, features);
  if (apart.length === 0) return anyOf([...new Set([...cuisines, ...kinds])], counter);
  return [...anyOf(cuisines, counter), ...anyOf(kinds, [...counter, ...apart])];
}

function anyOf(codes: readonly number[], noneOf: readonly number[]): Tier[] {
  return codes.length > 0 ? [{ anyOf: [codes], ...(noneOf.length > 0 && { noneOf }) }] : [];
}

const apartCodes = (named: KindsOfPlace | null, features: Features) =>
  (named?.apart ?? []).flatMap((kind) => features.kind(kind) ?? []);

/** 'Rooftop wine bar' is both, and either is close; 'garlic naan' is close to what it ends with. */
function partTiers({ parts }: PlaceWords, features: Features): { both: Tier[]; either: Tier[] } {
  if (!parts?.both) return { both: [], either: anyKind(parts?.end ?? [], features) };
  const lists = parts.both.flatMap((kinds) => anyKind(kinds, features)).flatMap((tier) => tier.anyOf ?? []);
  return { both: [{ anyOf: lists }], either: lists.map((codes) => ({ anyOf: [codes] })) };
}

function keywordTier(keyword: NonNullable<PlaceWords['keyword']>, features: Features): Tier {
  const codes = keyword.categories.flatMap((name) => features.kind(name) ?? []);
  if (keyword.feature) codes.push(features.flag(keyword.feature));
  return { anyOf: [codes], ...(keyword.onlyRestaurants && { allOf: [features.flag('business')] }) };
}
