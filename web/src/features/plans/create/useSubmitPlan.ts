import type { PlanNow } from '@liora/domain/contract/planCards';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { toast } from '../../../ui/toast.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import { refreshPlans } from '../planCache.actions.ts';
import { planOptions } from '../plans.queries.ts';
import { createText } from './create.text.ts';
import { contentOfDraft, type PlanDraft } from './draft.forms.ts';
import { type DraftError, refusalError, refusalWords } from './draftProblem.rules.ts';
import { planOfError, takeBack } from './takeBack.actions.ts';

/** A new plan carries the id of its draft, so that sending it twice stores it once (RUL-66). */
export type PlanTarget =
  | { kind: 'new'; requestId: string; madeOf?: string }
  | { kind: 'edit'; planId: string };

interface SubmitPlanOptions {
  target: PlanTarget;
  onStored: (plan: PlanDetails) => void;
  onRefused: (error: DraftError) => void;
  /** Somebody else changed the same; the plan as it is stored. */
  onChanged: (plan: PlanNow) => void;
}

interface Sent {
  draft: PlanDraft;
  /** The plan as it was when its editing began. */
  base: PlanDraft;
}

/** Sends the draft. The toast of success comes only after the server stored the plan (ERR-01, RUL-66). */
export function useSubmitPlan({ target, onStored, onRefused, onChanged }: SubmitPlanOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, base }: Sent) => {
      const content = contentOfDraft(draft);
      return target.kind === 'new'
        ? retrying(() =>
            client.plans.create({ ...content, request_id: target.requestId, made_of: target.madeOf }),
          )
        : retrying(() => client.plans.update({ ...content, base: contentOfDraft(base), id: target.planId }));
    },
    onSuccess: (plan, { base }) => {
      queries.setQueryData(planOptions(plan.id).queryKey, { kind: 'plan', plan });
      onStored(plan);
      void refreshPlans(queries);
      if (target.kind === 'new') {
        toast(createText.createdTitle, { description: createText.createdText(plan.title), kind: 'success' });
      } else {
        offerUndo(createText.saved, {
          kind: 'success',
          label: createText.undo,
          about: plan.title,
          undo: () => takeBack(queries, plan, base),
        });
      }
    },
    onError: (error) => {
      const plan = planOfError(error);
      if (plan) return onChanged(plan);
      const [title, otherwise] =
        target.kind === 'new'
          ? [createText.failed, createText.failedText]
          : [createText.saveFailed, createText.saveFailedText];
      onRefused(refusalError(errorCode(error), refusalWords(error, otherwise), title));
    },
  });
}
