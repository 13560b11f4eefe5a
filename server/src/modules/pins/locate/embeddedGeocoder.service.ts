import type { LatLng } from '@liora/domain/rules/distance';
import type { Deps } from '../../../deps.ts';
import { type AddressQuery, readAddress } from '../../../integrations/geocoder/addressQuery.ts';
import type { Geocoder, Located } from '../../../integrations/geocoder/geocoder.ts';
import { positionsOfName } from '../../location/location.service.ts';
import { knownHouses, placesCalled } from '../../places/addresses/addresses.service.ts';
import { houseAmong, housesInTown } from './knownHouse.rules.ts';

/**
 * The geocoder that comes with Liora: addresses and names of imported places, and towns. It knows few houses, and says so:
 * no answer is better than a guessed one, and a town is answered only to who asks for a town.
 */
export function embeddedGeocoder(deps: Deps): Geocoder {
  return {
    locate: async (address, near) => {
      const asked = readAddress(address);
      if (asked.line === '') return null;
      const [named] = asked.rest;
      const [town = null] = named === undefined ? [] : await positionsOfName(deps, named, near);
      const onStreet = housesInTown(await knownHouses(deps, asked.streets, near), asked, town, near);
      const house = houseAmong(asked.number, onStreet);
      if (house || asked.number !== null || asked.isStreet) return house;
      return (await placeCalled(deps, asked, town, near)) ?? (await townCalled(deps, address, near));
    },
  };
}

/** The one place of that name there; of several nobody knows which is meant. */
async function placeCalled(
  deps: Deps,
  asked: AddressQuery,
  town: LatLng | null,
  near: LatLng,
): Promise<Located | null> {
  const [place, other] = housesInTown(await placesCalled(deps, asked.line, near), asked, town, near);
  if (!place || other) return null;
  return {
    at: { lat: place.latitude, lng: place.longitude },
    precision: 'place',
    label: place.address,
  };
}

async function townCalled(deps: Deps, name: string, near: LatLng): Promise<Located | null> {
  const [at] = await positionsOfName(deps, name, near);
  return at ? { at, precision: 'town', label: name.trim() } : null;
}
