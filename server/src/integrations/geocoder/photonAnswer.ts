import { GEOCODER_SHORT_STREET_METRES } from '@liora/domain/limits';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import * as z from 'zod';
import { type AddressQuery, readAddress } from './addressQuery.ts';
import type { Located } from './geocoder.ts';

const METRES_PER_MILE = 1609.344;

const optional = z.string().max(300).optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]) }),
  properties: z.object({
    type: optional,
    name: optional,
    housenumber: optional,
    street: optional,
    city: optional,
    district: optional,
    locality: optional,
    state: optional,
    country: optional,
    postcode: optional,
    /** West, north, east, south. */
    extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  }),
});
type Feature = z.infer<typeof feature>;
const collection = z.object({ features: z.array(z.unknown()).max(100) });

/** The features of an answer in GeoJSON; those that are none of what Photon says are left out. */
export function photonAnswer(text: string): Feature[] {
  const { features } = collection.parse(JSON.parse(text));
  return features.flatMap((found) => {
    const { data } = feature.safeParse(found);
    return data ? [data] : [];
  });
}

const TOWNS = ['city', 'town', 'village', 'locality', 'district', 'county'];

/** The first feature that is what was asked for: never the town of a street, nor the street of a house unless it is short. */
export function bestAnswer(asked: AddressQuery, features: readonly Feature[]): Located | null {
  const inTown = features.filter((found) => liesThere(asked, found));
  for (const fits of [isHouse, isShortStreet, isPlace, isTown]) {
    for (const found of inTown) {
      const precision = fits(asked, found);
      if (precision) return { at: pointOf(found), precision, label: labelOf(found) };
    }
  }
  return null;
}

const alike = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

const isSameStreet = (asked: AddressQuery, street: string | undefined) =>
  street !== undefined &&
  readAddress(street).streets.some((one) => asked.streets.some((other) => alike(one, other)));

/** What was said after the commas, or its postcode, is not somewhere else. */
function liesThere({ rest }: AddressQuery, { properties }: Feature): boolean {
  const [town] = rest;
  if (town === undefined) return true;
  const { city, district, locality, state, country, postcode, name } = properties;
  return [city, district, locality, state, country, postcode, name].some((part) => alike(part, town));
}

function isHouse(asked: AddressQuery, { properties: { housenumber, street } }: Feature) {
  const isIt = asked.number !== null && alike(housenumber, asked.number) && isSameStreet(asked, street);
  return isIt ? 'house' : null;
}

/** The middle of a short street is beside every house of it. */
function isShortStreet(asked: AddressQuery, { properties: { type, name, extent } }: Feature) {
  if (type !== 'street' || !isSameStreet(asked, name) || !extent) return null;
  const [west, north, east, south] = extent;
  const miles = distanceMiles({ lat: north, lng: west }, { lat: south, lng: east });
  return miles * METRES_PER_MILE <= GEOCODER_SHORT_STREET_METRES ? 'street' : null;
}

function isPlace({ number, line }: AddressQuery, { properties: { type, name } }: Feature) {
  return number === null && type === 'house' && alike(name, line) ? 'place' : null;
}

function isTown({ number, line, isStreet }: AddressQuery, { properties: { type, name } }: Feature) {
  return number === null && !isStreet && TOWNS.includes(type ?? '') && alike(name, line) ? 'town' : null;
}

function pointOf({ geometry }: Feature): LatLng {
  const [lng, lat] = geometry.coordinates;
  return { lat, lng };
}

function labelOf({ properties }: Feature): string {
  const { housenumber, street, name, city, state, country } = properties;
  const line = street ? [housenumber, street].filter(Boolean).join(' ') : name;
  return [line, city, state, country].filter(Boolean).join(', ');
}
