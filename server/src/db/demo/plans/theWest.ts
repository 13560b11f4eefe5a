import type { DemoPlan } from '../types.ts';

export const WEST_PLANS: readonly DemoPlan[] = [
  {
    slug: 'a-wet-sunday-on-clement',
    by: 'wren_and_paper',
    title: 'A wet Sunday on Clement',
    description:
      'The right street for rain: awnings all the way, and every door you duck into has something to eat or something to read.',
    theme: 'serene',
    tags: ['Morning', 'Afternoon', 'Indoor', 'Dining', 'Bookish', 'Rainy day'],
    locationName: 'Inner Richmond, San Francisco',
    daysAgo: 21.9,
    stops: [
      ['clement-street-farmers-market', 'Mushrooms, persimmons, an umbrella.'],
      ['burma-superstar', 'Names on the list before noon. Tea leaf salad.'],
      ['toy-boat', 'Look for the toy you had.'],
      ['green-apple-books', 'An hour at least. Meet at the staff picks.'],
      ['schuberts-bakery', 'Princess cake for the bus home.'],
    ],
    likedBy: ['marguerite_sf', 'theo_afterdark', 'june'],
    savedBy: ['marguerite_sf'],
  },
  {
    slug: 'the-edge-of-the-city',
    by: 'ines_outside',
    title: 'The edge of the city',
    description:
      'Rodin, then cypresses, then ruins, then the biggest sunset in town. About two miles on foot; the wind is free. Bring a layer more than you think and a thermos.',
    theme: 'outdoorsy',
    tags: ['Adventure', 'Outdoor', 'Museums & Art', 'Afternoon', 'Sunset'],
    locationName: 'Lands End, San Francisco',
    daysAgo: 40.4,
    stops: [
      ['legion-of-honor', 'An hour, no more. Save the courtyard for last.'],
      ['lands-end-trail', 'Out along the cliff and back to the Lookout.'],
      ['sutro-baths', 'Down the stairs, keep off the wet walls.'],
      ['sutro-heights', 'The parapet at the end of the palms, for the last ten minutes.'],
    ],
    likedBy: ['wren_and_paper', 'marguerite_sf', 'theo_afterdark', 'june'],
    savedBy: ['wren_and_paper'],
  },
  {
    slug: 'tea-copper-and-a-rowing-boat',
    by: 'wren_and_paper',
    title: 'Tea, copper and a rowing boat',
    description:
      'Golden Gate Park at walking pace: a tower, a drum bridge, one of you at the oars, and armchairs by the fire to end on.',
    theme: 'serene',
    tags: ['Museums & Art', 'Outdoor', 'Afternoon', 'First Date', 'Coffee & Dessert'],
    locationName: 'Golden Gate Park, San Francisco',
    daysAgo: 103.5,
    stops: [
      ['de-young', 'The tower first, it is free. Then one gallery.'],
      ['japanese-tea-garden', 'Tea at the open side of the tea house.'],
      ['blue-heron-lake', 'Once round the island. Swap oars at the bridge.'],
      ['the-little-shamrock', 'Backgammon. Loser buys.'],
    ],
    likedBy: ['ines_outside', 'marguerite_sf', 'rafael', 'june'],
    savedBy: ['rafael'],
  },
  {
    slug: 'steps-to-the-sun',
    by: 'ines_outside',
    title: 'Steps to the sun',
    description:
      'Redwoods, pizza by the slice, a staircase made of tiles, and the ocean all lit up from the top.',
    theme: 'outdoorsy',
    tags: ['Adventure', 'Outdoor', 'Afternoon', 'Casual Hangout'],
    locationName: 'Inner Sunset, San Francisco',
    daysAgo: 150.3,
    stops: [
      ['botanical-garden', 'Straight to the redwood grove, then wander.'],
      ['arizmendi-bakery', 'Whatever pizza it is today. Wrap one to carry.'],
      ['tiled-steps-16th-avenue', 'Look from the bottom, then climb.'],
      ['grandview-park', 'Sit on the ocean side until the cold wins.'],
    ],
    likedBy: ['wren_and_paper', 'june'],
  },
  {
    slug: 'crab-at-the-end-of-the-line',
    by: 'marguerite_sf',
    title: 'Crab at the end of the line',
    description:
      'Ride the N to where the rails stop. Coffee, a long cold walk with your shoes in your hands, and then garlic noodles and a whole crab with the windows steamed up.',
    theme: 'intimate',
    tags: ['Dining', 'Waterfront', 'Evening', 'Anniversary', 'Sunset'],
    locationName: 'Outer Sunset, San Francisco',
    daysAgo: 2.6,
    prive: true,
    stops: [
      ['java-beach', 'Something hot, to hold more than to drink.'],
      ['ocean-beach', 'South until you have nothing left to complain about, then back.'],
      ['thanh-long', 'Book for just after sunset. Do not wear white.'],
    ],
    likedBy: ['rafael', 'theo_afterdark'],
  },
];
