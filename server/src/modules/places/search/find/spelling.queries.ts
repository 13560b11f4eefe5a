import type pg from 'pg';
import { wasCutOff } from '../../../../db/databaseErrors.ts';

/** Fewer finds than this, none of which is called so, and other spellings are tried. */
export const ENOUGH = 3;
const MAX_SPELLINGS = 8;
const MAX_WORDS = 6;
const MIN_LETTERS = 4;
/** Lower than pg_trgm's own 0.3: two letters that changed places in a short word leave little in common. */
const LIKENESS = 0.2;

interface Spelling {
  word: string;
  edits: number;
}

/** The words of a query that may be misspelt: those of less than 4 letters, and after the sixth, are taken as written. */
export function misspellable(words: readonly string[]): string[] {
  return words.slice(0, MAX_WORDS).filter((word) => [...word].length >= MIN_LETTERS);
}

/**
 * Other spellings of a query, the fewest edits first, at most 8; empty when nothing is alike or it takes too long.
 * `known`: those of its words that somebody uses are no misspellings, however few places they find.
 */
export async function otherSpellings(
  pool: pg.Pool,
  words: readonly string[],
  known: readonly string[],
): Promise<string[][]> {
  const doubtful = misspellable(words).filter((word) => !known.includes(word));
  if (doubtful.length === 0) return [];
  const alike = await alikeWords(pool, doubtful);
  const choices = words.map((word) => alike.get(word) ?? [{ word, edits: 0 }]);
  return combinations(choices).filter((spelling) => spelling.some((word, i) => word !== words[i]));
}

const prepared = new WeakSet<pg.PoolClient>();

/** How alike words have to be is a setting of the connection: set once. */
async function prepare(client: pg.PoolClient): Promise<void> {
  if (prepared.has(client)) return;
  await client.query('select set_limit($1)', [LIKENESS]);
  prepared.add(client);
}

/** Known words with at most two edits (one in a word of four letters), per asked word. */
async function alikeWords(pool: pg.Pool, words: readonly string[]): Promise<Map<string, Spelling[]>> {
  const client = await pool.connect();
  try {
    await prepare(client);
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
