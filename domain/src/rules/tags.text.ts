import { texts } from '../i18n/texts.ts';
import type { Diet } from './diets.ts';

/** The filter tags of plans; the keys are what is stored. A person's own tag is shown as it was written. */
export const tagTexts = texts('tags', {
  Dining: 'Dining',
  Drinks: 'Drinks',
  'Coffee & Dessert': 'Coffee & Dessert',
  'Live Music': 'Live Music',
  'Museums & Art': 'Museums & Art',
  Adventure: 'Adventure',
  Outdoor: 'Outdoor',
  Indoor: 'Indoor',
  Rooftop: 'Rooftop',
  Waterfront: 'Waterfront',
  'First Date': 'First Date',
  Anniversary: 'Anniversary',
  Birthday: 'Birthday',
  'Casual Hangout': 'Casual Hangout',
  Morning: 'Morning',
  Afternoon: 'Afternoon',
  Evening: 'Evening',
  'Late Night': 'Late Night',
});

/** What an import says about an evening at a place. */
export const vibeTexts = texts('vibes', {
  'Arts center': 'Arts center',
  'Beer garden': 'Beer garden',
  Brewery: 'Brewery',
  Brunch: 'Brunch',
  Cocktails: 'Cocktails',
  Distillery: 'Distillery',
  'Dogs welcome': 'Dogs welcome',
  'Ice skating': 'Ice skating',
  Karaoke: 'Karaoke',
  'Live music': 'Live music',
  'Mini golf': 'Mini golf',
  Mural: 'Mural',
  'Public art': 'Public art',
  Sculpture: 'Sculpture',
  View: 'View',
  Waterfront: 'Waterfront',
  Wine: 'Wine',
  Winery: 'Winery',
});

export const dietTexts = texts('diets', {
  Vegetarian: 'Vegetarian',
  Vegan: 'Vegan',
  'Gluten free': 'Gluten free',
  Halal: 'Halal',
  Kosher: 'Kosher',
  'Lactose free': 'Lactose free',
  Pescetarian: 'Pescetarian',
} satisfies Record<Diet, string>);
