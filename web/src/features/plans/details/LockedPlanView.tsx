import type { LockedPlan } from '@liora/domain/contract/planCards';
import { DoorAjarArt } from '../../../art/DoorAjarArt.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { PriveLink } from '../../membership/components/PriveLink.tsx';
import { planCardsText } from '../planCards.text.ts';
import { plansText } from '../plans.text.ts';
import { useIsDesktop } from '../useIsDesktop.ts';
import { planText } from './plan.text.ts';

/** A Privé plan by its address, for somebody who is no member: the door ajar and the way in (RUL-09). */
export function LockedPlanView({ plan, titleLevel }: { plan: LockedPlan; titleLevel: 1 | 2 }) {
  const Heading = `h${titleLevel}` as const;
  const desktop = useIsDesktop();
  return (
    <>
      <div className="plan-hero">
        <Cover
          art={desktop ? <DoorAjarArt width={496} height={800} /> : <DoorAjarArt width={390} height={380} />}
        />
      </div>
      <div className="plan-head md:hidden" />
      <div className="plan-main plan-locked">
        <Badge kind="prive">{planCardsText.prive}</Badge>
        <Heading className="t1">
          {plan.title.trimEnd()}
          {plan.title_cut && '…'}
        </Heading>
        <p className="text-body font-semibold text-coral-ink">{plansText.lockedExclusive}</p>
        <p className="text-ink-2">{plansText.lockedUpgrade}</p>
        <PriveLink className={buttonClass({ variant: 'coral' }, 'mt-2')}>{planText.upgrade}</PriveLink>
      </div>
    </>
  );
}
