import { randomUUID } from 'node:crypto';
import { BLOCKED_USERS_PAGE_SIZE, BLOCKS_PER_HOUR } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { droppedPin, person, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { exploreHome } from '../explore/explore.service.ts';
import { listCuratedPlans, ownPlans } from '../plans/lists/planLists.service.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { react } from '../plans/reactions/reactions.service.ts';
import { savedPlans } from '../plans/saved/saved.service.ts';
import { blockUser, listBlocked, unblockUser } from './blocks/blocks.service.ts';
import { CITY, leading, publishPlan, waysToPin, waysToPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
beforeEach(() =>
  database.pool.query(`delete from date_plans; delete from dropped_pins; delete from saved_date_plans;
    delete from blocked_users; delete from rate_limits`),
);

const idOf = (who: SignedInCaller) => who.viewer.userId;
const rows = async () =>
  (await database.pool.query('select blocker_user_id, blocked_user_id from blocked_users')).rows;
const names = async (who: SignedInCaller) =>
  (await listBlocked(who, undefined)).users.map((user) => user.username);
/** The code that a caller of the procedure sees. */

describe('MOD-26 MOD-27 GEN-08 after a block everything of that person is gone for the blocker, at once', () => {
  test('plans: list, counts, tags, first screen, places, saved plans, addresses', async () => {
    const [creator, reader, bystander] = [await person(deps), await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await react(reader, 'save', id);
    expect(leading(await waysToPlan(reader, id))).toHaveLength(10);
    await blockUser(reader, idOf(creator));
    expect(leading(await waysToPlan(reader, id))).toEqual([]);
    await expect(react(reader, 'like', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(leading(await waysToPlan(bystander, id))).toHaveLength(9);
  });

  test('Privé plans: the shelf of a non-member, the list of a member', async () => {
    const creator = await person(deps, { member: true });
    const readers = [await person(deps), await person(deps, { member: true })];
    const id = await publishPlan(creator, { is_prive: true });
    for (const reader of readers) {
      expect(leading(await waysToPlan(reader, id))).not.toEqual([]);
      await blockUser(reader, idOf(creator));
      expect(leading(await waysToPlan(reader, id))).toEqual([]);
    }
  });

  test('pins: search, counts, kinds, place search box, neighbours, addresses', async () => {
    const [author, reader] = [await person(deps), await person(deps)];
    const id = await droppedPin(author);
    expect(leading(await waysToPin(reader, id))).toHaveLength(7);
    await blockUser(reader, idOf(author));
    expect(leading(await waysToPin(reader, id))).toEqual([]);
  });

  test('places are not worth a date because a blocked person says so', async () => {
    const [creator, reader] = [await person(deps), await person(deps)];
    await publishPlan(creator);
    const worth = async () => {
      return (await exploreHome(reader, { origin: CITY, located: true })).worthADate;
    };
    expect(await worth()).toHaveLength(2);
    await blockUser(reader, idOf(creator));
    expect(await worth()).toEqual([]);
  });

  test("RUL-69 copies of a blocked creator's plans stay out of sight, deleted ones too", async () => {
    const [creator, saver] = [await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await react(saver, 'save', id);
    await deletePlan(creator, id);
    expect((await savedPlans(saver, { limit: 60 })).plans).toMatchObject([{ kind: 'unpublished' }]);
    await blockUser(saver, idOf(creator));
    expect((await savedPlans(saver, { limit: 60 })).plans).toEqual([]);
  });

  test("RUL-22 it works one way: the blocked person's own view stays, and so does one's own content", async () => {
    const [blocker, blocked] = [await person(deps), await person(deps)];
    const [mine, theirs] = [await publishPlan(blocker), await publishPlan(blocked)];
    await blockUser(blocker, idOf(blocked));
    const seen = async (who: SignedInCaller) =>
      (await listCuratedPlans(who, { tags: [], limit: 24 })).plans.map((plan) => plan.id).sort();
    expect(await seen(blocker)).toEqual([mine]);
    expect(await seen(blocked)).toEqual([mine, theirs].sort());
    expect((await ownPlans(blocker, { limit: 60 })).plans).toHaveLength(1);
  });

  test('unblocking brings everything back', async () => {
    const [creator, reader] = [await person(deps), await person(deps)];
    const id = await publishPlan(creator);
    await blockUser(reader, idOf(creator));
    await unblockUser(reader, idOf(creator));
    expect(leading(await waysToPlan(reader, id))).toHaveLength(9);
    expect(await rows()).toEqual([]);
  });
});

describe('what a block answers', () => {
  test('MOD-19 ERR-22 nobody blocks themself, in the database neither', async () => {
    const me = await person(deps);
    expect(await codeOf(blockUser(me, idOf(me)))).toBe('SELF_BLOCK');
    const insert = database.db
      .insertInto('blocked_users')
      .values({ blocker_user_id: idOf(me), blocked_user_id: idOf(me) })
      .execute();
    expect(await codeOf(insert)).toBe('SELF_BLOCK');
  });

  test('MOD-20 ERR-23 RUL-19 API-33 blocking somebody again is refused', async () => {
    const [blocker, blocked] = [await person(deps), await person(deps)];
    expect(await codeOf(blockUser(blocker, idOf(blocked)))).toBeNull();
    expect(await codeOf(blockUser(blocker, idOf(blocked)))).toBe('ALREADY_BLOCKED');
    expect(await rows()).toEqual([{ blocker_user_id: idOf(blocker), blocked_user_id: idOf(blocked) }]);
  });

  test('ERR-23 of twenty blocks at once one goes through', async () => {
    const [blocker, blocked] = [await person(deps), await person(deps)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(blockUser(blocker, idOf(blocked)))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'ALREADY_BLOCKED')).toHaveLength(19);
    expect(await rows()).toHaveLength(1);
  });

  test('two people may block each other at the same time', async () => {
    const [a, b] = [await person(deps), await person(deps)];
    await Promise.all([blockUser(a, idOf(b)), blockUser(b, idOf(a))]);
    expect(await rows()).toHaveLength(2);
  });

  test('ERR-68 RUL-19 somebody who is gone is not found', async () => {
    expect(await codeOf(blockUser(await person(deps), randomUUID()))).toBe('NOT_FOUND');
  });

  test('blocks are limited per person', async () => {
    const blocker = await person(deps);
    const other = idOf(await person(deps));
    for (let i = 0; i < BLOCKS_PER_HOUR; i++) await codeOf(blockUser(blocker, other));
    expect(await codeOf(blockUser(blocker, other))).toBe('RATE_LIMITED');
  });
});

describe('MOD-28 MOD-29 API-13 API-14 API-15 the list of blocked people', () => {
  test('ENT-12 newest first, with name, photo and when', async () => {
    let now = deps.now();
    const blocker = { ...(await person(deps)), deps: { ...deps, now: () => now } };
    const [first, second] = [await person(deps), await person(deps)];
    await blockUser(blocker, idOf(first));
    now = new Date(now.getTime() + 60_000);
    await blockUser(blocker, idOf(second));
    expect((await listBlocked(blocker, undefined)).users).toEqual([
      {
        user_id: idOf(second),
        username: second.viewer.username,
        profile_photo_url: null,
        blocked_at: now.toISOString(),
      },
      expect.objectContaining({ username: first.viewer.username }),
    ]);
  });

  test('RUL-22 only the blocker reads it or takes anybody off it', async () => {
    const [blocker, blocked, other] = [await person(deps), await person(deps), await person(deps)];
    await blockUser(blocker, idOf(blocked));
    for (const who of [blocked, other]) {
      expect(await names(who)).toEqual([]);
      await unblockUser(who, idOf(blocked));
      await unblockUser(who, idOf(blocker));
    }
    expect(await names(blocker)).toEqual([blocked.viewer.username]);
  });

  test('API-34 unblocking twice is the same as once', async () => {
    const [blocker, blocked] = [await person(deps), await person(deps)];
    await blockUser(blocker, idOf(blocked));
    await Promise.all([unblockUser(blocker, idOf(blocked)), unblockUser(blocker, idOf(blocked))]);
    expect(await names(blocker)).toEqual([]);
  });

  test('two hundred come page by page, each once, also when all were blocked in one moment', async () => {
    const blocker = await person(deps);
    await database.pool.query(
      `with people as (insert into auth_users (name, email)
         select 'n' || n, 'n' || n || '@example.com' from generate_series(1, 200) n returning id)
       insert into blocked_users (blocker_user_id, blocked_user_id, created_at)
       select $1, id, '2026-05-01T00:00:00.123456Z' from people`,
      [idOf(blocker)],
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await listBlocked(blocker, cursor);
      seen.push(...page.users.map((user) => user.user_id));
      cursor = page.nextCursor ?? undefined;
      pages += 1;
    } while (cursor);
    expect(pages).toBe(200 / BLOCKED_USERS_PAGE_SIZE);
    expect(new Set(seen).size).toBe(200);
  });
});
