import type { MappingRow } from '@liora/domain/contract/searchMappings';
import { Link } from '@tanstack/react-router';
import { TextSearch } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { wordsText } from './words.text.ts';

/** A term: how many places it has, and how sure and relevant it is. */
export function WordRow({ row, current, unsaved }: { row: MappingRow; current: boolean; unsaved: boolean }) {
  const link = useRowLink(current);
  return (
    <li>
      <Link to="/admin/places" search={{ tab: 'words', item: String(row.id) }} {...link}>
        <RowSign>
          <TextSearch />
        </RowSign>
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
