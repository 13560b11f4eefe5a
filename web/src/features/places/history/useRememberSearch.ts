import { SEARCH_QUERY_MAX_CHARS } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { searchesQuery } from './history.queries.ts';

/**
 * Remembers a search where its owner wants that: when they press Enter, and when they leave with what they found, never while
 * they are still typing. The town goes along where they chose it by name. One that could not be remembered is no failure.
 */
export function useRememberSearch(asked: string, town: string | null): (words: string) => void {
  const queries = useQueryClient();
  const last = useRef({ words: '', town });
  const isSignedIn = Boolean(useMe());
  const remember = useCallback(
    (words: string) => {
      const line = words.trim().slice(0, SEARCH_QUERY_MAX_CHARS);
      if (line === '' || !isSignedIn) return;
      const { town: chosen } = last.current;
      const store = async () => {
        const { on } = await queries.ensureQueryData(searchesQuery());
        if (!on) return;
        await client.places.rememberSearch({ words: line, town: chosen });
        await queries.invalidateQueries({ queryKey: searchesQuery().queryKey });
      };
      store().catch(() => undefined);
    },
    [queries, isSignedIn],
  );
  useEffect(() => {
    last.current = { words: asked, town };
  }, [asked, town]);
  useEffect(() => () => remember(last.current.words), [remember]);
  return remember;
}
