import type { PlaceField } from '@liora/domain/rules/placeFields';

/** The columns of which a field consists: all of them are laid over the source's record or none. */
export const FIELD_COLUMNS: Record<PlaceField, readonly string[]> = {
  name: ['name'],
  category: ['category', 'subcategory', 'categories'],
  address: ['address', 'locality', 'postcode'],
  point: ['latitude', 'longitude'],
  phone: ['phone'],
  website: ['website'],
  price: ['price_level', 'price_range'],
  hours: ['hours', 'hours_weekly', 'hours_exceptions'],
  outdoor: ['outdoor_seating'],
  diets: ['dietary_tags'],
  description: ['description'],
  closed: ['gone_at'],
};
