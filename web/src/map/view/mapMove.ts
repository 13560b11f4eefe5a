import type { Map as LibreMap } from 'maplibre-gl';
import { viewRadiusMiles } from '../geo/distance.ts';
import type { Bounds, MapMove } from '../mapTypes.ts';

/**
 * Sent along with every move the page makes by itself. It is told this way round because MapLibre
 * does not say of a wheel or a pinch that a person made it.
 */
export const BY_PAGE = { byPage: true };

/** Sent along when the map only got another size, or something else lies over it. */
export const BY_LAYOUT = { ...BY_PAGE, byLayout: true };

function boundsNow(map: LibreMap): Bounds {
  const box = map.getBounds();
  return { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() };
}

export function currentMove(map: LibreMap, by: MapMove['by']): MapMove {
  const { lat, lng } = map.getCenter();
  const bounds = boundsNow(map);
  const center = { lat, lng };
  return { center, radiusMiles: viewRadiusMiles(center, bounds), zoom: map.getZoom(), bounds, by };
}

/** Reports each finished move, and who made it: a person whose hand was in it at any time. */
export function watchMoves(map: LibreMap, report: (move: MapMove) => void): () => void {
  let byUser = false;
  const moving = (event: object) => {
    byUser ||= !('byPage' in event);
  };
  const ended = (event: object) => {
    moving(event);
    const by = byUser ? 'user' : 'byLayout' in event ? 'layout' : 'page';
    report(currentMove(map, by));
    byUser = false;
  };
  map.on('move', moving);
  map.on('moveend', ended);
  return () => {
    map.off('move', moving);
    map.off('moveend', ended);
  };
}
