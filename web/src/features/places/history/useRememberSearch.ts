import { SEARCH_QUERY_MAX_CHARS } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { searchesQuery } from './history.queries.ts';

/**
 * Remembers a search where its owner wants that: when they press Enter, and when they leave with what they found, never while
 * they are still typing. The town goes along where they chose it by name. One that could not be remembered is no failure.
 */
export function useRememberSearch(asked: string, town: string | null): (words: string) => void {
  const queries = useQueryClient();
  const last = useRef({ words: '', town });
  const remember = useCallback(
    (words: string) => {
      const { queryKey } = searchesQuery();
      const line = words.trim().slice(0, SEARCH_QUERY_MAX_CHARS);
      if (line === '' || !queries.getQueryData(queryKey)?.on) return;
      client.places.rememberSearch({ words: line, town: last.current.town }).then(
        () => queries.invalidateQueries({ queryKey }),
        () => undefined,
      );
    },
    [queries],
  );
  useEffect(() => {
    last.current = { words: asked, town };
  }, [asked, town]);
  useEffect(() => () => remember(last.current.words), [remember]);
  return remember;
}
