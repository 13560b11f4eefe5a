import { type PlanNow, planNow } from '@liora/domain/contract/planCards';
import type { PlanDetails } from '@liora/domain/contract/plans';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshPlans } from '../planCache.actions.ts';
import { createText } from './create.text.ts';
import { contentOfDraft, draftOfPlan, type PlanDraft } from './draft.forms.ts';
import { refusalWords } from './draftProblem.rules.ts';

/** The plan as it is stored, of a refusal because somebody else changed the same (PLAN_CHANGED); null of any other. */
export function planOfError(error: unknown): PlanNow | null {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  const plan = data && typeof data === 'object' && 'plan' in data ? data.plan : null;
  const found = planNow.safeParse(plan);
  return found.success ? found.data : null;
}

/** Takes a change back: what it changed is as before, what was changed elsewhere since stays. */
export async function takeBack(queries: QueryClient, changed: PlanDetails, before: PlanDraft): Promise<void> {
  try {
    const base = contentOfDraft(draftOfPlan(changed));
    await client.plans.update({ ...contentOfDraft(before), base, id: changed.id });
    toast(createText.undone, { kind: 'success' });
  } catch (error) {
    toast(planOfError(error) ? createText.undoFailed : refusalWords(error), { kind: 'error' });
    throw error;
  } finally {
    await refreshPlans(queries);
  }
}
