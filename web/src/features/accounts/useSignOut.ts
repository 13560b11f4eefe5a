import { useMutation } from '@tanstack/react-query';
import { client, orpc } from '../../lib/api.ts';
import { useEndSession } from './accounts.hooks.ts';

/** `signOut()` ends the session here and in the other tabs. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const endSession = useEndSession();
  const { mutate, isPending } = useMutation({
    mutationKey: orpc.accounts.signOut.key({ type: 'mutation' }),
    mutationFn: () => endSession(() => client.accounts.signOut()),
  });
  return { signOut: () => mutate(), busy: isPending };
}
