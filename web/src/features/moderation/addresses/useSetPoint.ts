import type { Origin } from '@liora/domain/contract/common';
import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { DECISION_UNDO_SECONDS, PIN_POINT_UNDO_MINUTES } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import { unplacedOptions } from './addresses.queries.ts';
import { addressesText } from './addresses.text.ts';

/** Gives a pin its point; a toast offers to take it back for a while. */
export function useSetPoint() {
  const queries = useQueryClient();
  const [failed, setFailed] = useState<{ id: string; words: string } | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: unplacedOptions().queryKey });
  const takeBack = async ({ id, title }: UnplacedPin, version: number) => {
    try {
      const { refused } = await retrying(() => client.pins.takePointBack({ id, version }));
      if (refused) toast(addressesText.undoFailed, { kind: 'error', description: addressesText.changed });
      else toast(addressesText.undone(title), { kind: 'success' });
    } catch (error) {
      toast(addressesText.undoFailed, { kind: 'error', description: errorText(error) });
      throw error;
    } finally {
      await refresh();
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ pin: { id, version }, at }: { pin: UnplacedPin; at: Origin }) =>
      retrying(() => client.pins.setPoint({ id, version, at })),
    onMutate: () => setFailed(null),
    onSuccess: async ({ version, refused }, { pin }) => {
      if (refused) setFailed({ id: pin.id, words: addressesText.changed });
      else
        offerUndo(addressesText.saved(pin.title), {
          kind: 'success',
          duration: DECISION_UNDO_SECONDS * 1000,
          label: addressesText.undo,
          minutes: PIN_POINT_UNDO_MINUTES,
          undo: () => takeBack(pin, version),
        });
      await refresh();
    },
    onError: (error, { pin }) => {
      setFailed({ id: pin.id, words: errorText(error) });
      toast(addressesText.saveFailed, { kind: 'error', description: errorText(error) });
    },
  });
  return {
    store: (pin: UnplacedPin, at: Origin) => mutate({ pin, at }),
    busy: isPending,
    failedOf: (id: string) => (failed?.id === id ? failed.words : null),
  };
}
