import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@liora/domain/durations';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { deleteReview, listReviews, restoreReview, writeReview } from '../../reviews/reviews.service.ts';
import { mergePlaces, undoMerge } from './merge.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const admin = await person(deps);

const write = (who: SignedInCaller, place_id: string, vibe: number) => {
  now = new Date(now.getTime() + MINUTE_MS);
  const marks = { quality: 9, experience: 9, text: null, been_there: true, request_id: randomUUID() };
  return writeReview(who, { ...marks, place_id, vibe });
};
/** What visitors read of a place, by its first mark. */
const vibesOf = async (place_id: string) => {
  const page = { sort: 'newest', been_there: false, limit: 50 } as const;
  const { reviews } = await listReviews(visitorOf(deps), { ...page, place_id });
  return reviews.map(({ vibe }) => vibe);
};
const reviewsOf = async (place_id: string) => {
  const { rows } = await database.pool.query('select reviews from place_search where ref = $1', [place_id]);
  return rows.map(({ reviews }) => reviews);
};

/** Somebody has reviewed two places, the second one last. */
async function twoReviews(name: string) {
  const who = await person(deps);
  const [first, second] = [`${name}-1`, `${name}-2`];
  for (const place of [first, second]) await venue(database.db, place);
  return { who, first, second, older: await write(who, first, 3), newer: await write(who, second, 8) };
}

test('RUL-50 RUL-115 the newer of two reviews, brought back after its place was merged with the other, stands before the older', async () => {
  const { who, first, second, newer } = await twoReviews('back');
  await deleteReview(who, newer.id);
  const merge = await mergePlaces(admin, { from: second, to: first, take: [] });
  expect(await vibesOf(first)).toEqual([3]);
  await restoreReview(who, newer.id);
  expect(await vibesOf(first)).toEqual([8]);
  expect(await reviewsOf(first)).toEqual([1]);
  await undoMerge(admin, merge.id);
  expect([await vibesOf(first), await vibesOf(second)]).toEqual([[3], [8]]);
});

test('RUL-50 the older one, brought back, stays behind the newer', async () => {
  const { who, first, second, older } = await twoReviews('behind');
  await deleteReview(who, older.id);
  await mergePlaces(admin, { from: second, to: first, take: [] });
  await restoreReview(who, older.id);
  expect(await vibesOf(first)).toEqual([8]);
});

test('RUL-50 brought back in the moment of the merge, it stands as well', async () => {
  const { who, first, second, newer } = await twoReviews('meanwhile');
  await deleteReview(who, newer.id);
  await Promise.all([
    mergePlaces(admin, { from: second, to: first, take: [] }),
    restoreReview(who, newer.id),
  ]);
  expect(await vibesOf(first)).toEqual([8]);
});
