import type { CoveredPlace } from '@liora/art/placeCover';

/** What stands for a place that its reader may not see, or that is no record of Liora's: its id or name alone says which picture. */
export const unknownPlace = (id: string, category = 'Restaurant'): CoveredPlace => ({
  id,
  category,
  subcategory: null,
});

interface Stop {
  place_id: string;
  category: string | null;
  subcategory: string | null;
  types?: readonly string[] | undefined;
}

/** The place of a stop as its plan has it. */
export const coverOfStop = ({ place_id, category, subcategory, types }: Stop): CoveredPlace => ({
  id: place_id,
  category: category ?? '',
  subcategory,
  types,
});
