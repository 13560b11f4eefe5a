import type { PublishedThing } from '@liora/domain/contract/safety';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { itemKey, thingOf } from '../queue/queueItems.rules.ts';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { neighbourKey } from '../work/workList.rules.ts';
import { PublishedRead } from './PublishedRead.tsx';
import { PublishedRow } from './PublishedRow.tsx';
import { type PublishedInput, publishedOptions } from './published.queries.ts';
import { publishedText } from './published.text.ts';
import { searchOf } from './publishedSearch.rules.ts';

const FILTERS = ['newest', 'hidden', 'reported'] as const;

/** Plans and pins that people have published, and what is read and decided of one. What is typed stands in no address. */
export function PlansPart({ shown }: { shown: string | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<PublishedInput>({ kind: 'plan', list: 'newest', words: '' });
  const found = useInfiniteQuery(publishedOptions(asked));
  const thing = thingOf(shown);
  const things = found.data?.pages.flatMap((page) => page.things) ?? [];
  const navigate = useNavigate();
  const step = (by: number) => {
    const item = neighbourKey(things.map(itemKey), shown, by);
    void navigate({ to: '/admin', search: { tab: 'plans', item }, replace: true, resetScroll: false });
  };
  return (
    <WorkPanes
      list={list}
      read={read}
      label={moderationText.plans}
      rows={
        <>
          <h1 className="t2 text-[1.75rem]">{moderationText.plans}</h1>
          <p className="mt-1 mb-3 text-small text-ink-2">{publishedText.lead}</p>
          <PublishedSearch asked={asked} onAsk={setAsked} />
          <QueryArea
            query={found}
            skeleton={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
            failed={{
              title: moderationText.loadFailed,
              retry: moderationText.retry,
              art: <Vignette kind="error" />,
            }}
          >
            {() => <PublishedRows things={things} asked={asked} shown={shown} />}
          </QueryArea>
          <MorePages list={found} label={moderationText.showMore} />
        </>
      }
    >
      {thing && <PublishedRead key={shown} thing={thing} onStep={step} />}
    </WorkPanes>
  );
}

interface PublishedSearchProps {
  asked: PublishedInput;
  onAsk: (asked: PublishedInput) => void;
}

/** Plans or pins, words to find them by, and which list where there are none. */
function PublishedSearch({ asked, onAsk }: PublishedSearchProps) {
  const [typed, setTyped] = useState('');
  const search = (text: string) => onAsk({ ...asked, ...searchOf(text) });
  const filter = (one: (typeof FILTERS)[number]) => {
    setTyped('');
    onAsk({ ...asked, list: one, words: '' });
  };
  return (
    <>
      <SegmentedRadio
        label={publishedText.kinds.label}
        value={asked.kind}
        onValueChange={(kind) => onAsk({ ...asked, kind: kind === 'pin' ? 'pin' : 'plan' })}
        options={(['plan', 'pin'] as const).map((value) => ({ value, label: publishedText.kinds[value] }))}
      />
      <SearchField
        label={publishedText.search}
        placeholder={publishedText.placeholder}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '') search('');
        }}
        onSubmit={search}
      />
      <p className="my-2 text-small text-ink-2">{publishedText.searchHelp}</p>
      <ChipRow label={publishedText.filter} className="mb-2">
        {FILTERS.map((one) => (
          <Chip key={one} on={asked.list === one} onClick={() => filter(one)}>
            {publishedText[one]}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

interface PublishedRowsProps {
  things: readonly PublishedThing[];
  asked: PublishedInput;
  shown: string | undefined;
}

function PublishedRows({ things, asked, shown }: PublishedRowsProps) {
  if (things.length === 0) return <Nothing list={asked.list} />;
  return (
    <ul className={styles.rows}>
      {things.map((one) => (
        <PublishedRow key={itemKey(one)} thing={one} current={itemKey(one) === shown} />
      ))}
    </ul>
  );
}

function Nothing({ list }: Pick<PublishedInput, 'list'>) {
  if (list === 'newest') return <EmptyState art={<Vignette kind="empty" />} title={publishedText.empty} />;
  if (list === 'title' || list === 'author')
    return (
      <EmptyState
        art={<Vignette kind="noResults" />}
        title={publishedText.emptySearch}
        text={publishedText.emptySearchText}
      />
    );
  return <EmptyState art={<Vignette kind="noResults" />} title={publishedText.emptyFilter} />;
}
