import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { DATA_FOLDER } from '../src/db/embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded.ts';
import { clearLeftovers } from '../src/db/embedded/postmaster.ts';
import { migrate } from '../src/db/migrate.ts';
import { isAlive } from '../src/processes.ts';
import { FAST_POSTGRES } from './fastPostgres.ts';

const PREFIX = 'liora-test-';

/** A run that was killed leaves its PostgreSQL behind; the next run clears it away. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = /^liora-test-(\d+)-/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const dataDir = path.join(os.tmpdir(), name);
    // Another user's leftovers are that user's to clear.
    await clearLeftovers(path.join(dataDir, DATA_FOLDER)).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Migrates, and keeps a copy for products of their own: making and migrating a database takes seconds of a processor. */
async function keepMigrated(postgres: EmbeddedPostgres, dataDir: string, copy: string): Promise<void> {
  await migrate(postgres.url);
  await postgres.stop();
  // With owners and rights, which PostgreSQL looks at.
  await promisify(execFile)('cp', ['-a', dataDir, copy]);
}

/** What every test database is a copy of. Of a database that somebody is connected to, no copy can be made. */
async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('alter database liora with is_template true allow_connections false');
  await admin.end();
}

/** One cluster per test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  // mkdtemp makes the folder private; as root, PostgreSQL's own account must be able to enter it.
  await chmod(dataDir, 0o755);
  const start = () =>
    startEmbeddedPostgres({
      dataDir,
      settings: { ...FAST_POSTGRES, autovacuum: 'off', max_connections: '300' },
    });
  const migratedData = `${dataDir}-migrated`;
  await keepMigrated(await start(), dataDir, migratedData);
  const postgres = await start();
  await makeTemplate(postgres.adminUrl);
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('templateUrl', postgres.url);
  project.provide('migratedData', migratedData);
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, migratedData]) await rm(folder, { recursive: true, force: true });
  };
}
