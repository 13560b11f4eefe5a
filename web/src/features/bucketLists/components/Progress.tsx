import { formatNumber } from '@liora/domain/i18n/format';
import { bucketText } from '../bucketLists.text.ts';

/** '9 done this year' of all that is and was on the list this year. */
export function Progress({ done, total }: { done: number; total: number }) {
  const share = total === 0 ? 0 : (done / total) * 100;
  return (
    <p
      className="flex items-center gap-3 text-small text-ink-2 tabular-nums"
      role="img"
      aria-label={bucketText.progress(done, total)}
    >
      <span>{bucketText.done(done)}</span>
      <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-spark-off">
        <span className="block h-full rounded-full bg-spark-on" style={{ width: `${share}%` }} />
      </span>
      <span>{formatNumber(total)}</span>
    </p>
  );
}
