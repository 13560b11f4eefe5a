import { useEffect, useState } from 'react';
import { isTakingOver } from '../lib/firstRender.ts';
import { createHeldLoading } from './heldLoading.ts';

/**
 * Whether to draw the skeleton now: true 120 ms after `loading` begins, and then for 400 ms at least. In a screen that
 * takes the place of the document's it is there already.
 */
export function useHeldLoading(loading: boolean): boolean {
  const [visible, setVisible] = useState(() => loading && isTakingOver());
  const [held] = useState(() => createHeldLoading(setVisible, visible));
  useEffect(() => {
    held.set(loading);
    return held.stop;
  }, [held, loading]);
  return visible;
}
