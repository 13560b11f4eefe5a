import { orpc } from '../../lib/api.ts';

/** What this person dropped, page after page. */
export const ownPinsOptions = () =>
  orpc.pins.mine.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** An own pin as it stands now: an edit begins with no older one. */
export const ownPinOptions = (id: string) =>
  orpc.pins.get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 });
