import type { SavedPlan } from '@liora/domain/contract/plans';
import { Cover } from '../../../ui/Cover.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { planCardsText } from '../planCards.text.ts';
import { useReactions } from '../useReactions.ts';
import { PlanCoverArt } from './PlanCoverArt.tsx';
import { PlanLink } from './PlanLink.tsx';

type Unpublished = Extract<SavedPlan, { kind: 'unpublished' }>['plan'];

/** The saver's copy of a plan that its creator deleted: it stays, can be read and can be removed (RUL-116). */
export function UnpublishedPlanCard({ plan }: { plan: Unpublished }) {
  const { save } = useReactions();
  return (
    <article className="plan-card">
      <Cover
        art={<PlanCoverArt plan={plan} />}
        tr={<SaveButton saved={plan.user_has_saved} name={plan.title} onClick={() => save(plan)} />}
      />
      <div className="plan-card-body">
        <h2 className="t3 line-clamp-2">
          <PlanLink id={plan.id} className="plan-card-link">
            {plan.title}
          </PlanLink>
        </h2>
        <p className="text-small text-ink-2">{planCardsText.unpublished}</p>
      </div>
    </article>
  );
}
