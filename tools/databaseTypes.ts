import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Where the generated types of the tables live. */
export const TYPES_FILE = path.join(ROOT, 'server/src/db/types.gen.ts');

/**
 * Writes the TypeScript types of all tables of a migrated database, with the value types that
 * server/src/db/parsers.ts produces. With `verify`, only compares: throws when the file is out of date.
 */
export function writeDatabaseTypes(url: string, { verify = false } = {}): void {
  const flags = [
    ['--dialect', 'postgres'],
    ['--url', url],
    ['--out-file', TYPES_FILE],
    ['--date-parser', 'string'],
    ['--numeric-parser', 'number'],
    ['--type-mapping', JSON.stringify({ int8: 'number' })],
    ['--exclude-pattern', '{public.schema_migrations,pgboss.*}'],
    ['--log-level', 'error'],
    verify ? ['--verify'] : [],
  ].flat();
  execFileSync(path.join(ROOT, 'node_modules/.bin/kysely-codegen'), flags, { stdio: 'pipe' });
}
