import type { ImportRun } from '@liora/domain/contract/imports';
import type { ImportState } from '@liora/domain/rules/importRuns';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { Badge, type BadgeKind } from '../../../ui/Badge.tsx';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { importsText } from './imports.text.ts';
import { momentWords, percentOf, sourceWords } from './importWords.rules.ts';

const LOOKS: Record<ImportState, BadgeKind> = {
  comparing: 'warn',
  compared: 'warn',
  applying: 'warn',
  applied: 'ok',
  stopped: 'bad',
  rolling_back: 'warn',
  rolled_back: 'soft',
  cancelled: 'soft',
  failed: 'bad',
};

/** One import: of what, when, and how it stands. */
export function ImportRow({ run, current }: { run: ImportRun; current: boolean }) {
  const link = useRowLink(current);
  const percent = run.progress && percentOf(run.progress);
  return (
    <li>
      <Link to="/admin/places" search={{ tab: 'imports', item: String(run.id) }} {...link}>
        <RowSign>
          <Upload />
        </RowSign>
        <span className="min-w-0">
          <span className="block text-label font-semibold wrap-anywhere">{sourceWords(run)}</span>
          <span className="block text-small text-ink-2 wrap-anywhere">
            {run.file}, <time dateTime={run.started_at}>{momentWords(run.started_at)}</time>
          </span>
          <span className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge kind={LOOKS[run.state]}>{importsText.states[run.state]}</Badge>
            {percent !== null && (
              <span className="text-small text-ink-2 tabular-nums">{importsText.percent(percent)}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
