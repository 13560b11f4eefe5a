import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useState } from 'react';
import { dropDraft, type PlanEdit, readDraft, storeDraft } from './draft.store.ts';
import { PlanForm } from './PlanForm.tsx';
import { useBeginning } from './useBeginning.ts';

interface NewPlanProps {
  me: Me;
  /** `with` of the address: what to begin with. */
  beginWith: string | undefined;
  onClose: () => void;
  onStored: (plan: PlanDetails) => void;
}

/** A new plan, going on with the draft of this tab when there is one. */
export function NewPlan({ me, beginWith, onClose, onStored }: NewPlanProps) {
  const [kept] = useState(() => readDraft(me.user_id));
  const beginning = useBeginning(beginWith, kept.draft);
  const [onChange] = useState(
    () =>
      ({ draft }: PlanEdit) =>
        storeDraft({ ...kept, draft }),
  );
  return (
    <PlanForm
      me={me}
      target={{ kind: 'new', requestId: kept.request_id }}
      start={kept.draft}
      beginning={beginning}
      onChange={onChange}
      onClose={onClose}
      onCancel={() => {
        dropDraft();
        onClose();
      }}
      onStored={(plan) => {
        dropDraft();
        onStored(plan);
      }}
    />
  );
}
