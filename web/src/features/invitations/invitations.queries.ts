import { orpc } from '../../lib/api.ts';

/** What a link opens. It may have been answered a moment ago: asked for anew whenever it is opened. */
export const byCodeQuery = (code: string) =>
  orpc.invitations.byCode.queryOptions({ input: { code }, staleTime: 0 });

export const upcomingQuery = () => orpc.invitations.upcoming.queryOptions();

/** One's own, newest first. */
export const mineQuery = (which: 'sent' | 'received') =>
  orpc.invitations.mine.infiniteOptions({
    input: (cursor: string | undefined) => ({ which, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
