import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { planContent } from '@liora/domain/contract/plans';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps, venue } from '../../../test/factories.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import type { Deps } from '../../deps.ts';
import { MemoryLimits } from '../../rateLimits/memoryLimits.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { createCode } from '../couples/link/codes.service.ts';
import { acceptLink } from '../couples/link/link.service.ts';
import { createPlan, deletePlan, editPlan, restorePlan } from '../plans/plans.service.ts';
import { react } from '../plans/reactions/reactions.service.ts';
import { sweepLiveEvents } from './live.jobs.ts';
import { encryptCursor, liveCursorKey } from './liveCursor.parser.ts';
import { Listening } from './testing/listening.ts';
import { startNode } from './testing/node.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await venue(database.db, 'wine-bar');
await venue(database.db, 'gelato');

const content = (more: object = {}) =>
  planContent.parse({
    title: 'Lamplight',
    places: ['wine-bar', 'gelato'].map((place_id) => ({ place_id, name: place_id, address: null })),
    ...more,
  });
const publish = async (who: SignedInCaller, more: object = {}) =>
  (await createPlan(who, { ...content(more), request_id: randomUUID() })).id;
const PRIVE = { is_prive: true, is_public: false };

const node = (more?: Parameters<typeof startNode>[2], own: Deps = deps) => startNode(own, database.url, more);
const listen = async (site: string, who?: SignedInCaller, after?: string) => {
  const cookie = who && (await sessionCookie(deps, who.viewer.userId));
  return new Listening(site, { cookie, after }).open();
};
const soon = { interval: 5 };
/** Plans of `who` in one statement, more than the limit on creating lets through. Returns their ids. */
async function copies(who: SignedInCaller, count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into date_plans (user_id, title, places)
     select user_id, title, places from date_plans, generate_series(1, $2::int) where id = $1 returning id`,
    [await publish(who), count],
  );
  return rows.map(({ id }) => id);
}

/** Everything committed before this has been told by the time `listening` hears of a plan published now. */
async function heardAll(...listening: Listening[]): Promise<void> {
  const id = await publish(await person(deps));
  for (const one of listening) await expect.poll(() => one.about(id), soon).toContain('new');
}

test('RUL-11 a like arrives at a second client as a count, and at nobody as a name', async () => {
  const [{ site }, maya, tom] = [await node(), await person(deps), await person(deps)];
  const plan = await publish(maya);
  const [visitor, creator] = [await listen(site), await listen(site, maya)];
  expect(visitor.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await react(tom, 'like', plan);
  await react(tom, 'save', plan);
  for (const one of [visitor, creator])
    await expect.poll(() => one.about(plan).at(-1), soon).toBe('1 likes, 1 saves');
  await react(tom, 'unlike', plan);
  await expect.poll(() => visitor.about(plan).at(-1), soon).toBe('0 likes, 1 saves');
  expect(JSON.stringify(visitor.events)).not.toContain(tom.viewer.userId);
});

test('a plan is new, changed, gone and back again on open streams', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const visitor = await listen(site);
  const id = await publish(maya);
  await expect.poll(() => visitor.about(id), soon).toEqual(['new']);
  await editPlan(maya, { ...content({ title: 'Lamplight and rain' }), id });
  await expect.poll(() => visitor.about(id), soon).toEqual(['new', 'changed']);
  await deletePlan(maya, id);
  await expect.poll(() => visitor.about(id), soon).toEqual(['new', 'changed', 'gone']);
  await restorePlan(maya, id);
  await expect.poll(() => visitor.about(id), soon).toEqual(['new', 'changed', 'gone', 'new']);
  await database.db.deleteFrom('date_plans').where('id', '=', id).execute();
  await expect.poll(() => visitor.about(id).at(-1), soon).toBe('gone');
});

test('RUL-15 a reported plan is gone for everybody and under review for its creator', async () => {
  const [{ site }, maya, tom] = [await node(), await person(deps), await person(deps)];
  const id = await publish(maya);
  const [creator, other] = [await listen(site, maya), await listen(site, tom)];
  await database.db.updateTable('date_plans').set({ is_reported: true }).where('id', '=', id).execute();
  await expect.poll(() => other.about(id), soon).toEqual(['gone']);
  await expect.poll(() => creator.about(id), soon).toEqual(['changed']);
  await react(maya, 'like', id);
  await heardAll(creator, other);
  expect(other.about(id)).toEqual(['gone']);
});

test('RUL-09 RUL-22 no event of a Privé plan reaches a non-member, of a blocked creator the blocker, of a private plan anybody else', async () => {
  const { site } = await node();
  const maya = await person(deps, { member: true });
  const [tom, member, blocker] = [
    await person(deps),
    await person(deps, { member: true }),
    await person(deps),
  ];
  await block(blocker, maya);
  const streams = {
    visitor: await listen(site),
    free: await listen(site, tom),
    member: await listen(site, member),
    blocker: await listen(site, blocker),
    creator: await listen(site, maya),
  };
  const plans = {
    public: await publish(maya),
    prive: await publish(maya, PRIVE),
    private: await publish(maya, { is_public: false }),
  };
  for (const id of [plans.public, plans.prive]) await react(member, 'like', id);
  await react(maya, 'save', plans.private);
  for (const id of Object.values(plans))
    await editPlan(maya, {
      ...content(id === plans.prive ? PRIVE : { is_public: id === plans.public }),
      id,
      title: 'Anew',
    });
  for (const id of Object.values(plans)) await deletePlan(maya, id);
  await heardAll(...Object.values(streams));

  const heard = Object.fromEntries(
    Object.entries(streams).map(([who, { about }]) => [
      who,
      Object.entries(plans)
        .filter(([, id]) => about.call(streams[who as 'free'], id).length > 0)
        .map(([kind]) => kind),
    ]),
  );
  expect(heard).toEqual({
    visitor: ['public'],
    free: ['public'],
    member: ['public', 'prive'],
    blocker: [],
    creator: ['public', 'prive', 'private'],
  });
});

test('RUL-22 a block holds from its own moment on and is told to the blocker alone', async () => {
  const [{ site }, maya, tom] = [await node(), await person(deps), await person(deps)];
  const [blocker, blocked] = [await listen(site, tom), await listen(site, maya)];
  const before = await publish(maya);
  await expect.poll(() => blocker.about(before), soon).toEqual(['new']);
  await block(tom, maya);
  const after = await publish(maya);
  await heardAll(blocker, blocked);
  expect(blocker.about(after)).toEqual([]);
  expect(blocker.topics()).toContain('blocks');
  expect(blocked.topics()).not.toContain('blocks');

  await database.db.deleteFrom('blocked_users').where('blocker_user_id', '=', tom.viewer.userId).execute();
  await react(tom, 'like', after);
  await expect.poll(() => blocker.about(after), soon).toEqual(['1 likes, 0 saves']);
});

test('RUL-02 a membership that begins or lapses changes what the same stream is told', async () => {
  const [{ site }, maya, tom] = [await node(), await person(deps, { member: true }), await person(deps)];
  const stream = await listen(site, tom);
  const set = (values: object) =>
    database.db.updateTable('profiles').set(values).where('user_id', '=', tom.viewer.userId).execute();
  await set({ membership_tier: 'prive', subscription_status: 'active' });
  const seen = await publish(maya, PRIVE);
  await expect.poll(() => stream.about(seen), soon).toEqual(['new']);
  await set({ subscription_status: 'expired' });
  const unseen = await publish(maya, PRIVE);
  await heardAll(stream);
  expect(stream.about(unseen)).toEqual([]);
  expect(stream.topics().filter((topic) => topic === 'membership')).toHaveLength(2);
});

test('RUL-111 so does a seat that a partner lends, in the stream of whom it is lent to', async () => {
  const lends = { ...deps, config: { ...deps.config, companionSeat: true } };
  const [{ site }, maya] = [await node({}, lends), await person(lends, { member: true })];
  const [lender, june] = [await person(lends, { member: true }), await person(lends)];
  await acceptLink(lender, (await createCode(june)).code);
  const stream = await listen(site, june);
  const seen = await publish(maya, PRIVE);
  await expect.poll(() => stream.about(seen), soon).toEqual(['new']);
  await database.db
    .updateTable('profiles')
    .set({ subscription_status: 'expired' })
    .where('user_id', '=', lender.viewer.userId)
    .execute();
  const unseen = await publish(maya, PRIVE);
  await heardAll(stream);
  expect(stream.about(unseen)).toEqual([]);
  expect(stream.topics()).toContain('membership');
});

test('a session that ends closes its streams and no other; one that runs out does so within the recheck', async () => {
  let now = deps.now();
  const own = { ...deps, now: () => now };
  const [{ site }, maya, tom] = [
    await node({ recheckMs: 30, idleMs: 20 }, own),
    await person(deps),
    await person(deps),
  ];
  const [first, second, toms] = [await listen(site, maya), await listen(site, maya), await listen(site, tom)];
  const [oldest] = await database.db
    .selectFrom('auth_sessions')
    .select('token')
    .where('user_id', '=', maya.viewer.userId)
    .orderBy('created_at')
    .limit(1)
    .execute();
  await database.db
    .deleteFrom('auth_sessions')
    .where('token', '=', oldest?.token ?? '')
    .execute();
  await expect.poll(() => first.closed, soon).toBe(true);
  expect(first.topics()).toEqual(['session']);
  expect([second.closed, toms.closed]).toEqual([false, false]);
  now = new Date(now.getTime() + 3_700_000);
  await expect.poll(() => second.closed && toms.closed, soon).toBe(true);
});

test('FIX-16 a page whose session ended while it was loading is told so as soon as it listens', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const cookie = await sessionCookie(deps, maya.viewer.userId);
  await database.db.deleteFrom('auth_sessions').where('user_id', '=', maya.viewer.userId).execute();
  const late = await new Listening(site, { cookie }).open();
  expect(late.topics()).toEqual(['session']);
  expect(late.closed).toBe(false);
});

test('RT-01 pins that are or were public tell everybody once per transaction, private ones nobody', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const visitor = await listen(site);
  const pins = Array.from({ length: 100 }, (_, i) => ({
    user_id: maya.viewer.userId,
    title: `Pin ${i}`,
    category: 'Bar',
    is_public: true,
  }));
  const hints = () => visitor.topics().filter((topic) => topic === 'pins').length;
  await database.db.insertInto('dropped_pins').values(pins).execute();
  await expect.poll(hints, soon).toBe(1);
  await database.db.updateTable('dropped_pins').set({ is_public: false }).execute();
  await expect.poll(hints, soon).toBe(2);
  await database.db.updateTable('dropped_pins').set({ title: 'Only mine' }).execute();
  await database.db.deleteFrom('dropped_pins').execute();
  await heardAll(visitor);
  expect(hints()).toBe(2);
});

test('nothing is lost while a connection is cut, whatever the order in which transactions commit', async () => {
  const [{ site }, tom] = [await node(), await person(deps)];
  // Of two creators: what is counted for one of them makes transactions wait for each other.
  const [slow, quick] = [await publish(await person(deps)), await publish(await person(deps))];
  const first = await listen(site);
  const [early, late] = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const like = (client: pg.PoolClient, id: string) =>
    client.query('insert into date_plan_likes (date_plan_id, user_id) values ($1, $2)', [
      id,
      tom.viewer.userId,
    ]);
  try {
    await early.query('begin');
    await like(early, slow);
    await late.query('begin');
    await like(late, quick);
    await late.query('commit');
    // The stream has heard of the later transaction when it is cut; the earlier one is still under way.
    await expect.poll(() => first.about(quick), soon).toEqual(['1 likes, 0 saves']);
    first.cut();
    await early.query('commit');
  } finally {
    early.release();
    late.release();
  }
  const again = await listen(site, undefined, first.position);
  await expect.poll(() => again.about(slow), soon).toEqual(['1 likes, 0 saves']);
  expect(again.about(quick)).toEqual([]);
});

test('what was committed while nobody listened arrives with the first message after a cut', async () => {
  const [{ site }, maya, tom] = [await node(), await person(deps), await person(deps)];
  const first = await listen(site);
  first.cut();
  const id = await publish(maya);
  await react(tom, 'like', id);
  const again = await listen(site, undefined, first.position);
  expect(again.about(id)).toEqual(['new', '1 likes, 0 saves']);
  const opened = new Listening(site, { query: '?age=60' });
  expect((await opened.open()).about(id)).toEqual(['new', '1 likes, 0 saves']);
});

test('the listening connection is killed over and over while people like: streams stay open and hear everything', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const visitor = await listen(site);
  const plans = await Promise.all(Array.from({ length: 30 }, () => publish(maya)));
  const killed = async () => {
    const { rows } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'liora live' and datname = current_database()`,
    );
    return rows.length;
  };
  let kills = 0;
  for (const [i, id] of plans.entries()) {
    await react(maya, 'like', id);
    if (i % 5 === 0) kills += await killed();
  }
  expect(kills).toBeGreaterThan(0);
  await expect.poll(() => plans.filter((id) => visitor.about(id).at(-1) !== '1 likes, 0 saves')).toEqual([]);
  expect(visitor.closed).toBe(false);
});

