import type pg from 'pg';
import { wasCutOff } from './limits.ts';

const MAX_SPELLINGS = 8;
const MAX_WORDS = 6;
const MIN_LETTERS = 4;
/** Lower than pg_trgm's own 0.3: two letters that changed places in a short word leave little in common. */
const LIKENESS = 0.2;

interface Spelling {
  word: string;
  edits: number;
}

/**
 * Other spellings of a query, the fewest edits first, at most 8; empty when nothing is alike or it takes too long.
 * Words of less than 4 letters, and those after the sixth, are taken as written.
 */
export async function otherSpellings(pool: pg.Pool, words: readonly string[]): Promise<string[][]> {
  const long = words.slice(0, MAX_WORDS).filter((word) => [...word].length >= MIN_LETTERS);
  const known = await knownWords(pool, long);
  // A word that somebody uses is no misspelling, however few places it finds.
  const doubtful = long.filter((word) => !known.has(word));
  if (doubtful.length === 0) return [];
  const alike = await alikeWords(pool, doubtful);
  const choices = words.map((word) => alike.get(word) ?? [{ word, edits: 0 }]);
  return combinations(choices).filter((spelling) => spelling.some((word, i) => word !== words[i]));
}

async function knownWords(pool: pg.Pool, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ word: string }>({
    name: 'known-words',
    text: 'select word from search_words where word = any($1::text[])',
    values: [words],
  });
  return new Set(rows.map(({ word }) => word));
}

/** Known words with at most two edits (one in a word of four letters), per asked word. */
async function alikeWords(pool: pg.Pool, words: readonly string[]): Promise<Map<string, Spelling[]>> {
  const client = await pool.connect();
  try {
    await client.query({ name: 'likeness', text: 'select set_limit($1)', values: [LIKENESS] });
    const { rows } = await client.query<Spelling & { asked: string }>({
      name: 'alike-words',
      text: `select asked, alike.word, alike.edits from unnest($1::text[]) asked, lateral (
          select word, edits from (
            select s.word, levenshtein_less_equal(s.word, asked, 2) as edits, similarity(s.word, asked) as likeness
            from search_words s where s.word % asked and length(s.word) between length(asked) - 2 and length(asked) + 2) near
          where edits <= case when length(asked) = ${MIN_LETTERS} then 1 else 2 end
          order by edits, likeness desc, word limit ${MAX_SPELLINGS}) alike`,
      values: [words],
    });
    return Map.groupBy(rows, ({ asked }) => asked);
  } catch (error) {
    if (wasCutOff(error)) return new Map();
    throw error;
  } finally {
    client.release();
  }
}

/** Every way to take one spelling per word, the fewest edits in all first. */
function combinations(choices: readonly Spelling[][]): string[][] {
  let found: Array<{ words: string[]; edits: number }> = [{ words: [], edits: 0 }];
  for (const spellings of choices) {
    found = found
      .flatMap((start) =>
        spellings.map(({ word, edits }) => ({ words: [...start.words, word], edits: start.edits + edits })),
      )
      .sort((a, b) => a.edits - b.edits)
      .slice(0, MAX_SPELLINGS);
  }
  return found.map(({ words }) => words);
}
