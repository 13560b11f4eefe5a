import type { PlanDetails } from '@liora/domain/contract/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshPlans } from '../planCache.actions.ts';
import { planOptions } from '../plans.queries.ts';
import { createText } from './create.text.ts';
import { contentOfDraft, type PlanDraft } from './draft.forms.ts';
import { type DraftError, refusalError } from './draftProblem.rules.ts';

/** A new plan carries the id of its draft, so that sending it twice stores it once (RUL-66). */
export type PlanTarget =
  | { kind: 'new'; requestId: string; madeOf?: string }
  | { kind: 'edit'; planId: string };

interface SubmitPlanOptions {
  target: PlanTarget;
  onStored: (plan: PlanDetails) => void;
  onRefused: (error: DraftError) => void;
}

/** Sends the draft. The toast of success comes only after the server stored the plan (ERR-01, RUL-66). */
export function useSubmitPlan({ target, onStored, onRefused }: SubmitPlanOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: PlanDraft) => {
      const content = contentOfDraft(draft);
      return target.kind === 'new'
        ? retrying(() =>
            client.plans.create({ ...content, request_id: target.requestId, made_of: target.madeOf }),
          )
        : retrying(() => client.plans.update({ ...content, id: target.planId }));
    },
    onSuccess: (plan) => {
      queries.setQueryData(planOptions(plan.id).queryKey, { kind: 'plan', plan });
      onStored(plan);
      void refreshPlans(queries);
      if (target.kind === 'new') {
        toast(createText.createdTitle, { description: createText.createdText(plan.title), kind: 'success' });
      } else {
        toast(createText.saved, { kind: 'success' });
      }
    },
    onError: (error) => {
      const [title, otherwise] =
        target.kind === 'new'
          ? [createText.failed, createText.failedText]
          : [createText.saveFailed, createText.saveFailedText];
      onRefused(refusalError(errorCode(error), errorText(error, otherwise), title));
    },
  });
}
