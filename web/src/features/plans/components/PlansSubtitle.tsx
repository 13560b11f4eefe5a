import { useState } from 'react';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { type Near, plansText } from '../plans.text.ts';
import { UpgradeLink } from './UpgradeLink.tsx';

interface PlansSubtitleProps {
  /** Null while loading. */
  total: number | null;
  near: Near;
  /** Whether the list that is shown is the one before, while this one is fetched. */
  isFormerList: boolean;
  member: boolean;
}

/** '12 date plans found near you • Upgrade to Privé for exclusive plans' (PLAN-04 to PLAN-06, RUL-103). */
export function PlansSubtitle({ total, near, isFormerList, member }: PlansSubtitleProps) {
  const words = useWordsOfShown(total === null ? '' : plansText.found(total, near), isFormerList);
  return (
    <div className="mt-2 min-h-6 text-ink-2">
      <LiveRegion visible className="inline">
        {words}
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

/** Nothing is called 'near you' before the plans near you are there: the former words stand as long as the former list. */
function useWordsOfShown(words: string, isFormerList: boolean): string {
  const [shown, setShown] = useState(words);
  if (isFormerList) return shown;
  if (shown !== words) setShown(words);
  return words;
}
