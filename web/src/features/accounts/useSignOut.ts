import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { useRefreshSession } from './accounts.hooks.ts';

/** `signOut()` ends the session here and in the other tabs. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const queries = useQueryClient();
  const refresh = useRefreshSession();
  const { mutate, isPending } = useMutation(
    orpc.accounts.signOut.mutationOptions({
      // What is still on its way would be refused once the session is gone.
      onMutate: () => queries.cancelQueries(),
      onSuccess: refresh,
      onError: () => queries.invalidateQueries(),
    }),
  );
  return { signOut: () => mutate({}), busy: isPending };
}
