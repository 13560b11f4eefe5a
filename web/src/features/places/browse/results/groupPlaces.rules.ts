import type { PlaceCard } from '@liora/domain/contract/places';

export type GroupKind = 'all' | 'open' | 'closed' | 'unknown' | 'withoutPosition' | 'close';

export interface PlaceGroup {
  kind: GroupKind;
  places: readonly PlaceCard[];
}

const ORDER: readonly GroupKind[] = ['open', 'all', 'unknown', 'closed', 'withoutPosition'];

/**
 * Results in the groups they are shown in, the server's order kept inside each. With a time set: open, then those whose hours
 * nobody knows, then closed. Places without coordinates are last in a group of their own (SRCH-21).
 */
export function groupPlaces(places: readonly PlaceCard[], timeSet: boolean): PlaceGroup[] {
  const kindOf = (place: PlaceCard): GroupKind => {
    if (!place.hasCoordinates) return 'withoutPosition';
    return timeSet ? place.opening.state : 'all';
  };
  return ORDER.map((kind) => ({ kind, places: places.filter((place) => kindOf(place) === kind) })).filter(
    (group) => group.places.length > 0,
  );
}
