import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { MINUTE_MS } from '@liora/domain/durations';
import { BUCKET_ITEMS_MAX, BUCKET_UNDO_MINUTES } from '@liora/domain/limits';
import { VISITOR } from '@liora/domain/rules/membership';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { answer, invite } from '../invitations/testing/inviting.ts';
import { createPlan } from '../plans/plans.service.ts';
import { sweepBucketItems } from './bucketLists.jobs.ts';
import { showItem } from './read/list.service.ts';
import { detailsOf, listOf, titlesOf, want } from './testing/wanting.ts';
import { markDone, setWish, updateItem } from './write/change.service.ts';
import { removeItems, restoreItems } from './write/remove.service.ts';

const database = await testDatabase({ poolSize: 6 });
afterAll(() => database.close());
let clock = TEST_NOW;
const deps = testDeps(database, { now: () => clock });
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
/** Every day from noon to eleven at night. */
const DAYS = Array.from({ length: 7 }, (_, day) => `[${day * 1440 + 720},${day * 1440 + 1380})`);
await venue(database.db, 'bar', { hours_weekly: `{${DAYS.join(',')}}`, category: 'Bar' });
await venue(database.db, 'cafe', { category: 'Cafe' });

let maya: SignedInCaller;
let june: SignedInCaller;
beforeEach(async () => {
  clock = TEST_NOW;
  [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
});

const BAR = { kind: 'place', place_id: 'bar' } as const;
const seenBy = async (who: SignedInCaller, id: string) => (await showItem(who, id)).item;

describe('MEM-23 LINK-01 a bucket list of two', () => {
  test('both add to it, and each sees what the other added and wishes', async () => {
    const dance = await want(maya, 'Learn to dance', { wish: 2, season: 'winter', budget: 1, effort: 'big' });
    await setWish(june, { id: dance.id, wish: 3 });
    await want(june, 'The corner table', { of: BAR });
    const { items, overview } = await listOf(june);
    expect(items).toMatchObject([
      {
        ...{ title: 'Learn to dance', subject: { kind: 'idea' }, added_by: 'partner', shared: true },
        ...{ season: 'winter', budget: 1, effort: 'big', wishes: { mine: 3, partner: 2 } },
      },
      { title: 'The corner table', subject: { kind: 'place', place: { id: 'bar' } }, added_by: 'you' },
    ]);
    expect(overview).toMatchObject({ open: 2, done: 0 });
    expect((await listOf(maya)).items[0]).toMatchObject({ added_by: 'you', wishes: { mine: 2, partner: 3 } });
  });

  test('RUL-47 what somebody keeps to themself is nobody else’s to see or touch, and told to nobody', async () => {
    const ring = await want(maya, 'Look for rings', { shared: false, wish: 3 });
    const strangers = [june, await person(deps, { member: true })];
    for (const other of strangers) {
      expect(await titlesOf(other)).toEqual([]);
      for (const touch of [
        () => setWish(other, { id: ring.id, wish: 1 }),
        () => markDone(other, { id: ring.id, done_on: '2026-05-01', was: null }),
        () => updateItem(other, { ...detailsOf(ring), title: 'Mine' }),
      ])
        await expect(touch()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await removeItems(other, [ring.id])).toEqual({ ids: [] });
    }
    expect(await seenBy(maya, ring.id)).toMatchObject({ shared: false, wishes: { mine: 3, partner: null } });
    expect(await partnerNews(june)).toEqual([]);
  });

  test('NOTIF-06 what is shared is one line for the partner, that counts on', async () => {
    await want(maya, 'One');
    const secret = await want(maya, 'Two', { shared: false });
    await updateItem(maya, { ...detailsOf(secret), shared: true });
    expect(await partnerNews(june)).toMatchObject([{ what: 'bucket', count: 2 }]);
    expect(await partnerNews(maya)).toEqual([]);
  });

  test('NOTIF-06 what its owner takes back before the partner has read of it is told no more', async () => {
    const [one, two] = [await want(maya, 'One'), await want(maya, 'Two')];
    await updateItem(maya, { ...detailsOf(one), shared: false });
    expect(await partnerNews(june)).toMatchObject([{ what: 'bucket', count: 1, subjects: [two.id] }]);
    await updateItem(maya, { ...detailsOf(two), shared: false });
    expect(await partnerNews(june)).toEqual([]);
  });

  test('only who added an item decides whether it is shared; the wish of the other goes with it', async () => {
    const dance = await want(maya, 'Learn to dance');
    await setWish(june, { id: dance.id, wish: 3 });
    await expect(updateItem(june, { ...detailsOf(dance), shared: false })).rejects.toMatchObject({
      code: 'NOT_OWNER',
    });
    const { item } = await updateItem(maya, { ...detailsOf(dance), shared: false });
    expect(await titlesOf(june)).toEqual([]);
    await updateItem(maya, { ...detailsOf(item), shared: true });
    expect(await seenBy(june, dance.id)).toMatchObject({ wishes: { mine: 0, partner: 0 } });
  });

  test('RUL-46 while sharing is paused everybody sees what they added, and nothing is lost', async () => {
    const dance = await want(maya, 'Learn to dance', { wish: 2 });
    await setWish(june, { id: dance.id, wish: 3 });
    const paused = (one: SignedInCaller) => ({
      ...one,
      viewer: { ...one.viewer, partnerId: null, linkId: null },
    });
    expect(await titlesOf(paused(june))).toEqual([]);
    const own = await seenBy(paused(maya), dance.id);
    expect(own).toMatchObject({ shared: false, wishes: { mine: 2, partner: null } });
    // The form knows of no partner: what is shared stays so.
    await updateItem(paused(maya), { ...detailsOf(own), note: 'On Tuesdays' });
    expect(await seenBy(june, dance.id)).toMatchObject({
      note: 'On Tuesdays',
      wishes: { mine: 3, partner: 2 },
    });
  });
});

async function partnerNews({ viewer }: SignedInCaller) {
  const rows = await database.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', viewer.userId)
    .where('type', '=', 'partner_activity')
    .execute();
  return rows.map(({ data }) => data);
}

test('NOTIF-06 of what is taken out before their partner has read of it, nobody is told any more', async () => {
  const dance = await want(maya, 'Learn to dance');
  const swim = await want(maya, 'Swim');
  await removeItems(maya, [dance.id]);
  expect(await partnerNews(june)).toMatchObject([{ what: 'bucket', count: 1, subjects: [swim.id] }]);
  await removeItems(maya, [swim.id]);
  expect(await partnerNews(june)).toEqual([]);
});

describe('MEM-23 the order of a list', () => {
  test('is the joint wish, and among equal ones the older stands first, over all pages', async () => {
    const ids: Record<string, string> = {};
    for (const title of ['a', 'b', 'c', 'd', 'e']) {
      ids[title] = (await want(maya, title)).id;
      later(MINUTE_MS);
    }
    const wish = (who: SignedInCaller, title: string, wish: number) =>
      setWish(who, { id: ids[title] ?? '', wish });
    await wish(maya, 'c', 2);
    await wish(june, 'c', 2);
    await wish(maya, 'e', 3);
    await wish(june, 'b', 3);
    expect(await titlesOf(maya)).toEqual(['c', 'b', 'e', 'a', 'd']);
    const first = await listOf(june, { limit: 2 });
    // Whatever moves in between: what stands behind is still to come.
    await wish(june, 'c', 0);
    const second = await listOf(june, { limit: 2, cursor: first.nextCursor });
    const third = await listOf(june, { limit: 2, cursor: second.nextCursor });
    const titles = [first, second, third].flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(['c', 'b', 'e', 'c', 'a', 'd']);
    expect(third).toMatchObject({ nextCursor: null, overview: null });
  });

  test('season, budget and effort narrow it; the whole is told all the same', async () => {
    await want(maya, 'Skate', { season: 'winter', budget: 2, effort: 'easy' });
    await want(june, 'Swim', { season: 'summer', budget: 0, effort: 'easy' });
    expect(await titlesOf(maya, { season: 'summer' })).toEqual(['Swim']);
    expect(await titlesOf(maya, { budget: 2 })).toEqual(['Skate']);
    expect(await titlesOf(maya, { effort: 'easy', budget: 0 })).toEqual(['Swim']);
    expect((await listOf(maya, { season: 'spring' })).overview).toMatchObject({ open: 2 });
  });
});

describe('FIX-47 changes at once', () => {
  test('an edit that began before another one is told how it stands, and takes nothing away', async () => {
    const dance = await want(maya, 'Learn to dance');
    await updateItem(june, { ...detailsOf(dance), title: 'Learn to tango' });
    const late = updateItem(maya, { ...detailsOf(dance), title: 'Learn to waltz', note: 'Slowly' });
    await expect(late).rejects.toMatchObject({
      code: 'BUCKET_CHANGED',
      data: { item: { title: 'Learn to tango', note: null, version: 2 } },
    });
    await updateItem(maya, { ...detailsOf(dance), version: 2, title: 'Learn to waltz' });
    expect(await titlesOf(june)).toEqual(['Learn to waltz']);
  });

  test('an edit whose answer got lost finds itself done', async () => {
    const dance = await want(maya, 'Learn to dance');
    const edit = { ...detailsOf(dance), note: 'On Tuesdays' };
    await updateItem(maya, edit);
    await expect(updateItem(maya, edit)).resolves.toMatchObject({
      item: { version: 2, note: 'On Tuesdays' },
    });
  });

  test('of twenty edits at once one goes through', async () => {
    const dance = await want(maya, 'Learn to dance');
    const edits = Array.from({ length: 20 }, (_, n) =>
      updateItem(n % 2 ? maya : june, { ...detailsOf(dance), title: `Dance ${n}` }),
    );
    const settled = await Promise.allSettled(edits);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seenBy(maya, dance.id)).toMatchObject({ version: 2 });
  });

  test('CONST the list holds its limit under twenty at once, of both, and a request adds once', async () => {
    await fill(maya, BUCKET_ITEMS_MAX - 3);
    const request_id = randomUUID();
    const adds = Array.from({ length: 20 }, (_, n) => want(n % 2 ? maya : june, `Late ${n}`));
    const settled = await Promise.allSettled([...adds, want(maya, 'Once', { request_id })]);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
    expect(settled.length - refused.length).toBe(3);
    for (const error of refused) expect(error).toMatchObject({ code: 'BUCKET_FULL' });
    expect((await listOf(june)).overview).toMatchObject({ open: BUCKET_ITEMS_MAX });
    const [first] = (await listOf(maya)).items;
    await removeItems(maya, [first?.id ?? '']);
    const again = await Promise.all([1, 2, 3].map(() => want(maya, 'Again', { request_id: REQUEST })));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    await expect(restoreItems(june, [first?.id ?? ''])).rejects.toMatchObject({ code: 'BUCKET_FULL' });
  });
});

