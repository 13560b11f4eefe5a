import type pg from 'pg';
import type { SourceName } from '../importedPlace.types.ts';
import { Interrupted } from '../read/fileProblem.errors.ts';
import type { ImportReport } from '../report.views.ts';

/** Only one import of a source at a time, until the session ends. False when another one runs. */
export async function acquireImportLock(client: pg.ClientBase, source: SourceName): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(hashtext('places import'), hashtext($1)) as taken`,
    [source],
  );
  return rows[0]?.taken ?? false;
}

/** The session is about to end; closing it alone would free the turn only a moment later. */
export async function releaseImportLock(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_all()');
}

/** An import begins to write: the run of an admin, unless it was stopped meanwhile (Interrupted), or one of its own. Answers its id. */
export async function recordStart(
  client: pg.ClientBase,
  { source, file, sourceDate }: Pick<ImportReport, 'source' | 'file' | 'sourceDate'>,
  startedAt: Date,
  run: number | undefined,
): Promise<number> {
  if (run !== undefined) {
    // Done again after a stop it began when it began first.
    const { rowCount } = await client.query(
      `update place_imports set applied_at = coalesce(applied_at, $2), journaled = true
       where id = $1 and state = 'applying'`,
      [run, startedAt],
    );
    if (rowCount === 0) throw new Interrupted();
    return run;
  }
  const { rows } = await client.query<{ id: number }>(
    `insert into place_imports (source, file_name, source_date, started_at, applied_at, state, journaled)
     values ($1, $2, $3, $4, $4, 'applying', true) returning id::int`,
    [source, file, sourceDate, startedAt],
  );
  return rows[0]?.id ?? 0;
}

/** `finishedAt` is null for an import that was stopped half way. What an admin has begun with it meanwhile goes on. */
export async function recordEnd(
  client: pg.ClientBase,
  id: number,
  report: ImportReport,
  finishedAt: Date | null,
): Promise<void> {
  await client.query(
    `update place_imports set finished_at = $2, report = $3,
       job_id = case when state <> 'applying' then job_id end,
       state = case when state not in ('applying', 'stopped') then state when $2::timestamptz is null then 'stopped'
         else 'applied' end
     where id = $1`,
    [id, finishedAt, JSON.stringify(report)],
  );
}

/** One line for the list: what happened to a place. */
export interface Listed {
  what: 'added' | 'returned' | 'renamed' | 'gone';
  name: string;
  before: string | null;
}

export async function listChanges(client: pg.ClientBase): Promise<Listed[]> {
  const { rows } = await client.query<Listed>(`
    select 'added' as what, name, null as before, 1 as sort from import_stage where status = 'added'
    union all select 'returned', name, null, 2 from import_stage where status = 'returned'
    union all select 'renamed', name, old_name, 3 from import_stage where renamed
    union all select 'gone', name, null, 4 from import_gone
    order by sort, name`);
  return rows;
}
