import { expect } from 'vitest';
import { isUnavailable } from '../../src/db/databaseErrors.ts';
import type { TestDatabase } from '../database.ts';

const soon = { interval: 5 };

/**
 * Ends the connection of `work` as soon as it waits for the lock on `table`; whether it ever did. `poolSize`: of the general
 * pool, which is whole again afterwards.
 */
export async function killedAt(
  database: TestDatabase,
  { table, mode, poolSize }: { table: string; mode: string; poolSize: number },
  work: () => Promise<unknown>,
): Promise<boolean> {
  const holder = await database.pool.connect();
  try {
    await holder.query(
      `begin; set local idle_in_transaction_session_timeout = 0; lock table ${table} in ${mode} mode`,
    );
    let isOver = false;
    const running = work().then(
      () => {
        isOver = true;
      },
      (error: unknown) => {
        isOver = true;
        expect(isUnavailable(error)).toBe(true);
      },
    );
    let killed = 0;
    await expect
      .poll(async () => {
        // Locks are the cluster's, and in every copy of the template a table has the same number.
        const { rows } = await database.systemPool.query(
          `select pg_terminate_backend(pid) from pg_locks
           where not granted
             and (relation = $1::regclass or relation in (select inhrelid from pg_inherits where inhparent = $1::regclass))
             and database = (select oid from pg_database where datname = current_database())`,
          [table],
        );
        killed += rows.length;
        return killed > 0 || isOver;
      }, soon)
      .toBe(true);
    await running;
    return killed > 0;
  } finally {
    await holder.query('rollback');
    holder.release();
    await poolIsWhole(database, poolSize);
  }
}

/** The pool learns of a connection's end a moment after who asked through it: until then it lends it once more. */
const poolIsWhole = (database: TestDatabase, poolSize: number) =>
  expect
    .poll(async () => {
      const asked = Array.from({ length: poolSize }, () => database.pool.query('select 1'));
      return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
    }, soon)
    .toBe(true);
