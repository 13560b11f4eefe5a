import { sql } from 'kysely';
import type { Db } from '../src/db/client.ts';

/** Every place of the database where one of these texts stands, as 'table.column'. */
export async function placesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      with known (words) as (select lower(unnest(${texts}::text[])))
      select distinct cell.key from (
        select t from ${sql.table(name)} t where exists (select from known where position(words in lower(t::text)) > 0)
      ) of_them, jsonb_each_text(to_jsonb(t)) cell
      where exists (select from known where position(words in lower(cell.value)) > 0)`.execute(db);
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found.sort();
}
