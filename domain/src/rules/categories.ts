/** The seven categories of the product and their fixed subcategories (KEY-11 to KEY-18). */
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
} as const satisfies Record<string, readonly string[]>;

export type Category = keyof typeof CATEGORIES;
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]];

export function isCategory(text: string): text is Category {
  return Object.hasOwn(CATEGORIES, text);
}

/** The category whose name equals `text` after trimming and ignoring case, or null. */
export function categoryNamed(text: string): Category | null {
  const wanted = text.trim().toLowerCase();
  return CATEGORY_NAMES.find((name) => name.toLowerCase() === wanted) ?? null;
}
