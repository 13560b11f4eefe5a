import type { DemoPerson, DemoSignIn } from './types.ts';

/** Write the plans of the demo city. They have no password: nobody can sign in as one of them. */
const CURATORS: readonly DemoPerson[] = [
  {
    username: 'marguerite_sf',
    bio: 'Restaurant person. Sits at the bar, orders the thing you have never heard of, walks home.',
    tier: 'prive',
    joinedDaysAgo: 410,
  },
  {
    username: 'theo_afterdark',
    bio: 'Jazz, late kitchens, the last cable car. Knows which bars still have a jukebox.',
    tier: 'prive',
    joinedDaysAgo: 365,
  },
  {
    username: 'ines_outside',
    bio: 'Stairways, windy beaches and a thermos. Will make you carry the layers.',
    tier: 'free',
    joinedDaysAgo: 290,
  },
  {
    username: 'wren_and_paper',
    bio: 'Museums on quiet mornings, bookshops after lunch, one good pastry in between.',
    tier: 'free',
    joinedDaysAgo: 240,
  },
];

export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  {
    label: 'Free member',
    login: 'june@example.com',
    email: 'june@example.com',
    username: 'june',
    password: 'golden-hour',
  },
  {
    label: 'Privé member',
    login: 'rafael@example.com',
    email: 'rafael@example.com',
    username: 'rafael',
    password: 'candlelight',
  },
  {
    label: 'One of a pair',
    login: 'nora@example.com',
    email: 'nora@example.com',
    username: 'nora',
    password: 'window-table',
  },
  {
    label: 'The other one',
    login: 'hugo@example.com',
    email: 'hugo@example.com',
    username: 'hugo',
    password: 'last-cable-car',
  },
];

/** The people behind {@link DEMO_SIGN_INS}. */
const DEMO_MEMBERS: readonly DemoPerson[] = [
  {
    username: 'june',
    bio: 'New to the Sunset. Looking for a good walk and somewhere warm after it.',
    tier: 'free',
    joinedDaysAgo: 60,
  },
  {
    username: 'rafael',
    bio: 'Cooks on weekdays, goes out on Saturdays.',
    tier: 'prive',
    joinedDaysAgo: 120,
  },
  // The pair. What the two have together is told in pair/.
  {
    username: 'nora',
    bio: 'Reads the menu from the end. Will walk home if the night is clear.',
    tier: 'prive',
    joinedDaysAgo: 110,
  },
  {
    username: 'hugo',
    bio: 'Knows where the piano is. Carries the thermos.',
    tier: 'prive',
    joinedDaysAgo: 105,
  },
];

/** Say what they think of places and drop a pin now and then, but write no plans. Nobody can sign in as one of them either. */
const REGULARS: readonly DemoPerson[] = [
  {
    username: 'two_forks',
    bio: 'We share everything, dessert under protest.',
    tier: 'free',
    joinedDaysAgo: 320,
  },
  {
    username: 'judah_line',
    bio: 'Last stop, then the ocean. Married to the weather and to a very patient man.',
    tier: 'free',
    joinedDaysAgo: 275,
  },
  {
    username: 'night_tram',
    bio: 'Plays upright bass, knows who is on tonight.',
    tier: 'prive',
    joinedDaysAgo: 210,
  },
  {
    username: 'golden_hour',
    bio: 'Two cameras, one blanket. Ask us about rooftops.',
    tier: 'free',
    joinedDaysAgo: 160,
  },
  {
    username: 'paperboat',
    bio: 'Pottery on Tuesdays, museums when it rains.',
    tier: 'free',
    joinedDaysAgo: 130,
  },
];

/** Everybody of the demo city. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [...CURATORS, ...DEMO_MEMBERS, ...REGULARS];
