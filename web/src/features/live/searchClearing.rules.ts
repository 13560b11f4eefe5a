import { SEARCH_CLEARED_AFTER_PINS_MS } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveClock } from '../../lib/live/liveClock.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';

/** RT-02 RUL-98: public pins changed somewhere. Call it at each change; one timer clears 2 s after the last. */
export function searchClearing(queries: QueryClient, clock: Pick<LiveClock, 'after'>): () => void {
  let stop = () => {};
  return () => {
    stop();
    stop = clock.after(SEARCH_CLEARED_AFTER_PINS_MS, () => clearPlaceSearches(queries, { askAgain: false }));
  };
}
