import type { CheckInWords } from '@liora/domain/contract/checkInFacts';
import type { CurrentCheckIn } from '@liora/domain/contract/checkIns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { retrying } from '../../../lib/retry.ts';
import { waits } from '../../../lib/writeThrough.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { checkInsKey, currentOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';

/** Seals an answer. What was typed stays when it could not be. `onChanged`: it was answered elsewhere meanwhile. */
export function useSeal(current: CurrentCheckIn, done: { onSealed: () => void; onChanged: () => void }) {
  const queries = useQueryClient();
  const [request_id] = useState(newRequestId);
  const { kind, period, mine } = current.check_in;
  const version = mine?.version ?? null;
  const partner_id = usePartner()?.user_id;
  return useMutation({
    mutationFn: (words: CheckInWords) => {
      const answer = { ...words, kind, period, version, ...(partner_id && { partner_id }) };
      return retrying(() => client.checkIns.answer({ ...answer, request_id }));
    },
    onSuccess: async ({ check_in }) => {
      // An answer that was asked for before would take this back.
      const { queryKey } = currentOptions();
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (state) => {
        const known = state?.[kind];
        return state && known ? { ...state, [kind]: { ...known, check_in, skipped: false } } : state;
      });
      void queries.invalidateQueries({ queryKey: checkInsKey() });
      done.onSealed();
    },
    onError: (error) => {
      if (waits(error)) return done.onSealed();
      const code = errorCode(error);
      if (code === 'CHECK_IN_CHANGED') done.onChanged();
      const told =
        code === 'CHECK_IN_OVER'
          ? checkInsText.over
          : code === 'CHECK_IN_CHANGED'
            ? checkInsText.changed
            : errorText(error);
      toast(told, { kind: 'error' });
      void queries.invalidateQueries({ queryKey: checkInsKey() });
    },
  });
}
