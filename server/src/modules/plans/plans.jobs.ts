import { MINUTE_MS } from '@liora/domain/durations';
import { PLAN_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { erasePlansDeletedBefore, eraseUnusedTags } from './write/planWrites.queries.ts';

/** Removes plans whose time to undo the deletion is over. Safe to run twice and on several nodes at once. */
export async function sweepDeletedPlans(deps: Deps): Promise<number> {
  return erasePlansDeletedBefore(
    deps.db,
    new Date(deps.now().getTime() - PLAN_UNDO_DELETE_MINUTES * MINUTE_MS),
  );
}

/** Removes names of tags that no plan has any more and that nobody took along: each is looked at once an hour. */
export async function sweepPlanTags(deps: Deps): Promise<void> {
  await eraseUnusedTags(deps.db, Math.floor(deps.now().getTime() / MINUTE_MS));
}
