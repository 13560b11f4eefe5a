import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type AreaAccess,
  all,
  everybody,
  idsOf,
  invisible,
  NOTHING,
  orNothing,
  ownerOnly,
  type Reached,
  row,
  signedIn,
} from '../../../../test/matrix.ts';
import { listReviews } from '../reviews.service.ts';

const ALL = { sort: 'newest', been_there: false, limit: 50 } as const;
const marks = { vibe: 9, quality: 8, experience: 7 };

/** What stands at the places of the reviews in every state. */
async function found({ caller, ids, database }: Reached) {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from liora_reviews where id = any(${ids('review')}::uuid[])`.execute(database.db);
  const lists = await Promise.all(
    rows.map(({ place_id }) => orNothing(listReviews(caller, { ...ALL, place_id }))),
  );
  return lists.flatMap((list) => list?.reviews ?? []);
}

export const reviewsAccess: AreaAccess = {
  procedures: [
    row('reviews.list', everybody, (c) => () => c.reviews.list({ place_id: 'first' }), 'of a venue'),
    row('reviews.list', all('NOT_FOUND'), (c) => () => c.reviews.list({ place_id: 'nowhere' }), 'of nothing'),
    row('reviews.loved', everybody, (c) => () => c.reviews.loved({})),
    row(
      'reviews.write',
      signedIn,
      (c) => () => c.reviews.write({ ...marks, place_id: 'second', request_id: randomUUID() }),
      'of a venue',
    ),
    row(
      'reviews.write',
      { ...signedIn, owner: 'OWN_PIN', blocker: 'NOT_FOUND' },
      (c, w) => () => c.reviews.write({ ...marks, place_id: w.pin, request_id: randomUUID() }),
      'of a public pin',
    ),
    row('reviews.delete', ownerOnly, (c, w) => () => c.reviews.delete({ id: w.review })),
    row('reviews.restore', invisible, (c, w) => () => c.reviews.restore({ id: w.review })),
  ],
  ways: {
    'reviews.list': {
      ...NOTHING,
      review: {
        look: async (reached) => ({ full: idsOf(await found(reached)) }),
        // Its place is nobody's but its owner's: there is no page on which the author would find it.
        leavesOut: ({ private_pin }) => Boolean(private_pin),
      },
      profile: {
        look: async (reached) => ({ full: (await found(reached)).map(({ author }) => author.user_id) }),
      },
    },
    // Of reviews what all of them come to, and with 'recent' the newest of each place: whose that is, loved.test.ts asks.
    'reviews.loved': NOTHING,
  },
};
