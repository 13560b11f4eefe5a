import { orpc } from '../../lib/api.ts';

/** Whom this person has blocked, page after page; `userId` is in the key, so that nobody sees another's list. */
export function blockedOptions(userId: string) {
  const asked = {
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
  };
  return orpc.safety.blocked.infiniteOptions({
    ...asked,
    queryKey: [...orpc.safety.blocked.infiniteKey(asked), userId],
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What this person has reported, page after page; the key is theirs as above. */
export function ownReportsOptions(userId: string) {
  const asked = {
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
  };
  return orpc.safety.ownReports.infiniteOptions({
    ...asked,
    queryKey: [...orpc.safety.ownReports.infiniteKey(asked), userId],
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
