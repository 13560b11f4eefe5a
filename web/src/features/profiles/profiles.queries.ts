import type { ViewAs } from '@liora/domain/rules/viewAs';
import { orpc } from '../../lib/api.ts';

/** Somebody's profile; `as`: one's own as others see it. */
export const profileOptions = (userId: string, as?: ViewAs) =>
  orpc.profiles.get.queryOptions({ input: { user_id: userId, as } });

export const profilePlansOptions = (userId: string, as?: ViewAs) =>
  orpc.profiles.plans.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, as, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const profileReviewsOptions = (userId: string, as?: ViewAs) =>
  orpc.profiles.reviews.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, as, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const profilePinsOptions = (userId: string, as?: ViewAs) =>
  orpc.profiles.pins.infiniteOptions({
    input: (cursor: string | undefined) => ({ user_id: userId, as, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
