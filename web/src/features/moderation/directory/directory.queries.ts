import type { DirectoryInput } from '@liora/domain/contract/placeEdits';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import type { DirectoryFilters } from './directoryFilters.rules.ts';

const inputOf = ({ older, confidence, ...filters }: DirectoryFilters): Partial<DirectoryInput> => ({
  ...filters,
  ...(older && { olderThanMonths: older }),
  ...(confidence && { confidenceBelow: confidence / 100 }),
});

/** Imported places, page after page. Not asked again by itself: each page looks through a stretch of all places. */
export const directoryOptions = (filters: DirectoryFilters) => ({
  ...orpc.places.directory.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...inputOf(filters), ...(cursor && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
