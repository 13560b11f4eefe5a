import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { SheetSnap } from '../../../ui/sheetSnap.ts';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { PlacePop } from '../components/PlacePop.tsx';
import { browseText } from './browse.text.ts';
import { MapPane, useMapAvailable } from './map/MapPane.tsx';
import { useScrollToRow } from './results/useScrollToRow.ts';
import type { Browse } from './useBrowse.ts';

interface BrowseScreenProps {
  browse: Browse;
  /** Search field, or title: stays in view over list and map. */
  head: (floating: boolean) => ReactNode;
  /** Count and order of the results. */
  listHead: ReactNode;
  list: ReactNode;
}

/** List and map in step: side by side on desktop, the list as a sheet over the map on phones, the list alone without a map. */
export function BrowseScreen(props: BrowseScreenProps) {
  const desktop = useIsDesktop();
  const { available, onUnavailable } = useMapAvailable();
  if (!available) return <ListAlone {...props} />;
  if (desktop) return <SplitView {...props} onUnavailable={onUnavailable} />;
  return <SheetView {...props} onUnavailable={onUnavailable} />;
}

function ListAlone({ head, listHead, list }: BrowseScreenProps) {
  return (
    <div className="page list-alone">
      <div className="browse-head">{head(false)}</div>
      {listHead}
      {list}
      <p className="text-small text-ink-2 mt-6">{browseText.noMap}</p>
    </div>
  );
}

type WithMap = BrowseScreenProps & { onUnavailable: () => void };

function SplitView({ browse, head, listHead, list, onUnavailable }: WithMap) {
  useScrollToRow(browse.selectedId);
  const selected = browse.found.places.find(({ id }) => id === browse.selectedId);
  return (
    <div className="split">
      <div className="split-list">
        <div className="browse-head">{head(false)}</div>
        {listHead}
        {list}
      </div>
      <div className="split-map">
        <MapPane browse={browse} padding={DESK_PADDING} onUnavailable={onUnavailable} />
        {selected && (
          <div className="map-card">
            <PlacePop place={selected} />
          </div>
        )}
      </div>
    </div>
  );
}

const DESK_PADDING = { top: 64, right: 24, bottom: 24, left: 24 };

function SheetView({ browse, head, listHead, list, onUnavailable }: WithMap) {
  const [snap, setSnap] = useState<SheetSnap>('half');
  const [seen, setSeen] = useState(browse.selectedId);
  if (browse.selectedId !== seen) {
    setSeen(browse.selectedId);
    // A pin was pressed: its row has to be in sight, and the pin as well.
    if (browse.selectedId) setSnap('half');
  }
  useScrollToRow(browse.selectedId);
  return (
    <div className="map-page" data-snap={snap}>
      <MapPane
        browse={browse}
        padding={snap === 'peek' ? PEEK_PADDING : HALF_PADDING}
        zoomButtons={false}
        onUnavailable={onUnavailable}
      />
      <div className="map-page-head">{head(true)}</div>
      <div className="map-page-sheet">
        <Sheet label={browseText.list} snap={snap} onSnapChange={setSnap} header={listHead}>
          {list}
        </Sheet>
      </div>
    </div>
  );
}

const PEEK_PADDING = { top: 130, right: 12, bottom: 108, left: 12 };
const HALF_PADDING = { top: 130, right: 12, bottom: 364, left: 12 };
