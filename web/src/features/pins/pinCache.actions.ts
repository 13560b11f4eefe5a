import type { Query, QueryClient } from '@tanstack/react-query';
import { changeAnswers } from '../../lib/answers/changeAnswers.ts';
import { orpc } from '../../lib/api.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { isPageOf, withoutGone } from '../safety/goneContent.rules.ts';

/**
 * An own pin came, changed or went: searches are cleared (RUL-98), lists, pages and profiles are asked for again. The page of `gone` is
 * not: whoever is on it is about to leave it, and would read that it is nowhere.
 */
export function refreshPins(queries: QueryClient, gone?: string): void {
  clearPlaceSearches(queries);
  // One that is gone leaves lists at once.
  if (gone !== undefined) changeAnswers(queries, withoutGone({ pinId: gone }));
  const isGone = (query: Query) => gone !== undefined && isPageOf(query, { pinId: gone });
  for (const queryKey of [
    orpc.pins.mine.key(),
    orpc.pins.atLocation.key(),
    orpc.places.get.key(),
    orpc.explore.key(),
    orpc.profiles.key(),
    orpc.saved.key(),
  ])
    void queries.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) });
  void queries.invalidateQueries({ predicate: isGone, refetchType: 'none' });
}
