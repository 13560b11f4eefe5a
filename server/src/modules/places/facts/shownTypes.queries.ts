import { type RawBuilder, sql } from 'kysely';

/**
 * The kinds of a shown place as its cover reads them, from a row `v` of `shown_venues` or `shown_restaurants`. What a restaurant
 * cooks is among them; a bar stays a bar.
 */
export const shownTypes = (of: 'venues' | 'restaurants'): RawBuilder<string[]> =>
  of === 'venues' ? sql`v.categories` : sql`v.categories || cuisines_of(v.cuisine)`;
