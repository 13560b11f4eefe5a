import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { kindWords } from '@liora/domain/rules/kindWords';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { boundsOf } from '../../../map/geo/bounds.ts';
import MapView from '../../../map/MapView.tsx';
import type { Bounds, MapPoint, PointedStore } from '../../../map/mapTypes.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { type Area, areaOf, boundsOfArea } from './area.rules.ts';
import { directoryText } from './directory.text.ts';
import type { DirectoryFilters } from './directoryFilters.rules.ts';
import styles from './directoryMap.module.css';
import { PlaceLink } from './PlaceRow.tsx';

export interface DirectoryMapProps {
  /** What the list has by now. */
  places: readonly ListedPlace[];
  filters: DirectoryFilters;
  pointed: PointedStore;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** The list is to show what lies here alone. */
  onArea: (area: Area) => void;
  onEscape: () => void;
  onUnavailable: () => void;
}

const pointOf = (place: ListedPlace): MapPoint[] => {
  const { id, name, category, point } = place;
  if (!point) return [];
  const { latitude: lat, longitude: lng } = point;
  return [{ id, lat, lng, label: name, category, subtitle: kindWords(place), score: null, kind: 'place' }];
};

/** What the list shows on a map, and what is chosen of it. */
export function DirectoryMap(props: DirectoryMapProps) {
  const { places, filters, pointed, selected, onSelect } = props;
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const points = useMemo(() => places.flatMap(pointOf), [places]);
  const fit = useFit(points, filters.area);
  const [view, setView] = useState<Bounds | null>(null);
  if (!config) return null;
  if (!fit) return <p className="p-7 text-small text-ink-2">{directoryText.noneOnMap}</p>;
  const chosen = places.find(({ id }) => id === selected);
  return (
    <div className={styles.map}>
      <MapView
        config={config}
        points={points}
        center={{ lat: (fit.south + fit.north) / 2, lng: (fit.west + fit.east) / 2 }}
        fit={fit}
        pointed={pointed}
        selectedId={selected}
        ariaLabel={directoryText.map}
        scale
        onSelect={onSelect}
        onPress={() => onSelect(null)}
        onMoved={({ by, bounds }) => by === 'user' && setView(bounds)}
        onEscape={props.onEscape}
        onUnavailable={props.onUnavailable}
      />
      {view && (
        <Chip
          floating
          className={styles.here}
          onClick={() => {
            setView(null);
            props.onArea(areaOf(view));
          }}
        >
          {directoryText.onlyHere}
        </Chip>
      )}
      <div className={styles.foot}>
        {chosen ? (
          <PlaceLink place={chosen} current={false} filters={filters} />
        ) : (
          <p className="text-small text-ink-2">
            {points.length > 0 ? directoryText.onMap(points.length, places.length) : directoryText.noneOnMap}
          </p>
        )}
      </div>
    </div>
  );
}

/** All that is listed; where it is what lies in a part of the map, that part: it stays where somebody brought it. */
function useFit(points: readonly MapPoint[], area: Area | undefined): Bounds | null {
  const [fit, setFit] = useState(() => (area ? boundsOfArea(area) : null));
  const around = useMemo(() => boundsOf(points), [points]);
  if (!area && around && fit !== around) setFit(around);
  return fit;
}
