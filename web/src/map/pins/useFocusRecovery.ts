import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keyOf, nearestTo, type PlacedItem } from './pinLayout.ts';

/**
 * Pins come and go as the map's answers do. One that goes while it has the focus hands it to what then stands nearest:
 * else whoever is at the keyboard would be back at the top of the page. Returns what the layer listens with.
 */
export function useFocusRecovery(items: readonly PlacedItem[], focusKey: (key: string) => void) {
  const focused = useRef<PlacedItem | null>(null);
  const handTo = useEffectEvent(focusKey);
  useLayoutEffect(() => {
    const before = focused.current;
    if (!before || items.some((item) => keyOf(item) === keyOf(before))) return;
    focused.current = null;
    const nearest = nearestTo(before.at, items);
    if (nearest) handTo(keyOf(nearest));
  }, [items]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = items.find((item) => keyOf(item) === target.dataset.key) ?? null;
    },
    // Not heard when the element itself goes: React is silent then.
    onBlur: () => {
      focused.current = null;
    },
  };
}
