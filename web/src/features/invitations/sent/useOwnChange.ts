import type { Invitation } from '@liora/domain/contract/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { byCodeQuery } from '../invitations.queries.ts';

interface OwnChange<Input> {
  call: (input: Input) => Promise<{ invitation: Invitation }>;
  done: string;
  failed: string;
  onDone?: () => void;
}

/** Changes an own invitation, and shows how it stands then. */
export function useOwnChange<Input>(code: string, { call, done, failed, onDone }: OwnChange<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => retrying(() => call(input)),
    onSuccess: (answer) => {
      queries.setQueryData(byCodeQuery(code).queryKey, answer);
      void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
      toast(done, { kind: 'success' });
      onDone?.();
    },
    onError: (error) => {
      if (errorCode(error) === 'INVITATION_CHANGED') void queries.invalidateQueries(byCodeQuery(code));
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
      toast(failed, { description: errorText(error), kind: 'error' });
    },
  });
}
