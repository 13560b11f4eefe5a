import { randomUUID } from 'node:crypto';
import type { ImportBegun, ImportPreview, ImportRun } from '@liora/domain/contract/imports';
import { IMPORT_RUNS_PAGE_SIZE } from '@liora/domain/limits';
import type { AdminAction } from '@liora/domain/rules/adminActions';
import { recordAction } from '../../../../audit/recordAction.ts';
import type { Db } from '../../../../db/client.ts';
import type { SignedInCaller } from '../../../../rpc/context.ts';
import { ProductError } from '../../../../rpc/errors.ts';
import { importFileAt, listImportFolder } from './importFolder.runtime.ts';
import {
  addRun,
  findPreview,
  findRun,
  giveToJob,
  isAnyAtWork,
  leaveRun,
  lockRuns,
  newestWritten,
  runsBefore,
} from './runs.queries.ts';
import { toImportRun } from './runs.views.ts';

/** What could be imported, and what was, newest first, page after page. */
export async function listImports({ deps }: SignedInCaller, cursor?: string) {
  const before = cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
  const [folder, rows, newest] = await Promise.all([
    listImportFolder(deps.config.importDir),
    runsBefore(deps.db, before, IMPORT_RUNS_PAGE_SIZE + 1),
    newestWritten(deps.db),
  ]);
  const page = rows.slice(0, IMPORT_RUNS_PAGE_SIZE);
  const last = page.at(-1);
  return {
    ...folder,
    runs: page.map((row) => toImportRun(row, newest)),
    nextCursor: last && rows.length > page.length ? String(last.id) : null,
  };
}

async function readRun(db: Db, id: number): Promise<ImportRun> {
  const row = await findRun(db, id);
  if (!row) throw new ProductError('NOT_FOUND');
  return toImportRun(row, await newestWritten(db));
}

/** One import, with some places of each kind of change. @throws NOT_FOUND */
export async function getImport(
  { deps }: SignedInCaller,
  { id }: { id: number },
): Promise<{ run: ImportRun; preview: ImportPreview | null }> {
  const run = await readRun(deps.db, id);
  const preview = await findPreview(deps.db, id);
  return {
    run,
    preview: preview && {
      sample: preview.sample,
      corrected: preview.corrected,
      closed_in_use: preview.goneInUse,
    },
  };
}

const refused = (why: NonNullable<ImportBegun['refused']>): ImportBegun => ({ id: null, refused: why });

/** Writes down what an admin does to an import, in the transaction that does it. */
async function note(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  action: AdminAction,
  { id, file }: Pick<ImportRun, 'id' | 'file'>,
): Promise<void> {
  const subject = { type: 'import', id: String(id) };
  await recordAction(trx, { at: deps.now(), adminId: viewer.userId, action, subject, details: { file } });
}

/** Has a file of the operator's folder read and compared; one import is at work at a time. */
export async function startDryRun(caller: SignedInCaller, { file }: { file: string }): Promise<ImportBegun> {
  const { deps } = caller;
  if (!(await importFileAt(deps.config.importDir, file))) return refused('no_file');
  const jobId = randomUUID();
  const begun = await deps.db.transaction().execute(async (trx) => {
    await lockRuns(trx);
    if (await isAnyAtWork(trx)) return refused('busy');
    const id = await addRun(trx, { file, jobId, at: deps.now() });
    await deps.queue.send(trx, 'place-imports', { importId: id }, jobId);
    await note(trx, caller, 'import.dry-run', { id, file });
    return { id, refused: null };
  });
  deps.queue.wake('place-imports');
  return begun;
}

interface Step {
  may: keyof ImportRun['may'];
  state: 'applying' | 'rolling_back';
  action: AdminAction;
}

/** Has a job take an import on, if it stands as it has to by now. @throws NOT_FOUND */
async function takeOn(caller: SignedInCaller, id: number, step: Step): Promise<ImportBegun> {
  const { deps } = caller;
  const jobId = randomUUID();
  const begun = await deps.db.transaction().execute(async (trx) => {
    await lockRuns(trx);
    const run = await readRun(trx, id);
    if (!run.may[step.may]) return refused('not_possible');
    if (await isAnyAtWork(trx)) return refused('busy');
    await giveToJob(trx, id, { state: step.state, jobId });
    await deps.queue.send(trx, 'place-imports', { importId: id }, jobId);
    await note(trx, caller, step.action, run);
    return { id, refused: null };
  });
  deps.queue.wake('place-imports');
  return begun;
}

/** Writes what a dry run has shown. */
export const applyImport = (caller: SignedInCaller, { id }: { id: number }) =>
  takeOn(caller, id, { may: 'apply', state: 'applying', action: 'import.apply' });

/** Makes places what they were before the import that wrote last. */
export const rollBackImportRun = (caller: SignedInCaller, { id }: { id: number }) =>
  takeOn(caller, id, { may: 'roll_back', state: 'rolling_back', action: 'import.roll-back' });

/** Takes an import from its job, which notices within a second. What is written by then is whole. @throws NOT_FOUND */
export async function stopImport(caller: SignedInCaller, { id }: { id: number }): Promise<ImportBegun> {
  return caller.deps.db.transaction().execute(async (trx) => {
    await lockRuns(trx);
    const run = await readRun(trx, id);
    const jobId = (await findRun(trx, id))?.job_id;
    if (!run.may.stop || !jobId) return refused('not_possible');
    await leaveRun(trx, id, jobId, null);
    await note(trx, caller, 'import.stop', run);
    return { id, refused: null };
  });
}
