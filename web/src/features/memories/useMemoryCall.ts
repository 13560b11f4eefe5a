import type { Memory } from '@liora/domain/contract/memories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { memoryQuery, refreshMemories } from './memories.queries.ts';

/** A change of one memory: how it stands then is shown at once, and whatever else shows it is asked for again. */
export function useMemoryCall<Input>(
  call: (input: Input) => Promise<{ memory: Memory }>,
  onDone?: (memory: Memory) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => retrying(() => call(input)),
    onSuccess: (answer) => {
      queries.setQueryData(memoryQuery(answer.memory.id).queryKey, answer);
      refreshMemories(queries);
      onDone?.(answer.memory);
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
}
