import type { Store } from '@tanstack/react-store';
import type { ReactNode } from 'react';

/** WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A box in degrees; `west` is always smaller than `east` (no box crosses the date line). */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Space in CSS pixels that something lies over (a card, a sheet, a search bar). */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type PointKind = 'place' | 'prive' | 'own';

/** A second sign beside the colour, so that colour alone never carries the meaning. */
export type PointMark = 'saved' | 'partner' | 'private';

export interface MapPoint extends LatLng {
  id: string;
  /** The name of the place. */
  label: string;
  /** One of the seven categories; anything else gets the plain pin icon. */
  category: string;
  /** What people would call it, e.g. "Wine bar"; the category when left out. */
  subtitle?: string;
  /** Spark Score (or own rating) from 0 to 10; null when there is none yet. */
  score: number | null;
  kind: PointKind;
  mark?: PointMark;
  /** Decorative; stands for it instead of its score, at every zoom where there is room. */
  picture?: ReactNode;
  /** How many things the picture stands for; told from two on. */
  count?: number;
}

/** More places than can be told apart, counted by the server. */
export interface MapCrowd extends LatLng {
  count: number;
  /** There are at least so many. */
  more: boolean;
  bounds: Bounds;
}

export interface RouteStop extends LatLng {
  label: string;
}

/** A pin that is being put somewhere. */
export interface DropSpot {
  /** Where it was before anybody moved it; null for what lies under it now. */
  from: LatLng | null;
  /** Its icon; a plain pin without one. */
  category: string | null;
  onMove: (at: LatLng) => void;
}

export interface MapMove {
  center: LatLng;
  /** From the centre to the farther side of the view, in miles. */
  radiusMiles: number;
  zoom: number;
  bounds: Bounds;
  /** Who moved it: `layout` when only its size changed, or what lies over it, and it still shows the same spot. */
  by: 'user' | 'page' | 'layout';
}

/** The id of the place under the pointer or the focus; whoever shows one place asks for that place alone. */
export type PointedStore = Store<string | null>;
