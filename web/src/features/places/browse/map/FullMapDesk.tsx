import { List, X } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { PlaceMapCard } from '../../components/PlaceMapCard.tsx';
import { browseText } from '../browse.text.ts';
import { CategoryBar } from '../filters/CategoryBar.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { ResultHead } from '../results/ResultHead.tsx';
import { ResultList } from '../results/ResultList.tsx';
import { useScrollToRow } from '../results/useScrollToRow.ts';
import type { Browse } from '../useBrowse.ts';
import { type MapExtras, MapPane } from './MapPane.tsx';
import { useSelectedPlace } from './useSelectedPlace.ts';

interface FullMapProps extends MapExtras {
  browse: Browse;
  onUnavailable: () => void;
}

/** The full map on desktop: search and categories over its corner, below them the selected place or the list. */
export function FullMapDesk({ browse, onUnavailable, ...extras }: FullMapProps) {
  const { search, change, at, selectedId } = browse;
  const listed = search.list ?? false;
  const selected = useSelectedPlace(browse);
  useScrollToRow(selectedId);
  return (
    <div className="full-map">
      <div className="full-map-over" data-listed={listed ? '' : undefined}>
        <SearchBox
          browse={browse}
          placeholder={browseText.searchMap}
          trailing={<FiltersButton browse={browse} />}
        />
        <CategoryBar browse={browse} />
        <Button
          variant="quiet"
          size="sm"
          className="full-map-toggle"
          aria-expanded={listed}
          icon={listed ? <X /> : <List />}
          onClick={() => change({ list: listed ? undefined : true })}
        >
          {listed ? browseText.hideList : browseText.showList}
        </Button>
        {listed && (
          <div className="full-map-list">
            <ResultHead browse={browse} level={2} />
            <ResultList browse={browse} level={3} />
          </div>
        )}
      </div>
      <MapPane
        all
        {...extras}
        browse={browse}
        padding={listed ? LISTED : OPEN}
        onUnavailable={onUnavailable}
      />
      {!listed && selected && (
        <div className="full-map-card">
          <PlaceMapCard place={selected} at={at} />
        </div>
      )}
    </div>
  );
}

/** A chosen pin comes clear of its card at the foot; the same with and without one, so that choosing moves nothing else. */
const OPEN = { top: 64, right: 40, bottom: 190, left: 40 };
const LISTED = { ...OPEN, bottom: 40, left: 480 };
