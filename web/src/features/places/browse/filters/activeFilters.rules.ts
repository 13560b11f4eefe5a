import { formatList } from '@liora/domain/i18n/format';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { priceLabel } from '@liora/domain/rules/price';
import { dietName, kindName } from '@liora/domain/rules/shownNames';
import { placeListText } from '../../placeList.text.ts';
import type { PlaceSearch } from '../../placeSearch.rules.ts';
import { browseText } from '../browse.text.ts';
import { openLabel } from './openLabel.rules.ts';

export interface ActiveFilter {
  /** What is chosen, as the chips call it: 'Intimate, Lively', '$$'. */
  label: string;
  /** The change of the address that takes it away. */
  without: Partial<PlaceSearch>;
}

const listed = (words: readonly string[]) => formatList(words, 'unit');

/** '$, $$', empty without a level. */
export const priceWords = (levels: readonly number[]) =>
  listed(levels.map((level) => priceLabel(level) ?? ''));

/** The chosen filters, one per kind, in the order of the Filters dialog. The text, the area and the order are none. */
export function activeFilters(search: PlaceSearch, now: Date, timeZone: string): ActiveFilter[] {
  const { open, category, sub, moods = [], price = [], diet = [], outdoor, loved, prive, saved } = search;
  const filters: ActiveFilter[] = [];
  const add = (label: string, without: Partial<PlaceSearch>) => filters.push({ label, without });
  if (open) add(openLabel(open, now, timeZone), { open: undefined });
  if (category) add(categoryLabels[category], { category: undefined, sub: undefined });
  if (sub) add(kindName(sub), { sub: undefined });
  if (moods.length > 0)
    add(listed(moods.map((mood) => moodTexts[mood])), { moods: undefined, sort: undefined });
  if (price.length > 0) add(priceWords(price), { price: undefined });
  if (outdoor) add(placeListText.outdoorSeating, { outdoor: undefined });
  if (loved) add(browseText.loved, { loved: undefined });
  if (prive) add(browseText.privePins, { prive: undefined });
  if (saved) add(browseText.savedPlaces, { saved: undefined });
  if (diet.length > 0) add(listed(diet.map(dietName)), { diet: undefined });
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
  loved: undefined,
  prive: undefined,
  saved: undefined,
  diet: undefined,
  sort: undefined,
};
