import type { LovedPlace } from '@liora/domain/contract/reviews';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { PlaceHours } from '../../places/components/PlaceHours.tsx';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { lovedText } from '../reviews.text.ts';
import { LovedStep } from './LovedStep.tsx';
import styles from './loved.module.css';
import { lovedStepText } from './lovedStep.text.ts';

interface LovedRowProps {
  entry: LovedPlace;
  at: Date;
  /** What the order goes by, at the end of the row. */
  fact: ReactNode;
  /** Under the name, where the score is not the fact. */
  foot?: ReactNode;
  onPoint?: (id: string | null) => void;
}

/** A place of the list: what it is, whether it is open, and the fact that put it here. */
export function LovedRow({ entry, at, fact, foot, onPoint }: LovedRowProps) {
  const { place } = entry;
  return (
    <article
      className={`place-row ${styles.lovedRow}`}
      data-place={place.id}
      onPointerEnter={() => onPoint?.(place.id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(place.id)}
      onBlur={() => onPoint?.(null)}
    >
      <Cover
        className={styles.rowCover}
        ratio="1"
        photo={place.photoUrl}
        art={<PlaceThumb place={place} size={132} />}
      />
      <div className="place-row-body">
        <h2 className="place-name truncate">
          <Link to="/place/$id" params={{ id: place.id }} className="place-link">
            {place.name}
          </Link>
        </h2>
        <PlaceMeta place={place} where={foot ? 'never' : 'wide'} />
        <PlaceHours place={place} at={at} />
        {foot ?? (entry.step !== 'early' && <LovedStep step={entry.step} />)}
      </div>
      {fact}
    </article>
  );
}

/** Its plain average, and how many reviews that comes from; of a single one that it is early. */
export function LovedScore({ entry: { overall_rating, review_count, step } }: { entry: LovedPlace }) {
  return (
    <p className={styles.lovedScore}>
      <SparkScore score={overall_rating} size={22} />
      <span>{step === 'early' ? lovedStepText.early : lovedText.reviews(review_count)}</span>
    </p>
  );
}
