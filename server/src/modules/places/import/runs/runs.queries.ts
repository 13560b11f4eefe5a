import type { ImportFailure, ImportState } from '@liora/domain/rules/importRuns';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { SourceName } from '../importedPlace.types.ts';
import type { ImportReport } from '../report.views.ts';
import type { Outcomes } from '../rollBack/rollBack.queries.ts';
import type { ImportPreview } from '../stage/preview.queries.ts';

export interface RunRow {
  id: number;
  file_name: string;
  source: SourceName | null;
  source_date: string | null;
  state: ImportState;
  job_id: string | null;
  file_stamp: string | null;
  progress_done: number;
  progress_total: number;
  report: ImportReport | null;
  failure: string | null;
  started_at: Date;
  applied_at: Date | null;
  rolled_back_at: Date | null;
  journaled: boolean;
  rolled_back: Outcomes | null;
}

const COLUMNS = sql`id::int as id, file_name, source, source_date::text as source_date, state, job_id, file_stamp,
  progress_done::float8 as progress_done, progress_total::float8 as progress_total, report, failure, started_at, applied_at,
  rolled_back_at, journaled, rolled_back`;

/** The newest imports, or those before one of them. Serves from the key. */
export async function runsBefore(db: Db, before: number | null, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${COLUMNS} from place_imports
    where ${before}::bigint is null or place_imports.id < ${before}::bigint
    order by place_imports.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findRun(db: Db, id: number): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`select ${COLUMNS} from place_imports where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findPreview(db: Db, id: number): Promise<ImportPreview | null> {
  const { rows } = await sql<{ preview: ImportPreview | null }>`
    select preview from place_imports where id = ${id}`.execute(db);
  return rows[0]?.preview ?? null;
}

/** The import that wrote last and stands. Serves: place_imports_applied. */
export async function newestWritten(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id::int as id from place_imports
    where applied_at is not null and state in ('applying', 'applied', 'stopped', 'rolling_back')
    order by applied_at desc, id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whoever begins or stops something comes one after the other. */
export async function lockRuns(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('place import runs'), 0)`.execute(trx);
}

/** Serves: place_imports_one_job. */
export async function isAnyAtWork(trx: Db): Promise<boolean> {
  const { rows } = await sql`select from place_imports where job_id is not null limit 1`.execute(trx);
  return rows.length > 0;
}

export async function addRun(trx: Db, run: { file: string; jobId: string; at: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into place_imports (file_name, state, job_id, started_at, applied_at)
    values (${run.file}, 'comparing', ${run.jobId}::uuid, ${run.at}, null) returning id::int as id`.execute(
    trx,
  );
  return rows[0]?.id ?? 0;
}

export async function giveToJob(
  trx: Db,
  id: number,
  { state, jobId }: { state: 'applying' | 'rolling_back'; jobId: string },
): Promise<void> {
  await sql`update place_imports set state = ${state}, job_id = ${jobId}::uuid, failure = null, progress_done = 0,
    progress_total = 0 where id = ${id}`.execute(trx);
}

/** Whether it is still this job's. */
export async function noteProgress(
  db: Db,
  id: number,
  { jobId, done, total }: { jobId: string; done: number; total: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update place_imports set progress_done = ${done}, progress_total = ${total}
    where id = ${id} and job_id = ${jobId}::uuid`.execute(db);
  return numAffectedRows === 1n;
}

/** A dry run has ended. */
export async function noteCompared(
  db: Db,
  id: number,
  of: { jobId: string; report: ImportReport; preview: ImportPreview | null; stamp: string },
): Promise<void> {
  const { jobId, report, preview, stamp } = of;
  await sql`
    update place_imports set state = 'compared', job_id = null, source = ${report.source},
      source_date = ${report.sourceDate}::date, report = ${JSON.stringify(report)}::jsonb,
      preview = ${JSON.stringify(preview)}::jsonb, file_stamp = ${stamp}
    where id = ${id} and job_id = ${jobId}::uuid`.execute(db);
}

export async function noteRolledBack(
  db: Db,
  id: number,
  { jobId, outcomes, at }: { jobId: string; outcomes: Outcomes; at: Date },
): Promise<void> {
  await sql`
    update place_imports set state = 'rolled_back', job_id = null, rolled_back_at = ${at},
      rolled_back = ${JSON.stringify(outcomes)}::jsonb
    where id = ${id} and job_id = ${jobId}::uuid`.execute(db);
}

/**
 * Nobody works on it any more: somebody stopped it, or it failed. It stands as what is written by then: what never wrote can be
 * applied again unless its file is the reason, and what was rolled back in part can be rolled back again.
 */
export async function leaveRun(
  db: Db,
  id: number,
  jobId: string,
  failure: ImportFailure | string | null,
): Promise<void> {
  const isOver = failure !== null && failure !== 'busy';
  await sql`
    update place_imports set job_id = null, failure = ${failure}::text, state = case
      when state = 'comparing' then case when ${failure}::text is null then 'cancelled' else 'failed' end
      when state = 'rolling_back' then case when finished_at is null then 'stopped' else 'applied' end
      when applied_at is not null then 'stopped'
      when ${isOver}::boolean then 'failed'
      else 'compared' end
    where id = ${id} and job_id = ${jobId}::uuid`.execute(db);
}
