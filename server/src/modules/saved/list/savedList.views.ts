import type { PlaceCard } from '@liora/domain/contract/places';
import type { SavedPlace } from '@liora/domain/contract/saved';
import type { CopyRow, SavedRow } from './savedList.queries.ts';

/** A row with what may be shown of its place; `card` is that of today, if there is one that its owner may see. */
export function toSavedPlace(row: SavedRow, card: PlaceCard | undefined): SavedPlace {
  const own = {
    id: row.id,
    mark: row.mark,
    note: row.note,
    category_ids: row.category_ids,
    shared_with_partner: row.shared_with_partner,
    created_at: row.created_at.toISOString(),
  };
  if (card) return { ...own, kind: 'place', place: card };
  return row.source === 'dropped_pins'
    ? { ...own, kind: 'unavailable' }
    : { ...own, kind: 'gone', place: cardOfCopy(row) };
}

/** A place that its source no longer has, as it was. */
export function cardOfCopy(row: CopyRow): PlaceCard {
  return {
    id: row.place_id,
    source: row.source,
    name: row.place_name,
    address: row.place_address,
    locality: null,
    rating: row.rating,
    sparkScore: null,
    reviewCount: 0,
    isLioraPick: false,
    priceLevel: row.price_level,
    photoUrl: row.photo_url,
    types: row.place_types,
    category: row.category,
    subcategory: row.subcategory,
    vibeTags: [],
    detectedMoods: [],
    dietaryTags: [],
    outdoorSeating: null,
    latitude: row.latitude,
    longitude: row.longitude,
    hasCoordinates: row.latitude !== null,
    distanceMiles: null,
    isOpen: null,
    opening: { state: 'unknown', nextChange: null },
    usualHours: false,
    timeZone: 'UTC',
    isUserPin: false,
    isPrive: false,
    pin: null,
  };
}

/** What the cover of a category is drawn from. */
export const toCover = ({ id, name, category, subcategory, types }: PlaceCard) => ({
  id,
  name,
  category,
  subcategory,
  types,
});
