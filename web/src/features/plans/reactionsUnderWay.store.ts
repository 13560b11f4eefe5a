import type { QueryClient } from '@tanstack/react-query';
import { changePlan, type PlanReaction, refreshPlan } from './planCache.store.ts';

type Counts = Pick<PlanReaction, 'like_count' | 'save_count'>;

/** How many likes and saves of a plan are on their way, and the counts that came meanwhile. */
const underWay = new Map<string, { calls: number; counts: Counts | null }>();

/** From now on until `reactionEnds` the plan shows what was pressed; counts from elsewhere wait. */
export function reactionBegins(id: string): void {
  const { calls, counts } = underWay.get(id) ?? { calls: 0, counts: null };
  underWay.set(id, { calls: calls + 1, counts });
}

/**
 * `answered`: the counts the server answered with; null when it failed. When others were heard meanwhile, nobody can say
 * which are newer, and the plan is asked for again.
 */
export function reactionEnds(client: QueryClient, id: string, answered: Counts | null): void {
  const { calls, counts } = underWay.get(id) ?? { calls: 1, counts: null };
  if (calls > 1) {
    underWay.set(id, { calls: calls - 1, counts });
    return;
  }
  underWay.delete(id);
  const same =
    answered && counts?.like_count === answered.like_count && counts.save_count === answered.save_count;
  if (counts && !same) void refreshPlan(client, id);
}

/** Counts of a plan that somebody liked or saved, in every list and detail that shows it; never over a press under way. */
export function hearCounts(client: QueryClient, id: string, { like_count, save_count }: Counts): void {
  const pressed = underWay.get(id);
  if (pressed) pressed.counts = { like_count, save_count };
  else changePlan(client, id, () => ({ like_count, save_count }));
}
