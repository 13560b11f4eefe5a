import type { MapInput, MapOutput } from '@liora/domain/contract/placesMap';
import { kindName } from '@liora/domain/rules/shownNames';
import { wrappedLongitude } from '../../../../map/geo/wrappedLongitude.ts';
import type { Bounds, LatLng, MapCrowd, MapMove, MapPoint } from '../../../../map/mapTypes.ts';
import type { PlaceSearch } from '../../placeSearch.rules.ts';

const MAX_LATITUDE = 85;
const MAX_ZOOM = 22;
/** Addresses tell a position to some hundred metres, and near views are one question. */
const STEPS_PER_DEGREE = 1000;
const down = (degrees: number) => Math.floor(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
const up = (degrees: number) => Math.ceil(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
const latitude = (degrees: number) => Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, degrees));
const WHOLE_TURN = 360;
const HALF_TURN = 180;

function boxOf({ west, south, east, north }: Bounds): Pick<MapInput, 'west' | 'south' | 'east' | 'north'> {
  const all = east - west >= WHOLE_TURN;
  return {
    west: all ? -HALF_TURN : Math.max(-HALF_TURN, down(wrappedLongitude(west))),
    east: all ? HALF_TURN : Math.min(HALF_TURN, up(wrappedLongitude(east))),
    south: latitude(down(south)),
    north: latitude(up(north)),
  };
}

/** What the server is asked for a view of the map; `openAt` is when places have to be open, null when it does not matter. */
export function mapQuestion(
  { bounds, zoom }: Pick<MapMove, 'bounds' | 'zoom'>,
  search: PlaceSearch,
  openAt: Date | null,
): MapInput {
  const { category, moods = [], price = [], outdoor, loved, prive, saved } = search;
  return {
    ...boxOf(bounds),
    zoom: Math.min(MAX_ZOOM, Math.max(0, Math.round(zoom))),
    categories: category ? [category] : [],
    moods: [...moods].sort(),
    price: [...price].sort(),
    outdoor: outdoor ?? false,
    loved: loved ?? false,
    prive: prive ?? false,
    ...(saved && { saved }),
    ...(openAt && { openAt: openAt.toISOString() }),
  };
}

/** Whether the map can be asked at all: what is typed, kinds and diets only the search knows. */
export function isMapQuestion({ q, sub, diet }: PlaceSearch): boolean {
  return !q?.trim() && sub === undefined && (diet?.length ?? 0) === 0;
}

/** The turn of the world in which a place is nearest to the middle of the map. */
const turnedTo = (center: LatLng, lng: number) =>
  lng + WHOLE_TURN * Math.round((center.lng - lng) / WHOLE_TURN);

/** The places of an answer as pins. */
export function answerPoints({ places }: MapOutput, center: LatLng): MapPoint[] {
  return places.map((place) => ({
    id: place.id,
    lat: place.latitude,
    lng: turnedTo(center, place.longitude),
    label: place.name,
    category: place.category,
    subtitle: kindName(place.subcategory ?? place.category),
    score: place.sparkScore,
    kind: place.kind,
    ...(place.isPrivate && { mark: 'private' as const }),
  }));
}

export function answerCrowds({ clusters, more }: MapOutput, center: LatLng): MapCrowd[] {
  return clusters.map(({ latitude: lat, longitude, count, bounds }) => {
    const lng = turnedTo(center, longitude);
    const turn = lng - longitude;
    return {
      lat,
      lng,
      count,
      more,
      bounds: { ...bounds, west: bounds.west + turn, east: bounds.east + turn },
    };
  });
}
