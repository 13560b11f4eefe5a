import { GEOCODER_HOUSES_COMPARED } from '@liora/domain/limits';
import type { LatLng } from '@liora/domain/rules/distance';
import type { Deps } from '../../../deps.ts';
import { suggestPlaces } from '../search/suggest.service.ts';
import { type House, housesOn } from './addresses.queries.ts';

/** Houses that imported places stand in, on the streets of these spellings, the nearest first. */
export const knownHouses = (deps: Deps, streets: readonly string[], near: LatLng): Promise<House[]> =>
  housesOn(deps.searchPool, streets, near, GEOCODER_HOUSES_COMPARED);

/** Places of exactly this name, as anybody finds them; pins are their owners' and left out. */
export async function placesCalled(deps: Deps, name: string, near: LatLng) {
  const same = (other: string) => other.localeCompare(name, 'en', { sensitivity: 'base' }) === 0;
  const origin = { latitude: near.lat, longitude: near.lng };
  const { places } = await suggestPlaces({ deps, viewer: null }, { q: name, origin });
  return places.flatMap(({ source, name: found, latitude, longitude, address, locality }) =>
    source !== 'dropped_pins' && same(found) && latitude !== null && longitude !== null
      ? [{ address: address ?? found, locality, postcode: null, latitude, longitude }]
      : [],
  );
}

export type { House };
