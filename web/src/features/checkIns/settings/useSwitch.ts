import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { checkInsKey } from '../checkIns.queries.ts';

/** Turns check-ins on, by a clock, and off; for both. */
export function useSwitch() {
  const queries = useQueryClient();
  const settle = () => queries.invalidateQueries({ queryKey: checkInsKey() });
  const onError = (error: Error) => toast(errorText(error), { kind: 'error' });
  const start = useMutation({
    mutationFn: (time_zone: string) => retrying(() => client.checkIns.start({ time_zone })),
    onSuccess: settle,
    onError,
  });
  const stop = useMutation({
    mutationFn: () => retrying(() => client.checkIns.stop()),
    onSuccess: settle,
    onError,
  });
  return { start, stop };
}
