import { slips } from '@liora/domain/rules/slips';
import { townKey, withoutAdministrativeWords, withoutUmlautSpelling } from '../gazetteer/townKey.rules.ts';
import type { Towns } from '../gazetteer/towns.rules.ts';
import { type Reading, readCommas, readWords } from './readings.rules.ts';

/** One look into the list of names. */
export interface Lookup {
  kind: 'named' | 'startingWith';
  reading: Reading;
  /** Added to the score of what it finds. */
  bonus: number;
}

// Scores are powers of ten of people: a whole name counts like thirty times the people of one that was only begun.
const WHOLE_NAME = 1.5;
const UMLAUT_SPELLING = 1.3;
const BEGUN_BUT_PLACED = 0.5;
const LEAST_CHARS_FOR_SLIPS = 4;
/** Longer than what anybody types a town by: each letter is some fifty keys to look up. */
const MOST_CHARS_FOR_SLIPS = 40;

const begun = (reading: Reading, bonus: number): Lookup => ({ kind: 'startingWith', reading, bonus });

/**
 * What is tried for a typed text, in turns: a later turn only when the earlier ones found nothing.
 * `whole`: only whole names, nothing begun and nothing misspelt.
 */
export function* attempts(towns: Towns, typed: string, whole: boolean): Generator<Lookup[]> {
  const key = townKey(typed);
  if (key === '') return;
  const commas = readCommas(towns, typed);
  const plain: Reading = { key, within: [] };
  const readings = commas ? [plain, commas] : [plain];
  yield whole
    ? named(readings)
    : [...named(readings), begun(plain, 0), ...(commas ? [begun(commas, BEGUN_BUT_PLACED)] : [])];
  const split = commas ? [] : readWords(towns, key);
  yield named(split);
  yield named(readings.flatMap((reading) => respelt(reading, withoutAdministrativeWords)));
  if (!whole) yield misspelt(commas ? [commas] : [plain, ...split]);
}

/** The name as it is, and with 'oe' read as 'ö'. */
function named(readings: readonly Reading[]): Lookup[] {
  const umlauts = readings.flatMap((reading) => respelt(reading, withoutUmlautSpelling));
  return [
    ...readings.map((reading): Lookup => ({ kind: 'named', reading, bonus: WHOLE_NAME })),
    ...umlauts.map((reading): Lookup => ({ kind: 'named', reading, bonus: UMLAUT_SPELLING })),
  ];
}

function misspelt(readings: readonly Reading[]): Lookup[] {
  const long = readings.filter(
    ({ key }) => key.length >= LEAST_CHARS_FOR_SLIPS && key.length <= MOST_CHARS_FOR_SLIPS,
  );
  return long.flatMap((reading) =>
    [...new Set(slips(reading.key))].map(
      (key): Lookup => ({ kind: 'named', reading: { ...reading, key }, bonus: 0 }),
    ),
  );
}

function respelt(reading: Reading, respell: (key: string) => string | null): Reading[] {
  const key = respell(reading.key);
  return key === null ? [] : [{ ...reading, key }];
}
