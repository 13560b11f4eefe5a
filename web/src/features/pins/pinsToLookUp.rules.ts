import type { PlaceCard } from '@liora/domain/contract/places';

/** No list asks for more: the server does not look up more of them either. */
const MOST_OF_A_LIST = 5;

/** The ids of pins with an address and no point, of those that were not told yet. */
export function pinsToLookUp(places: readonly PlaceCard[], told: ReadonlySet<string>): string[] {
  return places
    .flatMap(({ pin, address, hasCoordinates }) => (pin && address && !hasCoordinates ? [pin.id] : []))
    .filter((id) => !told.has(id))
    .slice(0, MOST_OF_A_LIST);
}
