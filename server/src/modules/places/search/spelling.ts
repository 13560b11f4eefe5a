import type pg from 'pg';

const MAX_EDITS = 2;
const MAX_SPELLINGS = 8;
const MIN_LETTERS = 4;
/** Lower than pg_trgm's own 0.3: two letters that changed places in a short word leave little in common. */
const LIKENESS = 0.2;

interface Spelling {
  word: string;
  edits: number;
}

/**
 * Other spellings of a query, the fewest edits first, at most 8; empty when every word is known or nothing is alike.
 * Words of less than 4 letters are taken as written.
 */
export async function otherSpellings(pool: pg.Pool, words: readonly string[]): Promise<string[][]> {
  const client = await pool.connect();
  try {
    const choices: Spelling[][] = [];
    for (const word of words) choices.push(await alike(client, word));
    return combinations(choices).filter((spelling) => spelling.some((word, i) => word !== words[i]));
  } finally {
    client.release();
  }
}

async function alike(client: pg.PoolClient, word: string): Promise<Spelling[]> {
  const letters = [...word].length;
  if (letters < MIN_LETTERS) return [{ word, edits: 0 }];
  const edits = letters === MIN_LETTERS ? 1 : MAX_EDITS;
  await client.query({ name: 'likeness', text: 'select set_limit($1)', values: [LIKENESS] });
  const { rows } = await client.query<Spelling>({
    name: 'alike-words',
    text: `select word, edits from (
        select word, levenshtein_less_equal(word, $1, $3::int4) as edits, similarity(word, $1) as likeness
        from search_words where word % $1 and length(word) between $2::int4 - 2 and $2::int4 + 2) alike
      where edits <= $3 order by edits, likeness desc, word limit $4`,
    values: [word, letters, edits, MAX_SPELLINGS],
  });
  // A word that somebody uses is no misspelling, however few places it finds.
  const known = rows.find((spelling) => spelling.edits === 0);
  if (known) return [known];
  return rows.length > 0 ? rows : [{ word, edits: 0 }];
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
