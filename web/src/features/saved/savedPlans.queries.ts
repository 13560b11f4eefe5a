import type { SavedPlan } from '@liora/domain/contract/plans';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

interface Saved {
  plans: SavedPlan[];
}

const answered = orpc.plans.saved.queryOptions();

/**
 * What the person saved. A plan taken out at its card stays, however often the list is asked for meanwhile, so that
 * another press takes it back in: until `forgetTakenOut`.
 */
export const savedPlansOptions = () =>
  queryOptions({
    queryKey: answered.queryKey,
    queryFn: async (context) =>
      withTakenOut(
        await answered.queryFn(context),
        context.client.getQueryData<Saved>(answered.queryKey)?.plans ?? [],
      ),
  });

/** The list is left: what is saved elsewhere meanwhile is asked for with the next visit. */
export function forgetTakenOut(queries: QueryClient): void {
  queries.setQueryData<Saved>(
    answered.queryKey,
    (saved) => saved && { ...saved, plans: saved.plans.filter((entry) => !isTakenOut(entry)) },
  );
  void queries.invalidateQueries({ queryKey: answered.queryKey, refetchType: 'none' });
}

const isTakenOut = (entry: SavedPlan) => entry.kind !== 'locked' && !entry.plan.user_has_saved;

/** `answer` with the plans of `shown` that were taken out, each where it stood. */
function withTakenOut(answer: Saved, shown: readonly SavedPlan[]): Saved {
  const plans = [...answer.plans];
  for (const [i, entry] of shown.entries()) {
    if (isTakenOut(entry) && !plans.some(({ plan }) => plan.id === entry.plan.id)) plans.splice(i, 0, entry);
  }
  return { ...answer, plans };
}
