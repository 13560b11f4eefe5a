import type { LocationSuggestion } from '@liora/domain/contract/location';
import { LOCATION_QUERY_MAX_CHARS } from '@liora/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '../../lib/api.ts';

const DEBOUNCE_MS = 200;
const MIN_CHARS = 2;
const MOST = 6;

export type AreaSuggestions =
  | { kind: 'idle' }
  /** With the areas of the text before, so that the list does not blink at every key. */
  | { kind: 'looking'; areas: readonly LocationSuggestion[] }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'found'; areas: readonly LocationSuggestion[] };

/** Areas for what was typed: from 2 characters, 200 ms after the last key. */
export function useAreaSuggestions(typed: string): AreaSuggestions {
  const text = typed.trim().slice(0, LOCATION_QUERY_MAX_CHARS);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = [...text].length >= MIN_CHARS && settled === text;
  const found = useQuery({
    ...orpc.location.search.queryOptions({ input: { query: settled, limit: MOST } }),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if ([...text].length < MIN_CHARS) return { kind: 'idle' };
  const areas = found.data?.suggestions ?? [];
  if (!enabled || found.isFetching || found.isPlaceholderData) return { kind: 'looking', areas };
  if (found.isError) return { kind: 'failed', error: found.error, retry: () => void found.refetch() };
  return { kind: 'found', areas };
}
