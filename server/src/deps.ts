import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { DB } from './db/types.gen.ts';
import type { Geocoder } from './integrations/geocoder/geocoder.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { PhotoStore } from './integrations/photoStore/photoStore.ts';
import type { Pusher } from './integrations/push/pusher.ts';
import type { Queue } from './queue/queue.ts';
import type { MemoryLimits } from './rateLimits/memoryLimits.ts';

/** Everything a service needs from outside, handed in once: production and tests build the same app from it. */
export interface Deps {
  config: Config;
  db: Kysely<DB>;
  /** What anybody may read, on connections that only read, for a second at most: visitors never hold up who writes. */
  readDb: Kysely<DB>;
  /** Raw connections for searches: short statement timeout, generic plans. */
  searchPool: pg.Pool;
  /** One connection for work of minutes in its own session. */
  workPool: pg.Pool;
  /** Limits on reading, in the memory of this node (RUL-117). */
  readLimits: MemoryLimits;
  mailer: Mailer;
  /** Who knows where addresses are; null for what Liora knows itself. */
  geocoder: Geocoder | null;
  /** The bytes of photos. */
  photoStore: PhotoStore;
  /** Hands notices to the push services of browsers. */
  pusher: Pusher;
  /** Background work: jobs are sent in the transaction of the change they belong to. */
  queue: Queue;
  log: Logger;
  /** The clock. */
  now: () => Date;
}

const reading = new WeakMap<Deps, Deps>();

/** The same with `db` on the connections for public reads; always the same object for the same `deps`. */
export function readingDeps(deps: Deps): Deps {
  const known = reading.get(deps);
  if (known) return known;
  const own = { ...deps, db: deps.readDb };
  reading.set(deps, own);
  // Who reads already goes on doing so.
  reading.set(own, own);
  return own;
}
