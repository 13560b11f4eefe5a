import type { PlaceCard } from '@liora/domain/contract/places';
import type { TriedPlace } from '@liora/domain/contract/searchMappings';

/** A list of a tried search: of each place which term it is mapped to, and where it stands in the other list. */
export function toTried(
  places: readonly PlaceCard[],
  mapped: ReadonlyMap<string, string>,
  others: readonly PlaceCard[],
): TriedPlace[] {
  const at = new Map(others.map(({ id }, index) => [id, index + 1]));
  return places.map(({ id, name, category, subcategory, types, locality, distanceMiles }) => ({
    id,
    name,
    category,
    subcategory,
    types,
    locality,
    miles: distanceMiles,
    mapped_by: mapped.get(id) ?? null,
    other: at.get(id) ?? null,
  }));
}
