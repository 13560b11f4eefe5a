import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { searchCountKey, searchKey } from '../places.queries.ts';
import { placeSearches } from './placeSearches.store.ts';

/**
 * Clears the search cache: after a block, a change of one's own pins, and 2 seconds after public pins changed (RUL-60,
 * RT-02); counts and suggestions beside the lists go the same way. What is on screen stays until the answer is there, which
 * is asked for at once, or, without `askAgain`, when somebody next looks at it: thousands may see the same pin change.
 */
export function clearPlaceSearches(queries: QueryClient, { askAgain = true } = {}): void {
  placeSearches.clear();
  // A map is one question, not a list with pages: it is asked again while it is looked at (RUL-98).
  const map = orpc.places.map.key();
  queries.removeQueries({ queryKey: map, type: 'inactive' });
  void queries.invalidateQueries({ queryKey: map, refetchType: 'active' });
  const refetchType = askAgain ? 'active' : 'none';
  for (const queryKey of [searchKey, searchCountKey, orpc.places.suggest.key()]) {
    queries.removeQueries({ queryKey, type: 'inactive' });
    void queries.invalidateQueries({ queryKey, refetchType });
  }
}
