import { randomUUID } from 'node:crypto';
import { pinContent } from '@liora/domain/contract/pins';
import { planContent } from '@liora/domain/contract/plans';
import { HOUR_MS } from '@liora/domain/durations';
import {
  INVITATIONS_PER_HOUR,
  MEMORIES_PER_HOUR,
  PINS_CREATED_PER_HOUR,
  PLANS_CREATED_PER_HOUR,
  SHARED_MEMORIES_PER_HOUR,
  SURPRISES_PER_DAY,
} from '@liora/domain/limits';
import { VISITOR } from '@liora/domain/rules/membership';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/codeOf.ts';
import { link } from '../../test/couples.ts';
import { testDatabase } from '../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../test/factories.ts';
import { addItem } from '../modules/bucketLists/write/add.service.ts';
import { turnOn } from '../modules/calendar/feed/feeds.service.ts';
import { startCheckIns } from '../modules/checkIns/switch/switch.service.ts';
import { checkIn } from '../modules/checkIns/testing/checkingIn.ts';
import { invite } from '../modules/invitations/testing/inviting.ts';
import { startDeck } from '../modules/match/deal/start.service.ts';
import { TOWN, town } from '../modules/match/testing/dealing.ts';
import { claimShared } from '../modules/memories/shared/open.service.ts';
import { createShare } from '../modules/memories/shared/shares.service.ts';
import { share } from '../modules/memories/shared/testing/sharing.ts';
import { evening, keep } from '../modules/memories/testing/keeping.ts';
import { createMemory } from '../modules/memories/write/writeMemories.service.ts';
import { createPin } from '../modules/pins/pins.service.ts';
import { createPlan, deletePlan, editPlan } from '../modules/plans/plans.service.ts';
import { createSurprise } from '../modules/surprises/surprises.service.ts';
import type { SignedInCaller } from '../rpc/context.ts';

const database = await testDatabase({ poolSize: 24 });
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const AT_ONCE = 8;
const ZONE = 'America/Los_Angeles';
const DAY_AFTER = new Date(TEST_NOW.getTime() + 24 * HOUR_MS).toISOString();

beforeAll(async () => {
  await town(database.db);
  for (const place of ['bar', 'cafe']) await venue(database.db, place);
});

