import { wholeScore } from '@liora/domain/rules/sparkScore';
import type { CSSProperties } from 'react';
import styles from '../reviews.module.css';
import { reviewsText } from '../reviews.text.ts';

/** How many reviews come to each whole number: that people agree, or do not. */
export function ReviewSpread({ spread }: { spread: readonly number[] }) {
  const most = Math.max(1, ...spread);
  return (
    <figure className={styles.reviewSpread}>
      <ol aria-label={reviewsText.spread}>
        {spread.map((count, i) => (
          <Bar key={wholeScore(i + 1)} count={count} score={i + 1} most={most} />
        ))}
      </ol>
      <figcaption aria-hidden="true">
        <span>1</span>
        <span>{spread.length}</span>
      </figcaption>
    </figure>
  );
}

function Bar({ count, score, most }: { count: number; score: number; most: number }) {
  const style = { '--share': `${(count / most) * 100}%` } as CSSProperties;
  return (
    <li style={style} data-none={count === 0 ? '' : undefined}>
      <span className="sr-only">{reviewsText.spreadBar(count, score)}</span>
    </li>
  );
}
