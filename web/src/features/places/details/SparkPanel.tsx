import type { PlaceDetails } from '@liora/domain/contract/places';
import { OFFICIAL_SCORE_MIN_REVIEWS } from '@liora/domain/limits';
import type { ReactNode } from 'react';
import { SparkBars } from '../../../ui/SparkBars.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { SparkInfo } from '../../reviews/explainer/SparkInfo.tsx';
import { placeText } from './place.text.ts';

interface SparkPanelProps {
  place: PlaceDetails;
  /** What more there is to tell of the score, below the rest. */
  children?: ReactNode;
}

/** The score with what it is made of; a plain line while nobody has rated the place. */
export function SparkPanel({ place: { ratings, sparkScore, pin }, children }: SparkPanelProps) {
  // Whoever dropped a pin cannot rate it, and is not to be asked why nobody has.
  if (!ratings && pin?.is_own) return null;
  if (!ratings) {
    return (
      <p className="flex items-center gap-2 text-small text-ink-2">
        <SparkScore score={null} />
        <span>{placeText.newText}</span>
      </p>
    );
  }
  const bars = [
    { label: placeText.vibe, value: ratings.vibe },
    { label: placeText.quality, value: ratings.quality },
    { label: placeText.experience, value: ratings.experience },
  ];
  return (
    <section className="spark-panel" aria-label={placeText.spark}>
      <div className="flex items-center gap-5">
        <SparkBurst score={sparkScore} size={132} />
        <div>
          <div className="flex items-center gap-1">
            <p className="text-label font-semibold">{placeText.spark}</p>
            <SparkInfo ratings={ratings} />
          </div>
          <p className="text-small text-ink-2">
            {sparkScore === null ? (
              placeText.notOfficial(ratings.count, OFFICIAL_SCORE_MIN_REVIEWS)
            ) : (
              <>
                {placeText.official}
                <br />
                {placeText.fromReviews(ratings.count)}
              </>
            )}
          </p>
        </div>
      </div>
      {sparkScore !== null && <SparkBars items={bars} />}
      {children}
    </section>
  );
}
