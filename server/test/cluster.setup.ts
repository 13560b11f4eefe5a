import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../tools/serverBuild.ts';
import { openDatabase } from '../src/db/client.ts';
import { DATA_FOLDER, SUPERUSER } from '../src/db/embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { fillTowns } from '../src/modules/location/gazetteer/fillTowns.runtime.ts';
import { FAST_POSTGRES } from './fastPostgres.ts';
import { makeTestFolder, sweepKilledRuns } from './testFolders.ts';

/** As a node does that has started: else every file that asks for a town would, for seconds of a processor. */
async function fillTownsOnce(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, searchStatementTimeoutMs: 60_000 });
  await fillTowns(database);
  await database.close();
}

/** Migrates, and keeps a copy for products of their own: making and migrating a database takes seconds of a processor. */
async function keepMigrated(postgres: EmbeddedPostgres, dataDir: string, copy: string): Promise<void> {
  await migrate(postgres.url);
  await fillTownsOnce(postgres.url);
  await postgres.stop();
  // With owners and rights, which PostgreSQL looks at.
  await promisify(execFile)('cp', ['-a', dataDir, copy]);
}

/**
 * What every test database is a copy of. Of a database that somebody is connected to, no copy can be made. The password
 * stays as it is; that thousands of connections prove it in thousands of rounds each is spared.
 */
async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const password = admin.escapeLiteral(new URL(adminUrl).password);
  await admin.query(`set scram_iterations = 1; alter role liora password ${password}`);
  await admin.query(`alter role ${admin.escapeIdentifier(SUPERUSER)} password ${password}`);
  await admin.query('alter database liora with is_template true allow_connections false');
  await admin.end();
}

/** By a socket file: the way there and back costs both sides less than TCP. */
const bySocketIn = (folder: string, address: string): string =>
  `${address}?${new URLSearchParams({ host: folder })}`;

/** One cluster per test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  await ensureServerBuilt();
  const dataDir = await makeTestFolder();
  const socketFolder = path.join(dataDir, DATA_FOLDER);
  const start = () =>
    startEmbeddedPostgres({
      dataDir,
      settings: {
        ...FAST_POSTGRES,
        ...{ autovacuum: 'off', max_connections: '300', shared_buffers: '64MB' },
        unix_socket_directories: socketFolder,
      },
    });
  const migratedData = `${dataDir}-migrated`;
  await keepMigrated(await start(), dataDir, migratedData);
  const postgres = await start();
  await makeTemplate(postgres.adminUrl);
  project.provide('adminUrl', bySocketIn(socketFolder, postgres.adminUrl));
  project.provide('templateUrl', bySocketIn(socketFolder, postgres.url));
  project.provide('migratedData', migratedData);
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, migratedData]) await rm(folder, { recursive: true, force: true });
  };
}
