import { useMutation } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { useRefreshSession } from './accounts.hooks.ts';

/** `signOut()` ends the session here and in the other tabs. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const refresh = useRefreshSession();
  const { mutate, isPending } = useMutation(orpc.accounts.signOut.mutationOptions({ onSuccess: refresh }));
  return { signOut: () => mutate({}), busy: isPending };
}
