import type { Category } from '@liora/domain/rules/categories';
import type { Mood } from '@liora/domain/rules/moods';
import type { SavedMark } from '@liora/domain/rules/savedPlaces';

/** A real place of San Francisco, described by hand. What is not known for certain is left out. */
export interface DemoPlace {
  /** Lower case letters, digits and hyphens; the public id is 'liora-' + slug. */
  slug: string;
  name: string;
  otherNames?: readonly string[];
  address: string;
  /** The neighbourhood. */
  locality: string;
  /** Latitude and longitude, four decimals (about ten metres). */
  at: readonly [latitude: number, longitude: number];
  category: Category;
  /** One of the category's own subcategories, left out where none of them fits. */
  subcategory?: string;
  /** What people call it more closely than any subcategory does: 'Bookshop', 'Stairway'. */
  kind?: string;
  /** Further categories the place belongs to. */
  alsoIn?: readonly Category[];
  /** Restaurants only. */
  cuisine?: string;
  vibe: readonly string[];
  aesthetic?: readonly string[];
  dietary?: readonly string[];
  price?: 0 | 1 | 2 | 3 | 4;
  outdoor?: boolean;
  /** In the syntax of OpenStreetMap, and only where they are certain; else usualHours() says what is usual. */
  hours?: string;
  website?: string;
  /** One sentence. */
  description: string;
  /** A curator's note: what a friend would say who has been there. */
  note?: string;
}

/** A fictional person of the demo city. */
export interface DemoPerson {
  username: string;
  bio: string;
  tier: 'free' | 'prive';
  /** How long ago the account was opened. */
  joinedDaysAgo: number;
}

/** A person who can sign in: a fresh clone prints these. */
export interface DemoSignIn {
  label: string;
  /** What to type at sign-in; the username works as well. */
  login: string;
  email: string;
  username: string;
  password: string;
}

export interface DemoPlan {
  slug: string;
  /** Username of its curator. */
  by: string;
  title: string;
  description: string;
  theme: Mood;
  tags: readonly string[];
  locationName: string;
  daysAgo: number;
  /** For members of Privé only. */
  prive?: true;
  /** In visiting order: the slug of a demo place, one short note and, where the plan keeps to the clock, when and how long. */
  stops: readonly (readonly [slug: string, note: string, startsAt?: string, stayMinutes?: number])[];
  likedBy: readonly string[];
  savedBy?: readonly string[];
}

/** A pin of one of the demo people. */
export interface DemoPin {
  slug: string;
  /** Username of who dropped it. */
  by: string;
  title: string;
  description: string;
  address?: string;
  /** Latitude and longitude; a pin may have an address alone. */
  at?: readonly [number, number];
  category: Category;
  subcategory?: string;
  rating?: number;
  seen: 'everybody' | 'prive' | 'nobody else';
  daysAgo: number;
}

/** What one of the demo accounts has saved. */
export interface DemoSaved {
  /** Username. */
  by: string;
  categories: readonly string[];
  places: readonly {
    slug: string;
    /** Names of the categories that it lies in. */
    in: readonly string[];
    mark?: SavedMark;
    note?: string;
  }[];
}
