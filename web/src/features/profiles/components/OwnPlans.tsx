import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { ownPlansOptions } from '../../plans/plans.queries.ts';
import { plansText } from '../../plans/plans.text.ts';
import { profilesText } from '../profiles.text.ts';

const SKELETONS = 4;

/** What this person created: private plans and those under review too. */
export function OwnPlans() {
  const own = useInfiniteQuery(ownPlansOptions());
  const plans = own.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <section className="py-4">
      <h2 className="sr-only">{profilesText.myPlans}</h2>
      <QueryArea
        query={own}
        skeleton={<PlanCardSkeletons count={SKELETONS} />}
        failed={{
          title: profilesText.loadFailed,
          retry: profilesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {() => (
          <>
            {plans.length === 0 ? <NoPlans /> : null}
            <ul className="card-grid">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} />
                </li>
              ))}
            </ul>
            <MorePages list={own} label={plansText.more} />
          </>
        )}
      </QueryArea>
    </section>
  );
}

function NoPlans() {
  return (
    <EmptyState
      headingLevel={3}
      art={<Vignette kind="empty" />}
      title={profilesText.noPlansTitle}
      text={profilesText.noPlansText}
      action={
        <Link to="/curated-plans" search={{ create: true }} className={buttonClass({ variant: 'primary' })}>
          {profilesText.create}
        </Link>
      }
    />
  );
}
