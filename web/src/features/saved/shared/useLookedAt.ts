import { SAVED_BATCH_MAX } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { noteLookedAt } from './sharedCache.actions.ts';

/** What comes into view within this time is told together. */
const TOGETHER_MS = 300;

/**
 * Tells the server which rows of the partner's came into view; `look` is a ref for the element of a row. On this screen they
 * stay marked as new until it is left, so that nobody has to catch a dot before it goes.
 */
export function useLookedAt() {
  const queries = useQueryClient();
  const seen = useRef(new Set<string>());
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const observer = useRef<IntersectionObserver>(undefined);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const ids = [...waiting.current].slice(0, SAVED_BATCH_MAX);
    waiting.current.clear();
    if (ids.length > 0) client.saved.markSeen({ ids }).catch(() => undefined);
  }, []);

  useEffect(() => {
    const looked = seen.current;
    return () => {
      tell();
      observer.current?.disconnect();
      noteLookedAt(queries, looked);
    };
  }, [queries, tell]);

  return useCallback(
    (id: string) => (element: HTMLElement | null) => {
      if (!element || seen.current.has(id)) return;
      observer.current ??= new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          const row = (target as HTMLElement).dataset.row;
          if (!isIntersecting || !row) continue;
          observer.current?.unobserve(target);
          if (seen.current.has(row)) continue;
          seen.current.add(row);
          waiting.current.add(row);
          timer.current ??= setTimeout(tell, TOGETHER_MS);
        }
      });
      element.dataset.row = id;
      observer.current.observe(element);
    },
    [tell],
  );
}
