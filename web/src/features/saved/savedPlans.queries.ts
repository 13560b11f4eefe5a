import type { SavedPlan } from '@liora/domain/contract/plans';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

interface Page {
  plans: SavedPlan[];
  nextCursor: string | null;
}
type Saved = InfiniteData<Page, string | undefined>;

const answered = orpc.plans.saved.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/**
 * What the person saved, page after page. A plan taken out at its card stays, however often the list is asked for
 * meanwhile, so that another press takes it back in: until `forgetTakenOut`.
 */
export const savedPlansOptions = () =>
  infiniteQueryOptions({
    ...answered,
    queryFn: async (context) => {
      const shown = context.client.getQueryData<Saved>(answered.queryKey);
      const page = shown?.pages[shown.pageParams.indexOf(context.pageParam)];
      return withTakenOut(await answered.queryFn(context), page?.plans ?? []);
    },
  });

/** The list is left: what is saved elsewhere meanwhile is asked for with the next visit. */
export function forgetTakenOut(queries: QueryClient): void {
  queries.setQueryData<Saved>(
    answered.queryKey,
    (saved) =>
      saved && {
        ...saved,
        pages: saved.pages.map((page) => ({
          ...page,
          plans: page.plans.filter((entry) => !isTakenOut(entry)),
        })),
      },
  );
  void queries.invalidateQueries({ queryKey: answered.queryKey, refetchType: 'none' });
}

const isTakenOut = (entry: SavedPlan) => entry.kind !== 'locked' && !entry.plan.user_has_saved;

/** `answer` with the plans of `shown` that were taken out, each where it stood. */
function withTakenOut(answer: Page, shown: readonly SavedPlan[]): Page {
  const plans = [...answer.plans];
  for (const [i, entry] of shown.entries()) {
    if (isTakenOut(entry) && !plans.some(({ plan }) => plan.id === entry.plan.id)) plans.splice(i, 0, entry);
  }
  return { ...answer, plans };
}
