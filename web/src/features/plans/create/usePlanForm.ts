import { zodResolver } from '@hookform/resolvers/zod';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import { draftOfPlan, type PlanDraft, planDraft } from './draft.forms.ts';
import type { PlanEdit } from './draft.store.ts';
import { changedMeanwhile, type DraftError, draftError, undecided } from './draftProblem.rules.ts';
import { type StoredPlan, useMeanwhile } from './useMeanwhile.ts';
import { type PlanTarget, useSubmitPlan } from './useSubmitPlan.ts';

const schema = planDraft.superRefine((draft, context) => {
  const error = draftError(draft);
  if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.text });
});

interface PlanFormOptions {
  start: PlanDraft;
  target: PlanTarget;
  onStored: (plan: PlanDetails) => void;
  /** Of a plan that is edited, which somebody else may change meanwhile. */
  stored?: StoredPlan | undefined;
  /** Called with every change, to keep the draft, and the plan as it was when that began. */
  onChange?: ((edit: PlanEdit) => void) | undefined;
}

/** The form, its rules, and sending it. `submit` tells what is missing, in the form and as a toast (PCRE-16 to PCRE-21). */
export function usePlanForm({ start, target, stored, onStored, onChange }: PlanFormOptions) {
  const form = useForm<PlanDraft>({ resolver: zodResolver(schema), defaultValues: start, mode: 'onChange' });
  const tell = (error: DraftError) => {
    if (error.field === 'form') form.setError('root', { message: error.text });
    else form.setError(error.field, { message: error.text }, { shouldFocus: true });
    if (error.toast) toast(error.toast.title, { description: error.toast.text, kind: 'error' });
  };
  const { base, conflicts, take, decide } = useMeanwhile(form, stored);
  const [refusals, setRefusals] = useState(0);
  const tellUndecided = () => {
    tell(undecided());
    setRefusals((before) => before + 1);
  };
  const sending = useSubmitPlan({
    target,
    onStored,
    onRefused: tell,
    onChanged: (plan) => (take(draftOfPlan(plan)).length > 0 ? tellUndecided() : tell(changedMeanwhile())),
  });

  const submit = () => {
    if (sending.isPending) return;
    const draft = form.getValues();
    const error = draftError(draft);
    form.clearErrors('root');
    if (error) tell(error);
    else if (conflicts.length > 0) tellUndecided();
    else sending.mutate({ draft, base: base.current ?? draft });
  };
  useEffect(() => {
    if (!onChange) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => onChange({ draft: values, base: base.current ?? values }),
    });
  }, [form, onChange, base]);
  return { form, submit, sending: sending.isPending, conflicts, decide, refusals };
}
