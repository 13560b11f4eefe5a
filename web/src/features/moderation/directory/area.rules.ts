import type { MapBounds } from '@liora/domain/contract/placesMap';
import type { Read } from '../../../lib/searchFields.ts';
import { wrappedLongitude } from '../../../map/geo/wrappedLongitude.ts';
import type { Bounds } from '../../../map/mapTypes.ts';

/** A part of the map; one whose west is greater than its east crosses the date line. */
export type Area = MapBounds;

const MOST_NORTH = 85;
const FORM = /^-?\d{1,3}(?:\.\d{1,3})?(?:_-?\d{1,3}(?:\.\d{1,3})?){3}$/;

/** An address says no more of where somebody looks than some hundred metres; what is in sight stays inside. */
const STEPS = 1000;
const below = (degrees: number) => Math.floor(degrees * STEPS) / STEPS;
const above = (degrees: number) => Math.ceil(degrees * STEPS) / STEPS;
const capped = (latitude: number) => Math.min(MOST_NORTH, Math.max(-MOST_NORTH, latitude));

/** What a map shows, which may go round the world more than once. */
export function areaOf({ west, south, east, north }: Bounds): Area {
  const all = above(east) - below(west) >= 360;
  return {
    west: all ? -180 : wrappedLongitude(below(west)),
    south: capped(below(south)),
    east: all ? 180 : wrappedLongitude(above(east)),
    north: capped(above(north)),
  };
}

/** 'west_south_east_north', as an address has it. */
export const writeArea = ({ west, south, east, north }: Area): string => [west, south, east, north].join('_');

/** An area as it is written, or as the app itself has it. */
export const readArea: Read<Area> = (raw) => {
  if (typeof raw !== 'string') return isArea(raw) ? raw : undefined;
  if (!FORM.test(raw)) return undefined;
  const [west, south, east, north] = raw.split('_').map(Number);
  const area = { west, south, east, north };
  return isArea(area) ? area : undefined;
};

function isArea(raw: unknown): raw is Area {
  if (typeof raw !== 'object' || raw === null) return false;
  const { west, south, east, north } = raw as Record<keyof Area, unknown>;
  const within = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;
  return (
    within(west, 180) &&
    within(east, 180) &&
    within(south, MOST_NORTH) &&
    within(north, MOST_NORTH) &&
    Number(south) <= Number(north)
  );
}

/** Where a map stands that shows it: across the date line it goes on to the east. */
export const boundsOfArea = ({ west, south, east, north }: Area): Bounds => ({
  west,
  south,
  east: east < west ? east + 360 : east,
  north,
});
