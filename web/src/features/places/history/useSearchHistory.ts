import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { searchesQuery } from './history.queries.ts';
import { historyText } from './history.text.ts';

/** A change of what is remembered: the list is asked for again, and a failure is told. */
export function useHistoryChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  done?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      done?.();
      return queries.invalidateQueries({ queryKey: searchesQuery().queryKey });
    },
    onError: (error) => toast(historyText.failed, { description: errorText(error), kind: 'error' }),
  });
}

export const useForgetSearches = () =>
  useHistoryChange(
    () => client.places.forgetSearches(),
    () => toast(historyText.cleared, { kind: 'success' }),
  );
