import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../../deps.ts';
import { deleteCrashes } from './crashes.queries.ts';

const BATCH = 5000;

/** Forgets crashes of more than ninety days ago (POL-10), at most a batch at a time. Returns how many went. */
export const forgetOldCrashes = (deps: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deleteCrashes(deps.db, retainedSince('crashes', deps.now()), BATCH);
