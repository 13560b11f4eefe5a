import type { ViewAs } from '@liora/domain/rules/viewAs';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
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
  /** One's own as others see it: to be read alone. */
  as?: ViewAs | undefined;
  onClose: () => void;
  /** After the plan was deleted here. */
  onGone: () => void;
}

/** Bar, cover, title, content and dock of one plan, whatever the state: loading, failed, locked, in full or a copy. */
export function PlanContent({ id, frame, as, onClose, onGone }: PlanContentProps) {
  const found = usePlan(id, as);
  const plan = found.data?.kind === 'plan' ? found.data.plan : undefined;
  const titleLevel = frame === 'page' ? 1 : 2;
  return (
    <>
      <PlanBar plan={as ? undefined : plan} frame={frame} onClose={onClose} onGone={onGone} />
      {errorCode(found.error) === 'NOT_FOUND' && !found.data ? (
        <PlanGone headingLevel={titleLevel} />
      ) : (
        <QueryArea
          query={found}
          skeleton={<PlanSkeleton />}
          failed={{
            title: planText.loadFailed,
            retry: plansText.retry,
            art: <Vignette kind="error" />,
            headingLevel: titleLevel,
            around: (told) => <div className="plan-failed">{told}</div>,
          }}
          // Below the buttons: on phones these lie over the cover, on desktop in the first row.
          staleClassName="px-(--gutter) max-md:pt-[calc(64px+env(safe-area-inset-top))] md:col-start-2 md:row-start-1 md:px-9 md:pt-16"
          className="contents"
        >
          {({ kind, plan: shown }) =>
            kind === 'locked' ? (
              <LockedPlanView plan={shown} titleLevel={titleLevel} />
            ) : (
              <PlanView plan={shown} frame={frame} onlyRead={as !== undefined} />
            )
          }
        </QueryArea>
      )}
    </>
  );
}
