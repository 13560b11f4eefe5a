import type pg from 'pg';
import type { SourceName } from '../importedPlace.types.ts';
import { ImportRunning } from '../importPlaces.service.ts';
import { throwIfInterrupted } from '../read/fileProblem.errors.ts';
import type { Progress } from '../read/fileScan.runtime.ts';
import { acquireImportLock, releaseImportLock } from '../write/importRuns.queries.ts';
import { withSearchWriteLock } from '../write/searchWriteLock.queries.ts';
import { countLeft, countOutcomes, nextOutcomes, type Outcomes, restoreRows } from './rollBack.queries.ts';

interface RollBack {
  pool: pg.Pool;
  importId: number;
  source: SourceName;
  progress: Progress;
  signal?: AbortSignal;
  now: () => Date;
}

/** As many as an import writes in one transaction. */
const ROWS_AT_ONCE = 500;

/**
 * Makes places what they were before an import, some hundred in one transaction; a stop leaves whole places, and the same again
 * does the rest. Needs the turn of the source, as an import does (ImportRunning).
 */
export async function rollBackImport(request: RollBack): Promise<Outcomes> {
  const client = await request.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!(await acquireImportLock(client, request.source))) throw new ImportRunning(request.source);
    request.progress.begin(await countLeft(client, request.importId), 'places');
    while (await rollBackBatch(client, request)) throwIfInterrupted(request.signal);
    return await countOutcomes(client, request.importId);
  } finally {
    request.progress.end();
    await releaseImportLock(client).catch(() => undefined);
    client.release(true);
  }
}

/** Whether there were any left. */
async function rollBackBatch(client: pg.ClientBase, { importId, progress, now }: RollBack): Promise<boolean> {
  let done = 0;
  await withSearchWriteLock(client, async () => {
    const rows = await nextOutcomes(client, importId, ROWS_AT_ONCE);
    if (rows.length > 0) await restoreRows(client, importId, rows, now());
    done = rows.length;
  });
  progress.advance(done);
  return done > 0;
}
