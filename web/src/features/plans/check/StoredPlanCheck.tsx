import type { PlanDetails, UnpublishedPlan } from '@liora/domain/contract/plans';
import { useNavigate } from '@tanstack/react-router';
import { withOverlay } from '../../../lib/overlays.ts';
import { PlanCheckPanel } from './PlanCheckPanel.tsx';
import { wantFix } from './wantedFix.store.ts';

interface StoredPlanCheckProps {
  plan: PlanDetails | UnpublishedPlan;
  headingLevel: 2 | 3;
}

/**
 * The check of a plan as it is stored. A fix opens the form with the change made, to be saved or not: of one's own plan, or
 * of a plan of one's own that begins as its copy. That nobody nearby finds it, NotNearbyNote says.
 */
export function StoredPlanCheck({ plan, headingLevel }: StoredPlanCheckProps) {
  const navigate = useNavigate();
  return (
    <PlanCheckPanel
      plan={{ stops: plan.places, listed: false, named: true }}
      headingLevel={headingLevel}
      onFix={(fix) => {
        wantFix(plan.id, fix);
        void navigate({ to: '.', search: withOverlay({ edit: plan.id }), resetScroll: false });
      }}
    />
  );
}
