import { useNow } from '../../../lib/clock.ts';
import { reportAge } from '../queue/reportAge.rules.ts';

interface RowHeadProps {
  title: string;
  /** Since when it waits; null: it does not. */
  since: string | null;
  /** Longer than it should. */
  late?: boolean;
}

/** The first line of a row: what it is of, and how long it has waited. */
export function RowHead({ title, since, late = false }: RowHeadProps) {
  const now = useNow();
  return (
    <span className="flex items-baseline gap-3">
      <span className="line-clamp-2 min-w-0 flex-1 text-label font-semibold wrap-anywhere">{title}</span>
      {since && (
        <time
          dateTime={since}
          className={late ? 'text-small font-semibold text-danger-ink' : 'text-small text-ink-2'}
        >
          {reportAge(since, now)}
        </time>
      )}
    </span>
  );
}