test('two nodes on one database both deliver, and a stream resumes at the other', async () => {
  const [one, two, maya, tom] = [await node(), await node(), await person(deps), await person(deps)];
  const id = await publish(maya);
  const streams = [await listen(one.site), await listen(two.site)];
  await react(tom, 'like', id);
  for (const stream of streams) await expect.poll(() => stream.about(id), soon).toContain('1 likes, 0 saves');
  streams[0]?.cut();
  await react(tom, 'save', id);
  const moved = await listen(two.site, undefined, streams[0]?.position);
  await expect.poll(() => moved.about(id).at(-1), soon).toBe('1 likes, 1 saves');
});

test('the id of a message says nothing: all are of one length, and a message about the same moment has another one', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const streams = [await listen(site), await listen(site)];
  const [first, second] = streams.map(({ position }) => position);
  expect(first).not.toBe(second);
  await react(maya, 'like', await publish(maya));
  await expect.poll(() => streams.every((stream) => stream.topics().includes('plans')), soon).toBe(true);
  for (const { position } of streams) expect(position).toMatch(new RegExp(`^[\\w-]{${first?.length}}$`));
});

test('who was away for longer than events are kept, or comes with a position of nowhere, is told to start afresh', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const first = await listen(site);
  first.cut();
  await publish(maya);
  // Transactions of other databases of this server began before it: a position that lists them may have missed theirs.
  const alone = 'select pg_snapshot_xmin(pg_current_snapshot()) > max(tx) as alone from live_events';
  await expect.poll(async () => (await database.pool.query(alone)).rows, soon).toEqual([{ alone: true }]);
  const open = await listen(site);
  await sweepLiveEvents({ ...deps, now: () => new Date(Date.now() + 3_700_000) });
  const { rows } = await database.pool.query('select count(*)::int as count from live_events');
  expect(rows).toEqual([{ count: 0 }]);
  expect((await listen(site, undefined, first.position)).topics()).toEqual(['everything']);
  expect((await listen(site, undefined, '12:9:')).topics()).toEqual(['everything']);
  const elsewhere = encryptCursor(liveCursorKey(deps.config.sessionSecret), '9000000000:9000000000:');
  expect((await listen(site, undefined, elsewhere)).topics()).toEqual(['everything']);
  expect((await listen(site, undefined, open.position)).topics()).toEqual([]);
  expect(await sweepLiveEvents(deps)).toBe(0);
});

