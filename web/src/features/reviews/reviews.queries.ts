import type { Origin } from '@liora/domain/contract/common';
import type { LovedSort, ReviewSort } from '@liora/domain/contract/reviewSorts';
import { orpc } from '../../lib/api.ts';

/** Reviews of a place, page after page; the former order stays while another is asked for. */
export const reviewsOptions = (place_id: string, sort: ReviewSort, been_there: boolean) =>
  orpc.reviews.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ place_id, sort, been_there, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** `at`: ISO instant that opening is told for. */
export const lovedOptions = (sort: LovedSort, origin: Origin | undefined, at: string) =>
  orpc.reviews.loved.infiniteOptions({
    input: (cursor: string | undefined) => ({ sort, origin, at, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
