import type { Listener } from '../src/modules/live/live.policy.ts';
import { readEvents } from '../src/modules/live/live.queries.ts';
import { liveBatch } from '../src/modules/live/liveMessages.rules.ts';
import type { SignedInCaller } from '../src/rpc/context.ts';
import type { TestDatabase } from './database.ts';

// The live events that somebody is sent. What else they can find out is compared in nonInterference/.

export async function nextEvent({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ xmax: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as xmax',
  );
  return rows[0]?.xmax ?? '0';
}

/** What somebody's streams are told of all that happened since. */
export async function heardSince(
  { pool }: TestDatabase,
  { viewer }: SignedInCaller,
  xmax: string,
): Promise<string> {
  const client = await pool.connect();
  try {
    const since = { xmax, underWay: [], ageSeconds: 3600, mayMiss: false };
    const listener: Listener = { ...viewer, blocked: new Set() };
    const batch = liveBatch(await readEvents(client, since));
    return JSON.stringify(batch.flatMap((tell) => tell(listener) ?? []));
  } finally {
    client.release();
  }
}
