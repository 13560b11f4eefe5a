import { DAY_MS } from '@liora/domain/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProcedureName, rpcCall } from '../../../../test/calls.ts';
import { testDatabase, testDatabaseForThisTest } from '../../../../test/database.ts';
import { testDeps } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import { startSite } from '../../../../test/site.ts';
import { disconnect } from '../../../modules/couples/link/link.service.ts';
import { loadDemoCity } from '../load.ts';
import { personId } from '../peopleRows.ts';
import { calendarOf } from './calendar.ts';
import { makeDemoPair } from './makePair.ts';
import { peopleOn } from './people.ts';

const NOW = new Date('2026-11-20T20:00:00Z');

describe('the pair of the demo city', async () => {
  const database = await testDatabase();
  const deps = testDeps(database, { now: () => NOW });
  const site = await startSite(deps);
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  beforeAll(async () => {
    await loadDemoCity(database.db, { now: NOW });
    expect(await makeDemoPair(deps)).toBe(true);
  }, 240_000);

  /** What one of them is answered, over HTTP and held against the contract. */
  async function asked(username: 'nora' | 'hugo', name: ProcedureName, input: object = {}) {
    const cookie = await sessionCookie(deps, personId(username));
    const [path, init] = rpcCall(name, input, { cookie });
    const answer = await fetch(site.url + path, init);
    expect(answer.status, name).toBe(200);
    return ((await answer.json()) as { json: Answer }).json;
  }

  test('LINK-01 two sign-ins are linked, and share', async () => {
    expect((await asked('nora', 'couples.link')).partner).toMatchObject({ username: 'hugo', paused: false });
    expect((await asked('hugo', 'couples.link')).partner).toMatchObject({ username: 'nora', paused: false });
  });

  test.each(['nora', 'hugo'] as const)('RUL-47 every screen of two has something for %s', async (one) => {
    const has = async (name: ProcedureName, list: string, input: object = {}) =>
      expect((await asked(one, name, input))[list]?.length, `${name} ${list}`).toBeGreaterThan(0);
    await has('plans.shared', 'plans');
    await has('plans.mine', 'plans');
    await has('saved.shared', 'places');
    await has('saved.places', 'places');
    await has('explore.forTwo', 'places');
    await has('explore.forTwo', 'plans');
    await has('bucketLists.list', 'items', { year: 2026 });
    await has('bucketLists.list', 'items', { which: 'done', year: 2026 });
    await has('checkIns.list', 'check_ins');
    await has('checkIns.trend', 'weeks');
    await has('memories.list', 'memories');
    await has('memories.overview', 'places');
    await has('memories.ofToday', 'memories');
    await has('invitations.upcoming', 'invitations');
    await has('invitations.mine', 'invitations', { which: 'sent' });
    await has('invitations.mine', 'invitations', { which: 'received' });
    await has('surprises.list', 'surprises');
    await has('notifications.list', 'notifications');
    expect((await asked(one, 'invitations.afterDate')).review, 'a date to review').not.toBeNull();
    expect((await asked(one, 'memories.toKeep')).date, 'a date to keep').not.toBeNull();
  });

  test('INV-01 the date is on a coming Friday, with the plan that it is for; an invitation waits for an answer', async () => {
    const [next] = (await asked('hugo', 'invitations.upcoming')).invitations ?? [];
    expect(next).toMatchObject({ you: 'recipient', status: 'accepted', plan: { theme: 'intimate' } });
    expect(
      new Date(String(next?.planned_date)).toLocaleString('en', {
        weekday: 'long',
        timeZone: 'America/Los_Angeles',
      }),
    ).toBe('Friday');
    expect(Date.parse(String(next?.planned_date))).toBeGreaterThan(NOW.getTime());
    const sent = (await asked('hugo', 'invitations.mine', { which: 'sent' })).invitations ?? [];
    const open = sent.find(({ status, is_surprise }) => status === 'pending' && !is_surprise);
    expect(open?.times).toHaveLength(3);
  });

  test('RUL-42 memories show our own covers, one of them by a link that works', async () => {
    const { memories = [] } = await asked('hugo', 'memories.list');
    expect(memories).toHaveLength(4);
    const photos = memories.flatMap(({ photos = [] }) => photos as { id: string }[]);
    expect(photos).toHaveLength(6);
    const cookie = await sessionCookie(deps, personId('hugo'));
    const picture = await fetch(`${site.url}/photos/${photos[0]?.id}/medium`, { headers: { cookie } });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const shares = await Promise.all(
      memories.map(
        async ({ id }) => (await asked('hugo', 'sharedMemories.mine', { memory_id: id })).shares ?? [],
      ),
    );
    expect(shares.flat()).toHaveLength(1);
    const { shareCode } = shares.flat()[0] ?? {};
    const [path, init] = rpcCall('sharedMemories.get', { shareCode });
    expect(
      ((await (await fetch(site.url + path, init)).json()) as { json: Answer }).json.memory_photos,
    ).toHaveLength(2);
  });

  test('a deck is under way: both have said something, one card is wanted by both, and they are not done', async () => {
    const hands = await Promise.all(
      (['nora', 'hugo'] as const).map(
        async (one) => (await asked(one, 'match.current')).deck as unknown as Deck,
      ),
    );
    const yes = hands.map(
      ({ hand }) =>
        new Set(hand.filter(({ vote }) => vote === 'yes').map(({ card }) => card.place?.id ?? card.plan?.id)),
    );
    expect([...(yes[0] ?? [])].filter((ref) => yes[1]?.has(ref))).toHaveLength(1);
    for (const { hand } of hands) {
      expect(hand.filter(({ vote }) => vote !== null).length).toBeGreaterThan(2);
      expect(hand.filter(({ vote }) => vote === null).length).toBeGreaterThan(2);
    }
  });

  test('both are free on one evening, and of the others nothing is told', async () => {
    const evening = calendarOf(NOW).date(5);
    expect(await asked('nora', 'freeEvenings.get')).toMatchObject({ both: [evening] });
    expect((await asked('hugo', 'freeEvenings.get')).mine).not.toContain(calendarOf(NOW).date(2));
  });

  test('what waits for the other one tells nothing: the surprise, the check-in of today, the words', async () => {
    const [surprise] = (await asked('nora', 'surprises.list')).surprises ?? [];
    expect(surprise).toMatchObject({ you: 'guest', open: { neighborhood: null, stops: [], title: null } });
    expect((await asked('hugo', 'checkIns.current')).day).toMatchObject({
      check_in: { mine: null, theirs: null },
    });
    expect((await asked('nora', 'checkIns.current')).day).toMatchObject({
      check_in: { mine: { mood: 'even' } },
    });
    for (const one of ['nora', 'hugo'] as const)
      expect(JSON.stringify(await asked(one, 'saved.shared'))).not.toContain('Not a word');
  });

  test('NOTIF-06 what happened lately is unread in both lists, what is older is read', async () => {
    for (const one of ['nora', 'hugo'] as const) {
      const { notifications = [] } = await asked(one, 'notifications.list');
      const unread = notifications.filter(({ read }) => !read);
      expect(unread.length).toBeGreaterThan(0);
      expect(unread.length).toBeLessThan(notifications.length);
    }
  });

  test('nothing of what they did is sent out', async () => {
    const { rows } = await database.pool.query(
      "select 1 from pgboss.job where name in ('notice-letters', 'notice-pushes')",
    );
    expect(rows).toEqual([]);
  });
});