test('a transaction that stays under way makes no open stream start afresh', async () => {
  const [{ site }, maya] = [await node(), await person(deps)];
  const { pool } = database;
  const longLasting = await pool.connect();
  onTestFinished(() => longLasting.release(true));
  await longLasting.query('begin; select pg_current_xact_id()');
  const visitor = await listen(site);
  const hears = async (id: string) => expect.poll(() => visitor.about(id), soon).toEqual(['new']);
  await hears(await publish(maya));
  const { rows } = await pool.query<{ tx: string }>('select max(tx)::text as tx from live_events');
  const [{ tx } = { tx: '' }] = rows;
  const before = 'select count(*)::int from pg_snapshot_xip(pg_current_snapshot()) x where x < $1::xid8';
  await expect.poll(async () => (await pool.query(before, [tx])).rows, soon).toEqual([{ count: 1 }]);
  await hears(await publish(maya));
  // As far as sweeping gets while it lasts.
  await pool.query('update live_swept set up_to = $1::xid8', [tx]);
  await hears(await publish(maya));
  expect(visitor.topics()).not.toContain('everything');
});

test('signs of life move the position on, so that a quiet hour is no reason to start afresh', async () => {
  const { site } = await node({ beatMs: 30, idleMs: 10 });
  const visitor = await listen(site);
  const before = visitor.position;
  await database.db.updateTable('settings').set({ updated_at: new Date() }).execute();
  await person(deps);
  await expect.poll(() => visitor.position !== before && visitor.messages > 2, soon).toBe(true);
  expect(visitor.events).toEqual([]);
});

