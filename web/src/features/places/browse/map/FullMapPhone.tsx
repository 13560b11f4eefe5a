import { useState } from 'react';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { SheetSnap } from '../../../../ui/sheetSnap.ts';
import { browseText } from '../browse.text.ts';
import { CategoryBar } from '../filters/CategoryBar.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { ResultHead } from '../results/ResultHead.tsx';
import { ResultList } from '../results/ResultList.tsx';
import { useScrollToRow } from '../results/useScrollToRow.ts';
import type { Browse } from '../useBrowse.ts';
import styles from './carousel.module.css';
import { type MapExtras, MapPane } from './MapPane.tsx';
import { PeekLine } from './PeekLine.tsx';
import { CardSkeleton, PlaceCarousel } from './PlaceCarousel.tsx';
import { useCards } from './useCards.ts';

interface FullMapProps extends MapExtras {
  browse: Browse;
  onUnavailable: () => void;
}

/** The full map on phones: its places as cards in a row at its foot, and below them the same list in a sheet. */
export function FullMapPhone({ browse, onUnavailable, ...extras }: FullMapProps) {
  const [snap, setSnap] = useState<SheetSnap>('peek');
  const lowered = snap === 'peek';
  const places = useCards(browse);
  const cards = lowered && places?.length !== 0;
  // At its lowest stop the sheet has no rows; opening it shows the one that was selected meanwhile.
  useScrollToRow(lowered ? null : browse.selectedId);
  return (
    <div className="map-page" data-whole="" data-snap={snap} data-card={cards ? '' : undefined}>
      <MapPane
        all
        {...extras}
        browse={browse}
        padding={COVERED}
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
      {cards && (places ? <PlaceCarousel browse={browse} places={places} /> : <CardSkeleton />)}
      <div className="map-page-sheet">
        <Sheet
          label={browseText.list}
          snap={snap}
          onSnapChange={setSnap}
          peek={PEEK_PX}
          className={styles.sheet}
          header={lowered ? <PeekLine browse={browse} /> : <ResultHead browse={browse} level={2} />}
        >
          <ResultList browse={browse} level={3} />
        </Sheet>
      </div>
    </div>
  );
}

/** A handle and a line: the cards lead here (also --peek in mapPage.css). */
const PEEK_PX = 56;
/** The same with cards and without, so that the map does not move when they come. */
const COVERED = { top: 130, right: 12, bottom: 208, left: 12 };
