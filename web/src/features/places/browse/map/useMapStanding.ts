import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { traversed } from '../../../../lib/traversal.ts';
import type { MapMove } from '../../../../map/mapTypes.ts';
import { isArea } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';
import { lastMapView, type MapView, savedMapView, saveLastMapView, saveMapView } from './mapView.store.ts';
import { zoomForRadius } from './zoomForRadius.rules.ts';

const START_ZOOM = 14;

export interface MapStanding {
  /** Where the page brings the map; it changes when something else than the map says where to look. */
  camera: MapView;
  keep: (move: MapMove) => void;
  /** The address names this area because the map stands there. */
  moved: (area: { lat: number; lng: number; radius: number }) => void;
}

/**
 * Where the full map stands: as it stood when Back or Forward lead to it (RUL-125), at the area of the address, as this
 * person left it, or around where they are. Null until that is known.
 */
export function useMapStanding(browse: Browse): MapStanding | null {
  const place = useLocation({ select: ({ pathname, state }) => `${state.__TSR_index} ${pathname}` });
  const aim = aimOf(browse);
  const [standing, setStanding] = useState<{ camera: MapView; key: string } | null>(null);
  const key = aim && keyOf(aim);
  if (aim && key !== null && standing?.key !== key) {
    const camera = standing ? aim.view : (beginning(place, browse) ?? aim.view);
    setStanding({ camera, key });
  }
  if (!standing) return null;
  return {
    camera: standing.camera,
    keep: (move) => {
      saveMapView(place, move);
      if (move.by === 'user') saveLastMapView(move);
    },
    moved: (area) => setStanding({ camera: standing.camera, key: keyOf({ area: true, ...area }) }),
  };
}

interface Aim {
  area: boolean;
  lat: number;
  lng: number;
}

const keyOf = ({ area, lat, lng }: Aim) => `${area} ${lat} ${lng}`;

function aimOf({ search, start }: Browse): (Aim & { view: MapView }) | null {
  const { lat, lng, radius = 1 } = search;
  if (lat !== undefined && lng !== undefined)
    return { area: true, lat, lng, view: { center: { lat, lng }, zoom: zoomForRadius(radius, lat) } };
  if (!start) return null;
  const { latitude, longitude } = start.origin;
  const center = { lat: latitude, lng: longitude };
  return { area: false, ...center, view: { center, zoom: START_ZOOM } };
}

function beginning(place: string, { search }: Browse): MapView | null {
  const back = traversed.state ? savedMapView(place) : null;
  return back ?? (isArea(search) ? null : lastMapView());
}
