import type pg from 'pg';

/** What is derived in passing and means nothing by itself: the number of a search row, and what points to such numbers. */
const PASSING = "- 'key' - 'twins'";

const TABLES = {
  venues: 'to_jsonb(t)',
  restaurants: 'to_jsonb(t)',
  places: 'to_jsonb(t)',
  place_corrections: 'to_jsonb(t)',
  place_proposals: 'to_jsonb(t)',
  place_confirmations: 'to_jsonb(t)',
  place_scores: 'to_jsonb(t)',
  place_search: `to_jsonb(t) ${PASSING}`,
};

/** Every row of every table of places as text, in one order. */
export async function placeRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const [table, row] of Object.entries(TABLES)) {
    const found = await pool.query<{ row: string }>(
      `select (${row})::text as row from ${table} t order by 1`,
    );
    rows[table] = found.rows.map((one) => one.row);
  }
  return rows;
}
