import { PLAN_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { erasePlansDeletedBefore } from './write/planWrites.queries.ts';

/** Removes plans whose time to undo the deletion is over. Safe to run twice and on several nodes at once. */
export async function sweepDeletedPlans(deps: Deps): Promise<number> {
  return erasePlansDeletedBefore(deps.db, new Date(deps.now().getTime() - PLAN_UNDO_DELETE_MINUTES * 60_000));
}
