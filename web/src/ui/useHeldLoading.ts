import { useEffect, useState } from 'react';
import { createHeldLoading } from './heldLoading.ts';

/** Whether to draw the skeleton now: true 120 ms after `loading` begins, and then for 400 ms at least. */
export function useHeldLoading(loading: boolean): boolean {
  const [visible, setVisible] = useState(false);
  const [held] = useState(() => createHeldLoading(setVisible));
  useEffect(() => {
    held.set(loading);
    return held.stop;
  }, [held, loading]);
  return visible;
}
