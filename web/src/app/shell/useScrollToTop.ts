import { useLayoutEffect, useRef } from 'react';
import { traversed } from '../../lib/traversal.ts';

/**
 * Brings the page to its top on every path change (NAV-30), once loading ends (NAV-31) and when the user changes (NAV-32);
 * after Back and Forward the first two leave it where it was (RUL-125). Instant: an animated jump would show the new page
 * from its foot.
 * @param userId undefined while it is loading
 */
export function useScrollToTop(path: string, userId: string | null | undefined): void {
  const last = useRef(userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to run, not an input
  useLayoutEffect(() => {
    if (!traversed.state) toTop();
  }, [path]);
  useLayoutEffect(() => {
    const loadingEnds = last.current === undefined;
    const changes = last.current !== userId;
    last.current = userId;
    if (changes && !(loadingEnds && traversed.state)) toTop();
  }, [userId]);
}

function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
