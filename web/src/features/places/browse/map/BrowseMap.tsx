import { SEARCH_RADIUS_MILES } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { type Ref, useMemo, useState } from 'react';
import { orpc } from '../../../../lib/api.ts';
import { locationStore } from '../../../../lib/location/locationStore.ts';
import { traversed } from '../../../../lib/traversal.ts';
import type { Bounds, LatLng, MapMove, Padding } from '../../../../map/mapTypes.ts';
import RestingMapView from '../../../../map/still/RestingMapView.tsx';
import type { MapHandle } from '../../../../map/view/mapHandle.ts';
import { beginDrop, moveDrop, pinDropStore } from '../../../pins/drop/pinDrop.store.ts';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { mapPoints, viewOf } from './mapPoints.rules.ts';
import { type MapView as MapStanding, savedMapView, saveMapView } from './mapView.store.ts';
import { SearchAreaButton } from './SearchAreaButton.tsx';
import { useFit } from './useFit.ts';
import { zoomForRadius } from './zoomForRadius.rules.ts';

export interface BrowseMapProps {
  browse: Browse;
  /** What lies over the map. */
  padding?: Padding;
  handle: Ref<MapHandle | null>;
  onUnavailable: () => void;
  onEscape: () => void;
}

/** The map beside a list: the same places in the same order, the same one selected. Loaded after the list. */
export default function BrowseMap({ browse, padding, handle, onUnavailable, onEscape }: BrowseMapProps) {
  const { search, found, start, selectedId, select } = browse;
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const known = useSelector(locationStore);
  const { armed, drop } = useSelector(pinDropStore);
  const points = useMemo(() => mapPoints(found.places), [found.places]);
  const [move, setMove] = useState<MapMove | null>(null);
  const back = useMapOfBack(browse);
  const origin = found.first?.understood.near ?? found.input?.origin ?? start?.origin;
  const around = useMemo(
    () =>
      origin ? viewOf(points, { lat: origin.latitude, lng: origin.longitude }, SEARCH_RADIUS_MILES) : null,
    [points, origin],
  );
  const { fit, leave } = useFit(browse.input, around);
  if (!config || !origin) return null;
  const { lat, lng } = search;
  const area = lat !== undefined && lng !== undefined;
  const center = area ? { lat, lng } : { lat: origin.latitude, lng: origin.longitude };
  return (
    <>
      <RestingMapView
        config={config}
        points={points}
        center={back.view?.center ?? center}
        zoom={back.view?.zoom ?? (area ? (move?.zoom ?? zoomForRadius(search.radius ?? 1, center.lat)) : 14)}
        fit={area || back.view ? null : fit}
        {...(padding && { padding })}
        selectedId={selectedId}
        pointed={browse.pointed}
        me={known ? { lat: known.latitude, lng: known.longitude } : null}
        ariaLabel={browseText.found.here}
        ref={handle}
        onSelect={select}
        onMoved={(moved) => {
          setMove((before) => (moved.by === 'layout' && before ? { ...moved, by: before.by } : moved));
          back.keep(moved);
          if (moved.by === 'user') leave();
        }}
        onHold={armed ? beginDrop : undefined}
        drop={drop && { ...drop, onMove: moveDrop }}
        onPress={() => selectedId && select(null)}
        onEscape={onEscape}
        onUnavailable={onUnavailable}
      />
      <SearchAreaButton browse={browse} move={move} start={!area && fit ? middleOf(fit) : center} />
    </>
  );
}

/** Back and Forward bring back how the map stood (RUL-125), until something else is asked for. */
function useMapOfBack({ input }: Browse): { view: MapStanding | null; keep: (move: MapMove) => void } {
  // Selecting a place replaces the address: the place in the history stays the same.
  const place = useLocation({ select: ({ pathname, state }) => `${state.__TSR_index} ${pathname}` });
  const [kept] = useState(() => (traversed.state ? { view: savedMapView(place), input } : null));
  return {
    view: kept && kept.input === input ? kept.view : null,
    keep: (move) => saveMapView(place, move),
  };
}

function middleOf({ west, south, east, north }: Bounds): LatLng {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
