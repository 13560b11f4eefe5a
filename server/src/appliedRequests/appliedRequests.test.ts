import { randomUUID } from 'node:crypto';
import { savedListInput } from '@liora/domain/contract/saved';
import { DAY_MS } from '@liora/domain/durations';
import { APPLIED_REQUESTS_DAYS, FREE_SAVED_PLACES } from '@liora/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../test/factories.ts';
import { deleteAllCheckIns } from '../modules/checkIns/checkIns.service.ts';
import { checkIn, checkingInCouple } from '../modules/checkIns/testing/checkingIn.ts';
import { getPlan } from '../modules/plans/plans.service.ts';
import { react } from '../modules/plans/reactions/reactions.service.ts';
import { listReviews, writeReview } from '../modules/reviews/reviews.service.ts';
import { listSaved, savedIds } from '../modules/saved/list/savedList.service.ts';
import { removePlace, savePlace, updatePlace } from '../modules/saved/write/save.service.ts';
import type { SignedInCaller } from '../rpc/context.ts';
import { forgetOldRequests } from './appliedRequests.ts';

const database = await testDatabase({ poolSize: 24 });
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const AT_ONCE = 12;

const PLACES = ['bar', 'cafe', 'garden', 'cellar'];
let planId: string;
beforeAll(async () => {
  for (const place of PLACES) await venue(database.db, place);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into date_plans (user_id, title, places)
     values ($1, 'Plan', '[{"place_id": "bar", "name": "Bar"}, {"place_id": "cafe", "name": "Cafe"}]') returning id`,
    [(await person(deps)).viewer.userId],
  );
  planId = rows[0]?.id ?? '';
  await database.pool.query(`
    create table writes (at timestamptz default now());
    create function note_write() returns trigger language plpgsql as
      'begin insert into writes default values; return null; end';`);
  for (const table of ['date_plan_likes', 'saved_places', 'liora_reviews'])
    await database.pool.query(
      `create trigger note_write after insert or update or delete on ${table} for each row execute function note_write()`,
    );
});

/** Rows that were written meanwhile, of what these actions change. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  await database.pool.query('delete from writes');
  await work();
  return Number((await database.pool.query('select count(*) from writes')).rows[0].count);
}

const remembered = async () =>
  Number((await database.pool.query('select count(*) from applied_requests')).rows[0].count);
const several = <Result>(call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => call()));
const marks = { vibe: 9, quality: 9, experience: 9, text: null, been_there: false };
const write = (who: SignedInCaller, vibe: number, request_id: string) =>
  writeReview(who, { ...marks, vibe, place_id: 'bar', request_id });
const liked = async (who: SignedInCaller) => {
  const page = await getPlan(who, planId);
  return page.kind === 'plan' && page.plan.user_has_liked;
};
const savedIs = async (who: SignedInCaller) => (await savedIds(who)).ids;
const wordsOf = async (who: SignedInCaller) => {
  const [{ mark, note } = { mark: null, note: null }] = (await listSaved(who, savedListInput.parse({})))
    .places;
  return { mark, note };
};

/** What somebody does, what they do afterwards on another device, and how it stands. */
const ACTIONS: [
  string,
  (who: SignedInCaller, id: string) => Promise<unknown>,
  (who: SignedInCaller) => Promise<unknown>,
  (who: SignedInCaller) => Promise<unknown>,
][] = [
  [
    'a like',
    (who, id) => react(who, 'like', planId, id),
    (who) => react(who, 'unlike', planId),
    async (who) => (await liked(who)) === false,
  ],
  [
    'a like taken back',
    (who, id) => react(who, 'unlike', planId, id),
    (who) => react(who, 'like', planId),
    liked,
  ],
  [
    'a place taken out',
    (who, id) => removePlace(who, 'cafe', id),
    (who) => savePlace(who, { place_id: 'cafe' }),
    async (who) => (await savedIs(who)).includes('cafe'),
  ],
  [
    'a rating',
    (who, id) => write(who, 2, id),
    (who) => write(who, 10, randomUUID()),
    async (who) => {
      const { reviews } = await listReviews(who, {
        place_id: 'bar',
        sort: 'newest',
        been_there: false,
        limit: 50,
      });
      return reviews.find(({ is_own }) => is_own)?.vibe === 10;
    },
  ],
  [
    'a note',
    async (who, request_id) => {
      const { id } = await savePlace(who, { place_id: 'cafe' });
      return updatePlace(who, { id, note: 'Old', request_id });
    },
    async (who) => updatePlace(who, { id: (await savePlace(who, { place_id: 'cafe' })).id, note: 'New' }),
    async (who) => (await wordsOf(who)).note === 'New',
  ],
];

describe('a request that comes again, because its answer got lost', () => {
  test.each(ACTIONS)('changes nothing of what was done since: %s', async (_what, act, since, stands) => {
    const who = await person(deps);
    const id = randomUUID();
    await act(who, id);
    await since(who);
    await act(who, id);
    expect(await stands(who)).toBe(true);
    await act(who, randomUUID());
    expect(await stands(who)).toBe(false);
  });

  test.each(ACTIONS)('is carried out once when it comes many times at once: %s', async (_what, act) => {
    const [once, often] = [await person(deps), await person(deps)];
    for (const who of [once, often]) await savePlace(who, { place_id: 'cafe' });
    const [id, expected] = [randomUUID(), await writesOf(() => act(once, randomUUID()))];
    expect(await writesOf(() => several(() => act(often, id)))).toBe(expected);
  });

  test('is answered with what is still there of a saved place, and with NOT_FOUND where it was taken out since', async () => {
    const who = await person(deps);
    const request_id = randomUUID();
    const saved = await savePlace(who, { place_id: 'bar', request_id });
    expect(await savePlace(who, { place_id: 'bar', request_id })).toEqual(saved);
    await removePlace(who, 'bar');
    await expect(savePlace(who, { place_id: 'bar', request_id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await savedIs(who)).toEqual([]);
  });

  test('does not bring a check-in back that its writer has taken away', async () => {
    const { maya } = await checkingInCouple(deps);
    const request_id = randomUUID();
    expect(await checkIn(maya, 'day', { request_id })).toMatchObject({ mine: { mood: 'good' } });
    await deleteAllCheckIns(maya);
    expect(await checkIn(maya, 'day', { request_id })).toMatchObject({ mine: null });
  });

  test('is another one of another person', async () => {
    const [maya, tom] = [await person(deps), await person(deps)];
    const id = randomUUID();
    await react(maya, 'like', planId, id);
    await react(tom, 'like', planId, id);
    expect([await liked(maya), await liked(tom)]).toEqual([true, true]);
  });
});

test('RUL-04 what was refused was not carried out: the same request goes through once it may', async () => {
  const who = await person(deps);
  const request_id = randomUUID();
  for (const place_id of PLACES.slice(0, FREE_SAVED_PLACES)) await savePlace(who, { place_id });
  const last = { place_id: PLACES[FREE_SAVED_PLACES] ?? '', request_id };
  await expect(savePlace(who, last)).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
  await removePlace(who, 'bar');
  await savePlace(who, last);
  expect(await savedIs(who)).toContain(last.place_id);
});

test('mark and note that were changed elsewhere meanwhile stay, and what both changed is told', async () => {
  const who = await person(deps);
  const { id } = await savePlace(who, { place_id: 'bar' });
  const was = { mark: null, note: null };
  await updatePlace(who, { id, mark: 'want', note: null, was });
  await updatePlace(who, { id, mark: null, note: 'By the window', was });
  expect(await wordsOf(who)).toEqual({ mark: 'want', note: 'By the window' });
  await expect(updatePlace(who, { id, note: 'At the bar', was })).rejects.toMatchObject({
    code: 'SAVED_CHANGED',
    data: { saved: { mark: 'want', note: 'By the window' } },
  });
  await updatePlace(who, { id, note: 'By the window', was });
  expect((await wordsOf(who)).note).toBe('By the window');
  await updatePlace(who, { id, note: 'At the bar', was: { mark: 'want', note: 'By the window' } });
  expect((await wordsOf(who)).note).toBe('At the bar');
});

test('requests are forgotten when nobody sends them again, and with the person', async () => {
  const [maya, tom] = [await person(deps), await person(deps)];
  await database.pool.query('delete from applied_requests');
  await react(maya, 'like', planId, randomUUID());
  now = new Date(TEST_NOW.getTime() + (APPLIED_REQUESTS_DAYS - 1) * DAY_MS);
  await react(tom, 'like', planId, randomUUID());
  expect(await forgetOldRequests(deps)).toBe(0);
  now = new Date(TEST_NOW.getTime() + APPLIED_REQUESTS_DAYS * DAY_MS + 1);
  expect(await forgetOldRequests(deps)).toBe(1);
  await database.pool.query('delete from auth_users where id = $1', [tom.viewer.userId]);
  expect(await remembered()).toBe(0);
  now = TEST_NOW;
});
