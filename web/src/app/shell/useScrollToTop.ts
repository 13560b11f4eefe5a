import { useLayoutEffect } from 'react';

/**
 * Brings the page to its top on every path change (NAV-30), once loading ends (NAV-31) and when the user
 * changes (NAV-32). Instant: an animated jump would show the new page from its foot.
 */
export function useScrollToTop(path: string, loading: boolean, userId: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and user are the reasons to run, not inputs
  useLayoutEffect(toTop, [path, userId]);
  useLayoutEffect(() => {
    if (!loading) toTop();
  }, [loading]);
}

function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
