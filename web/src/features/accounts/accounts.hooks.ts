import type { Me } from '@liora/domain/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { startQuery } from './accounts.queries.ts';

/** The signed-in person, null for a visitor, undefined while it is not known yet. */
export function useMe(): Me | null | undefined {
  return useQuery(startQuery()).data?.me;
}

/** True where mail of this server waits on a page of its own machine, and the person sits at that machine. */
export function useLocalMailbox(): boolean {
  const known = useQuery(startQuery()).data;
  return known?.localMailbox === true && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

/** Asks again who is signed in and waits for the answer: after anything that starts or ends a session. */
export function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: startQuery().queryKey });
}

/** `signOut()` ends the session here and in the other tabs. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const refresh = useRefreshSession();
  const { mutate, isPending } = useMutation(orpc.accounts.signOut.mutationOptions({ onSuccess: refresh }));
  return { signOut: () => mutate({}), busy: isPending };
}
