import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { PlanCard } from './PlanCard.tsx';

/** 1, 2, 3 or 4 columns by width (PLAN-03, RUL-102). */
export function PlanGrid({ plans, onDelete }: { plans: readonly Plan[]; onDelete?: (plan: Plan) => void }) {
  return (
    <ul className="card-grid" data-four="">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} onDelete={onDelete} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
