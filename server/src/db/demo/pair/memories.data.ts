import type { Mood } from '@liora/domain/rules/moods';

export interface PairMemory {
  by: 'nora' | 'hugo';
  /** How many days ago it was; 'a year' is the same day a year ago. */
  ago: number | 'a year';
  /** Slug of the place. */
  at: string;
  rating: number;
  mood: Mood;
  reflection: string;
  /** Slugs of the places whose covers are its pictures, with what is written under each. */
  pictures: readonly (readonly [slug: string, caption: string | null])[];
  /** What each wrote for the other: read when both are there. */
  words?: { nora?: string; hugo?: string };
  /** A link to it was made. */
  hasLink?: true;
  /** Only its maker's. */
  kept?: true;
}

export const PAIR_MEMORIES: readonly PairMemory[] = [
  {
    by: 'nora',
    ago: 'a year',
    at: 'lands-end-trail',
    rating: 9,
    mood: 'outdoorsy',
    reflection:
      'Our second date. The fog came in at the stairs and left again when we had given up on the view.',
    pictures: [
      ['lands-end-trail', 'Before the fog'],
      ['sutro-baths', 'After it'],
    ],
    words: {
      nora: 'I had decided to like you before the fog. I only pair you afterwards.',
      hugo: 'You gave me your gloves and said that your hands were never cold. They were.',
    },
  },
  {
    by: 'hugo',
    ago: 52,
    at: 'hog-island-oyster',
    rating: 8,
    mood: 'lively',
    reflection: 'A dozen, then another dozen. The ferry came in as we paid, so we stayed for the ferry.',
    pictures: [['hog-island-oyster', 'The second dozen']],
  },
  {
    by: 'nora',
    ago: 30,
    at: 'de-young',
    rating: 7,
    mood: 'artsy',
    reflection: 'Rain on the copper. We saw one room properly and the tower twice.',
    pictures: [
      ['de-young', null],
      ['japanese-tea-garden', 'Tea, because of the rain'],
    ],
    hasLink: true,
  },
  {
    by: 'hugo',
    ago: 16,
    at: 'cotogna',
    rating: 10,
    mood: 'intimate',
    reflection: 'The corner by the oven. Nobody looked at a clock until they were putting the chairs up.',
    pictures: [['cotogna', 'The corner by the oven']],
    words: { hugo: 'There is something that I wanted to say over dessert. It is written here.' },
  },
  {
    by: 'nora',
    ago: 9,
    at: 'tiled-steps-16th-avenue',
    rating: 8,
    mood: 'serene',
    reflection: 'Alone, for once, and on purpose. To show Hugo when it is clear.',
    pictures: [],
    kept: true,
  },
];
