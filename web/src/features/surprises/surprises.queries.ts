import { orpc } from '../../lib/api.ts';

/** Those of the two, newest first, whoever plans them. */
export const surprisesQuery = () =>
  orpc.surprises.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** What has opened is a question of time: asked for anew whenever it is opened. */
export const surpriseQuery = (id: string) => orpc.surprises.get.queryOptions({ input: { id }, staleTime: 0 });

export const limitsQuery = () => orpc.surprises.limits.queryOptions();
