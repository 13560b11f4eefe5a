import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * `leave` once for each place in the history: a second press comes before the first has led anywhere, and would leave what
 * it led to as well.
 */
export function useOncePerPlace(leave: () => void): () => void {
  const here = useLocation({
    select: ({ href, state }) => `${state.__TSR_index} ${state.__TSR_key} ${href}`,
  });
  const left = useRef<string>(undefined);
  return () => {
    if (left.current === here) return;
    left.current = here;
    leave();
  };
}
