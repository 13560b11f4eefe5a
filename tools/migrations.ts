import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_DIR, type Migration, readMigrations } from '../server/src/db/migrations.ts';
import { report } from './sourceFiles.ts';

/**
 * Landed migrations never change: databases exist that were made with them. Their checksums stand beside them, as
 * sha256sum writes and reads them; `npm run db:types` adds those of new ones, `npm run check` compares.
 */
const FILE = path.join(MIGRATIONS_DIR, 'checksums.txt');

/** Checksum by name. */
export type Checksums = Map<string, string>;

export function parseChecksums(text: string): Checksums {
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

export function writeChecksums(checksums: Checksums): string {
  const sorted = [...checksums].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, checksum]) => `${checksum}  ${name}\n`).join('');
}

/** What differs from the noted checksums, in words that say what to do. */
export function migrationProblems(migrations: Migration[], noted: Checksums): string[] {
  const names = new Set(migrations.map(({ name }) => name));
  const gone = [...noted.keys()].filter((name) => !names.has(name));
  return [
    ...gone.map((name) => `${name} is noted in checksums.txt and not there: landed migrations stay.`),
    ...migrations.flatMap(({ name, checksum }) => {
      const wanted = noted.get(name);
      if (wanted === checksum) return [];
      if (wanted === undefined) return [`${name} is not noted in checksums.txt yet: run npm run db:types`];
      return [
        `${name} has changed since it was noted in checksums.txt. Landed migrations are frozen: restore it (git checkout ${name}) and write a new one. Only if it never landed: take its line out of checksums.txt and run npm run db:types`,
      ];
    }),
  ];
}

const readNoted = (): Checksums => parseChecksums(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');

/** Adds the checksums of migrations that are not noted yet; one that is noted stays as it is. */
export async function noteNewMigrations(): Promise<void> {
  const noted = readNoted();
  for (const { name, checksum } of await readMigrations()) {
    if (!noted.has(name)) noted.set(name, checksum);
  }
  writeFileSync(FILE, writeChecksums(noted));
}

if (import.meta.main) report(migrationProblems(await readMigrations(), readNoted()));
