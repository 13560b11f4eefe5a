import { formatNumber } from '@liora/domain/i18n/format';
import { bucketText } from '../bucketLists.text.ts';
import styles from './bucketRow.module.css';

/** '9 done this year' of all that is and was on the list this year. */
export function Progress({ done, total }: { done: number; total: number }) {
  const share = total === 0 ? 0 : (done / total) * 100;
  return (
    <p className={styles.progress} role="img" aria-label={bucketText.progress(done, total)}>
      <span>{bucketText.done(done)}</span>
      <span>
        <span style={{ width: `${share}%` }} />
      </span>
      <span>{formatNumber(total)}</span>
    </p>
  );
}
