import type { PublishedList } from '@liora/domain/rules/decisions';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

export interface PublishedInput {
  kind: 'plan' | 'pin';
  list: PublishedList;
  /** The beginning of a title, or a username. */
  words: string;
}

/** What people have published, page after page; what was listed before stays until it is there. */
export const publishedOptions = (asked: PublishedInput) => ({
  ...orpc.safety.published.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...asked, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
