import type { Me } from '@liora/domain/contract/accounts';
import { type QueryClient, type SkipToken, skipToken } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { refreshDelay, shouldRetryRefresh } from './session/refreshRetry.rules.ts';

/** Availability answers age quickly: somebody else may take the name. */
const AVAILABILITY_FRESH_MS = 15_000;

/** Who is signed in, with the operator's public settings: the app's first question, asked again to refresh the session. */
export function startQuery() {
  return orpc.platform.start.queryOptions({ retry: shouldRetryRefresh, retryDelay: refreshDelay });
}

/** Who is signed in, waited for where it is not known yet: for a press that may come before the app's first answer. */
export async function knownMe(queries: QueryClient): Promise<Me | null> {
  const { me } = queries.getQueryData(startQuery().queryKey) ?? {};
  if (me !== undefined) return me;
  // The question that is on its way already, where there is one.
  return (await queries.fetchQuery({ ...startQuery(), staleTime: 0 })).me;
}

export function usernameAvailableQuery(username: string) {
  return orpc.accounts.usernameAvailable.queryOptions({
    input: { username },
    staleTime: AVAILABILITY_FRESH_MS,
    retry: false,
  });
}

/** For the page with the one button; as short-lived as the link. */
export function signInLinkQuery(token: string | SkipToken) {
  const input = token === skipToken ? skipToken : { token };
  return orpc.accounts.checkSignInLink.queryOptions({
    input,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
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
