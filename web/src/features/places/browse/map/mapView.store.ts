import { readJson, writeJson } from '../../../../lib/browserStorage.ts';
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
export function saveMapView(place: string, { center, zoom }: MapView): void {
  const others = readViews().filter(([other]) => other !== place);
  const views: Views = [...others, [place, { center, zoom }]];
  writeJson('sessionStorage', KEY, views.slice(-MOST));
}

export function savedMapView(place: string): MapView | null {
  return readViews().find(([other]) => other === place)?.[1] ?? null;
}

export function saveLastMapView({ center, zoom }: MapView): void {
  writeJson('localStorage', LAST, { center, zoom });
}

export function lastMapView(): MapView | null {
  const entry = ['', readJson('localStorage', LAST)];
  return isView(entry) ? entry[1] : null;
}

function readViews(): Views {
  const stored = readJson('sessionStorage', KEY);
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

function isView(entry: unknown): entry is Views[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { center, zoom } = (entry[1] ?? {}) as Partial<MapView>;
  return [center?.lat, center?.lng, zoom].every((number) => Number.isFinite(number));
}
