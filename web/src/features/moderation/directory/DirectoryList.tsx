import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import type { PointedStore } from '../../../map/mapTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
import { directoryText } from './directory.text.ts';
import type { DirectoryFilters } from './directoryFilters.rules.ts';
import { FilterRow } from './FilterRow.tsx';
import { PlaceRow } from './PlaceRow.tsx';

const VIEWS = ['list', 'map'] as const;
export type View = (typeof VIEWS)[number];

export interface DirectoryListProps {
  filters: DirectoryFilters;
  places: readonly ListedPlace[];
  list: Parameters<typeof MorePages>[0]['list'];
  /** It goes on by itself. */
  looking: boolean;
  /** The place that is read, and the one that is chosen on the map. */
  shown: string | undefined;
  selected: string | null;
  pointed: PointedStore;
  /** Of the list, for where there is no room beside it; nothing where none can be drawn. */
  map: ReactNode;
  /** Which of both is asked for there. */
  view: View;
  onView: (view: View) => void;
  onFilter: (filters: DirectoryFilters) => void;
  /** The map in place of what is read. */
  onMap: () => void;
}

/** What is listed, and by what it is filtered; on phones the map takes the place of the rows when it is asked for. */
export function DirectoryList(props: DirectoryListProps) {
  const { filters, places, list, looking, shown, selected, pointed, map, view, onFilter, onMap } = props;
  const desktop = useIsDesktop();
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h1 className="t2 text-[1.75rem]">{directoryText.title}</h1>
        {map && desktop && shown && (
          <Button variant="line" size="sm" icon={<MapIcon />} onClick={onMap}>
            {directoryText.showMap}
          </Button>
        )}
      </div>
      <Filters filters={filters} onFilter={onFilter} />
      {map && !desktop && <ViewSwitch view={view} onChange={props.onView} />}
      {places.length === 0 && <Nothing more={list.hasNextPage} looking={looking} />}
      {map && !desktop && view === 'map' ? (
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
  );
}

function Filters({ filters, onFilter }: Pick<DirectoryListProps, 'filters' | 'onFilter'>) {
  const [typed, setTyped] = useState(filters.q ?? '');
  const search = (q: string) => onFilter({ ...filters, q });
  return (
    <>
      <SearchField
        label={directoryText.search}
        placeholder={directoryText.placeholder}
        value={typed}
        onValueChange={(q) => {
          setTyped(q);
          if (q === '') search(q);
        }}
        onSubmit={search}
      />
      <div className="mt-4 mb-3">
        <FilterRow
          filters={filters}
          onChange={(to) => {
            setTyped(to.q ?? '');
            onFilter(to);
          }}
        />
      </div>
    </>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <SegmentedRadio
        label={directoryText.view}
        value={view}
        onValueChange={(to) => {
          onChange(to);
          // The filters take up the screen: what was chosen comes into sight below them.
          requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'start' }));
        }}
        options={VIEWS.map((value) => ({ value, label: directoryText.views[value] }))}
      />
    </div>
  );
}

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