describe('making the pair', () => {
  test('is done once, whoever starts at the same time, and not again for two who have parted', async () => {
    const database = await testDatabaseForThisTest();
    const deps = testDeps(database, { now: () => NOW });
    await loadDemoCity(database.db, { now: NOW });
    const made = await Promise.all([makeDemoPair(deps), makeDemoPair(deps)]);
    expect(made.sort()).toEqual([false, true]);
    await disconnect(peopleOn(database.db, deps).nora(NOW));
    expect(await makeDemoPair(deps)).toBe(false);
  }, 240_000);

  test('a start that is cut off leaves nothing half made, and the next one makes all of it', async () => {
    const database = await testDatabaseForThisTest();
    const deps = testDeps(database, { now: () => NOW });
    await loadDemoCity(database.db, { now: NOW });
    await database.pool.query('alter table match_decks add constraint cut_off check (false)');
    await expect(makeDemoPair(deps)).rejects.toThrow();
    const { rows } = await database.pool.query(
      'select 1 from partner_links union all select 1 from bucket_items',
    );
    expect(rows).toEqual([]);
    await database.pool.query('alter table match_decks drop constraint cut_off');
    expect(await makeDemoPair(deps)).toBe(true);
  }, 240_000);

  test('a database without the demo city gets no pair', async () => {
    expect(await makeDemoPair(testDeps(await testDatabaseForThisTest()))).toBe(false);
  });
});

describe('days of the pair', () => {
  const FRIDAYS = Array.from({ length: 400 }, (_, day) => new Date(NOW.getTime() + day * DAY_MS));

  test('the Friday is two days away or more, the Sunday has been, and a year ago there was such a day', () => {
    for (const now of FRIDAYS) {
      const { friday, sunday, at, yearAgo } = calendarOf(now);
      expect(friday).toBeGreaterThanOrEqual(2);
      expect(friday).toBeLessThanOrEqual(8);
      expect(at(friday, 12).toUTCString()).toMatch(/^Fri/);
      expect(at(sunday, 12).toUTCString()).toMatch(/^Sun/);
      expect(at(sunday, 23, 59).getTime()).toBeLessThan(now.getTime());
      expect(new Date(`${yearAgo}T00:00:00Z`).toISOString().slice(0, 10)).toBe(yearAgo);
    }
    expect(calendarOf(new Date('2028-02-29T20:00:00Z')).yearAgo).toBe('2027-02-28');
  });
});

interface Deck {
  hand: { vote: string | null; card: { place?: { id: string }; plan?: { id: string } } }[];
}
type Row = Record<string, unknown>;
/** As much of an answer as is looked at. */
interface Answer {
  [name: string]: Row[] | undefined;
}
