import type { ImportRun } from '@liora/domain/contract/imports';
import type { ImportReport } from '../report.views.ts';
import { mayWith } from './imports.policy.ts';
import type { RunRow } from './runs.queries.ts';

const sumOf = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** Reports of older versions lack what was counted later. */
function countsOf(report: ImportReport): NonNullable<ImportRun['counts']> {
  const { added = 0, returned = 0, changed = 0, carried = 0, unchanged = 0, refreshed = 0 } = report;
  return {
    added: added + returned,
    changed: changed + carried,
    closed: report.gone ?? 0,
    not_closed: report.goneWithheld ?? 0,
    unchanged: unchanged + refreshed,
    refused: sumOf(report.skipped ?? {}),
    hours_unread: report.hours?.unknown ?? 0,
  };
}

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** `newest`: the import that wrote last. */
export function toImportRun(row: RunRow, newest: number | null): ImportRun {
  const isAtWork = row.job_id !== null;
  return {
    id: row.id,
    file: row.file_name,
    source: row.source,
    source_date: row.source_date,
    state: row.state,
    started_at: row.started_at.toISOString(),
    applied_at: instant(row.applied_at),
    rolled_back_at: instant(row.rolled_back_at),
    progress: isAtWork ? { done: row.progress_done, total: row.progress_total } : null,
    counts: row.report && countsOf(row.report),
    failure: row.failure,
    rolled_back: row.rolled_back,
    may: mayWith({ state: row.state, isAtWork, journaled: row.journaled, isNewest: row.id === newest }),
  };
}
