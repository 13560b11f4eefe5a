import type { DemoPerson, DemoSignIn } from './types.ts';

/** Write the plans of the demo city. They have no password: nobody can sign in as one of them. */
export const CURATORS: readonly DemoPerson[] = [
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
];

/** The people behind {@link DEMO_SIGN_INS}. */
export const DEMO_MEMBERS: readonly DemoPerson[] = [
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
];
