import { useInfiniteQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { MorePlans } from '../../plans/components/MorePlans.tsx';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { profilePlansOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';

const SKELETONS = 4;

/** What somebody has published, as far as the reader may see it. */
export function ProfilePlans({ userId }: { userId: string }) {
  const list = useInfiniteQuery(profilePlansOptions(userId));
  const plans = list.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <section className="py-6">
      <h2 className="t2 mb-4">{profilesText.plans}</h2>
      <QueryArea
        query={{ ...list, isError: list.isError && !list.isFetchNextPageError }}
        skeleton={<PlanCardSkeletons count={SKELETONS} />}
        failed={{
          title: profilesText.plansFailed,
          retry: profilesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {() => (
          <>
            {plans.length === 0 && <p className="text-ink-2">{profilesText.noPlansYet}</p>}
            <ul className="card-grid" data-four="">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} />
                </li>
              ))}
            </ul>
            <MorePlans list={list} />
          </>
        )}
      </QueryArea>
    </section>
  );
}
