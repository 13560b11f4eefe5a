import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { DB } from './db/types.gen.ts';
import type { Mailer } from './integrations/mail/mailer.ts';

/** Everything a service needs from outside, handed in once: production and tests build the same app from it. */
export interface Deps {
  config: Config;
  db: Kysely<DB>;
  /** Raw connections for searches: short statement timeout, generic plans. */
  searchPool: pg.Pool;
  mailer: Mailer;
  log: Logger;
  /** The clock. */
  now: () => Date;
}
