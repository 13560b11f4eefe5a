import type { DemoSaved } from './types.ts';

/** What the demo accounts have saved: categories, oldest first, and places, the last saved first. */
export const DEMO_SAVED: readonly DemoSaved[] = [
  {
    by: 'june',
    categories: ['Somewhere warm'],
    places: [
      { slug: 'stella-pastry', in: ['Somewhere warm'], mark: 'want' },
      { slug: 'crissy-field', in: [], mark: 'been', note: 'Go an hour before sunset, bring the layers.' },
    ],
  },
  {
    by: 'rafael',
    categories: ['When we have visitors', 'Rainy Sundays', 'Golden hour', 'Slow dinners'],
    places: [
      { slug: 'zuni-cafe', in: ['Slow dinners'], mark: 'been', note: 'The chicken takes an hour. Worth it.' },
      { slug: 'smugglers-cove', in: ['Rainy Sundays'], mark: 'want' },
      { slug: 'frances', in: ['Slow dinners'], mark: 'want' },
      { slug: 'inspiration-point', in: ['Golden hour'] },
      { slug: 'de-young', in: ['Rainy Sundays', 'When we have visitors'], mark: 'been' },
      { slug: 'kokkari', in: ['Slow dinners', 'When we have visitors'], mark: 'idea' },
      { slug: 'fort-funston', in: ['Golden hour'], note: 'Windy. Watch the hang gliders.' },
      { slug: 'conservatory-of-flowers', in: ['Rainy Sundays'] },
      { slug: 'top-of-the-mark', in: ['Golden hour', 'When we have visitors'], mark: 'want' },
      { slug: 'lovejoys-tea-room', in: ['Rainy Sundays'], mark: 'idea' },
      { slug: 'pizzetta-211', in: ['Slow dinners'] },
      { slug: 'lyon-street-steps', in: ['Golden hour'], mark: 'been' },
      { slug: 'city-hall', in: ['When we have visitors'] },
      { slug: 'urban-putt', in: [], mark: 'idea' },
      { slug: 'holy-gelato', in: [] },
    ],
  },
];
