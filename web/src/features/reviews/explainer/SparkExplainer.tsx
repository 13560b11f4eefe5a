import type { PlaceDetails } from '@liora/domain/contract/places';
import {
  REVIEW_SCORE_MAX,
  REVIEW_SCORE_MIN,
  SCORE_PRIOR_MEAN,
  SCORE_PRIOR_REVIEWS,
} from '@liora/domain/limits';
import { LOVED_LADDER, LOVED_STEPS, type LovedStep } from '@liora/domain/rules/sparkScore';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SparkBars } from '../../../ui/SparkBars.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import styles from '../reviews.module.css';
import { explainerText, reviewsText } from '../reviews.text.ts';

export interface SparkExplainerProps {
  /** Of the place that it was opened from; an example without one. */
  ratings: PlaceDetails['ratings'];
  open: boolean;
  onClose: () => void;
}

const EXAMPLE = { overall: 8.7, vibe: 9.1, quality: 8.6, experience: 8.4 };

/** How the score comes about, and the steps of the ladder, from the very numbers that the product goes by (RUL-49). */
export function SparkExplainer({ ratings, open, onClose }: SparkExplainerProps) {
  const { overall, vibe, quality, experience } = ratings ?? EXAMPLE;
  const { loved, pick } = LOVED_LADDER;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={explainerText.title}
      hideHead
      size="md"
      phone="sheet"
      bodyClassName={styles.sparkExplainer}
    >
      <SparkBurst score={overall} size={160} />
      <p className="t2" aria-hidden="true">
        {explainerText.title}
      </p>
      <p className="max-w-72">{explainerText.text(REVIEW_SCORE_MIN, REVIEW_SCORE_MAX)}</p>
      <div className="w-full text-left">
        <SparkBars
          items={[
            { label: reviewsText.vibe, value: vibe },
            { label: reviewsText.quality, value: quality },
            { label: reviewsText.experience, value: experience },
          ]}
        />
      </div>
      <ol className={styles.sparkLadder}>
        {LOVED_STEPS.map((step) => (
          <li key={step} data-official={isOfficial(step) ? '' : undefined}>
            <b>{reviewsOf(step)}</b>
            <span>{stepWords(step)}</span>
          </li>
        ))}
      </ol>
      <p className="text-caption text-ink-2">{explainerText.reviews}</p>
      <div className="grid gap-1 text-small text-ink-2">
        <p>{explainerText.loved(loved.score, loved.reviews)}</p>
        <p>{explainerText.pick(pick.score, pick.reviews)}</p>
        <p>{explainerText.order(SCORE_PRIOR_REVIEWS, SCORE_PRIOR_MEAN)}</p>
      </div>
      <Button wide size="lg" onClick={onClose}>
        {explainerText.gotIt}
      </Button>
    </Dialog>
  );
}

function stepWords(step: LovedStep): string {
  const { steps } = explainerText;
  if (step === 'early' || step === 'official') return steps[step];
  return steps[step](LOVED_LADDER[step].score);
}

const isOfficial = (step: LovedStep) => LOVED_LADDER[step].reviews >= LOVED_LADDER.official.reviews;

/** '2', and '3+' where a step has nothing above it by number alone. */
function reviewsOf(step: LovedStep): string {
  const { reviews } = LOVED_LADDER[step];
  const most = Math.max(...LOVED_STEPS.map((name) => LOVED_LADDER[name].reviews));
  return reviews === most ? `${reviews}+` : String(reviews);
}
