import type { Me } from '@liora/domain/contract/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { errorCode, orpc } from '../../../lib/api.ts';
import { startQuery } from '../accounts.queries.ts';
import { SESSION_EFFECTS, type SessionEvent, sessionEvents } from './sessionEvents.store.ts';
import { keepSnapshot, parseSnapshot, SESSION_KEY } from './sessionSnapshot.store.ts';

/**
 * Keeps this tab in step with the session, from start to end of the app: acts on session events, keeps the snapshot under
 * liora.auth and follows other tabs through it.
 */
export function watchSession(queryClient: QueryClient): void {
  const { queryKey } = startQuery();
  const hash = JSON.stringify(queryKey);
  let known: Me | null | undefined;

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    if (JSON.stringify(query.queryKey) !== hash) {
      askAgainIfRefused(queryClient, query.state.error);
      return;
    }
    const answer = queryClient.getQueryData(queryKey)?.me;
    if (answer === undefined || answer === known) return;
    const events = sessionEvents(known, answer);
    known = answer;
    withStorage(() => keepSnapshot(localStorage, answer));
    for (const event of events) actOn(queryClient, event);
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated') askAgainIfRefused(queryClient, mutation.state.error);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY) return;
    const elsewhere = parseSnapshot(newValue, new Date())?.userId ?? null;
    if (elsewhere !== (known?.user_id ?? null)) void queryClient.invalidateQueries({ queryKey });
  });
}

/** What only the signed-in person can read. */
const personalKeys = () => [
  orpc.plans.saved.key(),
  orpc.plans.mine.key(),
  orpc.membership.key(),
  orpc.safety.blocked.key(),
];

/** Carries out what an event means for this tab. */
export function actOn(queryClient: QueryClient, event: SessionEvent): void {
  const effects = SESSION_EFFECTS[event];
  const { queryKey } = startQuery();
  const hash = JSON.stringify(queryKey);
  const others = { predicate: (query: { queryKey: unknown }) => JSON.stringify(query.queryKey) !== hash };
  if (effects.forgetEverything) {
    // What only this person could read is not asked for again: nobody is signed in.
    for (const queryKey of personalKeys()) queryClient.removeQueries({ queryKey });
    void queryClient.resetQueries(others);
  }
  if (effects.refetchVisible) void queryClient.invalidateQueries(others);
  if (effects.askWhoIsSignedIn) void queryClient.invalidateQueries({ queryKey });
}

const refused = new WeakSet<object>();

/** A procedure said that there is no session any more: ask once who is signed in. */
function askAgainIfRefused(queryClient: QueryClient, error: unknown): void {
  if (!(error instanceof Error) || errorCode(error) !== 'UNAUTHENTICATED' || refused.has(error)) return;
  refused.add(error);
  void queryClient.invalidateQueries({ queryKey: startQuery().queryKey });
}

/** Storage can be forbidden or full; the app works without it. */
function withStorage(work: () => void): void {
  try {
    work();
  } catch {
    // The session is a cookie; the snapshot only makes things quicker.
  }
}
