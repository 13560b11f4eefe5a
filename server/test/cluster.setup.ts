import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../tools/serverBuild.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { FAST_POSTGRES } from './fastPostgres.ts';
import { makeTestFolder, sweepKilledRuns } from './testFolders.ts';

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
  await ensureServerBuilt();
  const dataDir = await makeTestFolder();
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
