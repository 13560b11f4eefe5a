import type { ImportRun } from '@liora/domain/contract/imports';
import { formatNumber } from '@liora/domain/i18n/format';
import { importsText } from './imports.text.ts';

const LOOKS = { unchanged: '', added: 'bg-olive', changed: 'bg-amber', closed: 'bg-danger' } as const;
const KINDS = ['added', 'changed', 'closed'] as const;
const BAR = ['unchanged', 'changed', 'added', 'closed'] as const;

interface ImportCountsProps {
  counts: NonNullable<ImportRun['counts']>;
  /** Facts that people corrected. */
  corrected: number;
}

/** How many places are added, changed and closed, and how that stands beside all others. */
export function ImportCounts({ counts, corrected }: ImportCountsProps) {
  const { added, changed, closed, unchanged, refused } = counts;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <dl className="grid grid-cols-3 gap-3">
        {KINDS.map((kind) => (
          <div
            key={kind}
            className="flex min-w-0 flex-col rounded-[20px] bg-surface p-3 shadow-[0_0_0_1px_var(--line)] md:p-4"
          >
            <dt className="order-2 flex items-center gap-2 text-small text-ink-2">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${LOOKS[kind]}`} />
              {importsText[kind]}
            </dt>
            <dd className="text-[1.25rem]/[1.4] font-semibold tabular-nums md:text-[1.75rem]/[1.2]">
              {formatNumber(counts[kind])}
            </dd>
          </div>
        ))}
      </dl>
      <div
        role="img"
        aria-label={importsText.bar(added, changed, closed, unchanged)}
        className="flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {BAR.filter((kind) => counts[kind] > 0).map((kind) => (
          <span key={kind} className={LOOKS[kind]} style={{ flexGrow: counts[kind] }} />
        ))}
      </div>
      <p className="text-small text-ink-2">
        {[
          importsText.unchanged(unchanged),
          corrected > 0 && importsText.corrected(corrected),
          refused > 0 && importsText.refused(refused),
        ]
          .filter((line) => line !== false)
          .join(' ')}
      </p>
    </section>
  );
}
