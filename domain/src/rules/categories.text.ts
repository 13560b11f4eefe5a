import { texts } from '../i18n/texts.ts';
import type { Category } from './categories.ts';

/** What a couple would call it: the word on a tile or a chip. */
export const categoryLabels = texts('categories', {
  Restaurant: 'Dinner',
  Bar: 'Drinks',
  Cafe: 'Coffee',
  Dessert: 'Dessert',
  Entertainment: 'Shows',
  Experience: 'Experiences',
  Outdoor: 'Outdoors',
} satisfies Record<Category, string>);
