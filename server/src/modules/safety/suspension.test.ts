import { DAY_SECONDS } from '@liora/domain/durations';
import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import { call } from '@orpc/server';
import { afterAll, describe, expect, test } from 'vitest';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue } from '../../../test/factories.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import type { AddressedCaller, RequestContext, SignedInCaller } from '../../rpc/context.ts';
import { router } from '../../rpc/router.ts';
import { admitAccount, closeAccount } from '../accounts/closing/closing.service.ts';
import { readEvenSuspended, readViewer } from '../accounts/session/session.service.ts';
import { publisherOn, seenOf } from '../accounts/testing/everythingOf.ts';
import { getLink } from '../couples/link/link.service.ts';
import { Listening } from '../live/testing/listening.ts';
import { startNode } from '../live/testing/node.ts';
import { addNotification } from '../notifications/addNotification.service.ts';
import { listNotifications } from '../notifications/notifications.service.ts';
import { followSuspensions } from './moderation/decisions.jobs.ts';
import { readOwnSuspension } from './moderation/objections.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { decide } from './testing/deciding.ts';
import { CITY, publishPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

await venue(database.db, 'bar');
await venue(database.db, 'cafe', { category: 'Cafe' });
const moderator = await person(deps);
await database.db.insertInto('admins').values({ user_id: moderator.viewer.userId }).execute();
const reader = await person(deps, { member: true });

const seen = (owner: AddressedCaller) => seenOf(database.db, owner, reader.viewer);
const ofAny = (sights: Record<string, string>) => new Set(Object.values(sights));
const suspend = ({ viewer }: SignedInCaller, days: number | null) =>
  decide(moderator, 'suspend', {
    content_type: 'profile',
    content_id: viewer.userId,
    reason: 'It harasses people',
    days,
  });
const restore = ({ viewer }: SignedInCaller) =>
  decide(moderator, 'restore', { content_type: 'profile', content_id: viewer.userId, reason: 'It did not' });
/** As a request of theirs finds them now. */
const nowOf = async (who: AddressedCaller) => {
  const headers = new Headers({ cookie: await sessionCookie(deps, who.viewer.userId) });
  const viewer = await readEvenSuspended(deps, headers);
  if (!viewer) throw new Error('nobody is signed in');
  return { caller: { ...who, viewer }, counts: (await readViewer(deps, headers)) !== null };
};
const contextOf = (caller: AddressedCaller): RequestContext => ({
  ...caller,
  request: {} as never,
  requestHeaders: new Headers(),
});

/** Nothing of this account can be changed any more. */
async function stick(userId: string) {
  await database.pool.query(`
    create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on profiles for each row when (old.user_id = '${userId}') execute function stuck()`);
  return () => database.pool.query('drop trigger stuck on profiles; drop function stuck');
}

describe('while somebody is suspended', () => {
  test('nobody sees anything of them, and everything is back afterwards just as it was', async () => {
    const owner = await publisherOn(deps);
    const before = await seen(owner);
    expect(ofAny(before)).toContain('full');
    await suspend(owner, 7);
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
    later(7 * DAY_SECONDS - 1);
    await followSuspensions(deps);
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
    later(1);
    await Promise.all([followSuspensions(deps), followSuspensions(deps)]);
    expect(await seen(owner)).toEqual(before);
    expect((await nowOf(owner)).counts).toBe(true);
  });

  test('one that cannot be ended keeps nobody behind it from coming back, and the job says so', async () => {
    const [first, second] = [await publisherOn(deps), await publisherOn(deps)];
    const before = await seen(second);
    await suspend(first, 7);
    later(1);
    await suspend(second, 7);
    const loosen = await stick(first.viewer.userId);
    later(7 * DAY_SECONDS);
    await expect(followSuspensions(deps)).rejects.toThrow('1 accounts failed');
    await loosen();
    expect(await seen(second)).toEqual(before);
    await followSuspensions(deps);
    expect(ofAny(await seen(first))).toContain('full');
  });

  test('what a call that was under way publishes is withdrawn with the next round', async () => {
    const owner = await person(deps);
    await suspend(owner, null);
    await publishPlan(owner, { title: 'Too late' });
    await followSuspensions(deps);
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
  });

  test('they read and write nothing but what is their account’s own, and are told why', async () => {
    const owner = await person(deps);
    await suspend(owner, 30);
    const { caller, counts } = await nowOf(owner);
    expect(counts).toBe(false);
    const context = contextOf(caller);
    const refused = { code: 'SUSPENDED' };
    await expect(
      call(router.explore.home, { origin: CITY, located: false }, { context }),
    ).rejects.toMatchObject(refused);
    await expect(
      call(router.safety.block, { user_id: reader.viewer.userId }, { context }),
    ).rejects.toMatchObject(refused);
    await expect(call(router.safety.moderationQueue, {}, { context })).rejects.toMatchObject(refused);
    expect(await call(router.safety.ownSuspension, undefined, { context })).toMatchObject({
      decision: {
        action: 'suspend',
        reason: 'It harasses people',
        suspended_until: new Date(now.getTime() + 30 * DAY_SECONDS * 1000).toISOString(),
        may_object: false,
      },
    });
    later(DECISION_UNDO_SECONDS);
    expect((await readOwnSuspension(caller)).decision).toMatchObject({ may_object: true });
  });

  test('of several suspensions the longest counts; a Restore of one leaves the other', async () => {
    const owner = await person(deps);
    const id = await publishPlan(owner);
    await suspend(owner, null);
    await decide(moderator, 'suspend', { content_type: 'plan', content_id: id, reason: 'Again', days: 1 });
    await restore(owner);
    expect((await nowOf(owner)).counts).toBe(false);
    later(DAY_SECONDS);
    await followSuspensions(deps);
    expect((await nowOf(owner)).counts).toBe(true);
  });

  test('undo ends it, and a Restore at any time', async () => {
    const owner = await person(deps);
    await publishPlan(owner);
    const before = await seen(owner);
    await undoDecisions(moderator, [await suspend(owner, null)]);
    expect(await seen(owner)).toEqual(before);
    await suspend(owner, null);
    later(40 * DAY_SECONDS);
    await followSuspensions(deps);
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
    await restore(owner);
    expect(await seen(owner)).toEqual(before);
  });

  test('RUL-92 they may close the account: neither coming back nor the end of it shows anything while the other lasts', async () => {
    const owner = await person(deps);
    await publishPlan(owner);
    const before = await seen(owner);
    await suspend(owner, 1);
    await closeAccount(deps, owner.viewer.userId);
    later(DAY_SECONDS);
    await followSuspensions(deps);
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
    await suspend(owner, 1);
    await deps.db.transaction().execute((trx) => admitAccount(trx, owner.viewer.userId, now));
    expect(ofAny(await seen(owner))).toEqual(new Set(['none']));
    later(DAY_SECONDS);
    await followSuspensions(deps);
    expect(await seen(owner)).toEqual(before);
  });

  test('RUL-46 they and their partner share nothing, as while sharing is paused; the link stays', async () => {
    const [owner, partner] = [await person(deps, { member: true }), await person(deps, { member: true })];
    await link(owner, partner);
    await suspend(owner, 1);
    expect((await nowOf(partner)).caller.viewer).toMatchObject({ partnerId: null, linkId: null });
    expect((await nowOf(owner)).caller.viewer.partnerId).toBeNull();
    expect((await getLink(partner)).partner).toMatchObject({ paused: true });
    later(DAY_SECONDS);
    await followSuspensions(deps);
    expect((await nowOf(partner)).caller.viewer.partnerId).toBe(owner.viewer.userId);
    expect((await getLink(partner)).partner).toMatchObject({ paused: false });
  });

  test('no notice of their doing is shown', async () => {
    const [owner, friend] = [await person(deps), await person(deps)];
    await deps.db.transaction().execute((trx) =>
      addNotification(deps, trx, {
        userId: friend.viewer.userId,
        fromUserId: owner.viewer.userId,
        type: 'partner_linked',
        data: {},
      }),
    );
    const list = async () => (await listNotifications(friend, { limit: 20 })).notifications;
    expect(await list()).toHaveLength(1);
    await suspend(owner, null);
    expect(await list()).toEqual([]);
  });

  test('their live streams end at once, and none is theirs meanwhile', async () => {
    const [{ site }, owner] = [await startNode(deps, database.url), await person(deps)];
    const cookie = await sessionCookie(deps, owner.viewer.userId);
    const stream = await new Listening(site, { cookie }).open();
    await suspend(owner, null);
    await expect.poll(() => stream.closed, { interval: 5 }).toBe(true);
    expect(stream.topics()).toEqual(['session']);
  });
});
