import type { PlanDetails } from '@liora/domain/contract/plans';
import { MapPinOff } from 'lucide-react';
import { planText } from './plan.text.ts';

/** Tells the creator that nobody nearby will find the plan: neither its location nor a stop says where it is (RUL-65). */
export function NotNearbyNote({ plan }: { plan: PlanDetails }) {
  const published = plan.is_public || plan.is_prive;
  if (!plan.is_own || !published || plan.latitude !== null) return null;
  return (
    <p
      role="note"
      className="flex gap-2.5 rounded-card bg-amber-soft px-4 py-3 text-small font-medium text-amber-ink"
    >
      <MapPinOff size={18} className="mt-px flex-none" aria-hidden="true" />
      {planText.notNearby}
    </p>
  );
}
