import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { factsText } from './facts.text.ts';

/** Both may be pressed again: what was said already is said once. */
function useFailed() {
  const queries = useQueryClient();
  return (error: unknown) => {
    toast(errorText(error), { kind: 'error' });
    if (errorCode(error) === 'UNAUTHENTICATED')
      void queries.invalidateQueries(orpc.platform.start.queryOptions());
  };
}

/** Says that a place closed, moved or has other hours. */
export function useReportFact(place_id: string, onDone: () => void) {
  const onError = useFailed();
  return useMutation({
    mutationFn: (said: { kind: PlaceFactKind; note: string | null }) =>
      retrying(() => client.places.reportFact({ place_id, ...said })),
    onSuccess: () => {
      toast(factsText.thanks, { kind: 'success', description: factsText.thanksText });
      onDone();
    },
    onError,
  });
}

/** Says that everything is still right; the page then tells so. */
export function useConfirmFacts(place_id: string) {
  const queries = useQueryClient();
  const onError = useFailed();
  return useMutation({
    mutationFn: () => retrying(() => client.places.confirmFacts({ place_id })),
    onSuccess: () => {
      toast(factsText.thanks, { kind: 'success', description: factsText.confirmedThanks });
      return queries.invalidateQueries({ queryKey: orpc.places.get.key() });
    },
    onError,
  });
}
