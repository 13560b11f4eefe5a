import type { PlaceDetails } from '@liora/domain/contract/places';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Dock } from '../../../ui/Dock.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import { PlaceInBar } from '../../places/components/PlaceInBar.tsx';
import { SparkPanel } from '../../places/details/SparkPanel.tsx';
import { placeQuery } from '../../places/places.queries.ts';
import { useAsker } from '../../places/useAsker.ts';
import '../../places/details/place.css';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { AllReviews } from '../components/AllReviews.tsx';
import { ReviewSkeleton } from '../components/ReviewSkeleton.tsx';
import { ReviewSpread } from '../components/ReviewSpread.tsx';
import { useReviewDialog } from '../components/reviewDialog.hooks.tsx';
import { WriteReview } from '../components/WriteReview.tsx';
import styles from '../reviews.module.css';
import { reviewsOptions } from '../reviews.queries.ts';
import { reviewsText } from '../reviews.text.ts';

const SKELETONS = 4;

/** /place/{id}/reviews: all that people say about a place, and what its score is made of. */
export function ReviewsScreen() {
  const { id } = useParams({ from: '/place/$id/reviews' });
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
            <ReviewSkeleton count={SKELETONS} />
          </>
        }
        failed={{
          title: reviewsText.loadFailed,
          retry: reviewsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 1,
        }}
      >
        {({ place }) => <Reviews key={id} place={place} onBack={goBack} />}
      </QueryArea>
    </div>
  );
}

function Reviews({ place, onBack }: { place: PlaceDetails; onBack: () => void }) {
  const desktop = useIsDesktop();
  const first = useInfiniteQuery(reviewsOptions(place.id, 'newest', false)).data?.pages[0];
  const own = first?.reviews.find(({ is_own }) => is_own) ?? null;
  const { write, dialog } = useReviewDialog(place, own);
  const mayWrite = !place.pin?.is_own;
  return (
    <>
      <PageTitle>{reviewsText.of(place.name)}</PageTitle>
      <TopBar
        onBack={onBack}
        actions={mayWrite && desktop && <WriteReview own={own} onWrite={write} look={{}} />}
      >
        <PlaceInBar place={place} />
      </TopBar>
      <div className={styles.reviewsPage}>
        <div className={styles.reviewsPanel}>
          <SparkPanel place={place}>
            {first?.spread && place.reviewCount > 1 && <ReviewSpread spread={first.spread} />}
          </SparkPanel>
        </div>
        <div className="min-w-0">
          <h1 className="t1 mb-4 max-md:text-title-2">{reviewsText.couples}</h1>
          <AllReviews place={place} onEdit={write} />
        </div>
      </div>
      {mayWrite && !desktop && (
        <Dock>
          <WriteReview own={own} onWrite={write} look={{ size: 'lg', wide: true }} />
        </Dock>
      )}
      {dialog}
    </>
  );
}
