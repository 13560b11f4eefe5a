import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './databaseErrors.ts';

/** A restart or failover of PostgreSQL, and less than the heartbeat of a job: until then it is nobody else's. */
const LONGEST_MS = 25_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;

/**
 * Tries again while the database cannot answer: for noting what has happened outside of it already, as a letter that has left.
 * `note` may run again although it was carried out, as its answer can be lost. Throws what it throws last.
 */
export async function untilAvailable<Result>(note: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LONGEST_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await note();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + pause > deadline) throw error;
      // A node that stops does not wait for it.
      await sleep(pause, undefined, { ref: false });
    }
  }
}
