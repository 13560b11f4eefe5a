import type { LocationSuggestion } from '@liora/domain/contract/location';
import {
  AREA_BOX_DEBOUNCE_MS,
  AREA_BOX_MAX_RESULTS,
  AREA_BOX_MIN_CHARS,
  LOCATION_QUERY_MAX_CHARS,
} from '@liora/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { useDebounced } from '../../lib/useDebounced.ts';

export type AreaSuggestions =
  | { kind: 'idle' }
  /** With the areas of the text before, so that the list does not blink at every key. */
  | { kind: 'looking'; areas: readonly LocationSuggestion[] }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'found'; areas: readonly LocationSuggestion[] };

/** Areas for what was typed: from 2 characters, 200 ms after the last key. */
export function useAreaSuggestions(typed: string): AreaSuggestions {
  const text = typed.trim().slice(0, LOCATION_QUERY_MAX_CHARS);
  const debounced = useDebounced(text, AREA_BOX_DEBOUNCE_MS);
  const enabled = [...text].length >= AREA_BOX_MIN_CHARS && debounced === text;
  const found = useQuery({
    ...orpc.location.search.queryOptions({ input: { query: debounced, limit: AREA_BOX_MAX_RESULTS } }),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if ([...text].length < AREA_BOX_MIN_CHARS) return { kind: 'idle' };
  const areas = found.data?.suggestions ?? [];
  if (!enabled || found.isFetching || found.isPlaceholderData) return { kind: 'looking', areas };
  if (found.isError) return { kind: 'failed', error: found.error, retry: () => void found.refetch() };
  return { kind: 'found', areas };
}
