import type { FreeEvenings } from '@liora/domain/contract/freeEvenings';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { eveningsOptions } from './freeEvenings.queries.ts';
import { freeEveningsText } from './freeEvenings.text.ts';

interface Press {
  evening: string;
  free: boolean;
}

/** Marks as they will be once a press is stored; what both share is never guessed. */
function pressed(known: FreeEvenings, { evening, free }: Press): FreeEvenings {
  const without = (dates: readonly string[]) => dates.filter((date) => date !== evening);
  return {
    ...known,
    mine: free ? [...without(known.mine), evening].sort() : without(known.mine),
    both: free ? known.both : without(known.both),
  };
}

/** Marks with what was pressed and is not stored yet, and what a press does. */
export function useMarks(stored: FreeEvenings) {
  const queries = useQueryClient();
  const { queryKey } = eveningsOptions();
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const { mutate } = useMutation({
    // One after the other, so that the last answer is the newest.
    scope: { id: 'free evenings' },
    mutationFn: ({ evening, free }: Press) =>
      retrying(() => client.freeEvenings.mark(free ? { free: [evening] } : { not_free: [evening] })),
    onSuccess: async (saved) => {
      // An answer that was asked for before would take this back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
    },
    onError: (error) => toast(freeEveningsText.saveFailed, { kind: 'error', description: errorText(error) }),
    // Behind the news of what is stored, so that nothing is seen to go back in between.
    onSettled: (_saved, _error, press) =>
      notifyManager.schedule(() => setPresses((before) => before.filter((one) => one !== press))),
  });
  const press = (evening: string, free: boolean) => {
    const made = { evening, free };
    setPresses((before) => [...before, made]);
    mutate(made);
  };
  return { marks: presses.reduce(pressed, stored), press };
}
