import { createHash } from 'node:crypto';
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * At the end of a statement: parsed and planned once per connection instead of with every call. For hot reads whose text is
 * the same however many values they are asked with (arrays, never lists of parameters), which name their columns, and whose
 * best plan does not hang on the values: after five calls PostgreSQL may keep one plan for all.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/**
 * An array of a prepared statement of which PostgreSQL is not to count the members when it plans: for a short one a plan of its
 * own always looks cheaper than the one for all, and so the statement would be planned anew with every call.
 */
export const ofAnyLength = <Value>(array: RawBuilder<Value[]>): RawBuilder<Value[]> =>
  sql<Value[]>`(select ${array})`;

/** Each is memory on every connection, so that there is an end even if a text should vary after all. */
export const MOST_PREPARED = 200;

/** What a kept statement fails with when a migration has changed what it answers. */
const RESULT_CHANGED = '0A000';

/** A pool for Kysely, which has no switch for it, that prepares what is marked so. Everything else passes as it is. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, known);
      return known;
    },
  };
}

/** The same for the same text, in every process. Null when there are too many. */
function nameOf(text: string, names: Map<string, string>): string | null {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED) return known ?? null;
  const name = `liora_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: Map<string, string>;
  /** What this connection prepared before a migration changed its answer. */
  readonly #outdated = new Set<string>();

  constructor(client: pg.PoolClient, names: Map<string, string>) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    given: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof given !== 'string') throw new TypeError('no statement of the product is read by a cursor');
    return this.#query<R>(given, [...parameters]);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #query<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#mayPrepare(text) ? nameOf(text, this.#names) : null;
    if (name === null) return this.#ask<R>({ text, values });
    try {
      return await this.#ask<R>({ name, text, values });
    } catch (error) {
      if (!hasCode(error, RESULT_CHANGED)) throw error;
      this.#outdated.add(text);
      return this.#ask<R>({ text, values });
    }
  }

  /** Not inside a transaction, which one failure ends: there it could not be asked again. */
  #mayPrepare(text: string): boolean {
    return text.endsWith(MARK) && !this.#outdated.has(text) && this.#client.getTransactionStatus() === 'I';
  }

  #ask<R>(statement: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    return this.#client.query(statement) as unknown as Promise<PostgresQueryResult<R>>;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
