import type { LatLng } from '../../../../map/mapTypes.ts';

/** How many places of the history have their map kept. */
const MOST = 20;
/** Of this tab; it goes with the person, as everything of ours that no list of the device names (lib/personalData.ts). */
const KEY = 'liora.map-views';

/** How somebody last left the full map; theirs, and so it goes when they sign out. */
const LAST = 'liora.map-last-view';

export interface MapView {
  center: LatLng;
  zoom: number;
}
type Views = [place: string, view: MapView][];

/** Keeps how the map stood at a place of the history, for Back and Forward (RUL-125). */
export function saveMapView(place: string, { center, zoom }: MapView, storage?: Storage): void {
  const others = readViews(storage).filter(([other]) => other !== place);
  const views: Views = [...others, [place, { center, zoom }]];
  try {
    (storage ?? sessionStorage).setItem(KEY, JSON.stringify(views.slice(-MOST)));
  } catch {
    // Nothing to keep it in: the map begins anew.
  }
}

export function savedMapView(place: string, storage?: Storage): MapView | null {
  return readViews(storage).find(([other]) => other === place)?.[1] ?? null;
}

export function saveLastMapView({ center, zoom }: MapView, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(LAST, JSON.stringify({ center, zoom }));
  } catch {
    // Nothing to keep it in.
  }
}

export function lastMapView(storage?: Storage): MapView | null {
  try {
    const entry: unknown = ['', JSON.parse((storage ?? localStorage).getItem(LAST) ?? 'null')];
    return isView(entry) ? entry[1] : null;
  } catch {
    return null;
  }
}

function readViews(storage?: Storage): Views {
  try {
    const kept = JSON.parse((storage ?? sessionStorage).getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(entry: unknown): entry is Views[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { center, zoom } = (entry[1] ?? {}) as Partial<MapView>;
  return [center?.lat, center?.lng, zoom].every((number) => Number.isFinite(number));
}
