import type { LockedPlan } from '@liora/domain/contract/planCards';
import { plansText } from '../plans.text.ts';
import { LockedPlanCard } from './LockedPlanCard.tsx';

/** Up to three doors ajar under the list, for people who are not members (RUL-09). */
export function ExclusivesShelf({ plans }: { plans: readonly LockedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section className="pt-14">
      <h2 className="t2 mb-4">{plansText.exclusives}</h2>
      <ul className="card-grid" data-four="">
        {plans.map((plan) => (
          <li key={plan.id}>
            <LockedPlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}
