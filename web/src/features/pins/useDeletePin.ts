import { PIN_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode } from '../../lib/api.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { useMe } from '../accounts/accounts.hooks.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { pinFailure } from './form/pinFailure.rules.ts';
import { useSignedInCall } from './form/useSignedInCall.ts';
import { useSignInAction } from './form/useSignInAction.ts';
import { refreshPins } from './pinCache.actions.ts';
import { pinsText } from './pins.text.ts';

/** Deletes an own pin and offers to undo it; the outcome is told by a toast (ERR-59). */
export function useDeletePin(onDeleted?: () => void) {
  const queries = useQueryClient();
  const signedIn = Boolean(useMe());
  const ask = useSignedInCall();
  const signIn = useSignInAction();
  const restore = useMutation({
    mutationFn: (id: string) => ask(() => client.pins.restore({ id })),
    onSuccess: () => toast(pinsText.restored, { kind: 'success' }),
    onError: (error) => toast(errorText(error), { kind: 'error' }),
    onSettled: () => refreshPins(queries),
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => ask(() => client.pins.delete({ id })),
    onSuccess: (_result, { id, title }) => {
      onDeleted?.();
      refreshPins(queries, id);
      offerUndo(pinsText.deleted, {
        label: pinsText.undo,
        about: title,
        minutes: PIN_UNDO_DELETE_MINUTES,
        undo: () => restore.mutateAsync(id),
      });
    },
    onError: (error) => {
      const code = errorCode(error);
      const text = errorText(error, pinsText.deleteFailed);
      const { title, ...more } = pinFailure('delete', code, { signedIn, text });
      toast(title, { ...more, kind: 'error', ...(code === 'UNAUTHENTICATED' && { action: signIn }) });
    },
  });
}
