import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { CONTENT_KINDS, type ContentType } from './contentKinds.ts';

/** Everything that a person has published or keeps, by kind: hidden and deleted things, too. */
export async function exportContent(db: Db, userId: string): Promise<Record<ContentType, object[]>> {
  const kinds = Object.entries(CONTENT_KINDS).map(async ([name, kind]) => {
    const { rows } = await sql<{ item: object }>`
      select thing.item from (select ${kind.columns}, ${kind.exported} as item from ${kind.from}) thing
      where thing.owner = ${userId}::uuid order by thing.id`.execute(db);
    return [name, rows.map(({ item }) => item)];
  });
  return Object.fromEntries(await Promise.all(kinds));
}
