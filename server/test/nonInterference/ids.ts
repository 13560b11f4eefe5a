import type { Database } from '../../src/db/client.ts';

/** The id of a request: of a couple and of a number in it, in both worlds alike. */
export const requestId = (couple: number, i: number): string =>
  `00000000-0000-4000-8000-${String(couple * 100 + i).padStart(12, '0')}`;

/**
 * The ids that are given out next, whether they will be or not: what B asks for who guesses. Called where A begins to write
 * what they hide, it is the same in both worlds.
 */
export async function nextIds({ pool }: Pick<Database, 'pool'>, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select overlay(overlay(md5('told' || (last_value + i)) placing '4' from 13) placing '8' from 17)::uuid::text as id
     from told_ids, generate_series(1, $1::int) i`,
    [count],
  );
  return rows.map(({ id }) => id);
}
