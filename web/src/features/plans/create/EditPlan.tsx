import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { planOptions } from '../plans.queries.ts';
import { createText } from './create.text.ts';
import { draftOfPlan } from './draft.forms.ts';
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
  if (plan?.is_own) {
    return (
      <PlanForm
        me={me}
        target={{ kind: 'edit', planId }}
        start={draftOfPlan(plan)}
        onClose={onClose}
        onCancel={onClose}
        onStored={onStored}
      />
    );
  }
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
