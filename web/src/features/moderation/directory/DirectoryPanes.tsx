import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { useNavigate } from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';
import { Map as MapIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { useMapAvailable } from '../../places/browse/map/MapPane.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { EditPlace } from '../edit/EditPlace.tsx';
import styles from '../frame/frame.module.css';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, searchOf } from './directoryFilters.rules.ts';
import { FilterRow } from './FilterRow.tsx';
import { PlaceRow } from './PlaceRow.tsx';

const DirectoryMap = lazyPart(async () => (await import('./DirectoryMap.tsx')).DirectoryMap);

interface DirectoryPanesProps {
  filters: DirectoryFilters;
  shown: string | undefined;
  places: readonly ListedPlace[];
  list: Parameters<typeof MorePages>[0]['list'];
  looking: boolean;
}

/** The list beside the map of it, or beside the place that is read; on phones one of them at a time. */
export function DirectoryPanes({ filters, shown, places, list, looking }: DirectoryPanesProps) {
  const rows = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(filters.q ?? '');
  const [view, setView] = useState<'list' | 'map'>('list');
  const [pointed] = useState(() => createStore<string | null>(null));
  const [selected, select] = useState<string | null>(null);
  const { available, onUnavailable } = useMapAvailable();
  const desktop = useIsDesktop();
  const navigate = useNavigate();
  const go = (to: DirectoryFilters, item: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { ...searchOf(to), tab: 'all', item },
      replace: true,
      resetScroll: false,
    });
  const filter = (to: DirectoryFilters) => {
    setTyped(to.q ?? '');
    go(to, shown);
  };
  const map = available && (places.length > 0 || filters.area) && (
    <Region broken={<PartLost quiet onLost={onUnavailable} />}>
      <DirectoryMap
        places={places}
        filters={filters}
        pointed={pointed}
        selected={selected}
        onSelect={(id) => {
          select(id);
          if (id) rowOf(id)?.scrollIntoView({ block: 'nearest' });
        }}
        onArea={(area) => filter({ ...filters, area })}
        onEscape={() =>
          rowOf(selected ?? pointed.state)
            ?.querySelector('a')
            ?.focus()
        }
        onUnavailable={onUnavailable}
      />
    </Region>
  );
  const onMap = !desktop && view === 'map';
  return (
    <WorkPanes
      list={rows}
      read={read}
      label={directoryText.title}
      beside={map}
      rows={
        <>
          <div className="mb-3 flex items-center justify-between gap-3">
            <h1 className="t2 text-[1.75rem]">{directoryText.title}</h1>
            {map && desktop && shown && (
              <Button variant="line" size="sm" icon={<MapIcon />} onClick={() => go(filters, undefined)}>
                {directoryText.showMap}
              </Button>
            )}
          </div>
          <SearchField
            label={directoryText.search}
            placeholder={directoryText.placeholder}
            value={typed}
            onValueChange={(q) => {
              setTyped(q);
              if (q === '') go({ ...filters, q }, shown);
            }}
            onSubmit={(q) => go({ ...filters, q }, shown)}
          />
          <div className="mt-4 mb-3">
            <FilterRow filters={filters} onChange={filter} />
          </div>
          {map && !desktop && (
            <div ref={turn}>
              <SegmentedRadio
                label={directoryText.view}
                value={view}
                onValueChange={(to) => {
                  setView(to);
                  // The filters take up the screen: what was chosen comes into sight below them.
                  requestAnimationFrame(() => turn.current?.scrollIntoView({ block: 'start' }));
                }}
                options={(['list', 'map'] as const).map((value) => ({
                  value,
                  label: directoryText.views[value],
                }))}
              />
            </div>
          )}
          {places.length === 0 && <Nothing more={list.hasNextPage} looking={looking} />}
          {onMap && map ? (
            map
          ) : (
            <ul className={styles.rows}>
              {places.map((place) => (
                <PlaceRow
                  key={place.id}
                  place={place}
                  current={place.id === shown}
                  filters={filters}
                  selected={place.id === selected}
                  pointed={pointed}
                />
              ))}
            </ul>
          )}
          {!looking && (
            <MorePages
              list={list}
              label={places.length > 0 ? directoryText.showMore : directoryText.lookFurther}
            />
          )}
        </>
      }
    >
      {shown && <EditPlace key={shown} id={shown} onBack={() => go(filters, undefined)} />}
    </WorkPanes>
  );
}

const rowOf = (id: string | null) =>
  id === null ? null : document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);

function Nothing({ more, looking }: { more: boolean; looking: boolean }) {
  if (looking) return <p className="py-6 text-small text-ink-2">{directoryText.looking}</p>;
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={more ? directoryText.noneYet : directoryText.empty}
      text={more ? directoryText.noneYetText : directoryText.emptyText}
    />
  );
}
