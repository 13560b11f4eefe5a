import type { Query, QueryClient } from '@tanstack/react-query';
import { changeAnswers, holdBackAnswers } from '../../lib/answers/changeAnswers.ts';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { type Gone, isPageOf, withoutGone } from './goneContent.rules.ts';

/**
 * Takes content out of everything that is kept, at once, then asks again for what is on screen: lists, first screen,
 * places, saved plans and places; searches are cleared (RUL-60). The page of the content itself stays only while a dialog over it
 * is read, and is forgotten the moment nobody looks at it.
 */
export function forgetContent(client: QueryClient, gone: Gone): void {
  const isPage = (query: Query) => isPageOf(query, gone);
  const keys = [
    orpc.plans.key(),
    orpc.profiles.key(),
    orpc.explore.key(),
    orpc.places.key(),
    orpc.reviews.key(),
    orpc.saved.key(),
    orpc.notifications.key(),
    orpc.safety.ownReports.key(),
  ];
  const askAgain = holdBackAnswers(client);
  changeAnswers(client, withoutGone(gone));
  if ('authorId' in gone) forgetPersonalData('blocked');
  // Before anything is asked again: the search engine must not answer from its cache.
  clearPlaceSearches(client);
  for (const queryKey of keys)
    void client.invalidateQueries({ queryKey, predicate: (query) => !isPage(query) });
  askAgain();
  forgetPages(client, isPage);
}

/** After an unblock: what was out of sight may be anywhere. */
export function refreshContent(client: QueryClient): void {
  const keys = [
    orpc.plans.key(),
    orpc.profiles.key(),
    orpc.explore.key(),
    orpc.places.get.key(),
    orpc.places.plans.key(),
    orpc.reviews.key(),
    orpc.saved.key(),
    orpc.notifications.key(),
    orpc.safety.ownReports.key(),
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  clearPlaceSearches(client);
}

function forgetPages(client: QueryClient, isPage: (query: Query) => boolean): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll().filter(isPage)) {
    if (!query.isActive()) {
      cache.remove(query);
      continue;
    }
    const stop = cache.subscribe((event) => {
      if (event.query !== query || query.isActive()) return;
      stop();
      // Not while the cache is telling everybody.
      queueMicrotask(() => cache.remove(query));
    });
  }
}
