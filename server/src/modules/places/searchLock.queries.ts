import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LOCKS } from '../../db/locks.ts';

/**
 * Shares the lock of search writes until the transaction ends: what locks places and writes of them afterwards begins with
 * it, so that it and whoever has the lock alone lock in one order (0016).
 */
export async function lockSearchWritesShared(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCKS.searchWrites}, 0)`.execute(trx);
}

/** The same lock alone, for what writes search rows in several statements. */
export async function lockSearchWrites(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.searchWrites}, 0)`.execute(trx);
}
