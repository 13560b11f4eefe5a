import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { LIST_IMPORT_STORED_DAYS, SAVED_BATCH_MAX, SAVED_UNDO_MINUTES } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { forgetImportsBefore } from './import/imports.queries.ts';
import { eraseRemovedBefore } from './write/savedWrites.queries.ts';

/** Erases places whose time to undo their removal is over. Safe to run twice and on several nodes at once. */
export async function sweepRemovedPlaces({ db, now }: Deps): Promise<number> {
  const before = new Date(now().getTime() - SAVED_UNDO_MINUTES * MINUTE_MS);
  let erased = 0;
  for (let last = SAVED_BATCH_MAX; last === SAVED_BATCH_MAX; erased += last)
    last = await eraseRemovedBefore(db, before, SAVED_BATCH_MAX);
  return erased;
}

const IMPORTS_AT_ONCE = 20;

/** Forgets what imports added that are too old to be taken back; what they added stays. */
export async function forgetOldImports({ db, now }: Deps): Promise<number> {
  const before = new Date(now().getTime() - LIST_IMPORT_STORED_DAYS * DAY_MS);
  let forgotten = 0;
  for (let last = IMPORTS_AT_ONCE; last === IMPORTS_AT_ONCE; forgotten += last)
    last = await forgetImportsBefore(db, before, IMPORTS_AT_ONCE);
  return forgotten;
}
