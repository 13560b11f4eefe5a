import { createHash } from 'node:crypto';
import { SEARCH_QUERY_MAX_CHARS } from '@liora/domain/limits';

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const NOT_IN_WORDS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the ranges are single code points
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters part words like spaces do
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u1680\u180e\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe0f\ufeff\ufff0-\uffff\u{1f000}-\u{1faff}]+/gu;

/**
 * Text as search compares it: without accents, case and punctuation, words parted by one space. The same steps as the
 * SQL function fold() of migration 0003; any text gives valid UTF-8 without null bytes.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[øłđðħŧıςßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['`\u2018\u2019\u02bb\u02bc\u2032]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(NOT_IN_WORDS, ' ')
    .replace(/^ | $/g, '');
}

/** A typed query, folded; over 64 characters the rest is ignored. '' when it has neither letter nor digit: then it is no text. */
export function foldQuery(typed: string): string {
  return fold([...typed.slice(0, 4 * SEARCH_QUERY_MAX_CHARS)].slice(0, SEARCH_QUERY_MAX_CHARS).join(''));
}

/** For LIKE: wildcards stand for themselves (RUL-97). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const TOKEN_LETTERS = [...'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟ'];

/** A whole folded name as one word, as name_token() in SQL writes it. */
export function nameToken(folded: string): string {
  const digits = createHash('md5').update(folded).digest('hex').slice(0, 10);
  return [...digits].map((digit) => TOKEN_LETTERS[Number.parseInt(digit, 16)]).join('');
}
