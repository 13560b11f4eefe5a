import { slipsBetween } from '@liora/domain/rules/slips';
import type pg from 'pg';
import type { Caller } from '../../../../rpc/context.ts';
import type { Features } from '../understand/features.runtime.ts';
import { fold } from '../understand/fold.rules.ts';
import { searchSteps, wordPatterns } from '../understand/tiers.rules.ts';
import { type PlaceWords, understand } from '../understand/understand.rules.ts';
import type { NearSearch } from './near.queries.ts';
import { findNear, findPage, type SearchRow } from './search.queries.ts';
import { alikeWords, knownWords } from './spelling.queries.ts';
import {
  combinations,
  isAlike,
  leftOut,
  listedSlips,
  MAX_SPELLINGS,
  misspellable,
  respaced,
  type Spelling,
} from './spelling.rules.ts';

/** More would tell the reader nothing. */
const MAX_CORRECTIONS = 3;
/** Of the places that have all words but one. */
const COMPARED_PLACES = 40;
const MAX_LEFT_OUT = 4;

export interface SpellingRequest {
  search: NearSearch;
  words: PlaceWords;
  features: Features;
  byDistance: boolean;
  /** What the text as it was typed has found. */
  found: readonly SearchRow[];
  /** Which of its words somebody uses: those are no misspellings, however few places they find. */
  known: readonly string[];
  /** So many places are wanted besides. */
  limit: number;
}

/** Another spelling and what only it finds. */
export interface Correction {
  text: string;
  rows: SearchRow[];
  more: boolean;
}

/**
 * Other spellings that find something, the likeliest first, for page and box alike. A failure is noted and passed over: it
 * never costs the search (SRCH-06).
 */
export async function otherSpellings(caller: Caller, request: SpellingRequest): Promise<Correction[]> {
  try {
    const corrected = await corrections(caller.deps.searchPool, request);
    if (corrected.length > 0 || request.found.length > 0) return corrected;
    return await withoutOneWord(caller.deps.searchPool, request);
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'other spellings of a search could not be tried');
    return [];
  }
}

async function corrections(pool: pg.Pool, request: SpellingRequest): Promise<Correction[]> {
  const { search, features, byDistance, found, limit } = request;
  const corrected: Correction[] = [];
  const seen = new Set(found.map(({ key }) => key));
  let left = limit;
  for (const spelling of await likelySpellings(pool, request)) {
    if (left <= 0 || corrected.length === MAX_CORRECTIONS) break;
    const text = spelling.join(' ');
    const steps = searchSteps(understand(text), features, { byDistance });
    const parts = { unlocated: true, words: null };
    const page = await findPage(
      pool,
      { ...search, steps, nested: true, limit: left + seen.size },
      null,
      parts,
    );
    const rows = [...page.rows, ...page.unlocated].filter(({ key }) => !seen.has(key)).slice(0, left);
    if (rows.length === 0) continue;
    for (const { key } of rows) seen.add(key);
    left -= rows.length;
    corrected.push({ text, rows, more: page.more });
  }
  return corrected;
}

/** Words that are nearly these, and the words with a space too many or too few. */
async function likelySpellings(pool: pg.Pool, { words, known, found }: SpellingRequest): Promise<string[][]> {
  const least = found.length === 0 ? 0 : LEAST_LETTERS_WITH_FINDS;
  const doubtful = misspellable(words.words).filter(
    (word) => !known.includes(word) && [...word].length >= least,
  );
  const other = found.length === 0 ? respaced(words.words) : [];
  if (doubtful.length + other.length === 0) return [];
  const listed = doubtful.flatMap(listedSlips);
  const asked = [...new Set([...listed, ...other.flatMap(({ needs }) => needs)])];
  const unlisted = doubtful.filter((word) => listedSlips(word).length === 0 || isAlike(word, `${word}xx`));
  const [real, alike] = await Promise.all([
    knownWords(pool, asked),
    unlisted.length > 0 ? alikeWords(pool, unlisted) : [],
  ]);
  const candidates = new Map(
    doubtful.map((typed) => {
      const near = [
        ...listedSlips(typed).filter((slip) => real.has(slip)),
        ...alike.filter((one) => one.typed === typed).map(({ word }) => word),
      ];
      return [typed, likeliest(typed, near)] as const;
    }),
  );
  const meant = new Map([...candidates].filter(([, spellings]) => spellings.length > 0));
  const spaced = other.filter(({ needs }) => needs.every((word) => real.has(word))).map(({ text }) => text);
  return [...spaced, ...combinations(words.words, meant)].slice(0, MAX_SPELLINGS);
}

/** Three letters beside something that was found are the beginning of a word. */
const LEAST_LETTERS_WITH_FINDS = 4;

/** The fewest slips first, then what begins and ends as it was typed. */
function likeliest(typed: string, words: readonly string[]): Spelling[] {
  const ends = (word: string) => Number(word[0] !== typed[0]) + Number(word.at(-1) !== typed.at(-1));
  return [...new Set(words)]
    .filter((word) => word !== typed && isAlike(typed, word))
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .sort((a, b) => a.slips - b.slips || ends(a.word) - ends(b.word) || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SPELLINGS);
}

/**
 * Short words are misspelt into others that exist: 'Beverly Kills ar'. So of places that have all words but one those that have
 * nearly this one.
 */
async function withoutOneWord(
  pool: pg.Pool,
  { search, words, limit }: SpellingRequest,
): Promise<Correction[]> {
  const corrected = new Map<string, Correction>();
  for (const n of leftOut(words.words).slice(0, MAX_LEFT_OUT)) {
    const typed = words.words[n] ?? '';
    const steps = [[{ docs: wordPatterns(words.words.toSpliced(n, 1)) }]];
    const rows = await findNear(pool, { ...search, steps, nested: false, limit: COMPARED_PLACES });
    for (const row of rows) {
      const meant = wordsOf(row).find((word) => slipsBetween(typed, word) === 1);
      if (meant === undefined) continue;
      const text = words.words.with(n, meant).join(' ');
      const correction = corrected.get(text) ?? { text, rows: [], more: false };
      if (correction.rows.length < limit) correction.rows.push(row);
      corrected.set(text, correction);
    }
    if (corrected.size > 0) break;
  }
  return [...corrected.values()].slice(0, MAX_CORRECTIONS);
}

const wordsOf = ({ name, category, subcategory, card }: SearchRow): string[] =>
  fold([name, subcategory ?? '', category, ...card.types].join(' ')).split(' ');