let maya: SignedInCaller;
let june: SignedInCaller;
beforeEach(async () => {
  now = TEST_NOW;
  [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
});

const written = (fields: object = {}) =>
  planContent.parse({
    title: 'Lamplight',
    places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
    is_public: false,
    ...fields,
  });
const plan = (request_id: string = randomUUID(), fields: object = {}) =>
  createPlan(maya, { ...written(fields), request_id });
const want = (request_id: string, plan_id: string) =>
  addItem(maya, {
    ...{ request_id, of: { kind: 'plan', plan_id }, wish: 0, shared: true },
    ...{ title: null, note: null, season: null, budget: null, effort: null },
  });

/** What sends a request; sent again with its id it is the same one. What it answers with names what it made. */
type Send = (request_id: string) => Promise<string>;

/** What is made once per request, and how many of it in a window. */
const MADE: [string, number, () => Promise<Send>][] = [
  ['a plan', PLANS_CREATED_PER_HOUR, async () => async (request_id) => (await plan(request_id)).id],
  [
    'a pin',
    PINS_CREATED_PER_HOUR,
    async () => async (request_id) => {
      const content = pinContent.parse({ title: 'The last dune', category: 'Outdoor', at: TOWN });
      return (await createPin(maya, { ...content, request_id })).id;
    },
  ],
  [
    'a memory',
    MEMORIES_PER_HOUR,
    async () => async (request_id) => (await createMemory(maya, { ...evening(), request_id })).memory.id,
  ],
  [
    'a link to a memory',
    SHARED_MEMORIES_PER_HOUR,
    async () => {
      const { id: memory_id } = await keep(maya);
      return async (request_id) =>
        (
          await createShare(maya, {
            ...{ request_id, memory_id, place_name: 'Bar', date_completed: '2026-05-10', rating: 9 },
            ...{ photos: [], reflection: null },
          })
        ).share.shareCode;
    },
  ],
  [
    'an invitation',
    INVITATIONS_PER_HOUR,
    async () => async (request_id) => (await invite(maya, { request_id })).own.id,
  ],
  [
    'a surprise',
    SURPRISES_PER_DAY,
    async () => {
      const plans = new Map<string, string>();
      return async (request_id) => {
        const plan_id = plans.get(request_id) ?? (await plan()).id;
        plans.set(request_id, plan_id);
        const { surprise } = await createSurprise(maya, {
          ...{ request_id, plan_id, starts_at: DAY_AFTER, time_zone: ZONE, notes: null },
          ...{ minutes: 180, area_miles: 1, dress: null, reveals: [] },
        });
        return surprise.id;
      };
    },
  ],
];

/** Besides what is made: an answer that was given, and cards that were dealt. */
const COUNTED: [string, () => Promise<Send>][] = [
  ...MADE.map(([what, , begin]): [string, () => Promise<Send>] => [what, begin]),
  [
    'a calendar feed',
    async () => async (request_id) =>
      (await turnOn(maya, { request_id, detail: 'full' })).feed?.path ?? 'none',
  ],
  [
    'the answer of a day',
    async () => {
      await startCheckIns(maya, { time_zone: ZONE });
      return async (request_id) => String((await checkIn(maya, 'day', { request_id })).mine?.version);
    },
  ],
];

/** From now on every limit is reached that has counted anything. */
const reachLimits = () => database.pool.query('update rate_limits set count = 100000');
/** One more goes through, of those that `max` is the limit of. */
const leaveOne = (max: number) => database.pool.query('update rate_limits set count = $1', [max - 1]);

describe('RUL-66 a request that comes again, because its answer got lost', () => {
  test.each(COUNTED)(
    'is answered as it was, whatever limit has been reached since: %s',
    async (_what, begin) => {
      const send = await begin();
      const request_id = randomUUID();
      const made = await send(request_id);
      await reachLimits();
      expect(await send(request_id)).toBe(made);
      expect(await codeOf(send(randomUUID()))).toBe('RATE_LIMITED');
    },
  );

  test.each(MADE)('counts once when it comes many times at once: %s', async (_what, max, begin) => {
    const send = await begin();
    await send(randomUUID());
    await leaveOne(max);
    const request_id = randomUUID();
    const made = await Promise.all(Array.from({ length: AT_ONCE }, () => send(request_id)));
    expect(new Set(made).size).toBe(1);
    expect(await codeOf(send(randomUUID()))).toBe('RATE_LIMITED');
  });

  test('is the deck that was dealt', async () => {
    const start = (request_id: string) => startDeck(maya, { request_id, origin: TOWN, time_zone: ZONE });
    const request_id = randomUUID();
    const { deck } = await start(request_id);
    await reachLimits();
    expect((await start(request_id)).deck.id).toBe(deck.id);
  });

  test('RUL-38 is the invitation that was sent, also once its time is over', async () => {
    const request_id = randomUUID();
    const sent = await invite(maya, { request_id, times: [DAY_AFTER], recipient: june.viewer.userId });
    now = new Date(TEST_NOW.getTime() + 25 * HOUR_MS);
    const again = { request_id, times: [DAY_AFTER], recipient: june.viewer.userId };
    expect((await invite(maya, again)).own.id).toBe(sent.own.id);
    expect(await codeOf(invite(maya, { ...again, request_id: randomUUID() }))).toBe('INVITATION_TIME');
  });

  test('is the item that was added, also of a plan that its author has made private since', async () => {
    const author = await person(deps);
    const theirs = await createPlan(author, { ...written({ is_public: true }), request_id: randomUUID() });
    const request_id = randomUUID();
    const { item } = await want(request_id, theirs.id);
    await editPlan(author, { ...written(), id: theirs.id });
    expect((await want(request_id, theirs.id)).item.id).toBe(item.id);
    expect(await codeOf(want(randomUUID(), theirs.id))).toBe('NOT_FOUND');
  });

  test('is what was stored, also of somebody who is no member any more', async () => {
    const lapsed = { ...maya, viewer: { ...maya.viewer, entitlement: VISITOR } };
    const prive = { is_public: false, is_prive: true };
    const request_id = randomUUID();
    const content = pinContent.parse({ title: 'The last dune', category: 'Outdoor', at: TOWN, ...prive });
    const store = async (who: SignedInCaller) => [
      (await createPlan(who, { ...written(prive), request_id })).id,
      (await createPin(who, { ...content, request_id })).id,
    ];
    expect(await store(lapsed).catch(({ code }) => code)).toBe('NOT_MEMBER');
    const made = await store(maya);
    expect(await store(lapsed)).toEqual(made);
  });

  test('MEMO-01 is the memory that was added by a link, whatever limit has been reached since', async () => {
    const someone = await person(deps);
    const [first, second] = [
      await share(maya, (await keep(maya)).id),
      await share(maya, (await keep(maya)).id),
    ];
    const added = await claimShared(someone, first);
    await reachLimits();
    expect(await claimShared(someone, first)).toEqual(added);
    expect(await codeOf(claimShared(someone, second))).toBe('RATE_LIMITED');
  });

  test('is the memory that was stored, also once the plan of its evening is gone', async () => {
    const { id: plan_id } = await plan();
    const request_id = randomUUID();
    const remember = () => createMemory(maya, { ...evening({ plan_id }), request_id });
    const { memory } = await remember();
    await deletePlan(maya, plan_id);
    expect((await remember()).memory.id).toBe(memory.id);
  });

  test('brings nothing back that was taken away since', async () => {
    const request_id = randomUUID();
    const { id } = await plan(request_id);
    await deletePlan(maya, id);
    expect(await codeOf(plan(request_id))).toBe('NOT_FOUND');
  });
});
