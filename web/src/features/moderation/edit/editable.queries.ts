import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

/** One place with what its source says and what people have set. */
export const editableOptions = (id: string) => ({
  ...orpc.places.editable.queryOptions({ input: { id } }),
  staleTime: 0,
});

/** What became of a place by people, newest first, page after page. */
export const historyOptions = (id: string) => ({
  ...orpc.places.history.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** What is understood of hours while they are typed. */
export const readHoursOptions = (id: string, hours: string) => ({
  ...orpc.places.readHours.queryOptions({ input: { id, hours } }),
  placeholderData: keepPreviousData,
  retry: false,
});
