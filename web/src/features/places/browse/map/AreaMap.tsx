import { SEARCH_MAX_RADIUS_MILES } from '@liora/domain/limits';
import { coarseDegrees } from '@liora/domain/rules/coarseDegrees';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useMemo, useState } from 'react';
import { orpc } from '../../../../lib/api.ts';
import { locationStore } from '../../../../lib/location/locationStore.ts';
import { wrappedLongitude } from '../../../../map/geo/wrappedLongitude.ts';
import MapView from '../../../../map/MapView.tsx';
import type { MapMove, MapPoint } from '../../../../map/mapTypes.ts';
import { beginDrop, moveDrop, pinDropStore } from '../../../pins/drop/pinDrop.store.ts';
import { useSavedMarks } from '../../../saved/useSavedMarks.ts';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import type { BrowseMapProps } from './BrowseMap.tsx';
import { MapFailure } from './MapFailure.tsx';
import { mapPoint, mapPoints } from './mapPoints.rules.ts';
import { useMapAnswer } from './useMapAnswer.ts';
import { useMapStanding } from './useMapStanding.ts';
import { useSelectedPlace } from './useSelectedPlace.ts';

/** The map of /map: it shows what is in view, however much that is, and the list follows it. */
export default function AreaMap({ browse, padding, handle, onUnavailable, onEscape }: BrowseMapProps) {
  const { selectedId, select } = browse;
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const known = useSelector(locationStore);
  const { armed, drop } = useSelector(pinDropStore);
  const [view, setView] = useState<MapMove | null>(null);
  const standing = useMapStanding(browse);
  const { points, crowds, retry } = useMapAnswer(browse, view);
  const shown = useShownPoints(browse, points);
  const listed = useMemo(() => mapPoints(browse.found.places), [browse.found.places]);
  if (!config || !standing) return null;
  const { camera, keep, moved } = standing;
  const follow = (move: MapMove) => {
    setView(move);
    keep(move);
    if (move.by !== 'user') return;
    const area = areaOf(move);
    moved(area);
    browse.change(area);
  };
  return (
    <>
      <MapView
        config={config}
        points={shown}
        crowds={crowds}
        unseen={listed}
        center={camera.center}
        zoom={camera.zoom}
        {...(padding && { padding })}
        selectedId={selectedId}
        pointed={browse.pointed}
        me={known ? { lat: known.latitude, lng: known.longitude } : null}
        ariaLabel={browseText.found.here}
        scale
        ref={handle}
        onSelect={select}
        onOpened={setView}
        onHold={armed ? beginDrop : undefined}
        drop={drop && { ...drop, onMove: moveDrop }}
        onMoved={follow}
        onPress={() => selectedId && select(null)}
        onEscape={onEscape}
        onUnavailable={onUnavailable}
      />
      <MapFailure retry={retry} />
    </>
  );
}

/** The pins in view with their marks, and the selected place, which no cluster swallows. */
function useShownPoints(browse: Browse, points: readonly MapPoint[]): readonly MapPoint[] {
  const marks = useSavedMarks(points);
  const selected = useSelectedPlace(browse);
  return useMemo(() => {
    const own = selected && !points.some(({ id }) => id === selected.id) ? mapPoint(selected) : null;
    return [...points, ...(own ? [own] : [])].map((point) => {
      const mark = marks.get(point.id);
      return mark && !point.mark ? { ...point, mark } : point;
    });
  }, [points, selected, marks]);
}

/** Centre and radius of the list that stands beside the map. */
function areaOf({ center, radiusMiles }: MapMove) {
  return {
    lat: Math.min(85, Math.max(-85, coarseDegrees(center.lat))),
    lng: coarseDegrees(wrappedLongitude(center.lng)),
    radius: Math.min(SEARCH_MAX_RADIUS_MILES, Math.max(0.1, Math.round(radiusMiles * 100) / 100)),
  };
}
