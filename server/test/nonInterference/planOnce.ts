import { createHash } from 'node:crypto';
import type pg from 'pg';

type Query = (...asked: unknown[]) => unknown;

/** By its text; as long as PostgreSQL tells names apart. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/**
 * Has connections plan each statement once instead of with every call, whichever values it is asked with: here, where tables
 * hold a few rows, planning takes as long as everything else together. For a pool that has no connection yet.
 */
export function planOnce(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const named: Query = (text, values, ...rest) =>
      typeof text === 'string' && Array.isArray(values)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest);
    client.query = named as typeof client.query;
  });
}
