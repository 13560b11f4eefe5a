import type { PlacePhoto } from '@liora/domain/contract/photos';
import type { PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';

/** What the page of a place is made of. */
export interface PlacePage {
  place: PlaceDetails;
  photos: readonly PlacePhoto[];
  plans: readonly PlanCard[];
  /** Of the plans that there are. */
  planTotal: number;
  neighbours: readonly PlaceCard[];
  /** The moment that hours are told for. */
  at: Date;
}
