import type { ImportRun } from '@liora/domain/contract/imports';
import type { ImportState } from '@liora/domain/rules/importRuns';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { Badge, type BadgeKind } from '../../../ui/Badge.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
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
  const desktop = useIsDesktop();
  const props = { 'aria-current': current ? ('true' as const) : undefined };
  const percent = run.progress && percentOf(run.progress);
  return (
    <li>
      <Link
        to="/admin/places"
        search={{ tab: 'imports', item: String(run.id) }}
        replace={desktop}
        resetScroll={!desktop}
        activeProps={props}
        inactiveProps={props}
        className={styles.row}
      >
        <span
          aria-hidden="true"
          className="grid size-16 place-content-center rounded-[14px] bg-sunken text-ink-2 *:size-6"
        >
          <Upload />
        </span>
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
