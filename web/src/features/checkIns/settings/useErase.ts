import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { checkInsKey } from '../checkIns.queries.ts';

/** Takes own words away for both: one answer by its id, or all of them. */
export function useErase(said: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | 'all'): Promise<unknown> =>
      retrying<unknown>(() => (id === 'all' ? client.checkIns.deleteAll() : client.checkIns.delete({ id }))),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: checkInsKey() });
      toast(said);
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
}
