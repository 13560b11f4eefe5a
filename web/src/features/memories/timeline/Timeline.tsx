import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BookHeart, Ellipsis, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { todayHere } from '../../../lib/todayHere.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useMapAvailable } from '../../places/browse/map/MapPane.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { byMonth, monthTitle } from '../day.rules.ts';
import styles from '../memories.module.css';
import { listQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import { MemoryItem } from './MemoryItem.tsx';
import { ToKeep } from './ToKeep.tsx';
import { YearAgo } from './YearAgo.tsx';

const PlacesMap = lazyPart(async () => (await import('./PlacesMap.tsx')).PlacesMap);
const BookDialog = lazyPart(async () => (await import('../book/BookDialog.tsx')).BookDialog);

/** The days at the left and their places at the right; on phones one or the other. */
export function Timeline({ enabled }: { enabled: boolean }) {
  const { view, at, mood, rating } = useSearch({ from: '/memories/{-$part}' });
  const filter = { at, mood, rating };
  const isFiltered = Boolean(at || mood || rating);
  const [choosing, setChoosing] = useState(false);
  const [book, setBook] = useState(false);
  const { available, onUnavailable } = useMapAvailable();
  const onMap = view === 'map' && available;
  return (
    <>
      <div className={styles.split}>
        <div className="min-w-0">
          <Head onFilter={() => setChoosing(true)} onBook={() => setBook(true)} />
          {available && <ViewSwitch map={onMap} />}
          <div className={styles.list} data-hidden={onMap ? '' : undefined}>
            {!isFiltered && enabled && (
              <>
                <ToKeep />
                <YearAgo />
              </>
            )}
            <ActiveFilters filter={filter} />
            <Days filter={filter} isFiltered={isFiltered} enabled={enabled} />
          </div>
        </div>
        {available && enabled && (
          <div className={styles.pane} data-shown={onMap ? '' : undefined}>
            <Region broken={<PartLost quiet onLost={onUnavailable} />}>
              <PlacesMap chosen={at ?? null} onUnavailable={onUnavailable} />
            </Region>
          </div>
        )}
      </div>
      {choosing && <Filters filter={filter} onClose={() => setChoosing(false)} />}
      {book && (
        <Region broken={<PartLost quiet onLost={() => setBook(false)} />}>
          <BookDialog onClose={() => setBook(false)} />
        </Region>
      )}
    </>
  );
}

function Head({ onFilter, onBook }: { onFilter: () => void; onBook: () => void }) {
  const back = useGoBack();
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  const toTrash = () => void navigate({ to: '/memories/{-$part}', params: { part: 'trash' } });
  return (
    <TopBar
      onBack={back}
      // The longest word of it fits beside two buttons on the narrowest phones.
      title={<span className="max-[359px]:text-[min(1.25rem,12vw)]/7">{memoriesText.title}</span>}
      actions={
        <>
          {desktop && (
            <IconButton label={memoriesText.filter} onClick={onFilter}>
              <SlidersHorizontal />
            </IconButton>
          )}
          <Menu
            trigger={
              <IconButton label={memoriesText.menu}>
                <Ellipsis />
              </IconButton>
            }
            items={[
              // Beside a long title there is no room for a third button.
              ...(desktop
                ? []
                : [{ label: memoriesText.filter, icon: <SlidersHorizontal />, onSelect: onFilter }]),
              { label: memoriesText.book, icon: <BookHeart />, onSelect: onBook },
              { label: memoriesText.trash, icon: <Trash2 />, onSelect: toTrash },
            ]}
          />
          <NewLink short />
        </>
      }
    />
  );
}

/** `short`: on phones without its words, beside a title. */
function NewLink({ short = false }: { short?: boolean }) {
  return (
    <Link
      to="/memories/{-$part}"
      params={{ part: 'new' }}
      aria-label={memoriesText.newMemory}
      className={buttonClass({ variant: 'primary' }, short ? 'max-md:px-3.5!' : '')}
      resetScroll={false}
    >
      <Plus aria-hidden="true" />
      <span className={short ? 'max-md:hidden' : undefined}>{memoriesText.newMemory}</span>
    </Link>
  );
}

function ViewSwitch({ map }: { map: boolean }) {
  const navigate = useNavigate();
  return (
    <div className={styles.switch}>
      <Segmented
        label={memoriesText.views}
        wide
        value={map ? 'map' : 'timeline'}
        onValueChange={(next: 'map' | 'timeline') =>
          void navigate({
            to: '/memories/{-$part}',
            search: (before) => ({ ...before, view: next === 'map' ? 'map' : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        options={[
          { value: 'timeline', label: memoriesText.timeline },
          { value: 'map', label: memoriesText.map },
        ]}
      />
    </div>
  );
}

interface DaysProps {
  filter: Parameters<typeof listQuery>[0];
  isFiltered: boolean;
  enabled: boolean;
}

function Days({ filter, isFiltered, enabled }: DaysProps) {
  const list = useInfiniteQuery({ ...listQuery(filter), enabled });
  const start = useStartFailure();
  const today = todayHere();
  return (
    <QueryArea
      query={list}
      blocked={start}
      skeleton={<DaysSkeleton />}
      failed={{
        title: memoriesText.loadFailed,
        retry: memoriesText.retry,
        art: <Vignette kind="error" />,
      }}
    >
      {({ pages }) => {
        const memories = pages.flatMap((page) => page.memories);
        if (memories.length === 0) return <Nothing isFiltered={isFiltered} />;
        return (
          <>
            {byMonth(memories).map(([month, ofMonth]) => (
              <section key={month} aria-labelledby={`month-${month}`} className="mt-4">
                <h2 id={`month-${month}`} className="t2 mb-2">
                  {monthTitle(`${month}-15`, today)}
                </h2>
                {ofMonth.map((memory) => (
                  <MemoryItem key={memory.id} memory={memory} first={memory === memories[0]} />
                ))}
              </section>
            ))}
            <MorePages list={list} label={memoriesText.more} />
          </>
        );
      }}
    </QueryArea>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        art={<Vignette kind="noResults" />}
        title={memoriesText.filtered}
        action={
          <Link to="/memories/{-$part}" className={buttonClass({ variant: 'line' })}>
            {memoriesText.clear}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={memoriesText.emptyTitle}
      text={memoriesText.emptyText}
      action={<NewLink />}
    />
  );
}

function DaysSkeleton() {
  return (
    <div className="mt-4 grid gap-6">
      <Skeleton width={140} height={28} />
      {['1', '2'].map((row) => (
        <div key={row} className={styles.item}>
          <Skeleton width={36} height={40} />
          <Skeleton height={260} radius={24} />
        </div>
      ))}
    </div>
  );
}
