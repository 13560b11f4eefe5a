import {
  GEOCODER_BETWEEN_HOUSES_METRES,
  GEOCODER_IN_TOWN_MILES,
  SAME_PLACE_METRES,
} from '@liora/domain/limits';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import { type AddressQuery, houseNumber } from '../../../integrations/geocoder/addressQuery.ts';
import type { Located } from '../../../integrations/geocoder/geocoder.ts';

/** A house whose place is known. */
interface House {
  address: string;
  locality: string | null;
  postcode: string | null;
  latitude: number;
  longitude: number;
}

const METRES_PER_MILE = 1609.344;
const pointOf = ({ latitude, longitude }: House): LatLng => ({ lat: latitude, lng: longitude });
const metres = (a: House, b: House) => distanceMiles(pointOf(a), pointOf(b)) * METRES_PER_MILE;
const alike = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * Houses of the town that the address names (`town`: where that is), or around `near` when it names none. What a house says
 * of its town itself counts before where it lies: the next town is near as well.
 */
export function housesInTown<One extends House>(
  houses: readonly One[],
  { rest }: Pick<AddressQuery, 'rest'>,
  town: LatLng | null,
  near: LatLng,
): One[] {
  const [named] = rest;
  const middle = named === undefined ? near : town;
  return houses.filter((house) => {
    const written = house.address.split(',').slice(1);
    const own = [
      ...written,
      ...(written.at(-1)?.split(' ') ?? []),
      house.locality ?? '',
      house.postcode ?? '',
    ];
    if (named !== undefined && own.some((part) => alike(part.trim(), named))) return true;
    if (named !== undefined && written.length > 0) return false;
    return middle !== null && distanceMiles(pointOf(house), middle) <= GEOCODER_IN_TOWN_MILES;
  });
}

/** Where a house number of one street stands: at the house, or between two neighbours of it that are close. Never guessed. */
export function houseAmong(number: string | null, houses: readonly House[]): Located | null {
  if (number === null) return null;
  const same = houses.filter(({ address }) => houseNumber(address) === number);
  const [first] = same;
  if (!first) return betweenNeighbours(number, houses);
  // Two streets of one name: which is meant is not known.
  if (same.some((other) => metres(first, other) > SAME_PLACE_METRES)) return null;
  return { at: pointOf(first), precision: 'house', label: first.address };
}

function betweenNeighbours(number: string, houses: readonly House[]): Located | null {
  const asked = Number.parseInt(number, 10);
  const numbered = houses
    .map((house) => ({ house, number: Number.parseInt(houseNumber(house.address) ?? '', 10) }))
    .filter((known) => Number.isFinite(known.number))
    .sort((a, b) => a.number - b.number);
  const below = numbered.findLast((known) => known.number < asked);
  const above = numbered.find((known) => known.number > asked);
  if (!below || !above || metres(below.house, above.house) > GEOCODER_BETWEEN_HOUSES_METRES) return null;
  const share = (asked - below.number) / (above.number - below.number);
  const [a, b] = [pointOf(below.house), pointOf(above.house)];
  return {
    at: { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share },
    precision: 'street',
    label: `${below.house.address} – ${above.house.address}`,
  };
}
