import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS, MEMBERS_LISTED } from '@liora/domain/limits';
import type { MembershipFields } from '@liora/domain/rules/membership';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { afterDays, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { endManagedTiers } from '../../membership/membership.jobs.ts';
import { purchaseMembership } from '../../membership/membership.service.ts';
import { decideContent } from '../../safety/moderation/decide.service.ts';
import { reportPlan } from '../../safety/reports/reports.service.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { clearTier, eraseMember, revealEmail, setTier, signOutMember } from './actOnMember.service.ts';
import { listMembers, memberByEmail, readMember } from './members.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const laterDeps = (days: number) => afterDays(deps, days);

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const admin = await anAdmin();

async function anAdmin(): Promise<AddressedCaller> {
  const somebody = await person(deps);
  await database.db.insertInto('admins').values({ user_id: somebody.viewer.userId }).execute();
  return somebody;
}

const named = () => `m_${randomUUID().slice(0, 12)}`;
const becauseOf = ({ viewer }: AddressedCaller) => ({ user_id: viewer.userId, reason: 'They wrote to us' });
const looked = ({ viewer }: AddressedCaller, at = deps) =>
  readMember({ ...admin, deps: at }, { user_id: viewer.userId });

async function linesAbout({ viewer }: AddressedCaller) {
  const { rows } = await database.pool.query(
    `select admin_id, action, reason, details from admin_actions
     where subject_type = 'member' and subject_id = $1 order by id`,
    [viewer.userId],
  );
  return rows;
}

describe('members are found', () => {
  test('RUL-95 by the beginning of their username in any case, where _ is a letter like any other', async () => {
    for (const username of ['Lantern_b', 'lanternXa', 'lantern_a', 'the_lantern'])
      await person(deps, { username });
    const search = (text: string) => listMembers(admin, { search: text, closing: false });
    const names = async (text: string) => (await search(text)).members.map(({ username }) => username);
    expect(await names('LANTERN')).toEqual(['lantern_a', 'Lantern_b', 'lanternXa']);
    expect(await names('lantern_')).toEqual(['lantern_a', 'Lantern_b']);
    expect(await names('lantern%')).toEqual([]);
    expect((await search('lantern')).more).toBe(false);
  });

  test('RUL-95 the newest where nothing is typed, and no more than a list has', async () => {
    await database.pool.query(`
      with u as (insert into auth_users (name, email)
        select 'crowd_' || n, 'crowd_' || n || '@example.com' from generate_series(1, ${MEMBERS_LISTED + 1}) n
        returning id, name)
      insert into profiles (user_id, username, created_at) select id, name, now() + interval '1 day' from u`);
    const { members, more } = await listMembers(admin, { search: '', closing: false });
    expect(members).toHaveLength(MEMBERS_LISTED);
    expect(members.every(({ username }) => username.startsWith('crowd_'))).toBe(true);
    expect(more).toBe(true);
  });

  test('RUL-23 by their address to the letter alone; that it was asked is written down, the address is not', async () => {
    const maya = await person(deps, { username: named() });
    const email = `${maya.viewer.username}@example.com`;
    expect((await memberByEmail(admin, { email: email.toUpperCase() })).member?.user_id).toBe(
      maya.viewer.userId,
    );
    expect((await memberByEmail(admin, { email: email.slice(1) })).member).toBeNull();
    expect((await listMembers(admin, { search: email.slice(-12), closing: false })).members).toEqual([]);
    expect(await linesAbout(maya)).toMatchObject([{ action: 'member.find-by-email' }]);
    const { rows } = await database.pool.query('select a::text as line from admin_actions a');
    expect(rows.some(({ line }) => line.includes('@'))).toBe(false);
  });

  test('no list and no page of a member holds an address', async () => {
    const maya = await person(deps, { username: named() });
    const shown = [
      await listMembers(admin, { search: maya.viewer.username, closing: false }),
      await looked(maya),
    ];
    expect(JSON.stringify(shown)).not.toContain('@');
  });
});

const plan = (content_id: string) => ({ content_type: 'plan' as const, content_id, seen: null });

test('RUL-95 a member is shown with the tier and where it comes from, sessions, and reports by and about them as counts', async () => {
  const [maya, kai] = [await person(deps), await person(deps)];
  await sessionCookie(deps, maya.viewer.userId);
  await sessionCookie(deps, maya.viewer.userId);
  const bad = await publishPlan(maya);
  await reportPlan(kai, { id: bad, reason: 'spam', details: null });
  await decideContent(admin, { items: [plan(bad)], action: 'hide', reason: 'Spam' });
  const good = await publishPlan(kai);
  await reportPlan(maya, { id: good, reason: 'spam', details: null });
  await decideContent(admin, { items: [plan(good)], action: 'restore', reason: 'Fine' });
  expect(await looked(maya)).toMatchObject({
    tier: 'free',
    is_admin: false,
    sessions: 2,
    reports_about: { all: 1, upheld: 1 },
    reports_by: { all: 1, upheld: 0, dismissed: 1 },
    closed_at: null,
    erased_from: null,
  });
  const sources: [Partial<MembershipFields>, string, string][] = [
    [{}, 'none', 'free'],
    [{ membership_tier: 'prive', subscription_status: 'active' }, 'store', 'prive'],
    [{ membership_tier: 'prive', trial_status: 'active' }, 'trial', 'prive'],
    [{ membership_tier: 'prive', subscription_status: 'expired' }, 'none', 'free'],
    [{ membership_tier: 'premium', admin_managed_tier: true }, 'admin', 'premium'],
  ];
  for (const [membership, source, tier] of sources)
    expect(await looked(await person(deps, { membership }))).toMatchObject({ tier, membership: { source } });
});

/** Nothing of this account can be changed any more. */
async function stick(userId: string) {
  await database.pool.query(`
    create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on profiles for each row when (old.user_id = '${userId}') execute function stuck()`);
  return () => database.pool.query('drop trigger stuck on profiles; drop function stuck');
}

describe('RUL-08 a tier that an admin gives', () => {
  test('counts to the end of its day, whatever the store says, and then is what the store says', async () => {
    const maya = await person(deps);
    await setTier(admin, { ...becauseOf(maya), tier: 'premium', until: '2026-05-20' });
    expect(await looked(maya)).toMatchObject({
      tier: 'premium',
      membership: { source: 'admin', admin_managed: true, managed_until: '2026-05-21T00:00:00.000Z' },
    });
    await purchaseMembership(maya);
    expect((await looked(maya)).tier).toBe('premium');
    await endManagedTiers(laterDeps(4));
    expect((await looked(maya)).membership.admin_managed).toBe(true);
    await Promise.all([endManagedTiers(laterDeps(5)), endManagedTiers(laterDeps(5))]);
    expect(await looked(maya)).toMatchObject({
      tier: 'prive',
      membership: { admin_managed: false, managed_until: null, subscription_status: 'active' },
    });
    expect(
      (await linesAbout(maya)).map(({ action, admin_id, details }) => [action, admin_id, details]),
    ).toEqual([
      ['member.set-tier', admin.viewer.userId, { tier: 'premium', until: '2026-05-20' }],
      ['member.tier-ended', null, {}],
    ]);
  });

  test('that cannot be ended keeps nobody else’s from ending, and the job says so', async () => {
    const [first, second] = [await person(deps), await person(deps)];
    await setTier(admin, { ...becauseOf(first), tier: 'premium', until: '2026-05-19' });
    await setTier(admin, { ...becauseOf(second), tier: 'premium', until: '2026-05-20' });
    const loosen = await stick(first.viewer.userId);
    await expect(endManagedTiers(laterDeps(5))).rejects.toThrow('1 accounts failed');
    await loosen();
    expect((await looked(second)).tier).toBe('free');
    await endManagedTiers(laterDeps(5));
    expect((await looked(first)).tier).toBe('free');
  });

  test('without an end stays until it is taken back, and leaves one who never bought anything free', async () => {
    const maya = await person(deps);
    await setTier(admin, { ...becauseOf(maya), tier: 'prive', until: null });
    await endManagedTiers(laterDeps(4000));
    expect((await looked(maya)).tier).toBe('prive');
    await Promise.all([clearTier(admin, becauseOf(maya)), clearTier(admin, becauseOf(maya))]);
    expect(await looked(maya)).toMatchObject({ tier: 'free', membership: { source: 'none' } });
    expect((await linesAbout(maya)).map(({ action }) => action)).toEqual([
      'member.set-tier',
      'member.clear-tier',
    ]);
  });

  test('is not given until a day that is over', async () => {
    const maya = await person(deps);
    const yesterday = { ...becauseOf(maya), tier: 'prive' as const, until: '2026-05-15' };
    await expect(setTier(admin, yesterday)).rejects.toMatchObject({ code: 'TIER_END_PAST' });
    expect(await linesAbout(maya)).toEqual([]);
  });

  test('is taken back while events of the store come in, without anybody waiting for ever', async () => {
    const maya = await person(deps);
    await setTier(admin, { ...becauseOf(maya), tier: 'premium', until: null });
    await Promise.all([
      ...Array.from({ length: 6 }, () => purchaseMembership(maya)),
      clearTier(admin, becauseOf(maya)),
      clearTier(admin, becauseOf(maya)),
    ]);
    expect(await looked(maya)).toMatchObject({ tier: 'prive', membership: { source: 'store' } });
  });
});

test('RUL-23 RUL-95 the address is shown on demand, and the reason is written down', async () => {
  const maya = await person(deps);
  expect(await revealEmail(admin, becauseOf(maya))).toEqual({ email: `${maya.viewer.username}@example.com` });
  expect(await linesAbout(maya)).toEqual([
    { admin_id: admin.viewer.userId, action: 'member.reveal-email', reason: 'They wrote to us', details: {} },
  ]);
});

test('RUL-95 a member is signed out on all devices', async () => {
  const maya = await person(deps);
  await sessionCookie(deps, maya.viewer.userId);
  await signOutMember(admin, becauseOf(maya));
  expect((await looked(maya)).sessions).toBe(0);
});

test('RUL-92 RUL-95 an account is deleted as its owner would: closed at once, listed until it is erased, and once', async () => {
  const maya = await person(deps, { username: named() });
  await sessionCookie(deps, maya.viewer.userId);
  await eraseMember(admin, becauseOf(maya));
  await eraseMember(admin, becauseOf(maya));
  const erased = new Date(TEST_NOW.getTime() + ACCOUNT_REOPENS_DAYS * DAY_MS).toISOString();
  expect(await looked(maya)).toMatchObject({
    closed_at: TEST_NOW.toISOString(),
    erased_from: erased,
    sessions: 0,
  });
  const { members } = await listMembers(admin, { search: '', closing: true });
  expect(members.map(({ user_id }) => user_id)).toContain(maya.viewer.userId);
  expect(await linesAbout(maya)).toMatchObject([{ action: 'member.erase' }]);
});

test('RUL-95 nothing is done to admins, oneself among them, nor to somebody who is not there', async () => {
  const other = await anAdmin();
  const acts = [revealEmail, clearTier, signOutMember, eraseMember];
  for (const target of [other, admin]) {
    const input = becauseOf(target);
    for (const act of acts)
      await expect(act(admin, input), act.name).rejects.toMatchObject({ code: 'ADMIN_PROTECTED' });
    const tier = setTier(admin, { ...input, tier: 'premium', until: null });
    await expect(tier).rejects.toMatchObject({ code: 'ADMIN_PROTECTED' });
    expect(await linesAbout(target)).toEqual([]);
  }
  const nobody = { user_id: randomUUID(), reason: 'x' };
  for (const act of acts)
    await expect(act(admin, nobody), act.name).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(readMember(admin, nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
