import { DAY_MS } from '@liora/domain/durations';
import { IMPORT_ROLL_BACK_DAYS } from '@liora/domain/limits';
import type { Deps } from '../../../../deps.ts';
import { forgetJournalRows, forgetUnwritten, noteForgotten } from './forgetJournals.queries.ts';

const ROWS_AT_ONCE = 5000;
const RUNS_AT_ONCE = 100;

/** Forgets what imports wrote over that are too old to be rolled back, and dry runs that nobody applied. Safe to run twice. */
export async function forgetImportJournals({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - IMPORT_ROLL_BACK_DAYS * DAY_MS);
  for (let last = RUNS_AT_ONCE; last === RUNS_AT_ONCE; ) last = await noteForgotten(db, before, RUNS_AT_ONCE);
  for (let last = ROWS_AT_ONCE; last === ROWS_AT_ONCE; )
    last = await forgetJournalRows(db, before, ROWS_AT_ONCE);
  await forgetUnwritten(db, before, RUNS_AT_ONCE);
}
