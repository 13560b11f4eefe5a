import { CATEGORY_LABELS } from '@liora/domain/rules/categories';
import { priceLabel } from '@liora/domain/rules/price';
import type { PlaceSearch } from '../../placeSearch.rules.ts';
import { placesText } from '../../places.text.ts';
import { openLabel } from './openLabel.rules.ts';

export interface ActiveFilter {
  /** What is chosen, as the chips call it: 'Intimate, Lively', '$$'. */
  label: string;
  /** The change of the address that takes it away. */
  without: Partial<PlaceSearch>;
}

/** The chosen filters, one per kind, in the order of the Filters dialog. The text, the area and the order are none. */
export function activeFilters(search: PlaceSearch, now: Date): ActiveFilter[] {
  const { open, category, sub, moods = [], price = [], diet = [], outdoor } = search;
  const filters: ActiveFilter[] = [];
  const add = (label: string, without: Partial<PlaceSearch>) => filters.push({ label, without });
  if (open) add(openLabel(open, now), { open: undefined });
  if (category) add(CATEGORY_LABELS[category], { category: undefined, sub: undefined });
  if (sub) add(sub, { sub: undefined });
  if (moods.length > 0)
    add(moods.map((mood) => placesText.moods[mood]).join(', '), { moods: undefined, sort: undefined });
  if (price.length > 0) add(price.map(priceLabel).join(', '), { price: undefined });
  if (outdoor) add(placesText.outdoorSeating, { outdoor: undefined });
  if (diet.length > 0) add(diet.join(', '), { diet: undefined });
  return filters;
}

/** The change that takes all filters away. */
export const NO_FILTERS: Partial<PlaceSearch> = {
  open: undefined,
  category: undefined,
  sub: undefined,
  moods: undefined,
  price: undefined,
  outdoor: undefined,
  diet: undefined,
  sort: undefined,
};
