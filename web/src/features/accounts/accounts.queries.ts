import { type SkipToken, skipToken } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { refreshDelay, shouldRetryRefresh } from './session/refreshRetry.rules.ts';

/** Availability answers age quickly: somebody else may take the name. */
const AVAILABILITY_FRESH_MS = 15_000;

/** Who is signed in, with the operator's public settings: the app's first question, asked again to refresh the session. */
export function startQuery() {
  return orpc.platform.start.queryOptions({ retry: shouldRetryRefresh, retryDelay: refreshDelay });
}

export function usernameAvailableQuery(username: string) {
  return orpc.accounts.usernameAvailable.queryOptions({
    input: { username },
    staleTime: AVAILABILITY_FRESH_MS,
    retry: false,
  });
}

/** Never kept: a link that worked a moment ago may be spent. */
export function resetLinkQuery(token: string | SkipToken) {
  const input = token === skipToken ? skipToken : { token };
  return orpc.accounts.checkResetLink.queryOptions({
    input,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
