import type pg from 'pg';
import { Interrupted, stopIfAsked } from '../read/fileProblem.errors.ts';
import type { Progress } from '../read/fileScan.runtime.ts';
import type { ImportReport } from '../report.views.ts';
import { applyStretch, countStaged, markGone, type Stretch } from './apply.queries.ts';
import { recordEnd, recordStart } from './importRuns.queries.ts';

interface WriteOptions {
  progress: Progress;
  signal?: AbortSignal;
  now: () => Date;
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
  const id = await recordStart(client, report, startedAt);
  const staged = await countStaged(client);
  const toBeMarked = report.gone;
  let written = 0;
  report.gone = 0;
  options.progress.begin(staged + toBeMarked, 'places');
  try {
    for (const stretch of stretches(staged, options)) {
      await applyStretch(client, report.source, report.sourceDate, stretch);
      written = stretch.last;
    }
    for (const stretch of stretches(toBeMarked, options)) {
      await markGone(client, report.source, stretch, options.now());
      report.gone = stretch.last;
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    report.stoppedAfter = written;
  } finally {
    options.progress.end();
  }
  const finishedAt = options.now();
  report.seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000;
  await recordEnd(client, id, report, report.stoppedAfter === null ? finishedAt : null);
}

function* stretches(last: number, { progress, signal }: WriteOptions): Generator<Stretch> {
  for (let first = 1; first <= last; first += ROWS_AT_ONCE) {
    stopIfAsked(signal);
    const stretch = { first, last: Math.min(last, first + ROWS_AT_ONCE - 1) };
    yield stretch;
    progress.advance(stretch.last - stretch.first + 1);
  }
}
