import type { PlanDetails } from '@liora/domain/contract/plans';
import { CopyPlus } from 'lucide-react';
import { planText } from '../details/plan.text.ts';
import { PlanLink } from './PlanLink.tsx';

type Credit = NonNullable<PlanDetails['credit']>;

function words({ creator, plan }: Credit): string {
  if (plan && creator) return planText.creditToPlan(plan.title, creator.username);
  if (plan) return planText.creditToPlanOnly(plan.title);
  return creator ? planText.creditToCreator(creator.username) : planText.creditToNobody;
}

/** Which plan this one was made of, as far as the reader may know; it leads there while it can be seen. */
export function PlanCredit({ credit }: { credit: Credit }) {
  return (
    <p className="flex items-start gap-2 text-caption text-ink-2">
      <CopyPlus className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="wrap-anywhere min-w-0">
        {credit.plan ? (
          <PlanLink id={credit.plan.id} className="text-link">
            {words(credit)}
          </PlanLink>
        ) : (
          words(credit)
        )}
      </span>
    </p>
  );
}
