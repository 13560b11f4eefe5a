import { REVIEW_SCORE_MAX, REVIEW_SCORE_MIN } from '@liora/domain/limits';
import { useEffect, useRef } from 'react';
import { Slider } from '../../../ui/Slider.tsx';
import styles from '../reviews.module.css';
import { reviewsText } from '../reviews.text.ts';
import { MARKS, type ReviewDraft, unrated } from './review.forms.ts';

interface ScoreSlidersProps {
  draft: ReviewDraft;
  /** How often it was sent with a score missing: each time the first that is leads the keys. */
  refusals: number;
  onChange: (change: Partial<ReviewDraft>) => void;
}

/** One slider for each of the three numbers, with what its ends mean. Each says nothing until its writer does (LOVE-02). */
export function ScoreSliders({ draft, refusals, onChange }: ScoreSlidersProps) {
  const parts = useRef<HTMLDivElement>(null);
  const missing = refusals > 0 ? unrated(draft) : [];
  useEffect(() => {
    if (refusals > 0) parts.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <div ref={parts} className={styles.reviewParts}>
      {MARKS.map((name) => (
        <div key={name} className={styles.reviewPart}>
          <Slider
            label={reviewsText[name]}
            value={draft[name]}
            none={reviewsText.notRated}
            error={missing.includes(name) && reviewsText.rateIt}
            min={REVIEW_SCORE_MIN}
            max={REVIEW_SCORE_MAX}
            step={1}
            format={String}
            onValueChange={(value) => onChange({ [name]: value })}
          />
          <p className={styles.reviewEnds} aria-hidden="true">
            <span>{reviewsText.low[name]}</span>
            <span>{reviewsText.high[name]}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