test('more streams than a person, an address or the node may hold are refused', async () => {
  const limited: Deps = {
    ...deps,
    config: { ...deps.config, live: { all: 3, perPerson: 1, perAddress: 1 } },
  };
  const [{ site, live }, maya, tom] = [await node({}, limited), await person(deps), await person(deps)];
  const statuses = [];
  for (const who of [undefined, undefined, maya, maya, tom, await person(deps)]) {
    statuses.push((await listen(site, who)).status);
  }
  expect(statuses).toEqual([200, 429, 200, 429, 200, 503]);
  expect(live.open).toBe(3);
});

test('FIX-06 opening a stream counts as a call of its network', async () => {
  const few = new MemoryLimits();
  const taken: string[] = [];
  few.take = (limit, caller) => {
    taken.push(caller);
    if (taken.length > 2) throw new ProductError('RATE_LIMITED', { retryAfterSeconds: 7 });
    return MemoryLimits.prototype.take.call(few, limit, caller);
  };
  const { site, live } = await node({}, { ...deps, readLimits: few });
  const [first, second] = [await listen(site), await listen(site, await person(deps))];
  const third = await listen(site);
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  expect(third.headers['retry-after']).toBe('7');
  expect(new Set(taken).size).toBe(1);
  expect(live.open).toBe(2);
});

