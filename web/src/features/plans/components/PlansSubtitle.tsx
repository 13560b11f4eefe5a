import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { type Near, plansText } from '../plans.text.ts';
import { UpgradeLink } from './UpgradeLink.tsx';

interface PlansSubtitleProps {
  /** Null while loading. */
  total: number | null;
  near: Near;
  member: boolean;
}

/** '12 date plans found near you • Upgrade to Privé for exclusive plans' (PLAN-04 to PLAN-06, RUL-103). */
export function PlansSubtitle({ total, near, member }: PlansSubtitleProps) {
  return (
    <div className="mt-2 min-h-6 text-ink-2">
      <LiveRegion visible className="inline">
        {total === null ? '' : plansText.found(total, near)}
      </LiveRegion>
      {total !== null && !member && (
        <>
          {' • '}
          <UpgradeLink>{plansText.upgradePrompt}</UpgradeLink>
        </>
      )}
    </div>
  );
}
