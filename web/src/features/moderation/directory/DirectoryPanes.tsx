import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { useNavigate } from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMapAvailable } from '../../places/browse/map/MapPane.tsx';
import { EditPlace } from '../edit/EditPlace.tsx';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { DirectoryList, type DirectoryListProps, type View } from './DirectoryList.tsx';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, searchOf } from './directoryFilters.rules.ts';

const DirectoryMap = lazyPart(async () => (await import('./DirectoryMap.tsx')).DirectoryMap);

interface DirectoryPanesProps extends Pick<DirectoryListProps, 'filters' | 'list' | 'looking'> {
  /** The id of the place that is read. */
  shown: string | undefined;
  places: readonly ListedPlace[];
}

/** The list beside the map of it, or beside the place that is read; on phones one of them at a time. */
export function DirectoryPanes({ filters, shown, places, list, looking }: DirectoryPanesProps) {
  const rows = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const [pointed] = useState(() => createStore<string | null>(null));
  const [selected, select] = useState<string | null>(null);
  const [view, setView] = useState<View>('list');
  const { available, onUnavailable } = useMapAvailable();
  const go = useGo();
  const map = available && (places.length > 0 || filters.area) && (
    <Region
      waiting={<Skeleton width="100%" height="78dvh" radius={0} />}
      broken={<PartLost quiet onLost={onUnavailable} />}
    >
      <DirectoryMap
        places={places}
        filters={filters}
        pointed={pointed}
        selected={selected}
        onSelect={(id) => {
          select(id);
          rowOf(id)?.scrollIntoView({ block: 'nearest' });
        }}
        onArea={(area) => go({ ...filters, area }, shown)}
        onEscape={() =>
          rowOf(selected ?? pointed.state)
            ?.querySelector('a')
            ?.focus()
        }
        onUnavailable={onUnavailable}
      />
    </Region>
  );
  return (
    <WorkPanes
      list={rows}
      read={read}
      label={directoryText.title}
      beside={map}
      rows={
        <DirectoryList
          filters={filters}
          places={places}
          list={list}
          looking={looking}
          shown={shown}
          selected={selected}
          pointed={pointed}
          map={map}
          view={view}
          onView={setView}
          onFilter={(to) => go(to, shown)}
          onMap={() => go(filters, undefined)}
        />
      }
    >
      {shown && <EditPlace key={shown} id={shown} onBack={() => go(filters, undefined)} />}
    </WorkPanes>
  );
}

/** To other filters, another place, or none. */
function useGo() {
  const navigate = useNavigate();
  return (to: DirectoryFilters, item: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { ...searchOf(to), tab: 'all', item },
      replace: true,
      resetScroll: false,
    });
}

const rowOf = (id: string | null) =>
  id === null ? null : document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
