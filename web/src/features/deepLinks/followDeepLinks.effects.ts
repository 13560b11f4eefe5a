import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { client } from '../../lib/api.ts';
import { isNativeApp } from '../../lib/native/nativeSignals.ts';
import { siteOrigins } from '../../lib/server.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import {
  type Arrival,
  type Decision,
  decide,
  isAccountPage,
  isRedirect,
  replaysPending,
} from './deepLink.rules.ts';
import { forgetPendingLink, rememberPendingLink, storedPendingLink } from './pendingLink.store.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The code of an invitation that the main screen shows (RUL-34). */
    invitation?: string;
  }
}

/** From a landing over the main screen to where its code is shown; what would go on further goes in circles. */
const MOST_STEPS = 3;

const routeOf = (router: AnyRouter, path: string): AnyRoute | undefined => router.getMatchedRoutes(path)[2];

const arrivalAt = (router: AnyRouter, address: string, cause: Arrival['cause']): Arrival => ({
  address,
  cause,
  origins: siteOrigins(),
  isNative: isNativeApp(),
  stored: storedPendingLink(),
  now: Date.now(),
  isScreen: (path) => routeOf(router, path) !== undefined,
  isOwn: (path, parameter, value) => {
    const read: unknown = routeOf(router, path)?.options.validateSearch;
    return typeof read === 'function' && parameter in read({ [parameter]: value });
  },
});

/** Follows the link at an address, in place of it in the history; whether it led somewhere else. */
export function followDeepLink(router: AnyRouter, address: string, cause: Arrival['cause']): boolean {
  let next: string | null = address;
  let hasMoved = false;
  for (let step = 0; next !== null && step < MOST_STEPS; step += 1) {
    const arrival = arrivalAt(router, next, cause);
    const decision = decide(arrival);
    act(decision);
    if (step === 0) report(decision, arrival);
    if (decision.to !== null) {
      const { invitation } = decision;
      router.history.replace(decision.to, invitation === null ? undefined : { invitation });
      hasMoved = true;
    }
    // What a redirect of the app leaves on the main screen is handled there; no other rule follows one that has fired.
    next = isRedirect(decision) ? new URL(decision.to, location.href).href : null;
  }
  return hasMoved;
}

function act({ isMalformed, discards, remember }: Decision): void {
  if (isMalformed) console.warn('A link was not understood, and is ignored.');
  if (discards) forgetPendingLink();
  if (remember !== null) rememberPendingLink(remember);
}

/** Once for each link, also where the app takes two steps (DEEP-31). Nobody waits for it. */
function report(decision: Decision, { address, isNative, cause }: Arrival): void {
  if (decision.rule === null || decision.rule === 'pending link') return;
  const source = isNative ? 'native' : cause === 'shell' ? 'link' : 'web';
  const { pathname: path } = new URL(address);
  void client.platform
    .track({ event_type: 'deeplink_handled', path, token: decision.token, source })
    .catch(() => undefined);
}

/** Brings a link back that was opened before somebody signed in, once they have (RUL-35). */
export function watchPendingLink(queries: QueryClient, router: AnyRouter): void {
  const { queryKey } = startQuery();
  let known: string | null | undefined;
  let isDue = false;
  const replay = () => {
    const here = new URL(location.href);
    if (!isDue || isAccountPage(here.pathname)) return;
    isDue = false;
    if (replaysPending(arrivalAt(router, here.href, 'load'))) router.history.replace('/link-connect');
  };
  const look = () => {
    const me = queries.getQueryData(queryKey)?.me;
    if (me === undefined) return;
    const userId = me?.user_id ?? null;
    const hasSignedIn = known === null && userId !== null;
    known = userId;
    if (!hasSignedIn) return;
    isDue = true;
    replay();
  };
  queries.getQueryCache().subscribe(look);
  look();
  router.subscribe('onResolved', replay);
}
