import type { Query, QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { isPageOf } from '../safety/goneContent.rules.ts';

/**
 * An own pin came, changed or went: searches are cleared (RUL-98), lists and pages are asked for again. The page of `gone` is
 * not: whoever is on it is about to leave it, and would read that it is nowhere.
 */
export function refreshPins(queries: QueryClient, gone?: string): void {
  clearPlaceSearches(queries);
  const isGone = (query: Query) => gone !== undefined && isPageOf(query, { pinId: gone });
  for (const queryKey of [
    orpc.pins.mine.key(),
    orpc.pins.atLocation.key(),
    orpc.places.get.key(),
    orpc.explore.key(),
  ])
    void queries.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) });
  void queries.invalidateQueries({ predicate: isGone, refetchType: 'none' });
}
