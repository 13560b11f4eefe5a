import type { Photo } from '@liora/domain/contract/photos';
import type { OwnPin, PinCard } from '@liora/domain/contract/pinCards';
import { isCategory } from '@liora/domain/rules/categories';
import type { PinRow } from './pins.queries.ts';

/** A pin as everybody who may see it does. */
export function toPinCard(row: PinRow): PinCard {
  const { id, title, description, address, rating, subcategory, latitude, longitude, photo_url, is_prive } =
    row;
  // The column holds nothing else: every way to write it goes through the fixed list.
  const category = isCategory(row.category) ? row.category : 'Experience';
  return {
    id,
    title,
    description,
    address,
    rating,
    category,
    subcategory,
    latitude,
    longitude,
    photo_url,
    is_prive,
  };
}

/** A pin as its owner has it. */
export function toOwnPin(row: PinRow, photos: Photo[]): OwnPin {
  return {
    ...toPinCard(row),
    is_public: row.is_public,
    photos,
    version: row.version,
    under_review: row.is_hidden || row.is_reported,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
