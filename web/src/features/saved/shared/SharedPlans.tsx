import type { Partner } from '@liora/domain/contract/couples';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { plansText } from '../../plans/plans.text.ts';
import { savedText } from '../saved.text.ts';
import { sharedPlansOptions } from './sharedSaves.queries.ts';
import { sharedSavesText } from './sharedSaves.text.ts';

const SKELETONS = 4;

/** The partner's plans: private ones that they do not keep to themself, and what they published. */
export function SharedPlans({ partner, enabled }: { partner: Partner; enabled: boolean }) {
  const shared = useInfiniteQuery({ ...sharedPlansOptions(), enabled });
  const plans = shared.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <section aria-labelledby="shared-plans" className="mt-11">
      <h2 id="shared-plans" className="t2 mb-4 wrap-anywhere">
        {sharedSavesText.plans(partner.username)}
      </h2>
      <QueryArea
        query={shared}
        skeleton={<PlanCardSkeletons count={SKELETONS} />}
        failed={{ title: savedText.loadFailed, retry: savedText.retry, art: <Vignette kind="error" /> }}
      >
        {() => (
          <>
            {plans.length === 0 && <p className="text-ink-2">{sharedSavesText.noPlans}</p>}
            <ul className="card-grid" data-four="">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} toggle="save" headingLevel={3} />
                </li>
              ))}
            </ul>
            <MorePages list={shared} label={plansText.more} />
          </>
        )}
      </QueryArea>
    </section>
  );
}
