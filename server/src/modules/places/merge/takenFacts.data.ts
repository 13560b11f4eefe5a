import type { TakenFact } from '@liora/domain/rules/samePlace';

/** The columns of which a fact consists: a place takes all of them over or none. */
export const COLUMNS_OF: Record<TakenFact, readonly string[]> = {
  name: ['name'],
  category: ['category', 'subcategory', 'categories'],
  address: ['address', 'locality', 'postcode', 'latitude', 'longitude'],
  phone: ['phone'],
  website: ['website'],
  price: ['price_level', 'price_range'],
  hours: ['hours', 'hours_weekly', 'hours_exceptions'],
};
