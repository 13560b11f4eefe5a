import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { afterDays, block, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import { placesOf } from '../../../../test/placesOf.ts';
import type { AddressedCaller, Viewer } from '../../../rpc/context.ts';
import { react } from '../../plans/reactions/reactions.service.ts';
import { savedPlans } from '../../plans/saved/saved.service.ts';
import { undoDecisions } from '../../safety/moderation/undo.service.ts';
import { reportContent, reportPlan } from '../../safety/reports/reports.service.ts';
import { decide } from '../../safety/testing/deciding.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { getProfile } from '../profile/profile.service.ts';
import { publisherOn, seenOf, storeEverything } from '../testing/everythingOf.ts';
import { admitAccount, closeAccount } from './closing.service.ts';
import { eraseClosedAccounts } from './erasure.jobs.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const later = (days: number) => afterDays(deps, days);

let admin: AddressedCaller;
let reader: AddressedCaller;
beforeAll(async () => {
  await venue(database.db, 'bar');
  await venue(database.db, 'cafe', { category: 'Cafe' });
  admin = await person(deps);
  reader = await person(deps, { member: true });
  await database.db.insertInto('admins').values({ user_id: admin.viewer.userId }).execute();
});

const publisher = () => publisherOn(deps);
const seen = (owner: AddressedCaller, viewer: Viewer | null) => seenOf(database.db, owner, viewer);

/** As signing in does. */
const admit = ({ db, now }: typeof deps, userId: string) =>
  db.transaction().execute((trx) => admitAccount(trx, userId, now()));
const ofAny = (sights: Record<string, string>) => new Set(Object.values(sights));

describe('RUL-92 a deleted account', () => {
  test('nobody sees anything of it from that moment on, and signing in within seven days brings back exactly what there was', async () => {
    const owner = await publisher();
    const before = await seen(owner, reader.viewer);
    expect(ofAny(before)).toEqual(new Set(['full', 'none']));
    await closeAccount(deps, owner.viewer.userId);
    expect(ofAny(await seen(owner, reader.viewer))).toEqual(new Set(['none']));
    expect(ofAny(await seen(owner, null))).toEqual(new Set(['none']));
    const inTime = later(ACCOUNT_REOPENS_DAYS - 0.01);
    expect(await admit(inTime, owner.viewer.userId)).toBe('reopened');
    expect(await seen(owner, reader.viewer)).toEqual(before);
    expect(await eraseClosedAccounts(later(30))).toBe(0);
  });

  test('RUL-79 nobody reads its profile either, until it is open again', async () => {
    const owner = await publisher();
    const read = () => getProfile(reader, { user_id: owner.viewer.userId }).then(Boolean, () => 'not there');
    expect(await read()).toBe(true);
    await closeAccount(deps, owner.viewer.userId);
    expect(await read()).toBe('not there');
    await admit(later(1), owner.viewer.userId);
    expect(await read()).toBe(true);
  });

  test('every session of it ends, and closing it again changes nothing', async () => {
    const owner = await person(deps);
    const { userId } = owner.viewer;
    const session = {
      user_id: userId,
      token: 'a session',
      expires_at: new Date(TEST_NOW.getTime() + DAY_MS),
    };
    await database.db.insertInto('auth_sessions').values(session).execute();
    const first = await closeAccount(deps, userId);
    expect(
      await database.db.selectFrom('auth_sessions').select('id').where('user_id', '=', userId).execute(),
    ).toEqual([]);
    expect(await closeAccount(later(2), userId)).toEqual(first);
  });

  test('what moderators decide meanwhile holds when it opens again, and shows nothing before', async () => {
    const owner = await person(deps, { member: true });
    const [bad, good] = [
      await publishPlan(owner, { title: 'Bad' }),
      await publishPlan(owner, { title: 'Good' }),
    ];
    await reportPlan(reader, { id: good, reason: 'spam', details: null });
    await closeAccount(deps, owner.viewer.userId);
    const decided = (action: 'hide' | 'restore', content_id: string) =>
      decide(admin, action, { content_type: 'plan', content_id, reason: 'Looked at it' });
    await decided('hide', bad);
    await decided('restore', good);
    expect(ofAny(await seen(owner, reader.viewer))).toEqual(new Set(['none']));
    await admit(deps, owner.viewer.userId);
    expect(await seen(owner, reader.viewer)).toMatchObject({
      [`plan ${bad}`]: 'none',
      [`plan ${good}`]: 'full',
    });
  });

  test('what a call that was under way publishes after it is withdrawn by the next round of the job', async () => {
    const owner = await person(deps);
    await closeAccount(deps, owner.viewer.userId);
    await publishPlan(owner, { title: 'Too late' });
    await eraseClosedAccounts(deps);
    expect(ofAny(await seen(owner, null))).toEqual(new Set(['none']));
  });

  test('RUL-95 what moderators decide about it meanwhile shows nothing before its owner is back: restored, or hidden and taken back', async () => {
    const owner = await person(deps);
    const things = await Promise.all(
      ['Hidden before', 'Hidden meanwhile'].map(async (title) => ({
        content_type: 'plan' as const,
        content_id: await publishPlan(owner, { title }),
        reason: 'Looked at it',
      })),
    );
    const [before, meanwhile] = things as [(typeof things)[0], (typeof things)[0]];
    const sights = async () => {
      const all = await seen(owner, null);
      return things.map(({ content_id }) => all[`plan ${content_id}`]);
    };
    await decide(admin, 'hide', before);
    await closeAccount(deps, owner.viewer.userId);
    await decide(admin, 'restore', before);
    await undoDecisions(admin, [await decide(admin, 'hide', meanwhile)]);
    expect(await sights()).toEqual(['none', 'none']);
    await admit(later(1), owner.viewer.userId);
    expect(await sights()).toEqual(['full', 'full']);
  });

  test('after seven days nobody signs in to it, and it is erased once, also by twenty nodes at a time', async () => {
    const owner = await publisher();
    await closeAccount(deps, owner.viewer.userId);
    const over = later(ACCOUNT_REOPENS_DAYS + 0.1);
    expect(await admit(over, owner.viewer.userId)).toBe('erased');
    await Promise.all(Array.from({ length: 20 }, () => eraseClosedAccounts(over)));
    const left = await database.db
      .selectFrom('auth_users')
      .select('id')
      .where('id', '=', owner.viewer.userId)
      .execute();
    expect(left).toEqual([]);
  });

  test('RUL-69 RUL-116 who saved a plan of it keeps a copy without a name, and who blocks its author keeps nothing', async () => {
    const owner = await person(deps);
    const [fan, enemy] = [await person(deps), await person(deps)];
    const plan = await publishPlan(owner, { title: 'Kept' });
    for (const saver of [fan, enemy]) await react(saver, 'save', plan);
    await block(enemy, owner);
    await closeAccount(deps, owner.viewer.userId);
    const saved = async (who: AddressedCaller) => (await savedPlans(who, { limit: 10 })).plans;
    expect(await saved(fan)).toEqual([]);
    await eraseClosedAccounts(later(ACCOUNT_REOPENS_DAYS + 1));
    expect(await saved(fan)).toMatchObject([{ kind: 'unpublished', plan: { title: 'Kept' } }]);
    expect(JSON.stringify(await saved(fan))).not.toContain(owner.viewer.username);
    expect(await saved(enemy)).toEqual([]);
  });
});

test('RUL-92 erased for good: name, address and id of a person who left traces everywhere stand nowhere but where the list says', async () => {
  const owner = await person(deps, { username: 'marigold_77', member: true });
  const { userId, username } = owner.viewer;
  const traces = [userId, username, `${username}@example.com`];
  await storeEverything(owner, () => 'A title,');
  const other = await person(deps, { member: true });
  const [mine, theirs] = [
    await publishPlan(owner, { title: 'Mine' }),
    await publishPlan(other, { title: 'Theirs' }),
  ];
  for (const kind of ['like', 'save'] as const) {
    await react(owner, kind, theirs);
    await react(other, kind, mine);
  }
  await block(owner, reader);
  await reportPlan(owner, { id: theirs, reason: 'spam', details: null });
  await reportContent(other, { content_type: 'profile', content_id: userId, reason: 'spam', details: null });
  await decide(admin, 'restore', {
    content_type: 'profile',
    content_id: userId,
    reason: 'Looked at it',
  });
  const insert = database.db;
  await insert
    .insertInto('analytics_events')
    .values({ event_type: 'x', user_id: userId, event_data: '{}' })
    .execute();
  await insert
    .insertInto('local_mails')
    .values({ recipient: traces[2] ?? '', subject: 'Hello', body: username })
    .execute();
  await insert
    .insertInto('place_corrections')
    .values({ place_id: 'bar', fields: '{}', corrected_by: userId })
    .execute();
  expect(await placesOf(database.db, traces)).toContain('saved_date_plans.creator_username');

  await closeAccount(deps, userId);
  await eraseClosedAccounts(later(ACCOUNT_REOPENS_DAYS + 1));
  // Messages of the last hour hold ids.
  await database.pool.query('delete from live_events');
  // What admins did stays, by the number of an account that is gone.
  expect(await placesOf(database.db, traces)).toEqual(['admin_actions.subject_id']);
});

test('RUL-92 accounts that cannot be erased, more than a batch of them, keep nobody behind them waiting, and the job says that it failed', async () => {
  const { rows: stuck } = await database.pool.query(
    `with people as (
       insert into auth_users (name, email) select 's' || n, 's' || n || '@example.com' from generate_series(1, 60) n returning id, name)
     insert into profiles (user_id, username, closed_at) select id, name, $1 from people returning user_id`,
    [TEST_NOW],
  );
  const behind = await person(deps);
  await closeAccount(later(0.01), behind.viewer.userId);
  // As a table that erasing does not know would.
  await database.pool.query('create table keeps (user_id uuid references auth_users)');
  await database.pool.query('insert into keeps select user_id from profiles where closed_at = $1', [
    TEST_NOW,
  ]);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const over = { ...later(ACCOUNT_REOPENS_DAYS + 1), log };
  await expect(eraseClosedAccounts(over)).rejects.toThrow('60 accounts failed; the others are done');
  const left = await database.db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', behind.viewer.userId)
    .execute();
  expect(left).toEqual([]);
  const errors = lines.filter(({ msg }) => msg === 'an account could not be erased');
  expect(errors.map(({ user }) => user).sort()).toEqual(stuck.map(({ user_id }) => user_id).sort());
  expect(errors[0]).toMatchObject({ code: '23503' });
  expect(JSON.stringify(lines)).not.toContain('@example.com');
  await database.pool.query('drop table keeps');
  // A batch of those that can be erased is a round, as before.
  expect(await eraseClosedAccounts(over)).toBe(50);
  expect(await eraseClosedAccounts(over)).toBe(10);
});
