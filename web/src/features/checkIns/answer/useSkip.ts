import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { currentOptions } from '../checkIns.queries.ts';

/** Puts a day or week aside, or takes that back; nobody else is told. */
export function useSkip() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, period, skipped }: Pick<CheckIn, 'kind' | 'period'> & { skipped: boolean }) =>
      retrying(() => client.checkIns.skip({ kind, period, skipped })),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentOptions().queryKey }),
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
}
