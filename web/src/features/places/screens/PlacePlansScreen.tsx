import type { PlaceDetails } from '@liora/domain/contract/places';
import { PLANS_SKELETON_CARDS } from '@liora/domain/limits';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { PlanGrid } from '../../plans/components/PlanGrid.tsx';
import { plansText } from '../../plans/plans.text.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { useScreenTime } from '../browse/screenTime.store.ts';
import { PlaceInBar } from '../components/PlaceInBar.tsx';
import { placeText } from '../details/place.text.ts';
import { placeQuery, plansOfPlaceOptions } from '../places.queries.ts';
import { useAsker } from '../useAsker.ts';

/** /place/{id}/plans: all plans that stop at a place, the most liked first. */
export function PlacePlansScreen() {
  const { id } = useParams({ from: '/place/$id/plans' });
  const start = useOrigin();
  const asker = useAsker();
  const { time: at } = useScreenTime();
  const origin = start?.located ? start.origin : undefined;
  // The very question of the page of the place, which most come from.
  const found = useQuery({
    ...placeQuery({ id, origin, at: at.toISOString() }, asker),
    enabled: start !== null,
  });
  const startFailure = useStartFailure();
  const navigate = useNavigate();
  const goBack = useGoBack(() => void navigate({ to: '/place/$id', params: { id } }));
  if (errorCode(found.error) === 'NOT_FOUND') return <NotFoundScreen />;
  return (
    <div className="page">
      <QueryArea
        query={found}
        blocked={startFailure}
        skeleton={
          <>
            <TopBar onBack={goBack} />
            <Heading />
            <PlanCardSkeletons count={PLANS_SKELETON_CARDS} />
          </>
        }
        failed={{
          title: placeText.plansFailed,
          retry: plansText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 1,
          around: (told) => (
            <>
              <TopBar onBack={goBack} />
              {told}
            </>
          ),
        }}
      >
        {({ place }) => (
          <>
            <PageTitle>{placeText.plansAt(place.name)}</PageTitle>
            <TopBar onBack={goBack}>
              <PlaceInBar place={place} />
            </TopBar>
            <AllPlans key={place.id} place={place} />
          </>
        )}
      </QueryArea>
    </div>
  );
}

function Heading({ empty = false }: { empty?: boolean }) {
  return (
    <header className="mt-2 mb-6">
      <h1 className="t1 max-md:text-title-2">{placeText.plans}</h1>
      {!empty && <p className="mt-1 text-small text-ink-2">{placeText.plansOrder}</p>}
    </header>
  );
}

/** Page after page. */
function AllPlans({ place }: { place: PlaceDetails }) {
  const list = useInfiniteQuery(plansOfPlaceOptions(place.id));
  const listed = list.data?.pages.flatMap((page) => page.plans) ?? [];
  // What is liked while somebody reads on may come on two pages.
  const plans = [...new Map(listed.map((plan) => [plan.id, plan])).values()];
  const isEmpty = list.isSuccess && plans.length === 0;
  return (
    <>
      <Heading empty={isEmpty} />
      <QueryArea
        query={list}
        skeleton={<PlanCardSkeletons count={PLANS_SKELETON_CARDS} />}
        failed={{
          title: placeText.plansFailed,
          retry: plansText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 2,
        }}
      >
        {() => (
          <>
            {isEmpty && (
              <EmptyState art={<Vignette kind="empty" />} title={placeText.noPlans} headingLevel={2} />
            )}
            <PlanGrid plans={plans} />
            <MorePages list={list} label={plansText.more} />
          </>
        )}
      </QueryArea>
    </>
  );
}
