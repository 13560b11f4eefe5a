import type { ImportPreview, ImportRun } from '@liora/domain/contract/imports';
import { TriangleAlert } from 'lucide-react';
import { InlineError } from '../../../ui/InlineError.tsx';
import { ImportActs } from './ImportActs.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportSample } from './ImportSample.tsx';
import { importsText } from './imports.text.ts';
import { failureWords, fileWords, percentOf, sourceWords } from './importWords.rules.ts';

interface ImportReadProps {
  run: ImportRun;
  preview: ImportPreview | null;
}

/** How an import stands: what it changes, what to look at, some places, and what can be done. */
export function ImportRead({ run, preview }: ImportReadProps) {
  return (
    <article aria-labelledby="import" className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <p className="text-small text-ink-2">{importsText.stands[run.state]}</p>
        <h2 id="import" className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">
          {sourceWords(run)}
        </h2>
        <p className="text-small text-ink-2 wrap-anywhere">{fileWords(run)}</p>
      </header>
      <InlineError className="empty:hidden">{run.failure && failureWords(run.failure)}</InlineError>
      {run.progress && <HowFar progress={run.progress} />}
      {run.rolled_back && <Outcomes of={run.rolled_back} />}
      {run.counts && <ImportCounts counts={run.counts} corrected={preview?.corrected ?? 0} />}
      {run.counts && run.state === 'compared' && <LookAt counts={run.counts} preview={preview} />}
      {preview && <ImportSample sample={preview.sample} />}
      <ImportActs run={run} />
    </article>
  );
}

function HowFar({ progress }: { progress: NonNullable<ImportRun['progress']> }) {
  const percent = percentOf(progress);
  if (percent === null) return <p role="status">{importsText.waiting}</p>;
  return (
    <div>
      <div
        role="progressbar"
        aria-label={importsText.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-amber" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-small text-ink-2 tabular-nums">{importsText.percent(percent)}</p>
    </div>
  );
}

function Outcomes({
  of: { restored, removed, hidden, kept },
}: {
  of: NonNullable<ImportRun['rolled_back']>;
}) {
  return (
    <section>
      <h3 className="t3 mb-1">{importsText.outcomes}</h3>
      <ul className="lines">
        {[
          restored > 0 && importsText.restored(restored),
          removed > 0 && importsText.removed(removed),
          hidden > 0 && importsText.hidden(hidden),
          kept > 0 && importsText.kept(kept),
        ]
          .filter((line) => line !== false)
          .map((line) => (
            <li key={line} className="py-2">
              {line}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What somebody should know before it is applied. */
function LookAt({
  counts,
  preview,
}: {
  counts: NonNullable<ImportRun['counts']>;
  preview: ImportPreview | null;
}) {
  const inUse = preview?.closed_in_use ?? 0;
  const lines = [
    inUse > 0 && importsText.closedInUse(inUse),
    counts.hours_unread > 0 && importsText.hoursUnread(counts.hours_unread),
    counts.not_closed > 0 && importsText.notClosed(counts.not_closed),
  ].filter((line) => line !== false);
  return (
    <section>
      <h3 className="t3 mb-1">{importsText.lookAt}</h3>
      {lines.length === 0 && <p className="text-ink-2">{importsText.nothingToLookAt}</p>}
      <ul className="lines">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 py-3">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-ink" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
