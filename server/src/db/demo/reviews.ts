import type { Insertable } from 'kysely';
import type { LioraReviews } from '../types.gen.ts';
import { daysBefore, personId } from './peopleRows.ts';
import { placeIdOf } from './placeRows.ts';
import { stableId } from './stableId.ts';

/** By whom, vibe, quality, experience, how many days ago, and what they say; who says something was there. */
type DemoReview = readonly [
  by: string,
  marks: readonly [number, number, number],
  daysAgo: number,
  text?: string,
];

const M = 'marguerite_sf';
const T = 'theo_afterdark';
const I = 'ines_outside';
const W = 'wren_and_paper';
const J = 'june';
const R = 'rafael';
const F = 'two_forks';
const L = 'judah_line';
const N = 'night_tram';
const G = 'golden_hour';
const P = 'paperboat';

/** What the people of the demo city say of its places, by slug: some loved by all, some new, some not for everybody. */
const DEMO_REVIEWS: Readonly<Record<string, readonly DemoReview[]>> = {
  'lands-end-trail': [
    [
      I,
      [10, 10, 10],
      12,
      'Start an hour before the sun goes. Bring the second layer, you will both want it at the labyrinth.',
    ],
    [
      W,
      [10, 9, 9],
      40,
      'The bench after the second stairway looks straight at the bridge. We never made it further.',
    ],
    [M, [9, 9, 10], 75],
    [R, [10, 9, 9], 20, 'Free, and better than any dinner we paid for this month.'],
    [J, [9, 10, 9], 5, 'Foghorns the whole way back. Perfect.'],
    [
      L,
      [10, 9, 10],
      33,
      'We come in the rain on purpose. You have the whole edge of the country to yourselves.',
    ],
    [G, [10, 10, 9], 51, 'The light under the cypresses lasts eleven minutes. We counted, twice.'],
    [F, [9, 9, 9], 88],
  ],
  'zuni-cafe': [
    [
      M,
      [9, 10, 9],
      30,
      'Order the chicken when you sit down, then forget about it for an hour. That is the point.',
    ],
    [R, [9, 10, 9], 64, 'Sit at the copper bar if they let you.'],
    [W, [8, 9, 9], 110],
    [T, [9, 9, 8], 8, 'Late oysters, two glasses of something cold, no hurry at all.'],
    [
      F,
      [9, 10, 9],
      3,
      'Chicken for two, bread salad for one more. We fought over the last corner of it and would again.',
    ],
    [P, [9, 9, 9], 46, 'Come at four on a grey day. The windows do the rest.'],
  ],
  'smugglers-cove': [
    [
      T,
      [10, 9, 9],
      15,
      'Ask for the back stairs. Three floors of rum and not one quiet corner, in a good way.',
    ],
    [M, [9, 9, 8], 55],
    [J, [9, 9, 9], 33, 'Our whole first date was one bowl with two straws.'],
    [N, [9, 9, 9], 27, 'Weeknights at six you still get the table under the stairs.'],
    [G, [10, 9, 9], 61],
  ],
  'sfjazz-center': [
    [T, [10, 10, 9], 22, 'There is no bad seat. Hold hands in the dark, nobody can see.'],
    [W, [9, 10, 9], 70, 'Thursday late sets are half the price and twice the fun.'],
    [R, [9, 9, 9], 18],
    [N, [10, 10, 10], 6, 'Sit behind the drummer. You will never watch a concert from the front again.'],
    [P, [9, 9, 10], 53, 'She cried at the ballad, I cried at the price of the second glass. Both worth it.'],
  ],
  'filbert-steps': [
    [I, [9, 8, 9], 26, 'Wild parrots at the top if you are lucky. Count the steps out loud.'],
    [W, [9, 9, 8], 90],
    [M, [8, 8, 9], 48, 'Go down, not up, in these shoes.'],
    [G, [9, 9, 9], 16, 'At half past five the parrots come home, all at once and complaining.'],
    [L, [9, 8, 9], 70],
  ],
  'tartine-bakery': [
    [W, [8, 10, 7], 35, 'Be there at half past seven and take the morning bun to the park.'],
    [M, [7, 10, 7], 60],
    [J, [8, 9, 7], 14, 'The line is part of it. We talked the whole time.'],
    [F, [8, 10, 8], 22, 'One morning bun each. Do not share, it ends badly.'],
    [P, [7, 9, 7], 76],
  ],
  'foreign-cinema': [
    [R, [9, 8, 9], 28, 'A film on the wall, oysters, and blankets when it gets cold.'],
    [M, [8, 8, 8], 100],
    [T, [9, 7, 8], 44],
    [
      G,
      [9, 8, 9],
      12,
      'They kept the heater on us until the credits. The film was Italian, so were we by then.',
    ],
    [F, [8, 9, 8], 67],
  ],
  'japanese-tea-garden': [
    [W, [10, 9, 8], 19, 'Free before ten on three mornings a week. The tea house opens later, wait for it.'],
    [I, [9, 8, 8], 66],
    [J, [9, 8, 9], 10],
    [P, [10, 9, 9], 7, 'The moon bridge is steeper than it looks, which is an excuse to hold hands.'],
    [G, [9, 9, 8], 38],
  ],
  'la-taqueria': [
    [R, [6, 10, 7], 24, 'No romance at all until the first bite.'],
    [J, [7, 9, 7], 52],
    [T, [7, 9, 8], 80, 'Dorado style. Trust me.'],
    [F, [7, 10, 7], 9, 'No rice, no regrets.'],
  ],
  'trick-dog': [
    [T, [8, 9, 7], 17, 'The menu is a joke told well. Sit upstairs if you want to hear each other.'],
    [R, [8, 8, 7], 58],
    [M, [7, 8, 7], 92],
    [N, [8, 9, 8], 31, 'Ask for the drink that is not on the joke.'],
  ],
  'ocean-beach': [
    [I, [9, 8, 9], 6, 'A fire pit, a thermos, and nobody for a hundred yards.'],
    [J, [9, 8, 8], 21],
    [L, [9, 9, 9], 4, 'Our street ends here. Thirty years and it still works on a bad day.'],
    [G, [9, 8, 8], 47, 'Sunset is behind the fog three days of four. The fourth day is why.'],
  ],
  'hotel-biron': [
    [M, [9, 9, 9], 11, 'Candles, a curtain, and a list with more by the glass than it says.'],
    [R, [9, 8, 9], 37],
    [N, [9, 9, 9], 24, 'One table behind the curtain. Be early, be nice.'],
  ],
  'green-apple-books': [
    [W, [9, 9, 9], 9, 'Choose a book for each other, meet at the till, no peeking.'],
    [I, [8, 9, 8], 31],
    [P, [9, 9, 8], 17, 'We each left with the book the other one should have written.'],
  ],
  'keys-jazz-bistro': [
    [T, [9, 9, 9], 3, 'New to us, and already the place we leave other places for.'],
    [N, [9, 9, 9], 11, 'Downstairs, second set. They know how to leave a silence alone.'],
  ],
  'holy-gelato': [
    [J, [8, 9, 8], 4, 'Two spoons, one honey lavender.'],
    [L, [8, 9, 8], 19, 'Crunchy ones, then the long way home.'],
  ],
  'grandview-park': [
    [I, [10, 9, 9], 2, 'The whole ocean for the price of the stairs.'],
    [G, [10, 9, 9], 14, 'Bring the tripod, leave the drone.'],
    [L, [9, 8, 9], 57],
  ],
  'bar-part-time': [[T, [8, 8, 9], 13]],
  'dandelion-chocolate': [
    [W, [7, 8, 7], 45, 'The hot chocolate flight is enough for two.'],
    [P, [8, 9, 8], 23, 'Watch the line work through the glass and pretend to have opinions about Ecuador.'],
  ],
  'de-young': [
    [W, [8, 9, 8], 21, 'The tower is free and half the city does not know.'],
    [P, [8, 9, 9], 43, 'Stand in front of one picture until somebody has to sit down.'],
    [J, [8, 8, 8], 36],
  ],
  'conservatory-of-flowers': [
    [P, [9, 8, 8], 13, 'Warm glasses, warm hands. Go on the wettest day of the year.'],
    [W, [8, 8, 8], 58],
  ],
  'city-lights': [
    [W, [9, 10, 9], 25, 'Poetry is upstairs, with the rocking chair. First one there reads aloud.'],
    [T, [9, 9, 9], 62],
    [P, [9, 9, 8], 34, 'Open late enough to be the second half of the evening.'],
  ],
  kokkari: [
    [M, [9, 10, 9], 20, 'The fireplace table, the lamb, and nothing to prove.'],
    [F, [9, 9, 9], 49, 'Grilled octopus, then silence, the good kind.'],
  ],
  frances: [
    [M, [9, 10, 10], 18, 'A room the size of a held breath. They notice everything.'],
    [F, [9, 9, 9], 80],
  ],
  'state-bird-provisions': [
    [F, [9, 10, 9], 7, 'You point, it arrives. Like falling in love, only with dumplings.'],
    [M, [8, 10, 9], 56],
    [R, [8, 9, 8], 42, 'The counter, always the counter.'],
  ],
  'burma-superstar': [
    [L, [7, 9, 7], 29, 'Tea leaf salad. Let them mix it, that is the show.'],
    [J, [7, 9, 8], 18],
  ],
  'hook-fish-co': [
    [L, [8, 9, 8], 8, 'Best eaten standing up, looking at boards.'],
    [J, [8, 9, 8], 26],
  ],
  andytown: [
    [J, [8, 9, 8], 11, 'The owner remembered our order after two weeks. We had not remembered each other’s.'],
    [L, [8, 9, 9], 39],
  ],
  'balboa-theater': [
    [L, [9, 8, 9], 16, 'Two screens, real butter, somebody’s dad at the door.'],
    [W, [8, 8, 9], 71],
  ],
  'palace-of-fine-arts': [
    [G, [10, 8, 8], 9, 'Come after nine, when the swans have it back.'],
    [I, [9, 8, 8], 45],
  ],
  'baker-beach': [
    [G, [9, 8, 8], 27, 'North end for the bridge, south end for the blankets.'],
    [I, [9, 9, 8], 72],
  ],
  'top-of-the-mark': [
    [T, [9, 7, 8], 28, 'You pay for the windows. Fair price, for those windows.'],
    [G, [9, 7, 8], 59],
  ],
  'kabuki-springs': [
    [W, [9, 9, 9], 15, 'Cold, hot, cold, and nobody says a word. We came out a different couple.'],
    [F, [8, 9, 9], 50],
  ],
  'the-interval': [
    [T, [9, 9, 8], 22, 'Drinks under a ten-thousand-year clock. Helps with arguments about being late.'],
    [P, [9, 8, 8], 65],
  ],
  'royal-cuckoo': [
    [N, [9, 8, 9], 5, 'Somebody plays the organ behind the bar. Somebody always sings. Once it was me.'],
    [T, [9, 8, 8], 54],
  ],
  'urban-putt': [
    [R, [7, 7, 8], 35, 'We keep score on a napkin. She is four ahead since March.'],
    [F, [7, 6, 7], 69],
  ],
  'the-buena-vista': [
    [L, [8, 8, 7], 32, 'Twelve glasses in a row, one wrist. Sit where you can see it.'],
    [T, [7, 8, 7], 90],
  ],
  'twin-peaks': [
    [I, [9, 8, 8], 40, 'The wind ends every conversation and starts a better one.'],
    [G, [8, 7, 7], 30],
  ],
  exploratorium: [
    [P, [8, 9, 8], 12, 'Thursday nights without children. We were the children.'],
    [R, [8, 9, 9], 48],
  ],
  'ghirardelli-square': [
    [W, [6, 7, 5], 50, 'Pretty lights, long lines, sticky table.'],
    [I, [5, 6, 5], 85],
    [T, [6, 6, 6], 39],
    [G, [7, 6, 6], 64],
  ],
  'tonga-room': [
    [T, [9, 5, 7], 41, 'It rains indoors every half hour. The food is not why anybody is here.'],
    [R, [9, 5, 6], 73],
    [J, [8, 6, 7], 29],
    [F, [9, 5, 8], 10, 'The band floats past on a boat. We have told everybody and nobody believes us.'],
  ],
};

/** Each with the id that it has in every clone. */
export function reviewRows(now: Date): Insertable<LioraReviews>[] {
  return Object.entries(DEMO_REVIEWS).flatMap(([slug, reviews]) =>
    reviews.map(([by, [vibe, quality, experience], daysAgo, text]) => ({
      id: stableId(`review ${slug} ${by}`),
      place_id: placeIdOf(slug),
      user_id: personId(by),
      vibe,
      quality,
      experience,
      text: text ?? null,
      been_there: text !== undefined,
      created_at: daysBefore(now, daysAgo),
      updated_at: daysBefore(now, daysAgo),
    })),
  );
}
