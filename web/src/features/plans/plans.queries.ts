import type { Origin } from '@liora/domain/contract/common';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** The curated list, page after page. */
export const plansListOptions = (origin: Origin | undefined, tags: readonly string[]) =>
  orpc.plans.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ origin, tags: [...tags], cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // While other tags are asked for, the list and the row of tags stay where they are.
    placeholderData: keepPreviousData,
  });

export const planOptions = (id: string) => orpc.plans.get.queryOptions({ input: { id } });
export const savedPlansOptions = () => orpc.plans.saved.queryOptions();
export const ownPlansOptions = () => orpc.plans.mine.queryOptions();