const REQUEST = randomUUID();

/** So many items of hers that the two share. */
async function fill({ viewer }: SignedInCaller, count: number): Promise<void> {
  await database.pool.query(
    `insert into bucket_items (user_id, link_id, kind, title, created_at)
     select $1, $2, 'idea', 'Item ' || n, now() - interval '1 year' from generate_series(1, $3) n`,
    [viewer.userId, viewer.linkId, count],
  );
}

describe('MEM-23 done', () => {
  test('either of them marks it by a day, and takes it back; the year counts what was done in it', async () => {
    const { id } = await want(maya, 'Learn to dance');
    const old = await want(june, 'Swim');
    await markDone(june, { id, done_on: '2026-05-10', was: null });
    await markDone(maya, { id: old.id, done_on: '2025-12-31', was: null });
    expect(await titlesOf(maya)).toEqual([]);
    expect(await titlesOf(maya, { which: 'done' })).toEqual(['Learn to dance', 'Swim']);
    expect((await listOf(maya, { year: 2026 })).overview).toEqual({ open: 0, done: 1, fits: 0 });
    expect((await listOf(maya, { year: 2025 })).overview).toMatchObject({ done: 1 });
    await markDone(maya, { id, done_on: null, was: '2026-05-10' });
    expect(await titlesOf(june)).toEqual(['Learn to dance']);
  });

  test('who did not see that it was done is told, and a second press changes nothing', async () => {
    const { id } = await want(maya, 'Learn to dance');
    await markDone(june, { id, done_on: '2026-05-10', was: null });
    await markDone(june, { id, done_on: '2026-05-10', was: null });
    await expect(markDone(maya, { id, done_on: '2026-05-12', was: null })).rejects.toMatchObject({
      code: 'BUCKET_CHANGED',
      data: { item: { done_on: '2026-05-10' } },
    });
    await expect(markDone(maya, { id, done_on: '2027-01-01', was: '2026-05-10' })).rejects.toMatchObject({
      code: 'BUCKET_DAY',
    });
  });
});

