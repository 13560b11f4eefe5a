import { OWN_DATA_ROWS_AT_ONCE } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PersonalTable } from './personalColumns.data.ts';

type Copy = NonNullable<PersonalTable['copy']>;

/** JSON of what a copy holds of the row `c`: its columns less whose it is, which is theirs anyway. */
function rowOf({ owner, leaves = [], row }: Copy): RawBuilder<object> {
  return row ?? sql<object>`to_jsonb(c) - ${[owner, ...leaves]}::text[]`;
}

/**
 * Somebody's rows of a table, some hundred at a time: a cursor of the transaction, so that all tables are read as they were
 * at one moment and none stands in memory as a whole.
 */
export async function* ownRows(trx: Db, table: string, copy: Copy, userId: string): AsyncGenerator<object[]> {
  await sql`declare own_rows no scroll cursor for
    select ${rowOf(copy)} as item from ${sql.table(table)} c where c.${sql.ref(copy.owner)} = ${userId}`.execute(
    trx,
  );
  try {
    for (;;) {
      const { rows } = await sql<{
        item: object;
      }>`fetch ${sql.raw(String(OWN_DATA_ROWS_AT_ONCE))} from own_rows`.execute(trx);
      if (rows.length > 0) yield rows.map(({ item }) => item);
      if (rows.length < OWN_DATA_ROWS_AT_ONCE) return;
    }
  } finally {
    await sql`close own_rows`.execute(trx);
  }
}
