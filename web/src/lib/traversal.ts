import type { RouterHistory } from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';

/**
 * Whether the browser's Back or Forward led to what is on screen: then the place on the page, the selection and the map
 * come back (RUL-125). Every other way begins at the top.
 */
export const traversed = createStore(false);

export function watchTraversal(history: Pick<RouterHistory, 'subscribe'>): void {
  const [entry] = globalThis.performance?.getEntriesByType('navigation') ?? [];
  traversed.setState(() => entry !== undefined && 'type' in entry && entry.type === 'back_forward');
  history.subscribe(({ action }) => {
    // A replaced address is the same place as before.
    if (action.type !== 'REPLACE') traversed.setState(() => action.type !== 'PUSH');
  });
}
