import { fold } from '../../places/search/understand/fold.rules.ts';

const PLAIN = /^[A-Za-z0-9 ]+$/;
const SHORTENED = /\b(?:saint|sankt|sainte|mount|fort)\b/g;
/** The space between two letters that stand alone. */
const SINGLE_LETTER = /(?<=\b\w) (?=\w\b)/g;
const SHORT: Record<string, string> = { saint: 'st', sankt: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/**
 * A name as look-ups compare it: without accents, case and punctuation; 'Saint Louis' is 'St. Louis', 'D.C.' is 'DC'. '' when
 * nothing is left.
 */
export function townKey(name: string): string {
  const folded = PLAIN.test(name) ? name.toLowerCase().replace(/ {2,}/g, ' ').trim() : fold(name);
  return folded.replace(SHORTENED, (word) => SHORT[word] ?? word).replace(SINGLE_LETTER, '');
}

/** 'goeteborg' is how 'Göteborg' is typed without an umlaut; null where nothing changes. */
export function withoutUmlautSpelling(key: string): string | null {
  const plain = key.replace(/([aou])e/g, '$1');
  return plain === key ? null : plain;
}

const ADMINISTRATIVE = 'shi|si|gun|ku|city|town|bezirk|district|borough|municipality|metropolitan area|area';
const AROUND_THE_NAME = new RegExp(
  `^(?:(?:city|town|borough|district|municipality) of|greater|bezirk|downtown|central) | (?:${ADMINISTRATIVE})$`,
  'g',
);

/** 'Nagoya-shi', 'Borough of Queens': without the words that only say what it is; null where nothing changes. */
export function withoutAdministrativeWords(key: string): string | null {
  const bare = key.replace(AROUND_THE_NAME, '').trim();
  return bare === key || bare === '' ? null : bare;
}
