import { errorCode, orpc } from '../../lib/api.ts';

const REFRESH_MS = 60_000;

/** Who does not say who they are is not asked each minute. */
const refetchInterval = ({ state }: { state: { error: Error | null } }) =>
  errorCode(state.error) === 'ADMIN_UNPROVED' ? (false as const) : REFRESH_MS;

/** What moderators see is never an old answer: others decide beside them. */
const always = { staleTime: 0, refetchInterval };

/** What waits, what is hidden first, page after page. */
export const queueOptions = () => ({
  ...orpc.safety.moderationQueue.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  ...always,
});

/** Decisions, newest first, page after page. */
export const historyOptions = () => ({
  ...orpc.safety.moderationHistory.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** What people say of places, oldest first, page after page. */
export const proposalsOptions = () => ({
  ...orpc.places.proposals.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  ...always,
});

/** How a place is shown now. */
export const shownPlaceOptions = (id: string) => ({
  ...orpc.places.get.queryOptions({ input: { id } }),
  staleTime: 0,
});
