import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@liora/domain/durations';
import { REVIEWS_PER_HOUR, YOUNG_REVIEWS_AT_ONCE } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { isUnavailable } from '../../db/databaseErrors.ts';
import type { AddressedCaller, Caller, SignedInCaller } from '../../rpc/context.ts';
import { photosAreUploadedFor } from '../photos/testing/shownThings.ts';
import { getPlace } from '../places/places.service.ts';
import { moderationQueue } from '../safety/moderation/moderation.service.ts';
import { moderationItem } from '../safety/published/published.service.ts';
import { reportContent } from '../safety/reports/reports.service.ts';
import { decide, doWaiting } from '../safety/testing/deciding.ts';
import { sweepDeletedReviews } from './reviews.jobs.ts';
import { deleteReview, listReviews, restoreReview, writeReview } from './reviews.service.ts';

const database = await testDatabase({ poolSize: 20 });
afterAll(() => database.close());
let now = new Date('2027-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);

const LIST = { sort: 'newest', been_there: false, limit: 10 } as const;
const marksOf = (mark: number) => ({ vibe: mark, quality: mark, experience: mark });
const write = (who: SignedInCaller, place_id: string, mark = 8, more: object = {}) =>
  writeReview(who, {
    ...marksOf(mark),
    text: null,
    been_there: false,
    place_id,
    request_id: randomUUID(),
    ...more,
  });
/** Pressed again while the database is too busy, as people do. */
async function writePatiently(...review: Parameters<typeof write>): Promise<void> {
  for (;;)
    try {
      await write(...review);
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
}
const listOf = (who: Caller, place_id: string, more: object = {}) =>
  listReviews(who, { ...LIST, place_id, ...more });

/** Somebody who has been here for a year: nobody takes them for one of a burst. */
async function regular(): Promise<AddressedCaller> {
  const who = await person(deps);
  await query(`update auth_users set created_at = '2026-01-01Z' where id = $1`, [who.viewer.userId]);
  return who;
}
async function newcomer(): Promise<AddressedCaller> {
  const who = await person(deps);
  await query('update auth_users set created_at = $2 where id = $1', [who.viewer.userId, now]);
  return who;
}

/** Score and number of reviews as the page, the summary, search and the list of scores tell them. */
async function scores(place: string) {
  const { ratings } = (await getPlace(visitorOf(deps), { id: place })).place;
  const ref = [place];
  const summary = await query('select * from place_ratings_summary where place_id = $1', ref);
  const search = await query('select spark, reviews from place_search where ref = $1', ref);
  const kept = await query('select overall, review_count from place_scores where place_id = $1', ref);
  return {
    page: [ratings?.overall ?? null, ratings?.count ?? 0],
    summary: [summary.rows[0]?.overall_rating ?? null, summary.rows[0]?.review_count ?? 0],
    search: [search.rows[0]?.spark ?? null, search.rows[0]?.reviews ?? 0],
    list: [kept.rows[0]?.overall ?? null, kept.rows[0]?.review_count ?? 0],
  };
}
const everywhere = (overall: number | null, count: number) => ({
  page: [overall, count],
  summary: [overall, count],
  search: [overall, count],
  list: [overall, count],
});

beforeEach(async () => {
  now = new Date('2027-05-16T02:30:00Z');
  await query('delete from liora_reviews; delete from venues; delete from places; delete from reports');
  for (const id of ['first', 'second']) await venue(database.db, id);
});

describe('writing', () => {
  test('RUL-50 LOVE-01 API-23 a review is read with its three numbers, and the score is official from the third on', async () => {
    for (const mark of [8, 9]) {
      await write(await regular(), 'first', mark);
      now = new Date(now.getTime() + MINUTE_MS);
    }
    expect((await getPlace(visitorOf(deps), { id: 'first' })).place.sparkScore).toBeNull();
    await write(await regular(), 'first', 10, { text: 'Ask for the corner table.', been_there: true });
    expect((await getPlace(visitorOf(deps), { id: 'first' })).place.sparkScore).toBe(9);
    const { reviews, spread } = await listOf(visitorOf(deps), 'first');
    expect(reviews[0]).toMatchObject({
      vibe: 10,
      text: 'Ask for the corner table.',
      been_there: true,
      edited_at: null,
    });
    expect(spread).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(await scores('first')).toEqual(everywhere(9, 3));
  });

  test('RUL-50 a person has one review of a place: writing again edits it, and says so', async () => {
    const who = await regular();
    const { id, created_at } = await write(who, 'first', 6);
    now = new Date(now.getTime() + MINUTE_MS);
    const edited = await write(who, 'first', 9);
    expect(edited).toMatchObject({ id, created_at, vibe: 9, edited_at: now.toISOString(), is_own: true });
    expect(await scores('first')).toEqual(everywhere(9, 1));
  });

  test('what is sent twice is written once, and saying the same again is no edit', async () => {
    const who = await regular();
    const request_id = randomUUID();
    await write(who, 'first', 7, { request_id });
    now = new Date(now.getTime() + MINUTE_MS);
    expect(await write(who, 'first', 7, { request_id })).toMatchObject({ edited_at: null });
    expect(await write(who, 'first', 7)).toMatchObject({ edited_at: null });
  });

  test('nobody reviews a pin of their own, nor a place that they do not see', async () => {
    const owner = await regular();
    const pin = await droppedPin(owner);
    await expect(write(owner, pin)).rejects.toMatchObject({ code: 'OWN_PIN' });
    expect(await write(await regular(), pin)).toMatchObject({ place_id: pin });
    const hidden = await droppedPin(owner, { is_public: false });
    await expect(write(await regular(), hidden)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(write(await regular(), 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('200 reviews of one place at once end right, in the summary, in search and on the page', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, regular));
    const marks = people.map((_, i) => 1 + (i % 10));
    await Promise.all(people.map((who, i) => writePatiently(who, 'first', marks[i])));
    const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    expect(await scores('first')).toEqual(everywhere(mean, 200));
  });

  test('20 first reviews of one person at once are one', async () => {
    const who = await regular();
    await Promise.all(Array.from({ length: 20 }, (_, i) => writePatiently(who, 'first', 1 + (i % 10))));
    const { reviews } = await listOf(who, 'first');
    expect(reviews).toHaveLength(1);
    const mark = reviews[0]?.vibe ?? 0;
    expect(await scores('first')).toEqual(everywhere(mark, 1));
  });

  test('an hour has an end, also for calls at once', async () => {
    const who = await regular();
    const calls = Array.from({ length: REVIEWS_PER_HOUR + 20 }, (_, i) => write(who, 'first', 1 + (i % 10)));
    const done = await Promise.allSettled(calls);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(REVIEWS_PER_HOUR);
    for (const call of done)
      if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('reading', () => {
  test('newest, highest and lowest first, page by page, the own one before all others and once', async () => {
    const me = await regular();
    await write(me, 'first', 5);
    for (const mark of [7, 10, 3, 9]) {
      now = new Date(now.getTime() + MINUTE_MS);
      await write(await regular(), 'first', mark);
    }
    const all = async (sort: 'newest' | 'highest' | 'lowest') => {
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await listOf(me, 'first', { sort, limit: 2, cursor });
        found.push(...page.reviews.map(({ vibe }) => vibe));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found;
    };
    expect(await all('newest')).toEqual([5, 9, 3, 10, 7]);
    expect(await all('highest')).toEqual([5, 10, 9, 7, 3]);
    expect(await all('lowest')).toEqual([5, 3, 7, 9, 10]);
  });

  test('those alone who say that they were there', async () => {
    await write(await regular(), 'first', 7);
    await write(await regular(), 'first', 9, { been_there: true });
    const { reviews } = await listOf(visitorOf(deps), 'first', { been_there: true });
    expect(reviews.map(({ vibe }) => vibe)).toEqual([9]);
  });

  test('RUL-22 who blocks an author does not read them, and the score stays the same for everybody', async () => {
    const author = await regular();
    const reader = await regular();
    await write(author, 'first', 10);
    await write(await regular(), 'first', 6);
    await block(reader, author);
    expect((await listOf(reader, 'first')).reviews.map(({ vibe }) => vibe)).toEqual([6]);
    expect((await getPlace(reader, { id: 'first' })).place.ratings).toMatchObject({ overall: 8, count: 2 });
  });

  test('RUL-79 of a private profile name and photo are read, and nothing else', async () => {
    const author = await regular();
    await query('update profiles set is_public_profile = false where user_id = $1', [author.viewer.userId]);
    await write(author, 'first');
    const { reviews } = await listOf(visitorOf(deps), 'first');
    expect(reviews[0]?.author).toEqual({
      user_id: author.viewer.userId,
      username: author.viewer.username,
      profile_photo_url: null,
    });
  });
});

describe('taking away', () => {
  test('RUL-21 RUL-15 a reported review is gone for everybody but its author, and counts no more until it is restored', async () => {
    const author = await regular();
    const { id } = await write(author, 'first', 10, { text: 'Where she lives' });
    await write(await regular(), 'first', 6);
    const report = { content_type: 'review', content_id: id, reason: 'harassment', details: null } as const;
    await reportContent(await regular(), report);
    expect((await listOf(visitorOf(deps), 'first')).reviews.map(({ vibe }) => vibe)).toEqual([6]);
    expect((await listOf(author, 'first')).reviews[0]).toMatchObject({ id, under_review: true });
    expect(await scores('first')).toEqual(everywhere(6, 1));
    const admin = await regular();
    const { items } = await moderationQueue(admin);
    expect(items).toMatchObject([
      { content_id: id, title: 'first', text: 'Where she lives', is_reported: true },
    ]);
    await decide(admin, 'restore', { content_type: 'review', content_id: id, reason: 'fine' });
    expect(await scores('first')).toEqual(everywhere(8, 2));
  });

  test('a deleted review can be brought back for ten minutes; then it is erased', async () => {
    const who = await regular();
    const { id } = await write(who, 'first', 9);
    const answer = await deleteReview(who, id);
    expect(answer).toEqual({ restorableUntil: new Date(now.getTime() + 10 * MINUTE_MS).toISOString() });
    expect(await deleteReview(who, id)).toEqual(answer);
    expect(await scores('first')).toEqual(everywhere(null, 0));
    expect((await listOf(who, 'first')).reviews).toEqual([]);
    await restoreReview(who, id);
    expect(await scores('first')).toEqual(everywhere(9, 1));
    await deleteReview(who, id);
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    await expect(restoreReview(who, id)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await sweepDeletedReviews(deps)).toBe(1);
    expect((await query('select from liora_reviews')).rowCount).toBe(0);
  });

  test('who writes anew after deleting has one review again, which is no edit', async () => {
    const who = await regular();
    const { id } = await write(who, 'first', 4);
    await deleteReview(who, id);
    expect(await write(who, 'first', 9)).toMatchObject({ vibe: 9, edited_at: null });
    expect(await scores('first')).toEqual(everywhere(9, 1));
  });

  test('nor does it show the photos of what was deleted; an edit without a word of them leaves them', async () => {
    const who = await regular();
    const ids = await photosAreUploadedFor(who, 'review', 2);
    const { id } = await write(who, 'first', 4, { photos: ids });
    const shown = async () =>
      (await listOf(visitorOf(deps), 'first')).reviews.map(({ photos }) => photos.length);
    await write(who, 'first', 5);
    expect(await shown()).toEqual([2]);
    await deleteReview(who, id);
    await write(who, 'first', 9);
    expect(await shown()).toEqual([0]);
  });

  test('nobody else takes it away', async () => {
    const { id } = await write(await regular(), 'first');
    await expect(deleteReview(await regular(), id)).rejects.toMatchObject({ code: 'NOT_OWNER' });
    await expect(restoreReview(await regular(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('with its author’s account a review goes, and the score with it', async () => {
    const who = await regular();
    await write(who, 'first', 10);
    await write(await regular(), 'first', 6);
    await query('delete from auth_users where id = $1', [who.viewer.userId]);
    expect(await scores('first')).toEqual(everywhere(6, 1));
  });
});

test.each([
  ['private', { is_public: false, is_prive: false }],
  ['Privé', { is_public: false, is_prive: true }],
])(
  'RUL-82 who wrote a review of a pin that has become %s since is not told its new name by a decision',
  async (_how, audience) => {
    const [owner, who, admin] = [await regular(), await regular(), await regular()];
    const pin = await droppedPin(owner, { title: 'The bench' });
    const { id } = await write(who, pin, 8, { text: 'A bench with a view' });
    const titleNow = async () =>
      (await moderationItem(admin, { content_type: 'review', content_id: id })).title;
    expect(await titleNow()).toBe('The bench');
    await deps.db
      .updateTable('dropped_pins')
      .set({ ...audience, title: 'Where I propose to Anna' })
      .where('id', '=', pin)
      .execute();
    expect(await titleNow()).toBe('A bench with a view');
    await decide(admin, 'hide', { content_type: 'review', content_id: id, reason: 'spam' });
    await doWaiting(admin);
    const { rows } = await query(`select data from notifications where user_id = $1`, [who.viewer.userId]);
    expect(rows).toMatchObject([{ data: { title: 'A bench with a view' } }]);
  },
);

describe('RUL-109 places that become one', () => {
  const leadOn = (from: string, to: string | null) =>
    query('update places set redirect_to = $2 where place_id = $1', [from, to]);

  test('of two reviews by one person the newer stays and counts; when they are two again, both do', async () => {
    const who = await regular();
    await write(who, 'first', 4);
    now = new Date(now.getTime() + MINUTE_MS);
    await write(who, 'second', 9);
    await write(await regular(), 'first', 7);
    await leadOn('first', 'second');
    expect((await listOf(who, 'first')).reviews.map(({ vibe }) => vibe)).toEqual([9, 7]);
    expect(await scores('second')).toEqual(everywhere(8, 2));
    await leadOn('first', null);
    expect(await scores('first')).toEqual(everywhere(5.5, 2));
    expect(await scores('second')).toEqual(everywhere(9, 1));
  });

  test('who wrote under the old id edits that review, whatever address they come by', async () => {
    const who = await regular();
    const { id } = await write(who, 'first', 4);
    await leadOn('first', 'second');
    expect(await write(who, 'second', 8)).toMatchObject({ id, vibe: 8, place_id: 'second' });
    expect(await scores('second')).toEqual(everywhere(8, 1));
  });

  test('reviews under way while places become one all end at the place', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, regular));
    await Promise.all([
      ...people.map((who, i) => write(who, i % 2 ? 'first' : 'second', 8)),
      leadOn('first', 'second'),
    ]);
    expect(await scores('second')).toEqual(everywhere(8, 20));
  });
});

describe('bursts of young accounts', () => {
  test('a few count like everybody’s; one more, and all of them wait for a moderator, who lets them be shown', async () => {
    await write(await regular(), 'first', 6);
    for (let i = 0; i < YOUNG_REVIEWS_AT_ONCE; i += 1) await write(await newcomer(), 'first', 10);
    expect((await scores('first')).page).toEqual([9, 4]);
    const last = await newcomer();
    expect(await write(last, 'first', 10)).toMatchObject({ under_review: true });
    expect(await scores('first')).toEqual(everywhere(6, 1));
    const admin = await regular();
    const { items, open } = await moderationQueue(admin);
    expect(open).toBe(YOUNG_REVIEWS_AT_ONCE + 1);
    expect(items[0]?.reports).toMatchObject([{ reporter: null, reason: 'spam' }]);
    for (const { content_id } of items)
      await decide(admin, 'restore', { content_type: 'review', content_id, reason: 'a school class' });
    expect(await scores('first')).toEqual(everywhere(46 / 5, 5));
    await write(last, 'first', 9);
    expect((await scores('first')).page[1]).toBe(5);
  });

  test('20 at once are held back all', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, newcomer));
    await Promise.all(people.map((who) => write(who, 'first', 10)));
    expect(await scores('first')).toEqual(everywhere(null, 0));
  });
});
