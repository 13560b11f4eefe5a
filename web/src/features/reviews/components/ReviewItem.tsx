import type { Review } from '@liora/domain/contract/reviews';
import { readerZone } from '@liora/domain/i18n/format';
import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { useClockZone } from '../../../lib/firstRender.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { PhotoStrip } from '../../photos/PhotoStrip.tsx';
import { ReportOrBlock } from '../../safety/ReportOrBlock.tsx';
import { useWhoSees } from '../../safety/whoSees/whoSees.hooks.tsx';
import styles from '../reviews.module.css';
import { reviewsText } from '../reviews.text.ts';
import { dateWords } from '../whenWords.rules.ts';

interface ReviewItemProps {
  review: Review;
  placeName: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Who, when, whether they were there, what they gave and what they say; of one's own, the ways to change it. */
export function ReviewItem({ review, placeName, onEdit, onDelete }: ReviewItemProps) {
  const { author, text, photos, is_own, under_review } = review;
  const seen = useWhoSees('review', review.id);
  return (
    <article className={styles.review} aria-label={is_own ? reviewsText.yours : author.username}>
      <header className={styles.reviewHead}>
        <Avatar name={author.username} photo={author.profile_photo_url} size={40} decorative />
        <div className="min-w-0 flex-1">
          <p className="truncate text-label font-semibold">{is_own ? reviewsText.yours : author.username}</p>
          <ReviewWhen review={review} />
        </div>
        <SparkScore score={review.overall_rating} size={22} />
        {is_own ? (
          <Menu
            trigger={
              <IconButton label={reviewsText.options}>
                <Ellipsis />
              </IconButton>
            }
            items={[
              { label: reviewsText.editShort, icon: <Pencil />, onSelect: onEdit },
              seen.action,
              { label: reviewsText.delete, icon: <Trash2 />, onSelect: onDelete, danger: true },
            ]}
          />
        ) : (
          <ReportOrBlock
            subject={{ variant: 'review', id: review.id, title: placeName, author }}
            onGone={() => undefined}
          />
        )}
      </header>
      {seen.dialog}
      {under_review && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-small text-ink-2">
          <Badge kind="warn">{reviewsText.underReview}</Badge>
          {reviewsText.underReviewText}
        </p>
      )}
      {text && <LongText className={styles.reviewText}>{text}</LongText>}
      {photos.length > 0 && (
        <div className="mt-3">
          <PhotoStrip title={placeName} shown={photos.map((photo) => ({ photo, author, isOwn: is_own }))} />
        </div>
      )}
      <dl className={styles.reviewMarks}>
        {(['vibe', 'quality', 'experience'] as const).map((part) => (
          <div key={part}>
            <dt>{reviewsText[part]}</dt>
            <dd>{review[part]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function ReviewWhen({ review: { created_at, edited_at, been_there } }: { review: Review }) {
  const timeZone = useClockZone() ?? readerZone();
  const now = useNow();
  return (
    <p className={styles.reviewWhen}>
      <time className="dot" dateTime={created_at}>
        {dateWords(new Date(created_at), now, timeZone)}
      </time>
      {edited_at && <span className="dot">{reviewsText.edited}</span>}
      {been_there && (
        <span className={`dot ${styles.reviewThere}`}>
          <Check aria-hidden="true" />
          {reviewsText.beenThere}
        </span>
      )}
    </p>
  );
}
