import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LOCKS } from '../../db/locks.ts';

/**
 * Shares the turn to write search rows until the transaction ends: what locks places and writes of them afterwards begins
 * with it, so that it and whoever has the turn alone lock in one order (0016).
 */
export async function shareSearchTurn(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCKS.searchWrites}, 0)`.execute(trx);
}

/** Has the turn alone, for what writes search rows in several statements. */
export async function takeSearchTurn(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.searchWrites}, 0)`.execute(trx);
}
