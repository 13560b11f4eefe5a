import type { PlanConflict } from '@liora/domain/rules/planMerge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';
import { type Choice, conflictKey, decided, mergeDrafts, withConflicts } from './mergeDraft.rules.ts';

/** A plan as it was when its editing began, and as it is stored by now. */
export interface StoredPlan {
  base: PlanDraft;
  now: PlanDraft;
}

/**
 * What somebody else changes of the plan while it is being edited joins what is typed, field by field; of what both change
 * both texts stay until whoever edits has decided. Nothing of it for a plan that is new.
 */
export function useMeanwhile(form: UseFormReturn<PlanDraft>, stored: StoredPlan | undefined) {
  const base = useRef(stored?.base);
  const [conflicts, setConflicts] = useState<readonly PlanConflict[]>([]);
  const [theirs, setTheirs] = useState(stored?.now);

  /** The plan is stored like this by now; what both changed since. */
  const take = (now: PlanDraft): readonly PlanConflict[] => {
    if (!base.current || same(base.current, now)) return [];
    const typed = form.getValues();
    const { draft, conflicts: found } = mergeDrafts(base.current, typed, now);
    base.current = now;
    setTheirs(now);
    setConflicts((before) => withConflicts(before, found));
    if (put(form, draft)) toast(createText.taken);
    return found;
  };
  const hear = useEffectEvent((now: PlanDraft) => void take(now));
  const now = stored?.now;
  useEffect(() => {
    if (now) hear(now);
  }, [now]);

  const decide = (conflict: PlanConflict, choice: Choice) => {
    if (theirs) put(form, decided(form.getValues(), conflict, choice, theirs));
    setConflicts((before) => before.filter((one) => conflictKey(one) !== conflictKey(conflict)));
  };
  return { base, conflicts, take, decide };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only fields that change are written: where somebody types the cursor stays. Whether any did. */
function put(form: UseFormReturn<PlanDraft>, draft: PlanDraft): boolean {
  const before = form.getValues();
  const changed = (Object.keys(draft) as (keyof PlanDraft)[]).filter((key) => !same(before[key], draft[key]));
  for (const key of changed) form.setValue(key, draft[key], { shouldDirty: true, shouldValidate: true });
  return changed.length > 0;
}
