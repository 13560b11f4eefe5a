import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import type { ActionFilter } from './actionFilter.rules.ts';

/** What admins did, newest first, page after page. The lines before stay while those of another filter are on their way. */
export const actionsOptions = (filter: ActionFilter) => ({
  ...orpc.moderation.actions.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
