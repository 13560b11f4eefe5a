import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../lib/firstRender.ts';
import { traversed } from '../../lib/traversal.ts';

/**
 * Brings the page to its top on every path change (NAV-30), once loading ends (NAV-31) and when the user changes (NAV-32);
 * after Back and Forward the first two leave it where it was (RUL-125), and a screen that the document brought may have
 * been read for a while already. Instant: an animated jump would show the new page from its foot.
 * @param userId undefined while it is loading
 */
export function useScrollToTop(path: string, userId: string | null | undefined): void {
  const last = useRef(userId);
  const drawnPath = useRef(useHydrated() ? null : path);
  useLayoutEffect(() => {
    if (drawnPath.current === path) return;
    drawnPath.current = null;
    if (!traversed.state) toTop();
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user is the reason to run
  useLayoutEffect(() => {
    const loadingEnds = last.current === undefined;
    const changes = last.current !== userId;
    last.current = userId;
    const stays = traversed.state || drawnPath.current === path;
    if (changes && !(loadingEnds && stays)) toTop();
  }, [userId]);
}

function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
