import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../../deps.ts';
import { deleteSearchesBefore } from './history.queries.ts';

const BATCH = 5000;

/** Forgets searches of more than twelve months ago (POL-08), at most a batch at a time. Returns how many went. */
export const forgetOldSearches = (deps: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deleteSearchesBefore(deps.db, retainedSince('searches', deps.now()), BATCH);
