import { QUERY_RETRIES } from '@liora/domain/limits';
import { errorCode, orpc } from '../../lib/api.ts';
import { isOffline } from '../../lib/isOffline.ts';

/** Somebody waits for an answer to come: a server that was busy when the hint came is asked again. */
const retry = (failures: number, error: Error): boolean => {
  const code = errorCode(error);
  if (isOffline()) return false;
  return code === 'BUSY' ? failures < BUSY_RETRIES : code === null && failures < QUERY_RETRIES;
};
const BUSY_RETRIES = 3;

/** What a link opens. It may have been answered a moment ago: asked for anew whenever it is opened. */
export const byCodeQuery = (code: string) =>
  orpc.invitations.byCode.queryOptions({ input: { code }, staleTime: 0, retry });

/** One of one's own, by what a notice knows of it. */
export const ownQuery = (id: string) =>
  orpc.invitations.get.queryOptions({ input: { id }, staleTime: 0, retry });

export const upcomingQuery = () => orpc.invitations.upcoming.queryOptions();

/** One's own, newest first. */
export const mineQuery = (which: 'sent' | 'received') =>
  orpc.invitations.mine.infiniteOptions({
    input: (cursor: string | undefined) => ({ which, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
