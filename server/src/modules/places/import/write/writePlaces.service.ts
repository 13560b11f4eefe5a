import type pg from 'pg';
import { Interrupted, throwIfInterrupted } from '../read/fileProblem.errors.ts';
import type { Progress } from '../read/fileScan.runtime.ts';
import type { ImportReport } from '../report.views.ts';
import { applyBatch, countStaged, markGone } from './apply.queries.ts';
import type { Batch } from './batches.types.ts';
import { recordEnd, recordStart } from './importRuns.queries.ts';

interface WriteOptions {
  progress: Progress;
  signal?: AbortSignal;
  now: () => Date;
  /** Id of the run of an admin that this is; left out, it becomes one of its own. */
  run?: number;
}

/** Small transactions: searches and edits of people go on meanwhile, and a stop loses little. */
const ROWS_AT_ONCE = 500;

/**
 * Makes the staged places real and marks what disappeared, last. When somebody stops it, the report says how far it
 * came: every place is either as before or as in the file.
 */
export async function writePlaces(
  client: pg.ClientBase,
  options: WriteOptions,
  report: ImportReport,
  startedAt: Date,
): Promise<void> {
  const id = await recordStart(client, report, startedAt, options.run);
  const writing = { importId: id, source: report.source, sourceDate: report.sourceDate };
  const staged = await countStaged(client);
  const toBeMarked = report.gone;
  let written = 0;
  report.gone = 0;
  options.progress.begin(staged + toBeMarked, 'places');
  try {
    for (const batch of batches(staged, options)) {
      await applyBatch(client, writing, batch);
      written = batch.last;
    }
    for (const batch of batches(toBeMarked, options)) {
      await markGone(client, writing, batch, options.now());
      report.gone = batch.last;
    }
  } catch (error) {
    // Of an admin's run its row says what becomes of it.
    if (!(error instanceof Interrupted) || options.run !== undefined) throw error;
    report.stoppedAfter = written;
  } finally {
    options.progress.end();
  }
  const finishedAt = options.now();
  report.seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000;
  await recordEnd(client, id, report, report.stoppedAfter === null ? finishedAt : null);
}

function* batches(last: number, { progress, signal }: WriteOptions): Generator<Batch> {
  for (let first = 1; first <= last; first += ROWS_AT_ONCE) {
    throwIfInterrupted(signal);
    const batch = { first, last: Math.min(last, first + ROWS_AT_ONCE - 1) };
    yield batch;
    progress.advance(batch.last - batch.first + 1);
  }
}
