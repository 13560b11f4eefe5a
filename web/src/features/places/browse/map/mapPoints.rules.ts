import type { PlaceCard } from '@liora/domain/contract/places';
import { boundingBox } from '@liora/domain/rules/distance';
import { kindName } from '@liora/domain/rules/shownNames';
import { boundsOf } from '../../../../map/geo/bounds.ts';
import type { Bounds, LatLng, MapPoint } from '../../../../map/mapTypes.ts';

/** How many of the first results the map is drawn around; the rest lies farther out. */
const FITTED = 30;

/** The pin of a place; null without coordinates. */
export function mapPoint(place: PlaceCard): MapPoint | null {
  const { id, name, category, subcategory, latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  return {
    id,
    lat: latitude,
    lng: longitude,
    label: name,
    category,
    subtitle: kindName(subcategory ?? category),
    score: place.sparkScore,
    kind: place.isPrive ? 'prive' : place.pin?.is_own ? 'own' : 'place',
  };
}

/** The pins of a list, in its order. */
export function mapPoints(places: readonly PlaceCard[]): MapPoint[] {
  return places.flatMap((place) => mapPoint(place) ?? []);
}

/** The box that shows the first results; around a centre of its own when there are none. */
export function viewOf(points: readonly MapPoint[], centre: LatLng, radiusMiles: number): Bounds {
  return boundsOf(points.slice(0, FITTED)) ?? boundingBox(centre, Math.min(1, radiusMiles));
}
