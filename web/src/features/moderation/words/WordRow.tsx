import type { MappingRow } from '@liora/domain/contract/searchMappings';
import { Link } from '@tanstack/react-router';
import { TextSearch } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
import { wordsText } from './words.text.ts';

/** A term: how many places it has, and how sure and relevant it is. */
export function WordRow({ row, current, unsaved }: { row: MappingRow; current: boolean; unsaved: boolean }) {
  const desktop = useIsDesktop();
  const props = { 'aria-current': current ? ('true' as const) : undefined };
  return (
    <li>
      <Link
        to="/admin/places"
        search={{ tab: 'words', item: String(row.id) }}
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
          <TextSearch />
        </span>
        <span className="min-w-0 self-center">
          <span className="block text-label font-semibold wrap-anywhere">{row.term}</span>{' '}
          <span className="block text-small text-ink-2 tabular-nums">
            {wordsText.row(
              wordsText.places(row.places),
              wordsText.confidences[row.confidence],
              row.relevance,
            )}
          </span>
          {unsaved && <Badge kind="warn">{wordsText.unsaved}</Badge>}
        </span>
      </Link>
    </li>
  );
}
