import type { Category } from './categories.ts';

/** The fixed subcategories of each category (KEY-11 to KEY-18). */
export const CATEGORIES = {
  Restaurant: [
    'Fine Dining',
    'Casual',
    'Fast Food',
    'Italian',
    'Asian',
    'Mexican',
    'Mediterranean',
    'American',
    'French',
    'Japanese',
    'Indian',
    'Thai',
    'Chinese',
  ],
  Bar: ['Cocktail Bar', 'Wine Bar', 'Sports Bar', 'Brewery', 'Pub', 'Rooftop', 'Dive Bar', 'Lounge'],
  Cafe: ['Coffee Shop', 'Bakery', 'Tea House', 'Brunch Spot', 'Juice Bar'],
  Dessert: [
    'Ice Cream',
    'Bakery',
    'Pastry Shop',
    'Gelato',
    'Chocolate Shop',
    'Frozen Yogurt',
    'Donut Shop',
    'Cupcakes',
  ],
  Entertainment: ['Live Music', 'Comedy', 'Theater', 'Nightclub', 'Karaoke', 'Bowling', 'Arcade', 'Movies'],
  Experience: ['Museum', 'Gallery', 'Spa', 'Cooking Class', 'Workshop', 'Gym', 'Yoga Studio', 'Escape Room'],
  Outdoor: ['Park', 'Beach', 'Hiking', 'Garden', 'Patio', 'Rooftop', 'Market', 'Sports'],
} as const satisfies Record<Category, readonly string[]>;
