import type pg from 'pg';

/** Lower than pg_trgm's own 0.3: two letters that changed places in a short word leave little in common. */
const LIKENESS = 0.2;
/** Of each word: the others are less alike. */
const MOST_ALIKE = 60;

const prepared = new WeakSet<pg.PoolClient>();

/** How alike words have to be is a setting of the connection: set once. */
async function prepare(client: pg.PoolClient): Promise<void> {
  if (prepared.has(client)) return;
  await client.query('select set_limit($1)', [LIKENESS]);
  prepared.add(client);
}

/** Words of names and kinds that look like these, the most alike first. Serves: search_words_alike. */
export async function alikeWords(
  pool: pg.Pool,
  words: readonly string[],
): Promise<Array<{ typed: string; word: string }>> {
  const client = await pool.connect();
  try {
    await prepare(client);
    const { rows } = await client.query<{ typed: string; word: string }>({
      name: 'alike-words',
      text: `select typed, alike.word from unnest($1::text[]) typed, lateral (
          select s.word from search_words s
          where s.word % typed and length(s.word) between length(typed) - 2 and length(typed) + 2
          order by similarity(s.word, typed) desc, s.word limit ${MOST_ALIKE}) alike`,
      values: [words],
    });
    return rows;
  } finally {
    client.release();
  }
}

/** Which of these are words of names or kinds. Serves: search_words_pkey. */
export async function knownWords(pool: pg.Pool, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ word: string }>({
    name: 'known-words',
    text: 'select word from search_words where word = any($1::text[])',
    values: [words],
  });
  return new Set(rows.map(({ word }) => word));
}
