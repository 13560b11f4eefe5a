import '../details/plan.css';
import { useCloseOverlay } from '../../../lib/overlays.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PlanContent } from '../details/PlanContent.tsx';
import { planText } from '../details/plan.text.ts';
import { usePlan } from '../usePlan.ts';

/** Plan details over the list they were opened from; a whole page on phones (RUL-91). */
export function PlanDialog({ id }: { id: string }) {
  const close = useCloseOverlay();
  const title = usePlan(id).data?.plan.title ?? planText.dialogTitle;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      hideHead
      size="xl"
      className="plan-dialog"
      bodyClassName="plan-view"
    >
      <PlanContent key={id} id={id} frame="dialog" onClose={close} onGone={close} />
    </Dialog>
  );
}
