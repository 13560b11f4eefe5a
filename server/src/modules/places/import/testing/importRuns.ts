import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from '../../../../../test/database.ts';
import { person, testDeps } from '../../../../../test/factories.ts';
import type { Deps } from '../../../../deps.ts';
import { doImportJob } from '../runs/runs.jobs.ts';
import { pbfFile, type TestExtract } from './pbfWriter.ts';

/** A folder of the operator that exists until the test ends. */
export async function importFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const put = (folder: string, name: string, extract: TestExtract) =>
  writeFile(path.join(folder, name), pbfFile(extract));

/** An admin of a Liora with such a folder, and what its worker does when its turn has come. */
export async function importing(
  database: TestDatabase,
  importDir: string | null,
  map?: Deps['config']['map'],
) {
  const plain = testDeps(database);
  const deps = { ...plain, config: { ...plain.config, importDir, map: map ?? plain.config.map } };
  const admin = { ...(await person(deps)), deps };
  const jobOf = async (id: number) => {
    const { rows } = await database.pool.query<{ job_id: string }>(
      'select job_id from place_imports where id = $1',
      [id],
    );
    return rows[0]?.job_id ?? '';
  };
  interface Turn {
    retryCount?: number;
    /** Of an earlier job. */
    job?: string;
    with?: Deps;
    signal?: AbortSignal;
  }
  const work = async (id: number | null, { retryCount = 0, job, with: own = deps, signal }: Turn = {}) =>
    doImportJob(own, {
      id: job ?? (await jobOf(id ?? 0)),
      data: { importId: id ?? 0 },
      retryCount,
      ...(signal && { signal }),
    });
  return { deps, admin, jobOf, work };
}
