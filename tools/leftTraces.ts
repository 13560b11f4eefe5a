import type { Database } from '../server/src/db/client.ts';
import { plantedIn } from './secretTraces.ts';

/** Where the product writes what happened, for its operators and for other pages. */
const READ_BY_OTHERS = ['analytics_events', 'crash_logs', 'live_events'];

const tracesIn = (text: string, codes: readonly string[]): string[] => [
  ...plantedIn(text),
  ...codes.filter((code) => text.includes(code)),
];

/**
 * E-mail addresses, passwords and codes of links that a run of the browser tests left where others read.
 * `log`: what the server said; `codes`: of the links that were opened. One line for each secret and place.
 */
export async function tracesLeft(
  pool: Database['pool'],
  log: string,
  codes: readonly string[],
): Promise<string[]> {
  const found = tracesIn(log, codes).map((trace) => `${trace} in the log`);
  for (const table of READ_BY_OTHERS) {
    const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`);
    found.push(...rows.flatMap(({ row }) => tracesIn(row, codes)).map((trace) => `${trace} in ${table}`));
  }
  return [...new Set(found)];
}
