import type { PlaceDetails } from '@liora/domain/contract/places';
import { OFFICIAL_SCORE_MIN_REVIEWS } from '@liora/domain/limits';
import { SparkBars } from '../../../ui/SparkBars.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { placeText } from './place.text.ts';

/** The score with what it is made of; a plain line while nobody has rated the place. */
export function SparkPanel({ place: { ratings, sparkScore } }: { place: PlaceDetails }) {
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
          <p className="text-label font-semibold">{placeText.spark}</p>
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
    </section>
  );
}