test('FIX-06 who comes with many ages, or has gone again, makes the listening connection ask little', async () => {
  const { live, site } = await node();
  await listen(site);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const caughtUp = () =>
    query.mock.calls.filter(([, values]) => Array.isArray(values) && values[0] === '0').length;
  const come = async (destroyed: boolean) => {
    const ages = Array.from({ length: 600 }, (_, second) => second + 1);
    const answers = ages.map((age) => {
      const request = {
        url: `/live?age=${age}`,
        method: 'GET',
        headers: {},
        socket: { remoteAddress: '203.0.113.9' },
      };
      const ended = {
        writeHead: () => ended,
        end: () => ended,
        once: () => ended,
        removeHeader: () => ended,
        write: () => true,
        destroyed,
      };
      return live.handle(request as unknown as IncomingMessage, ended as unknown as ServerResponse);
    });
    await Promise.all(answers);
  };
  await come(true);
  expect(caughtUp()).toBe(0);
  await come(false);
  expect(caughtUp()).toBeGreaterThan(0);
  // Twenty steps, and a round that begins in the midst of them.
  expect(caughtUp()).toBeLessThanOrEqual(2 * 20);
});

test('FIX-09 visitors of one /64 hold together what one address may, also through a proxy that writes ports', async () => {
  const limits = { all: 100, perPerson: 5, perAddress: 2 };
  const { site } = await node(
    {},
    { ...deps, config: { ...deps.config, live: limits, trustProxy: { hops: 1 } } },
  );
  // An answer that nobody holds is collected with its connection, and its place is free again.
  const held: Response[] = [];
  const open = async (address: string) => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const headers = { 'x-forwarded-for': address };
    const answer = await fetch(`${site}/live`, { headers, signal: stop.signal });
    held.push(answer);
    return answer.status;
  };
  expect(await open('2001:db8:1:2::1')).toBe(200);
  expect(await open('[2001:db8:1:2::2]:50000')).toBe(200);
  expect(await open('2001:db8:1:2:3:4:5:6')).toBe(429);
  expect(await open('[2001:db8:1:2::2]:50001')).toBe(429);
  expect(await open('2001:db8:1:3::1')).toBe(200);
});

test('a server that stops ends its streams', async () => {
  const own = await node();
  const visitor = await listen(own.site);
  await own.live.close();
  await expect.poll(() => visitor.closed, soon).toBe(true);
  expect((await listen(own.site)).status).toBe(503);
});

test('while the database cannot be reached streams are refused, and the server stops all the same', async () => {
  const unreachable = new URL(database.url);
  unreachable.port = '1';
  const { site, live } = await startNode(deps, unreachable.href);
  await expect.poll(async () => (await listen(site)).status, soon).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = performance.now();
  await live.close();
  expect(performance.now() - before).toBeLessThan(2_000);
});

test('an import or the end of a busy account writes some events, not one per row', async () => {
  const [maya, tom] = [await person(deps), await person(deps)];
  await copies(maya, 300);
  await database.pool.query(
    'insert into date_plan_likes (date_plan_id, user_id) select id, $1 from date_plans where user_id = $2',
    [tom.viewer.userId, maya.viewer.userId],
  );
  const count = async () =>
    Number((await database.pool.query('select count(*)::int as count from live_events')).rows[0].count);
  const before = await count();
  await database.pool.query('delete from auth_users where id = $1', [maya.viewer.userId]);
  expect((await count()) - before).toBeLessThanOrEqual(201);
});
