import { kindName, kitchenName } from './shownNames.ts';

interface Kind {
  category: string;
  subcategory: string | null;
  /** Further kinds as their source names them: 'Bookshop'. */
  types?: readonly string[];
}

/** A place without a subcategory of ours is what its source calls it: a bookshop, not an 'Experience'. */
function closest({ category, subcategory, types = [] }: Kind): string {
  const other = types.find((type) => type.toLowerCase() !== category.toLowerCase());
  return subcategory ?? other ?? category;
}

/** What people would call a place: 'Wine bar', 'Italian restaurant', 'Fine dining', 'Bookshop'. */
export function kindWords(kind: Kind): string {
  const restaurant = kind.category === 'Restaurant' && kitchenName(closest(kind));
  return restaurant || shortKind(kind);
}

/** The short form for lists: 'Wine bar', 'Italian'. */
export const shortKind = (kind: Kind): string => kindName(closest(kind));
