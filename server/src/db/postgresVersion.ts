import type pg from 'pg';
import { MigrationError } from './migrations.ts';

/** As `server_version_num` counts: 150004 is 15.4. */
const OLDEST = 150_000;
/** Since this version PostgreSQL brings pg_c_utf8, the same on every machine. */
const BUILTIN_COLLATION_SINCE = 170_000;
const BUILTIN_COLLATION = 'pg_catalog.pg_c_utf8';
const VERSION_SCALE = 10_000;

export interface Server {
  versionNumber: number;
  version: string;
  encoding: string;
  /** Collations that lower-case any script alike, best first; what an older server uses in place of pg_c_utf8. */
  collations: string[];
}

export async function readServer(client: pg.ClientBase): Promise<Server> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as "versionNumber", current_setting('server_version') as version,
            current_setting('server_encoding') as encoding,
            array(select collname::text from pg_collation
                  where collname in ('C.utf8', 'C.UTF-8', 'en_US.utf8', 'und-x-icu')
                  order by array_position(array['C.utf8', 'C.UTF-8', 'en_US.utf8', 'und-x-icu'], collname::text)
            ) as collations`,
  );
  return rows[0];
}

/** Refuses a server that cannot carry the schema, in words. Asked before anything is changed. */
export function refuseUnusable({ versionNumber, version, encoding, collations }: Server): void {
  if (versionNumber < OLDEST) {
    throw new MigrationError(
      `Liora needs PostgreSQL ${OLDEST / VERSION_SCALE} or newer; this database runs on ${version}. Nothing was changed. Upgrade the server, or leave DATABASE_URL out to use the one that Liora brings.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new MigrationError(
      `The database has to be encoded in UTF8, this one is in ${encoding}. Nothing was changed. Make another: create database liora encoding 'UTF8' template template0`,
    );
  }
  if (versionNumber < BUILTIN_COLLATION_SINCE && collations.length === 0) {
    throw new MigrationError(
      `PostgreSQL ${version} on this machine has no collation for UTF-8. Nothing was changed. Install the locale C.UTF-8 and run: select pg_import_system_collations('pg_catalog')`,
    );
  }
}

/** The SQL of a migration as this server understands it. */
export function sqlFor({ versionNumber, collations }: Server, sql: string): string {
  if (versionNumber >= BUILTIN_COLLATION_SINCE) return sql;
  return sql.replaceAll(BUILTIN_COLLATION, `pg_catalog."${collations[0]}"`);
}
