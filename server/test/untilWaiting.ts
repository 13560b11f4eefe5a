import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Until this many connections to the database of a test wait for locks of others. */
export const untilWaiting = (count: number, { pool }: Pick<TestDatabase, 'pool'>): Promise<void> =>
  expect
    .poll(
      async () =>
        (
          await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(count);
