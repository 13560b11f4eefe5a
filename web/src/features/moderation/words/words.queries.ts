import type { Origin } from '@liora/domain/contract/common';
import type { MappingWords } from '@liora/domain/contract/searchMappings';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

/** Terms with a text in them, page after page; those before stay while others are on their way. */
export const wordsOptions = (text: string) => ({
  ...orpc.mappings.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ text, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

export const wordOptions = (id: number) => ({
  ...orpc.mappings.get.queryOptions({ input: { id } }),
  staleTime: 0,
  gcTime: 0,
});

interface TriedInput {
  q: string;
  origin: Origin;
  mapping: (MappingWords & { id: number | null }) | null;
}

/** What was found before stays while the next answer is on its way. */
export const tryOptions = (input: TriedInput) => ({
  ...orpc.mappings.try.queryOptions({ input }),
  staleTime: 0,
  placeholderData: keepPreviousData,
  retry: false,
});

/** All that is known of them, for when one was changed. */
export const WORDS_KEY = () => orpc.mappings.key();
/** The same but for each by itself. */
export const OTHERS_KEYS = () => [orpc.mappings.list.key(), orpc.mappings.try.key()];
