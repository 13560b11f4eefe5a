import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { useHeldLoading } from '../../../ui/useHeldLoading.ts';
import { plansText } from '../plans.text.ts';
import { usePlan } from '../usePlan.ts';
import { LockedPlanView } from './LockedPlanView.tsx';
import { PlanBar } from './PlanBar.tsx';
import { PlanGone } from './PlanGone.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { PlanView } from './PlanView.tsx';
import { planText } from './plan.text.ts';

interface PlanContentProps {
  id: string;
  frame: 'dialog' | 'page';
  onClose: () => void;
  /** After the plan was deleted here. */
  onGone: () => void;
}

/** Bar, cover, title, content and dock of one plan, whatever the state: loading, failed, locked or in full. */
export function PlanContent({ id, frame, onClose, onGone }: PlanContentProps) {
  const found = usePlan(id);
  const held = useHeldLoading(found.isPending);
  const waiting = found.isPending || held;
  const plan = found.data?.kind === 'plan' ? found.data.plan : undefined;
  const titleLevel = frame === 'page' ? 1 : 2;
  return (
    <>
      <LiveRegion>{held ? uiText.loading : ''}</LiveRegion>
      <PlanBar plan={waiting ? undefined : plan} frame={frame} onClose={onClose} onGone={onGone} />
      {waiting && held && <PlanSkeleton />}
      {!waiting && plan && <PlanView plan={plan} frame={frame} />}
      {!waiting && found.data?.kind === 'locked' && (
        <LockedPlanView plan={found.data.plan} titleLevel={titleLevel} />
      )}
      {!waiting && found.isError && !found.data && (
        <PlanFailed error={found.error} headingLevel={titleLevel} onRetry={() => void found.refetch()} />
      )}
    </>
  );
}

interface PlanFailedProps {
  error: unknown;
  headingLevel: 1 | 2;
  onRetry: () => void;
}

function PlanFailed({ error, headingLevel, onRetry }: PlanFailedProps) {
  if (errorCode(error) === 'NOT_FOUND') return <PlanGone headingLevel={headingLevel} />;
  return (
    <div className="plan-failed">
      <EmptyState
        headingLevel={headingLevel}
        art={<Vignette kind="error" />}
        title={planText.loadFailed}
        action={<Button onClick={onRetry}>{plansText.retry}</Button>}
      />
    </div>
  );
}
