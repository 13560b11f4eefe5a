import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '../features/accounts/accounts.queries.ts';
import { withStorage } from '../lib/browserStorage.ts';
import { forgetOn } from '../lib/personalData.ts';
import type { AppRouter } from './router.tsx';
import { currentTab } from './shell/currentTab.ts';

/** Read before the first paint of the next document, by public/theme.js. */
const KEY = 'liora.last-tab';

/** Remembers the tab that somebody who is signed in was in last, where Liora goes on when it is opened anew. */
export function watchLastTab(queries: QueryClient, router: Pick<AppRouter, 'state' | 'subscribe'>): void {
  const { queryKey } = startQuery();
  let isSignedIn = false;
  const note = () => {
    const { pathname } = router.state.location;
    if (!isSignedIn || currentTab(pathname)?.current !== 'page') return;
    withStorage('localStorage', (storage) => storage.setItem(KEY, pathname));
  };
  const look = () => {
    const was = isSignedIn;
    isSignedIn = Boolean(queries.getQueryData(queryKey)?.me);
    if (isSignedIn && !was) note();
  };
  forgetOn(['signed out', 'ran out'], () => {
    isSignedIn = false;
    withStorage('localStorage', (storage) => storage.removeItem(KEY));
  });
  queries.getQueryCache().subscribe(look);
  look();
  router.subscribe('onResolved', note);
  // Also what is left before it was there in full: the address is still that of what is left.
  router.subscribe('onBeforeLoad', note);
}
