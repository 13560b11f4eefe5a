import type { MappingRow } from '@liora/domain/contract/searchMappings';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { WordRead } from './WordRead.tsx';
import { WordRow } from './WordRow.tsx';
import type { WordDraft } from './wordDraft.rules.ts';
import { wordsText } from './words.text.ts';

interface WordsPartProps {
  pages: readonly { mappings: MappingRow[]; found: number; total: number }[];
  list: Parameters<typeof MorePages>[0]['list'];
  typed: string;
  onType: (typed: string) => void;
  /** What is written: an id, or 'new'. */
  item: string | undefined;
}

const ITEM = /^(new|\d{1,15})$/;

/** Terms in their order, and the one that is written; what was typed of one stays while another one is looked at. */
export function WordsPart({ pages, list, typed, onType, item }: WordsPartProps) {
  const listed = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const desktop = useIsDesktop();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<Readonly<Record<string, WordDraft | undefined>>>({});
  const edit = (key: string, draft: WordDraft | undefined) => setDrafts((all) => ({ ...all, [key]: draft }));
  const open = (next: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { tab: 'words', item: next },
      replace: desktop || next === undefined,
      resetScroll: !desktop,
    });
  const shown = item && ITEM.test(item) ? item : undefined;
  const rows = pages.flatMap(({ mappings }) => mappings);
  const { found, total } = pages[0] ?? { found: 0, total: 0 };
  return (
    <WorkPanes
      list={listed}
      read={read}
      label={wordsText.title}
      rows={
        <>
          <div className="flex items-center gap-3">
            <h1 className="t2 flex-1 text-[1.75rem]">{wordsText.title}</h1>
            <span role="status" className="text-small text-ink-2 tabular-nums">
              {found === total ? wordsText.count(total) : wordsText.foundOf(found, total)}
            </span>
          </div>
          <p className="mt-1 mb-4 text-small text-ink-2">{wordsText.lead}</p>
          <Button icon={<Plus />} className="mb-4" onClick={() => open('new')}>
            {wordsText.create}
          </Button>
          {total > 0 && (
            <SearchField
              label={wordsText.filter}
              placeholder={wordsText.filter}
              value={typed}
              onValueChange={onType}
            />
          )}
          {rows.length === 0 && <Nothing empty={total === 0} />}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <WordRow
                key={row.id}
                row={row}
                current={shown === String(row.id)}
                unsaved={drafts[row.id] !== undefined}
              />
            ))}
          </ul>
          <MorePages list={list} label={moderationText.showMore} />
        </>
      }
    >
      {shown ? (
        <WordRead key={shown} item={shown} draft={drafts[shown]} onEdit={edit} onOpen={open} />
      ) : (
        desktop && <p className="pt-10 text-center text-ink-2">{wordsText.pick}</p>
      )}
    </WorkPanes>
  );
}

function Nothing({ empty }: { empty: boolean }) {
  return (
    <EmptyState
      art={<Vignette kind={empty ? 'empty' : 'noResults'} />}
      title={empty ? wordsText.empty : wordsText.noneFound}
      text={empty ? wordsText.emptyText : undefined}
    />
  );
}
