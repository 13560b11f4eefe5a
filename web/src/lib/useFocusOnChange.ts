import { useEffect, useRef } from 'react';

/**
 * One part of a screen takes the place of another, and what had the focus goes with it: the focus goes on at the title of what
 * has come. `part`: what is shown; null while that is not known.
 */
export function useFocusOnChange(part: string | null): void {
  const before = useRef(part);
  useEffect(() => {
    const was = before.current;
    before.current = part;
    if (was === null || was === part || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('#main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.style.outline = 'none';
    title.focus();
  }, [part]);
}
