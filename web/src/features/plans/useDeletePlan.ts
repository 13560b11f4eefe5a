import { PLAN_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { refreshPlans, refreshPlansWithout } from './planCache.actions.ts';
import { planFailureText } from './planFailure.rules.ts';
import { plansText } from './plans.text.ts';

/** Deletes an own plan and offers to undo it; the outcome is told by a toast. */
export function useDeletePlan(onDeleted?: () => void) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => retrying(() => client.plans.restore({ id })),
    onSuccess: () => toast(plansText.restored, { kind: 'success' }),
    onError: (error) => toast(errorText(error), { kind: 'error' }),
    onSettled: () => refreshPlans(queries),
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => retrying(() => client.plans.delete({ id })),
    onSuccess: (_result, { id, title }) => {
      onDeleted?.();
      void refreshPlansWithout(queries, id);
      offerUndo(plansText.deleted, {
        label: plansText.undo,
        about: title,
        minutes: PLAN_UNDO_DELETE_MINUTES,
        undo: () => restore.mutateAsync(id),
      });
    },
    onError: (error) => {
      toast(planFailureText(error), { kind: 'error' });
      void refreshPlans(queries);
    },
  });
}
