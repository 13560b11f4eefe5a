import type { Origin } from '@liora/domain/contract/common';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** The curated list, page after page; with a `creator` (user id) the plans of that person alone. */
export const plansListOptions = (origin: Origin | undefined, tags: readonly string[], creator?: string) =>
  orpc.plans.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ origin, tags: [...tags], creator, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // While other tags are asked for, the list and the row of tags stay where they are; that nothing was found does not.
    placeholderData: (former) => (former?.pages[0]?.plans.length ? former : undefined),
  });

/** How many plans the list holds and the tags to narrow it by, asked beside it: the list never waits for it. */
export const plansCountOptions = (origin: Origin | undefined, tags: readonly string[], creator?: string) =>
  orpc.plans.count.queryOptions({
    input: { origin, tags: [...tags], creator },
    placeholderData: keepPreviousData,
  });

/** `evening`: ISO instant of the evening that planned times are told for; tonight when left out. `as`: one's own as others see it. */
export const planOptions = (id: string, evening?: string, as?: ViewAs) =>
  orpc.plans.get.queryOptions({
    input: { id, ...(evening !== undefined && { evening }), ...(as && { as }) },
  });

/** What this person created, page after page. */
export const ownPlansOptions = () =>
  orpc.plans.mine.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
