import type { ProfileReview } from '@liora/domain/contract/profiles';
import { readerZone } from '@liora/domain/i18n/format';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useClockZone } from '../../../lib/firstRender.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { reviewsText } from '../../reviews/reviews.text.ts';
import { dateWords } from '../../reviews/whenWords.rules.ts';
import { profileReviewsOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';
import { ProfileList } from './ProfileList.tsx';

interface ProfileReviewsProps {
  userId: string;
  /** One's own as others see it. */
  as?: ViewAs | undefined;
  /** One's own: where there are none that is said, and otherwise left out. */
  isOwn?: boolean;
}

/** What somebody says of places, as far as the reader may see these. */
export function ProfileReviews({ userId, as, isOwn = false }: ProfileReviewsProps) {
  const list = useInfiniteQuery(profileReviewsOptions(userId, as));
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  if (list.data && reviews.length === 0 && !isOwn) return null;
  return (
    <ProfileList
      title={profilesText.reviews}
      {...(isOwn && { titleClassName: 'sr-only' })}
      list={list}
      skeleton={<Skeleton height={96} radius={16} />}
      failed={profilesText.reviewsFailed}
      more={reviewsText.more}
    >
      {reviews.length === 0 && <NoReviews />}
      <ul className="lines max-w-180">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </ProfileList>
  );
}

function NoReviews() {
  return (
    <EmptyState
      headingLevel={3}
      art={<Vignette kind="empty" />}
      title={profilesText.noReviewsYet}
      text={profilesText.noReviewsText}
      action={
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          {profilesText.findPlaces}
        </Link>
      }
    />
  );
}

function Review({ review }: { review: ProfileReview }) {
  const { place_id, place_name, created_at, overall_rating, text } = review;
  const timeZone = useClockZone() ?? readerZone();
  const now = useNow();
  return (
    <article className="relative py-4">
      <header className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-label font-semibold wrap-anywhere">
            <Link to="/place/$id" params={{ id: place_id }} className="place-link">
              {place_name}
            </Link>
          </h3>
          <time dateTime={created_at} className="text-caption text-ink-2">
            {dateWords(new Date(created_at), now, timeZone)}
          </time>
        </div>
        <SparkScore score={overall_rating} size={22} />
      </header>
      {text && <LongText className="mt-2">{text}</LongText>}
    </article>
  );
}
