import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { DATA_FOLDER } from '../src/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded.ts';
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

/** A freshly migrated database says what a release looks like; statistics make its plans realistic. */
async function makeTemplate(adminUrl: string, url: string): Promise<void> {
  await migrate(url);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('alter database liora with is_template true');
  await admin.end();
}

/** One cluster per test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  // mkdtemp makes the folder private; as root, PostgreSQL's own account must be able to enter it.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { ...FAST_POSTGRES, max_connections: '300' },
  });
  await makeTemplate(postgres.adminUrl, postgres.url);
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
