import { useState } from 'react';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { SheetSnap } from '../../../../ui/sheetSnap.ts';
import { PlaceMapCard } from '../../components/PlaceMapCard.tsx';
import { browseText } from '../browse.text.ts';
import { CategoryBar } from '../filters/CategoryBar.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { ResultHead } from '../results/ResultHead.tsx';
import { ResultList } from '../results/ResultList.tsx';
import { useScrollToRow } from '../results/useScrollToRow.ts';
import type { Browse } from '../useBrowse.ts';
import { MapPane } from './MapPane.tsx';

interface FullMapProps {
  browse: Browse;
  onUnavailable: () => void;
}

/** The full map on phones: the list waits in a sheet at its foot, the selected place stands above it. */
export function FullMapPhone({ browse, onUnavailable }: FullMapProps) {
  const { at, found, selectedId } = browse;
  const [snap, setSnap] = useState<SheetSnap>('peek');
  const selected = found.places.find(({ id }) => id === selectedId);
  // At its lowest stop the sheet has no rows; opening it shows the one that was selected meanwhile.
  useScrollToRow(snap === 'peek' ? null : selectedId);
  return (
    <div className="map-page" data-snap={snap} data-card={selected && snap === 'peek' ? '' : undefined}>
      <MapPane
        browse={browse}
        padding={selected ? WITH_CARD : PEEK}
        zoomButtons={false}
        onUnavailable={onUnavailable}
      />
      <div className="map-page-head">
        <SearchBox
          browse={browse}
          placeholder={browseText.searchMap}
          trailing={<FiltersButton browse={browse} />}
        />
        <CategoryBar browse={browse} />
      </div>
      {selected && snap === 'peek' && (
        <div className="map-page-card">
          <PlaceMapCard place={selected} at={at} />
        </div>
      )}
      <div className="map-page-sheet">
        <Sheet
          label={browseText.list}
          snap={snap}
          onSnapChange={setSnap}
          header={<ResultHead browse={browse} level={2} notes={snap !== 'peek'} />}
        >
          <ResultList browse={browse} level={3} />
        </Sheet>
      </div>
    </div>
  );
}

const PEEK = { top: 130, right: 12, bottom: 108, left: 12 };
const WITH_CARD = { ...PEEK, bottom: 250 };
