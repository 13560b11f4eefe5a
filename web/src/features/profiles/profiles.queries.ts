import { orpc } from '../../lib/api.ts';

/** Somebody's profile; `asOthers`: one's own as others see it. */
export const profileOptions = (userId: string, asOthers = false) =>
  orpc.profiles.get.queryOptions({ input: { user_id: userId, as_others: asOthers } });

export const profilePlansOptions = (userId: string) =>
  orpc.profiles.plans.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const profileReviewsOptions = (userId: string) =>
  orpc.profiles.reviews.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const profilePinsOptions = (userId: string) =>
  orpc.profiles.pins.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
