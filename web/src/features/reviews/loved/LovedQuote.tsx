import type { LovedPlace, LovedReview } from '@liora/domain/contract/reviews';
import { readerZone } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useClockZone } from '../../../lib/firstRender.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { lovedText } from '../reviews.text.ts';
import { dateWords, recentDays } from '../whenWords.rules.ts';
import { LovedStanding } from './LovedStanding.tsx';
import styles from './loved.module.css';

/** What was said last, by whom and when, and then of which place. */
export function LovedQuote({ entry }: { entry: LovedPlace }) {
  const { place, newest } = entry;
  return (
    <article className={styles.lovedQuote} data-place={place.id}>
      {newest?.text && <blockquote className={`quote ${styles.lovedWords}`}>{newest.text}</blockquote>}
      {newest && <Byline review={newest} />}
      <div className={styles.lovedOf}>
        <Cover
          className={styles.ofCover}
          ratio="1"
          photo={place.photoUrl}
          art={<PlaceThumb place={place} size={56} />}
        />
        <div className="min-w-0 flex-1">
          <h2 className="place-name truncate">
            <Link to="/place/$id" params={{ id: place.id }} className="place-link">
              {place.name}
            </Link>
          </h2>
          <PlaceMeta place={place} />
        </div>
        <p className={styles.lovedScore}>
          <LovedStanding entry={entry} size={22} />
        </p>
      </div>
    </article>
  );
}

function Byline({ review: { author, created_at, is_own } }: { review: LovedReview }) {
  const now = useNow();
  const timeZone = useClockZone() ?? readerZone();
  const at = new Date(created_at);
  const days = recentDays(at, now, timeZone);
  return (
    <p className={styles.lovedByline}>
      <Avatar name={author.username} photo={author.profile_photo_url} size={24} decorative />
      <PersonLink userId={author.user_id} isOwn={is_own} className="truncate font-semibold relative z-2">
        {author.username}
      </PersonLink>
      <time dateTime={created_at} className="flex-none text-ink-2">
        {days === null ? dateWords(at, now, timeZone) : lovedText.daysAgo(days)}
      </time>
    </p>
  );
}
