import { orpc } from '../../lib/api.ts';

/** What can be answered now, and how it stands. */
export const currentOptions = () => orpc.checkIns.current.queryOptions();

/** Own and revealed check-ins, page after page. */
export const pastOptions = () =>
  orpc.checkIns.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const trendOptions = () => orpc.checkIns.trend.queryOptions();

export const checkInsKey = () => orpc.checkIns.key();
