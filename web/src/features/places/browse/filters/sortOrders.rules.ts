import type { PlaceSearch } from '../../placeSearch.rules.ts';

export type Sort = NonNullable<PlaceSearch['sort']>;

/**
 * The orders that a search can have; the first is its order unless told otherwise. With moods the better match of them
 * leads (MOOD-12), with a text the places that it names (RUL-114).
 */
export function sortOrders({ q = '', moods = [] }: Pick<PlaceSearch, 'q' | 'moods'>): [Sort, ...Sort[]] {
  // The server takes what has neither letter nor digit for no text.
  const orders: Sort[] = /[\p{L}\p{N}]/u.test(q) ? ['match', 'distance', 'score'] : ['distance', 'score'];
  const [first = 'distance', ...others] = orders;
  return moods.length > 0 ? ['mood', first, ...others] : [first, ...others];
}
