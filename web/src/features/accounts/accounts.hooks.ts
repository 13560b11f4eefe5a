import type { Me } from '@liora/domain/contract/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { holdReads } from '../../lib/holdReads.ts';
import { startQuery } from './accounts.queries.ts';
import { MeContext } from './MeProvider.tsx';

/** The signed-in person, null for a visitor, undefined while it is not known yet. */
export function useMe(): Me | null | undefined {
  return useContext(MeContext);
}

/**
 * Set when the app's first question failed for good: nothing that needs its answer can be shown until it is asked again.
 * Stays set while it is asked again, so that what tells the failure does not come and go.
 */
export function useStartFailure(): { error: Error; retry: () => void } | null {
  const start = useQuery(startQuery());
  // The document brings the operator's settings, but not who reads it. In this order: whatever is read is listened to.
  if (start.errorUpdateCount === 0 || start.data?.me !== undefined) return null;
  const error = start.error ?? start.failureReason ?? new Error('no answer');
  return { error, retry: () => void start.refetch() };
}

/** True where mail of this server waits on a page of its own machine, and the person sits at that machine. */
export function useLocalMailbox(): boolean {
  const known = useQuery(startQuery()).data;
  return known?.localMailbox === true && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

/** Whether this server can mail a link: true while it is not known. */
export function useMailLeaves(): boolean {
  return useQuery(startQuery()).data?.mail !== false;
}

/** Where people write to for help; null when the operator names nobody. */
export function useSupportEmail(): string | null {
  return useQuery(startQuery()).data?.supportEmail ?? null;
}

/** Asks again who is signed in and waits for the answer: after anything that starts or ends a session. */
export function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: startQuery().queryKey });
}

/**
 * Ends the session by a call: while it is on its way nothing is read that the server would refuse after it. From its answer on
 * nobody is signed in, without asking again. `leave` runs before that, for screens that only somebody signed in has.
 */
export function useEndSession() {
  const queries = useQueryClient();
  return async <Answer>(call: () => Promise<Answer>, leave?: (answer: Answer) => Promise<void>) => {
    const release = holdReads();
    try {
      await queries.cancelQueries();
      const answer = await call();
      await leave?.(answer);
      queries.setQueryData(startQuery().queryKey, (known) => (known ? { ...known, me: null } : known));
    } catch (error) {
      // What was let go of for it; what is there has not changed.
      void queries.invalidateQueries({
        predicate: ({ state }) => state.data === undefined || state.isInvalidated,
      });
      throw error;
    } finally {
      // The screens hear of it in a task of their own; what they begin to read before that goes with them (holdReads.ts).
      setTimeout(release);
    }
  };
}
