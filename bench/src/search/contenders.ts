import pg from 'pg';

/** Indexes on latitude and longitude: what the literal design of the specification brings along. */
const LITERAL = ['venues', 'restaurants', 'dropped_pins'].map(
  (table) => `
  create index literal_${table}_lat on ${table} (latitude);
  create index literal_${table}_lng on ${table} (longitude);
  analyze ${table}`,
);

/** The honest control: copies of the tables, in the same order, with the indexes that a careful operator would add. */
const TUNED = [
  ['venues', 'name', 'category', 'subcategory'],
  ['restaurants', 'name', 'category', 'subcategory'],
  ['dropped_pins', 'title', 'description', 'address'],
].map(
  ([table, ...columns]) => `
  create table tuned.${table} as table ${table};
  create index on tuned.${table} (latitude, longitude);
  create index on tuned.${table} using gin (${columns.map((column) => `${column} gin_trgm_ops`).join(', ')});
  analyze tuned.${table}`,
);

/** Statements that give the other designs what they need beside ours, so that all can be asked in turns. */
export const CONTENDERS = { schema: 'create schema tuned', tables: [...TUNED, ...LITERAL] };

const CONNECTIONS = 10;

/** Connections of the other designs: without the product's statement timeout, they may take as long as they need. */
export function openContenders(url: string): pg.Pool {
  const options = '-c statement_timeout=0 -c jit=off -c timezone=UTC';
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options });
  // It has ended before each of its connections has, which the end of the database then ends by force.
  pool.on('error', () => undefined);
  return pool;
}
