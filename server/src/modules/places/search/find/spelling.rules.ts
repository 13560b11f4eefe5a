import { keywordMatch } from '@liora/domain/rules/keywords';
import { MOODS } from '@liora/domain/rules/moods';
import { isKnownWord } from '@liora/domain/rules/placeWords';
import { queryTraits } from '@liora/domain/rules/queryTraits';
import { slips, slipsBetween } from '@liora/domain/rules/slips';

/** Fewer finds than this, none of which is called so, and other spellings are tried. */
export const ENOUGH = 3;
const MAX_WORDS = 8;
const MIN_LETTERS = 3;
/** Two slips in a shorter word leave another word: 'vegan' is no 'organ'. */
const LETTERS_FOR_TWO_SLIPS = 8;
/** Longer ones are compared by their likeness: each letter is some fifty words to look up. */
const MOST_LETTERS_TO_LIST = 16;
export const MAX_SPELLINGS = 12;

/** Words that say something to the search are no misspellings, whether places have them or not: 'vegan', 'barbecue', 'luxury'. */
const isVocabulary = (word: string): boolean =>
  isKnownWord(word) ||
  keywordMatch(word) !== null ||
  queryTraits(word) !== null ||
  (MOODS as readonly string[]).includes(word);

/** The words of a query that may be misspelt, as far as the words themselves tell; after the eighth all are taken as written. */
export function misspellable(words: readonly string[]): string[] {
  return words.slice(0, MAX_WORDS).filter((word) => [...word].length >= MIN_LETTERS && !isVocabulary(word));
}

/** Words that are misspelt so rarely found out by themselves that the others have to find the place. */
export function leftOut(words: readonly string[]): number[] {
  if (words.length < 2) return [];
  return words.slice(0, MAX_WORDS).flatMap((word, n) => (isVocabulary(word) ? [] : [n]));
}

/** How far another word may be from what was typed. */
const mostSlips = (word: string) => ([...word].length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1);
export const isAlike = (typed: string, word: string): boolean =>
  slipsBetween(typed, word) <= mostSlips(typed);

/** The words one slip away, as far as they can be listed; the others are found by their likeness. */
export function listedSlips(word: string): string[] {
  return word.length <= MOST_LETTERS_TO_LIST && /^[a-z0-9]+$/.test(word) ? [...new Set(slips(word))] : [];
}

/** Texts with a space too many or too few: each with the words that have to be known for it to mean anything. */
export function respaced(words: readonly string[]): { text: string[]; needs: string[] }[] {
  const joined = words.slice(1).map((word, n) => {
    const one = `${words[n]}${word}`;
    return { text: [...words.slice(0, n), one, ...words.slice(n + 2)], needs: [one] };
  });
  const split = words.flatMap((word, n) =>
    isVocabulary(word)
      ? []
      : halves(word).map((two) => ({ text: words.toSpliced(n, 1, ...two), needs: two })),
  );
  return [...joined, ...split];
}

function halves(word: string): string[][] {
  const letters = [...word];
  return letters
    .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .slice(MIN_LETTERS, Math.max(MIN_LETTERS, letters.length - MIN_LETTERS + 1));
}

export interface Spelling {
  word: string;
  slips: number;
}

/** Every way to take one spelling per word, the fewest slips in all first; none as it was typed. */
export function combinations(
  words: readonly string[],
  alike: ReadonlyMap<string, readonly Spelling[]>,
): string[][] {
  let found: Array<{ words: string[]; slips: number }> = [{ words: [], slips: 0 }];
  for (const typed of words) {
    const spellings = alike.get(typed) ?? [{ word: typed, slips: 0 }];
    found = found
      .flatMap((start) =>
        spellings.map(({ word, slips }) => ({ words: [...start.words, word], slips: start.slips + slips })),
      )
      .sort((a, b) => a.slips - b.slips)
      .slice(0, MAX_SPELLINGS);
  }
  return found.map((one) => one.words).filter((spelling) => spelling.some((word, n) => word !== words[n]));
}
