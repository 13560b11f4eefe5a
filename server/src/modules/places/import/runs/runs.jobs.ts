import type { ImportFailure } from '@liora/domain/rules/importRuns';
import type { Deps } from '../../../../deps.ts';
import { PLACE_IMPORT_RETRIES } from '../../../../queue/queues.ts';
import type { JobToDo } from '../../../../queue/work.ts';
import { firstDayOf } from '../../hours/firstDay.rules.ts';
import { ImportRunning, importPlaces } from '../importPlaces.service.ts';
import type { ImportSettings } from '../importSettings.types.ts';
import { FileProblem, Interrupted } from '../read/fileProblem.errors.ts';
import type { Progress } from '../read/fileScan.runtime.ts';
import { rollBackImport } from '../rollBack/rollBack.service.ts';
import { importFileAt } from './importFolder.runtime.ts';
import { RunProgress } from './runProgress.runtime.ts';
import { findRun, leaveRun, noteCompared, noteRolledBack, type RunRow } from './runs.queries.ts';

/** The file is not what the dry run has shown. */
class FileChanged extends Error {}

interface Work {
  deps: Deps;
  run: RunRow;
  jobId: string;
  progress: RunProgress;
  /** Of the job. */
  signal: AbortSignal | undefined;
}

const settingsAt = (now: Date): ImportSettings => ({
  timeZone: null,
  region: null,
  minConfidence: 0.5,
  firstDay: firstDayOf(now),
});

async function fileOf({ deps, run }: Work) {
  const file = await importFileAt(deps.config.importDir, run.file_name);
  if (!file) throw new FileProblem('not_found');
  return file;
}

const request = ({ deps, progress }: Work, path: string) => ({
  pool: deps.workPool,
  path,
  settings: settingsAt(deps.now()),
  progress,
  signal: progress.signal,
  now: deps.now,
});

async function compare(work: Work): Promise<void> {
  const { deps, run, jobId } = work;
  const { path, stamp } = await fileOf(work);
  const { report, preview } = await importPlaces({ ...request(work, path), dryRun: true, preview: true });
  await noteCompared(deps.db, run.id, { jobId, report, preview, stamp });
}

/** The row of the import is at its end when its places are written: nobody stops or watches the drawing of the map. */
const UNWATCHED: Progress = { begin: () => undefined, advance: () => undefined, end: () => undefined };

async function apply(work: Work): Promise<void> {
  const { deps, run, signal } = work;
  const { path, stamp } = await fileOf(work);
  if (stamp !== run.file_stamp) throw new FileChanged();
  const { kind, file: archive } = deps.config.map;
  const areaMap = kind === 'areas' && archive ? { archive, progress: UNWATCHED, signal } : undefined;
  const made = await importPlaces({ ...request(work, path), run: run.id, ...(areaMap && { areaMap }) });
  if (made.areaMap?.outcome === 'failed')
    deps.log.warn({ err: made.areaMap.error, import: run.id }, 'an import has no map of its area');
}

async function rollBack({ deps, run, jobId, progress }: Work): Promise<void> {
  if (!run.source) return;
  const { workPool: pool, now } = deps;
  const more = { source: run.source, progress, signal: progress.signal };
  const outcomes = await rollBackImport({ pool, importId: run.id, now, ...more });
  await noteRolledBack(deps.db, run.id, { jobId, outcomes, at: now() });
}

const WORK: Partial<Record<RunRow['state'], (work: Work) => Promise<void>>> = {
  comparing: compare,
  applying: apply,
  rolling_back: rollBack,
};

/** By a word of the product; null for what may go better at the next try. */
function failureOf(error: unknown): ImportFailure | FileProblem['code'] | null {
  if (error instanceof FileProblem) return error.code;
  if (error instanceof FileChanged) return 'file_changed';
  const isOfFile = error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  return isOfFile && 'path' in error ? 'file_unusable' : null;
}

/**
 * Does what the row of an import says. A killed node's job begins again elsewhere: nothing is written twice, and the rest is. Once
 * somebody has stopped it the row is not this job's any more, and it ends at the next batch; at the end of its node it does so, too,
 * and begins again.
 */
export async function doImportJob(deps: Deps, job: JobToDo<'place-imports'>): Promise<void> {
  const run = await findRun(deps.db, job.data.importId);
  if (run?.job_id !== job.id) return;
  const progress = new RunProgress(deps, { id: run.id, jobId: job.id, signal: job.signal });
  try {
    await WORK[run.state]?.({ deps, run, jobId: job.id, progress, signal: job.signal });
  } catch (error) {
    if (error instanceof Interrupted && !job.signal?.aborted) return;
    const failure = failureOf(error);
    if (job.signal?.aborted || (failure === null && job.retryCount < PLACE_IMPORT_RETRIES)) throw error;
    const last = error instanceof ImportRunning ? 'busy' : 'unexpected';
    deps.log.warn({ import: run.id, failure: failure ?? last }, 'an import of places failed');
    await leaveRun(deps.db, run.id, job.id, failure ?? last);
  } finally {
    progress.close();
  }
}
