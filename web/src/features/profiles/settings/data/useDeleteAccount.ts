import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client, orpc } from '../../../../lib/api.ts';
import { errorText } from '../../../../text/errors.ts';
import { toast } from '../../../../ui/toast.ts';
import { useEndSession } from '../../../accounts/accounts.hooks.ts';
import { NotProved, useIdentityProof } from '../../../accounts/security/useIdentityProof.ts';
import { dataText } from './data.text.ts';

/** Deletes the account after its owner has proved who they are; by then every session has ended, this one too. */
export function useDeleteAccount() {
  const { withProof, question } = useIdentityProof();
  const navigate = useNavigate();
  const endSession = useEndSession();
  const { mutate, isPending } = useMutation({
    // By its key the session's watcher knows that this was no accident: everything personal goes.
    mutationKey: orpc.accounts.deleteAccount.key({ type: 'mutation' }),
    mutationFn: () =>
      withProof(() =>
        endSession(
          () => client.accounts.deleteAccount(),
          ({ reopens_until: until }) =>
            navigate({ to: '/account-deleted', search: { until }, replace: true }),
        ),
      ),
    onError: (error) => {
      if (error instanceof NotProved) return;
      toast(dataText.deleteFailed, { kind: 'error', description: errorText(error) });
    },
  });
  return { deleteAccount: () => mutate(), busy: isPending, question };
}
