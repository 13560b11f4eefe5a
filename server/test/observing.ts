import type { Listener } from '../src/modules/live/live.policy.ts';
import { readEvents } from '../src/modules/live/live.queries.ts';
import { liveBatch } from '../src/modules/live/liveMessages.rules.ts';
import type { SignedInCaller } from '../src/rpc/context.ts';
import { type ProcedureName, rpcCall } from './calls.ts';
import type { TestDatabase } from './database.ts';

// What one person can find out: the bytes of every answer and the live events that they are sent. Two worlds that differ only
// in what they must not learn have to give them the same.

/** Ids and names of people and rows are others in another world: each is called by when it was met first. */
export function namesAside(): (text: string) => string {
  const met = new Map<string, string>();
  return (text) =>
    text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|person_\d+/g, (name) => {
      const known = met.get(name) ?? `${name.startsWith('person') ? 'person' : 'id'}-${met.size}`;
      met.set(name, known);
      return known;
    });
}

/** Moments and tags of an answer: of the same bytes they are the same. */
const ASIDE = new Set(['date', 'etag', 'content-length']);

/** Status, headers and body of what a procedure answers over HTTP. */
export async function seenOf(site: string, cookie: string, name: ProcedureName): Promise<string> {
  const [path, init] = rpcCall(name, {}, { cookie });
  const reply = await fetch(`${site}${path}`, init);
  const headers = [...reply.headers].filter(([header]) => !ASIDE.has(header));
  return JSON.stringify([name, reply.status, headers, await reply.text()]);
}

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
