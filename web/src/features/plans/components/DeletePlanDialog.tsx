import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { plansText } from '../plans.text.ts';
import { useDeletePlan } from '../useDeletePlan.ts';

interface DeletePlanDialogProps {
  /** The plan to ask about; null keeps the dialog closed. */
  plan: Pick<Plan, 'id' | 'title'> | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, deletes, offers to undo (RUL-67). */
export function DeletePlanDialog({ plan, onClose, onDeleted }: DeletePlanDialogProps) {
  // The title stays while the dialog fades out.
  const [shown, setShown] = useState(plan);
  if (plan && plan !== shown) setShown(plan);
  const remove = useDeletePlan(() => {
    onClose();
    onDeleted?.();
  });
  return (
    <ConfirmDialog
      open={plan !== null}
      onOpenChange={(open) => !open && onClose()}
      title={plansText.deleteTitle}
      description={plansText.deleteText(shown?.title ?? '')}
      confirmLabel={plansText.deleteConfirm}
      cancelLabel={plansText.deleteCancel}
      icon={<Trash2 />}
      danger
      busy={remove.isPending}
      onConfirm={() => plan && remove.mutate(plan)}
    />
  );
}