describe('MEM-23 taken out', () => {
  test('either takes it out and brings it back with its wishes, for ten minutes', async () => {
    const { id } = await want(maya, 'Learn to dance', { wish: 3 });
    await setWish(june, { id, wish: 2 });
    expect(await removeItems(june, [id])).toEqual({ ids: [id] });
    expect(await titlesOf(maya)).toEqual([]);
    await expect(setWish(maya, { id, wish: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    later((BUCKET_UNDO_MINUTES - 1) * MINUTE_MS);
    expect(await sweepBucketItems(deps)).toBe(0);
    expect(await restoreItems(maya, [id])).toEqual({ ids: [id] });
    expect(await seenBy(maya, id)).toMatchObject({ wishes: { mine: 3, partner: 2 } });
    await removeItems(maya, [id]);
    later((BUCKET_UNDO_MINUTES + 1) * MINUTE_MS);
    await expect(restoreItems(maya, [id])).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await sweepBucketItems(deps)).toBeGreaterThan(0);
    expect(await database.db.selectFrom('bucket_items').where('id', '=', id).execute()).toEqual([]);
  });

  test('whoever is no member any more reads on, and takes out what they added and nothing else', async () => {
    const [mine, hers] = [await want(maya, 'Mine'), await want(june, 'Hers')];
    const lapsed = { ...maya, viewer: { ...maya.viewer, entitlement: VISITOR } };
    expect(await titlesOf(lapsed)).toEqual(expect.arrayContaining(['Mine', 'Hers']));
    expect(await removeItems(lapsed, [mine.id, hers.id])).toEqual({ ids: [mine.id] });
    expect(await restoreItems(lapsed, [mine.id])).toEqual({ ids: [mine.id] });
  });
});

describe('RUL-09 RUL-22 RUL-47 what an item is about is shown as its reader may see it today', () => {
  const evening = (fields: object) =>
    planContent.parse({
      title: 'A surprise',
      places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
      ...fields,
    });

  test('of a plan that one keeps to themself, and of a private pin, the other is told nothing', async () => {
    const plan = await createPlan(maya, {
      ...evening({ is_public: false, shared_with_partner: false }),
      request_id: randomUUID(),
    });
    const pin = await droppedPin(maya, { title: 'The bench', is_public: false });
    await want(maya, null, { of: { kind: 'plan', plan_id: plan.id }, wish: 1 });
    await want(maya, 'Sit there', { of: { kind: 'place', place_id: pin } });
    const seen = (await listOf(june)).items;
    expect(seen.map(({ subject }) => subject)).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
    const told = JSON.stringify(seen);
    for (const hidden of [plan.id, plan.title, pin, 'The bench']) expect(told).not.toContain(hidden);
    expect((await listOf(maya)).items).toMatchObject([
      { subject: { kind: 'plan', plan: { title: 'A surprise' } } },
      { title: 'Sit there', subject: { kind: 'place', place: { name: 'The bench' } } },
    ]);
  });

  test('a pin of somebody whom one of the two blocks is shown to the other alone; a place that is gone by its name', async () => {
    const stranger = await person(deps, { member: true });
    const pin = await droppedPin(stranger, { title: 'Lookout' });
    const { id } = await want(maya, null, { of: { kind: 'place', place_id: pin } });
    await block(june, stranger);
    expect(await seenBy(june, id)).toMatchObject({ subject: { kind: 'unavailable' } });
    expect(await seenBy(maya, id)).toMatchObject({ subject: { kind: 'place' } });
    await venue(database.db, 'closing', { name: 'Last Round' });
    const gone = await want(maya, null, { of: { kind: 'place', place_id: 'closing' } });
    await database.pool.query(`update venues set gone_at = now() where place_id = 'closing'`);
    expect(await seenBy(june, gone.id)).toMatchObject({ subject: { kind: 'gone', name: 'Last Round' } });
  });

  test('RUL-78 an item follows its place where that leads to another one', async () => {
    await venue(database.db, 'old', { name: 'Old' });
    await venue(database.db, 'new', { name: 'New' });
    const { id } = await want(maya, null, { of: { kind: 'place', place_id: 'old' } });
    await database.pool.query(`update places set redirect_to = 'new' where place_id = 'old'`);
    expect(await seenBy(june, id)).toMatchObject({ subject: { place: { id: 'new', name: 'New' } } });
  });

  test('what one may not see, or is not there, cannot be added', async () => {
    const stranger = await person(deps, { member: true });
    const pin = await droppedPin(stranger, { is_public: false });
    for (const place_id of [pin, 'nowhere'])
      await expect(want(maya, null, { of: { kind: 'place', place_id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(want(maya, null, { of: { kind: 'plan', plan_id: randomUUID() } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(want(maya, null)).rejects.toMatchObject({ code: 'TITLE_REQUIRED' });
  });
});

describe('MEM-23 when it may be done', () => {
  test('a place that is open fits the weekend, an idea any; unknown hours are no promise', async () => {
    await want(maya, null, { of: BAR, wish: 3 });
    await want(maya, null, { of: { kind: 'place', place_id: 'cafe' }, wish: 2 });
    await want(maya, 'Learn to dance', { wish: 1 });
    await want(maya, 'Skate', { season: 'winter' });
    const { items, overview } = await listOf(june);
    // TEST_NOW is a Friday evening in San Francisco: the bar is meant for Saturday at seven.
    expect(items.map(({ occasion }) => occasion)).toEqual([
      { kind: 'fits', at: '2026-05-17T02:00:00.000Z', time_zone: 'America/Los_Angeles' },
      null,
      { kind: 'any' },
      null,
    ]);
    expect(overview).toMatchObject({ fits: 1 });
    const fitting = await listOf(june, { fits: true });
    expect(fitting.items).toMatchObject([{ subject: { place: { id: 'bar' } } }]);
    expect(await titlesOf(june, { fits: true, season: 'winter' })).toEqual([]);
  });

  test('a date that the two have agreed on says so; one with somebody else does not', async () => {
    const { id } = await want(maya, null, { of: BAR });
    const friend = await person(deps, { member: true });
    const times = ['2026-05-20T02:00:00.000Z'];
    const venueOf = { venue: BAR, times };
    await answer(friend, await invite(maya, venueOf), 'accepted');
    expect(await seenBy(maya, id)).toMatchObject({ occasion: { kind: 'fits' } });
    await answer(june, await invite(maya, venueOf), 'accepted');
    for (const one of [maya, june])
      expect(await seenBy(one, id)).toMatchObject({ occasion: { kind: 'booked', at: times[0] } });
  });
});

test('RT-03 the devices of both hear of what they share, and of a private item its owner’s alone', async () => {
  const since = async () =>
    (await database.pool.query('select coalesce(max(id), 0) as id from live_events')).rows[0].id;
  const heard = async (from: string) =>
    (
      await database.pool.query(
        `select distinct topic, subject, owner, audience from live_events where id > $1 and topic = 'bucketLists'`,
        [from],
      )
    ).rows;
  const owner = maya.viewer.userId;
  let from = await since();
  const { id } = await want(maya, 'Learn to dance');
  await setWish(june, { id, wish: 3 });
  await setWish(june, { id, wish: 0 });
  await markDone(june, { id, done_on: '2026-05-10', was: null });
  expect(await heard(from)).toEqual([{ topic: 'bucketLists', subject: null, owner, audience: 'partner' }]);
  from = await since();
  await want(maya, 'Look for rings', { shared: false, wish: 2 });
  expect(await heard(from)).toEqual([{ topic: 'bucketLists', subject: null, owner, audience: 'owner' }]);
});
