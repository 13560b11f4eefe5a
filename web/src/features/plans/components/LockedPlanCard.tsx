import type { LockedPlan } from '@liora/domain/contract/planCards';
import type { ReactNode } from 'react';
import { DoorAjarArt } from '../../../art/DoorAjarArt.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PriveLink } from '../../membership/components/PriveLink.tsx';
import { planCardsText } from '../planCards.text.ts';
import { plansText } from '../plans.text.ts';

interface LockedPlanCardProps {
  plan: LockedPlan;
  headingLevel?: 2 | 3;
  /** The one control on the cover. */
  control?: ReactNode;
}

/** A Privé plan as a non-member sees it: the door ajar, and no more than the beginning of its title (PCARD-05 to PCARD-07); a press
 * opens the membership screen (RUL-09). */
export function LockedPlanCard({ plan, headingLevel = 3, control }: LockedPlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="plan-card">
      <Cover
        art={<DoorAjarArt width={400} height={300} />}
        tl={<Badge kind="prive">{planCardsText.prive}</Badge>}
        tr={control}
      />
      <div className="plan-card-body">
        <Heading className="t3 line-clamp-2">
          <PriveLink className="plan-card-link">
            {plan.title.trimEnd()}
            {plan.title_cut && '…'}
          </PriveLink>
        </Heading>
        <p className="text-small font-semibold text-coral-ink">{plansText.lockedExclusive}</p>
        <p className="text-small text-ink-2">{plansText.lockedUpgrade}</p>
      </div>
    </article>
  );
}
