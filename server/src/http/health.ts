import { Hono } from 'hono';
import type pg from 'pg';
import { migrationsAreCurrent } from '../db/migrate.ts';
import type { Migration } from '../db/migrations.ts';

const UNAVAILABLE = 503;

/** Why the server cannot serve now, or undefined when it can. */
export type Readiness = () => Promise<string | undefined>;

/** Ready: the database answers and has what this version needs; a newer version may have migrated it further. */
export function databaseReadiness(pool: pg.Pool, migrations: Migration[]): Readiness {
  return async () => {
    try {
      return (await migrationsAreCurrent(pool, migrations)) ? undefined : 'the database lacks migrations';
    } catch {
      return 'the database does not answer or is of another version';
    }
  };
}

/** /healthz: the process runs. /readyz: it can serve. */
export function healthRoutes(readiness: Readiness): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }));
  routes.get('/readyz', async (c) => {
    const reason = await readiness();
    return reason ? c.json({ status: 'not ready', reason }, UNAVAILABLE) : c.json({ status: 'ready' });
  });
  return routes;
}
