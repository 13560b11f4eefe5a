import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { planOptions } from '../plans.queries.ts';
import { createText } from './create.text.ts';
import { draftOfPlan } from './draft.forms.ts';
import { dropEdit, type EditedPlan, keepEdit, readEdit } from './draft.store.ts';
import { PlanForm } from './PlanForm.tsx';

interface EditPlanProps {
  me: Me;
  planId: string;
  onClose: () => void;
  onStored: (plan: PlanDetails) => void;
}

/** The dialog again, filled with an own plan (RUL-67). */
export function EditPlan({ me, planId, onClose, onStored }: EditPlanProps) {
  const found = useQuery(planOptions(planId));
  const plan = found.data?.kind === 'plan' ? found.data.plan : undefined;
  if (plan?.is_own) return <EditForm me={me} plan={plan} onClose={onClose} onStored={onStored} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={createText.editTitle} size="md">
      {found.isPending ? (
        <div className="grid place-items-center p-10">
          <Spinner />
          <VisuallyHidden>{uiText.loading}</VisuallyHidden>
        </div>
      ) : (
        <EmptyState headingLevel={3} art={<Vignette kind="error" />} title={createText.editLoadFailed} />
      )}
    </Dialog>
  );
}

interface EditFormProps extends Omit<EditPlanProps, 'planId'> {
  plan: PlanDetails;
}

/** What was typed and not sent is there again, as it is with a new plan. */
function EditForm({ me, plan, onClose, onStored }: EditFormProps) {
  const [edited] = useState(
    (): EditedPlan => ({
      userId: me.user_id,
      planId: plan.id,
      updatedAt: plan.updated_at,
      stored: draftOfPlan(plan),
    }),
  );
  const [start] = useState(() => readEdit(edited));
  const [onChange] = useState(() => (draft: typeof start) => keepEdit(edited, draft));
  return (
    <PlanForm
      me={me}
      target={{ kind: 'edit', planId: plan.id }}
      start={start}
      onChange={onChange}
      onClose={onClose}
      onCancel={() => {
        dropEdit(edited);
        onClose();
      }}
      onStored={(stored) => {
        dropEdit(edited);
        onStored(stored);
      }}
    />
  );
}
