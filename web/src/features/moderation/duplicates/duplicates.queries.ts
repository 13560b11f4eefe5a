import { orpc } from '../../../lib/api.ts';

/** Pairs of places that may be one, page after page. Not asked again by itself: each page looks through a stretch of all places. */
export const duplicatesOptions = () => ({
  ...orpc.places.duplicates.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** Merges, newest first, page after page. */
export const mergesOptions = () => ({
  ...orpc.places.merges.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});
