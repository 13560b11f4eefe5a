import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { SECURITY_KEY } from './security.queries.ts';
import { securityText } from './security.text.ts';
import { NotProved } from './useIdentityProof.ts';

interface SecurityChange<Input, Result> {
  work: (input: Input) => Promise<Result>;
  onDone?: (result: Result) => void;
  /** Says a failure itself; true when it has. */
  onFailed?: (error: Error) => boolean;
}

/** Something that changes how one signs in: what the screen shows is asked for again, and failures are told. */
export function useSecurityChange<Result, Input = void>({
  work,
  onDone,
  onFailed,
}: SecurityChange<Input, Result>): UseMutationResult<Result, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (result) => onDone?.(result),
    onError: (error) => {
      if (error instanceof NotProved || onFailed?.(error)) return;
      toast(securityText.failed, { kind: 'error', description: errorText(error) });
    },
    onSettled: () => {
      // What reads on or links without a session ends with those of others.
      for (const queryKey of [orpc.calendar.key(), orpc.couples.link.key()])
        void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: SECURITY_KEY() });
    },
  });
}
