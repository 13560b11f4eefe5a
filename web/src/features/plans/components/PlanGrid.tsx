import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { useIsDesktop } from '../useIsDesktop.ts';
import { PlanCard } from './PlanCard.tsx';

/** 1, 2, 3 or 4 columns by width (PLAN-03, RUL-102). */
export function PlanGrid({ plans, onDelete }: { plans: readonly Plan[]; onDelete?: (plan: Plan) => void }) {
  // One row of four, or one card of a phone.
  const first = useIsDesktop() ? 4 : 1;
  return (
    <ul className="card-grid" data-four="">
      {plans.map((plan, i) => (
        <li key={plan.id}>
          <PlanCard plan={plan} onDelete={onDelete} headingLevel={2} first={i < first} />
        </li>
      ))}
    </ul>
  );
}
