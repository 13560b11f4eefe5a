import { formatTenths, inKilometres } from '../i18n/format.ts';
import { EARTH_RADIUS_MILES, MILES_PER_DEGREE_LATITUDE, WALKING_MILES_PER_HOUR } from '../limits.ts';
import { distanceText } from './distance.text.ts';

/** Degrees, WGS 84. */
export interface LatLng {
  lat: number;
  lng: number;
}

export const KILOMETRES_PER_MILE = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles: the haversine formula on a sphere of 3959 miles (SRCH-19, GEN-22). */
export function distanceMiles(a: LatLng, b: LatLng): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The box around a circle: 69 miles per degree of latitude, longitude scaled by the cosine of latitude (SRCH-16, SRCH-17). */
export function boundingBox(centre: LatLng, radiusMiles: number) {
  const dLat = radiusMiles / MILES_PER_DEGREE_LATITUDE;
  const dLng = radiusMiles / (MILES_PER_DEGREE_LATITUDE * Math.max(0.01, Math.cos(radians(centre.lat))));
  return {
    south: centre.lat - dLat,
    north: centre.lat + dLat,
    west: centre.lng - dLng,
    east: centre.lng + dLng,
  };
}

/** '0.2 mi', or '0.3 km' to who chose that (RUL-110): one decimal; what would round to nothing is '< 0.1 mi'. */
export function distanceLabel(miles: number): string {
  const metric = inKilometres();
  const value = metric ? miles * KILOMETRES_PER_MILE : miles;
  const few = value < 0.05;
  const name = metric ? (few ? 'lessThanKilometres' : 'kilometres') : few ? 'lessThan' : 'miles';
  return distanceText[name](formatTenths(few ? 0.1 : value));
}

/** Minutes on foot at 3 miles an hour along the straight line times 1.25, the usual detour of a street grid. */
export function walkingMinutes(miles: number): number {
  return Math.max(1, Math.round(((miles * 1.25) / WALKING_MILES_PER_HOUR) * 60));
}

/** Length in miles of the legs between consecutive stops that have coordinates. */
export function routeMiles(stops: ReadonlyArray<{ lat: number | null; lng: number | null }>): number {
  const located = stops.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  return located.slice(1).reduce((sum, stop, i) => sum + distanceMiles(located[i] ?? stop, stop), 0);
}
