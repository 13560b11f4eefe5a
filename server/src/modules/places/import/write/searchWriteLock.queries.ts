import pg from 'pg';

/** A deadlock ends one of its transactions; begun again it comes through. More than this is not one of these. */
const TRIES = 5;
const DEADLOCK = '40P01';

/**
 * Runs one transaction that writes search rows in several statements. It has the turn alone: imports of different
 * sources write one batch after the other, and whoever writes a pin meanwhile waits for one batch at most. `work` may run
 * again from the beginning.
 */
export async function withSearchWriteLock(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await client.query('begin');
      await client.query('select take_search_turn()');
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const again = error instanceof pg.DatabaseError && error.code === DEADLOCK && tried < TRIES;
      if (!again) throw error;
    }
  }
}
