/** The Time tags of plans and cards (MOOD-02). */
const TIMES = ['Morning', 'Afternoon', 'Evening', 'Late Night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** When pins of some subcategories are at their best, the likeliest time first: one fixed table (RUL-57). */
const BEST: readonly (readonly [times: readonly TimeOfDay[], subcategories: readonly string[]])[] = [
  [
    ['Evening'],
    [
      'Fine Dining',
      'Italian',
      'Asian',
      'Mediterranean',
      'French',
      'Japanese',
      'Indian',
      'Thai',
      'Chinese',
      'Wine Bar',
      'Comedy',
      'Theater',
      'Movies',
      'Cooking Class',
    ],
  ],
  [
    ['Evening', 'Afternoon'],
    ['Casual', 'Mexican', 'American', 'Sports Bar', 'Bowling', 'Arcade'],
  ],
  [['Late Night', 'Afternoon'], ['Fast Food']],
  [
    ['Evening', 'Late Night'],
    ['Cocktail Bar', 'Pub', 'Lounge', 'Live Music', 'Rooftop'],
  ],
  [
    ['Afternoon', 'Evening'],
    ['Brewery', 'Ice Cream', 'Gelato', 'Frozen Yogurt', 'Escape Room', 'Beach', 'Patio'],
  ],
  [
    ['Late Night', 'Evening'],
    ['Dive Bar', 'Karaoke'],
  ],
  [
    ['Morning', 'Afternoon'],
    ['Coffee Shop', 'Juice Bar', 'Pastry Shop', 'Hiking', 'Market'],
  ],
  [['Morning'], ['Bakery', 'Brunch Spot', 'Donut Shop', 'Gym', 'Yoga Studio']],
  [['Afternoon'], ['Tea House', 'Chocolate Shop', 'Cupcakes', 'Gallery', 'Workshop']],
  [['Late Night'], ['Nightclub']],
  [
    ['Afternoon', 'Morning'],
    ['Museum', 'Spa', 'Park', 'Garden', 'Sports'],
  ],
];

/** The times of day of a subcategory; none where it is not known. */
export const timesOfDay = (subcategory: string | null): readonly TimeOfDay[] =>
  BEST.find(([, subcategories]) => subcategory !== null && subcategories.includes(subcategory))?.[0] ?? [];
