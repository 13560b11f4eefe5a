import type { LinkRefusal } from '@liora/domain/contract/couples';
import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { readViewer } from '../../accounts/session/session.service.ts';
import { blockUser } from '../../safety/blocks/blocks.service.ts';
import { cancelCode, createCode } from './codes.service.ts';
import { checkPartnerLinks } from './lapse.jobs.ts';
import { type LinkFacts, linkRefusal } from './link.policy.ts';
import { acceptLink, disconnect, getLink } from './link.service.ts';

const database = await testDatabase({ poolSize: 12 });
afterAll(() => database.close());
const deps = testDeps(database);

const member = () => person(deps, { member: true });
const codeOf = async (caller: SignedInCaller) => (await createCode(caller)).code;
const refused = (code: LinkRefusal) => ({ ok: false, code });
const linked = (partner: SignedInCaller) => ({ ok: true, partner: { user_id: partner.viewer.userId } });
/** The same people some time later. */
const later = (caller: SignedInCaller, ms: number): SignedInCaller => ({ ...caller, deps: at(ms) });
const at = (ms: number): Deps => ({ ...deps, now: () => new Date(TEST_NOW.getTime() + ms) });

async function couple() {
  const [maya, june] = [await member(), await member()];
  await acceptLink(june, await codeOf(maya));
  return [maya, june] as const;
}

const partnerOf = async (caller: SignedInCaller) => (await getLink(caller)).partner?.user_id ?? null;
const setMembership = (caller: SignedInCaller, status: 'active' | 'expired') =>
  database.db
    .updateTable('profiles')
    .set({ subscription_status: status })
    .where('user_id', '=', caller.viewer.userId)
    .execute();
const notificationsOf = async (caller: SignedInCaller) => {
  const rows = await database.db
    .selectFrom('notifications')
    .select(['type', 'from_user_id', 'data'])
    .where('user_id', '=', caller.viewer.userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, from_user_id, data }) => [type, from_user_id, data]);
};

describe('a code', () => {
  test('RUL-43 LINK-29 ENT-29 API-50 links the two: each has the other as partner, by name and photo, and the code is spent', async () => {
    const [maya, june, tom] = [await member(), await member(), await member()];
    const code = await codeOf(maya);
    expect(await getLink(maya)).toMatchObject({ partner: null, code_expires_at: '2026-05-17T02:30:00.000Z' });
    expect(await acceptLink(june, code)).toMatchObject({
      ok: true,
      partner: {
        user_id: maya.viewer.userId,
        username: maya.viewer.username,
        profile_photo_url: null,
        paused: false,
      },
    });
    expect(await getLink(maya)).toMatchObject({
      partner: { username: june.viewer.username },
      code_expires_at: null,
    });
    expect(await notificationsOf(maya)).toEqual([['partner_linked', june.viewer.userId, {}]]);
    expect(await acceptLink(tom, code)).toEqual(refused('ALREADY_USED'));
  });

  test('RUL-43 who accepted and lost the answer is told so again, as often as they ask', async () => {
    const [maya, june] = [await member(), await member()];
    const code = await codeOf(maya);
    const first = await acceptLink(june, code);
    expect(await acceptLink(june, code)).toEqual(first);
    await database.pool.query('update rate_limits set count = 100000');
    expect(await acceptLink(june, code)).toEqual(first);
    await database.pool.query('delete from rate_limits');
    await disconnect(june);
    expect(await acceptLink(june, code)).toEqual(refused('ALREADY_USED'));
  });

  test('RUL-43 is stored as a hash alone, and a new one cancels the old', async () => {
    const [maya, june] = [await member(), await member()];
    const [first, second] = [await codeOf(maya), await codeOf(maya)];
    const { rows } = await database.pool.query('select c::text as row from link_codes c');
    expect(rows.filter(({ row }) => row.includes(first) || row.includes(second))).toEqual([]);
    expect(await acceptLink(june, first)).toEqual(refused('INVALID_TOKEN'));
    expect(await acceptLink(june, second)).toMatchObject(linked(maya));
  });

  test('may be typed with spaces, dashes and small letters, and taken back before it is used', async () => {
    const [maya, june] = [await member(), await member()];
    const code = await codeOf(maya);
    await cancelCode(maya);
    expect(await acceptLink(june, code)).toEqual(refused('INVALID_TOKEN'));
    const typed = (await codeOf(maya)).toLowerCase().replace(/(.{5})/g, '$1- ');
    expect(await acceptLink(june, typed)).toMatchObject(linked(maya));
    await cancelCode(maya);
    expect(await partnerOf(maya)).toBe(june.viewer.userId);
  });

  test('RUL-43 is good for a day', async () => {
    const [maya, june] = [await member(), await member()];
    const code = await codeOf(maya);
    expect(await acceptLink(later(june, DAY_MS), code)).toEqual(refused('EXPIRED'));
    expect(await acceptLink(later(june, DAY_MS - 1), code)).toMatchObject(linked(maya));
  });

  test('LINK-05 LINK-02 MEM-22 is for people without a partner, and for members', async () => {
    const [[maya, june], free] = [await couple(), await person(deps)];
    await expect(createCode(maya)).rejects.toMatchObject({ code: 'HAS_PARTNER' });
    const third = await member();
    expect(await acceptLink(june, await codeOf(third))).toEqual(refused('ALREADY_LINKED'));
    expect(await acceptLink(free, await codeOf(third))).toEqual(refused('ACCEPTOR_NOT_PRO'));
    const code = await codeOf(third);
    await setMembership(third, 'expired');
    expect(await acceptLink(await member(), code)).toEqual(refused('INVITER_NOT_PRO'));
    const paid = { membership_tier: 'premium', subscription_status: 'active' } as const;
    const [one, other] = [await person(deps, { membership: paid }), await person(deps, { membership: paid })];
    expect(await acceptLink(other, await codeOf(one))).toMatchObject(linked(one));
  });
});

const linksOf = async (caller: SignedInCaller) =>
  database.db
    .selectFrom('partner_links')
    .select(['user_id_1', 'user_id_2', 'status', 'disconnect_reason', 'last_entitlement_ok_at', 'updated_at'])
    .where((eb) =>
      eb.or([eb('user_id_1', '=', caller.viewer.userId), eb('user_id_2', '=', caller.viewer.userId)]),
    )
    .execute();

test.each([0, 1])(
  'ENT-28 API-25 API-49 LINK-22 a link is a row of both sides: a code is none, either reads it while it is accepted, and side %i ends it with a reason',
  async (side) => {
    const [maya, june] = [await member(), await member()];
    const code = await codeOf(maya);
    expect(await linksOf(maya)).toEqual([]);
    await acceptLink(june, code);
    const row = { user_id_1: maya.viewer.userId, user_id_2: june.viewer.userId };
    const accepted = { status: 'accepted', disconnect_reason: null, updated_at: TEST_NOW };
    expect(await linksOf(june)).toEqual([{ ...row, ...accepted, last_entitlement_ok_at: TEST_NOW }]);
    expect([await partnerOf(maya), await partnerOf(june)]).toEqual([june.viewer.userId, maya.viewer.userId]);
    await disconnect(later([maya, june][side] ?? maya, MINUTE_MS));
    expect(await linksOf(maya)).toMatchObject([
      { ...row, status: 'declined', disconnect_reason: 'user', updated_at: at(MINUTE_MS).now() },
    ]);
    expect([await partnerOf(maya), await partnerOf(june)]).toEqual([null, null]);
  },
);

test('RT-03 LINK-25 the devices of both hear that a link begins and ends, and nobody else’s', async () => {
  const [maya, june] = [await member(), await member()];
  const heard = async () => {
    const { rows } = await database.pool.query(
      "delete from live_events where topic = 'partner' returning owner, audience",
    );
    return rows.map(({ owner, audience }) => `${owner} ${audience}`).sort();
  };
  await heard();
  const both = [maya, june].map(({ viewer }) => `${viewer.userId} owner`).sort();
  await acceptLink(june, await codeOf(maya));
  expect(await heard()).toEqual(both);
  await disconnect(maya);
  expect(await heard()).toEqual(both);
});

const good: LinkFacts = {
  inviterId: 'maya',
  acceptorId: 'june',
  usedBy: null,
  expiresAt: new Date(TEST_NOW.getTime() + 1),
  unwelcome: false,
  acceptorIsMember: true,
  inviterIsMember: true,
  isLinked: false,
};
/** Both of the two have to be members. */
const BOTH = { now: TEST_NOW, oneIsEnough: false };
const FAULTS: Array<[LinkRefusal, Partial<LinkFacts>]> = [
  ['INVALID_TOKEN', { unwelcome: true }],
  ['ALREADY_USED', { usedBy: 'tom' }],
  ['EXPIRED', { expiresAt: TEST_NOW }],
  ['SELF_LINK', { acceptorId: 'maya' }],
  ['ACCEPTOR_NOT_PRO', { acceptorIsMember: false }],
  ['INVITER_NOT_PRO', { inviterIsMember: false }],
  ['ALREADY_LINKED', { isLinked: true }],
];

test('LINK-06 RUL-43 ERR-91 ERR-92 ERR-93 ERR-94 ERR-95 ERR-96 ERR-97 of several reasons the first one of the order is told', () => {
  expect(linkRefusal(good, BOTH)).toBeNull();
  FAULTS.forEach(([code], n) => {
    const thisAndAllAfter = Object.assign({}, good, ...FAULTS.slice(n).map(([, fault]) => fault));
    expect(linkRefusal(thisAndAllAfter, BOTH)).toBe(code);
    expect(linkRefusal({ ...good, ...FAULTS[n]?.[1] }, BOTH)).toBe(code);
  });
});

test('RUL-111 where members lend seats one of the two is enough, whichever', () => {
  const one = { now: TEST_NOW, oneIsEnough: true };
  expect(linkRefusal({ ...good, acceptorIsMember: false }, one)).toBeNull();
  expect(linkRefusal({ ...good, inviterIsMember: false }, one)).toBeNull();
  const neither = { ...good, acceptorIsMember: false, inviterIsMember: false };
  expect(linkRefusal(neither, one)).toBe('ACCEPTOR_NOT_PRO');
});

test('LINK-04 RUL-22 nobody links with themself; and with whom a block stands between, the code does not exist, either way', async () => {
  const [maya, june] = [await member(), await member()];
  const code = await codeOf(maya);
  expect(await acceptLink(maya, code)).toEqual(refused('SELF_LINK'));
  await block(maya, june);
  expect(await acceptLink(june, code)).toEqual(refused('INVALID_TOKEN'));
  const other = await member();
  await block(other, maya);
  expect(await acceptLink(other, code)).toEqual(refused('INVALID_TOKEN'));
});

describe('at the same time', () => {
  const outcomes = async (calls: ReadonlyArray<Promise<{ ok: boolean }>>) =>
    (await Promise.all(calls)).filter(({ ok }) => ok).length;

  test('LINK-05 of twenty people with one code one is linked', async () => {
    const [maya, ...others] = await Promise.all(Array.from({ length: 21 }, member));
    if (!maya) throw new Error('nobody made a code');
    const code = await codeOf(maya);
    expect(await outcomes(others.map((one) => acceptLink(one, code)))).toBe(1);
    const partners = await Promise.all(others.map(partnerOf));
    expect(partners.filter(Boolean)).toEqual([maya.viewer.userId]);
  });

  test('LINK-05 A with B while B with C: one link, and nobody is left half linked', async () => {
    for (let n = 0; n < 5; n++) {
      const [a, b, c] = [await member(), await member(), await member()];
      const [ofA, ofC] = [await codeOf(a), await codeOf(c)];
      expect(await outcomes([acceptLink(b, ofA), acceptLink(b, ofC)])).toBe(1);
      const partner = await partnerOf(b);
      expect([a.viewer.userId, c.viewer.userId]).toContain(partner);
      expect((await Promise.all([a, c].map(partnerOf))).filter(Boolean)).toEqual([b.viewer.userId]);
    }
  });

  test('LINK-05 both accept the other’s code, again and again: linked once, and no call waits for ever', async () => {
    for (let n = 0; n < 5; n++) {
      const [a, b] = [await member(), await member()];
      const [ofA, ofB] = [await codeOf(a), await codeOf(b)];
      await Promise.all([acceptLink(a, ofB), acceptLink(b, ofA), acceptLink(a, ofB), acceptLink(b, ofA)]);
      expect([await partnerOf(a), await partnerOf(b)]).toEqual([b.viewer.userId, a.viewer.userId]);
    }
  });

  test.each<[string, (a: SignedInCaller, b: SignedInCaller) => Promise<unknown>]>([
    ['a block by whose code it is', (a, b) => blockUser(a, b.viewer.userId)],
    ['a block by who accepts', (a, b) => blockUser(b, a.viewer.userId)],
    ['an account that closes', (a) => closeAccount(deps, a.viewer.userId)],
  ])('RUL-22 %s while it is accepted leaves no link', async (_what, happens) => {
    for (let n = 0; n < 6; n++) {
      const [a, b] = [await member(), await member()];
      const code = await codeOf(a);
      await Promise.all(n % 2 ? [acceptLink(b, code), happens(a, b)] : [happens(a, b), acceptLink(b, code)]);
      expect([await partnerOf(a), await partnerOf(b)]).toEqual([null, null]);
    }
  });

  test('LINK-23 both disconnect: it ends once, and whoever did not do it is told once', async () => {
    const [maya, june] = await couple();
    await Promise.all([disconnect(maya), disconnect(june), disconnect(maya), disconnect(june)]);
    const told = [...(await notificationsOf(maya)), ...(await notificationsOf(june))];
    expect(told.filter(([type]) => type === 'partner_unlinked')).toHaveLength(1);
  });
});

describe('the end of a link', () => {
  const stored = async (caller: SignedInCaller) => {
    const { rows } = await database.pool.query(
      'select status, disconnect_reason from partner_links where $1 in (user_id_1, user_id_2)',
      [caller.viewer.userId],
    );
    return rows;
  };

  test.each<[string, string, (maya: SignedInCaller, june: SignedInCaller) => Promise<unknown>]>([
    ['LINK-24 a disconnect', 'user', (maya) => disconnect(maya)],
    ['RUL-22 a block', 'block', (maya, june) => blockUser(maya, june.viewer.userId)],
    ['an account that closes', 'account_closed', (maya) => closeAccount(deps, maya.viewer.userId)],
  ])('%s is at once, and the other is told in the same neutral words', async (_what, reason, happens) => {
    const [maya, june] = await couple();
    await happens(maya, june);
    expect(await stored(maya)).toEqual([{ status: 'declined', disconnect_reason: reason }]);
    expect([await partnerOf(maya), await partnerOf(june)]).toEqual([null, null]);
    expect((await notificationsOf(june)).at(-1)).toEqual(['partner_unlinked', null, {}]);
    expect(JSON.stringify(await getLink(june))).not.toContain(reason);
  });

  test('blocking somebody else than one’s partner ends nothing', async () => {
    const [maya, june] = await couple();
    await blockUser(maya, (await member()).viewer.userId);
    expect(await partnerOf(maya)).toBe(june.viewer.userId);
  });
});

describe('RUL-46 when a membership lapses', () => {
  const partnerSeen = async (caller: SignedInCaller, ms: number) => {
    const then = at(ms);
    const cookie = await sessionCookie(then, caller.viewer.userId);
    return (await readViewer(then, new Headers({ cookie })))?.partnerId ?? null;
  };
  const checkAt = (ms: number) => checkPartnerLinks(at(ms));

  test('sharing goes on for seven days, then pauses for both; nothing is deleted, and it comes back with the membership', async () => {
    const [maya, june] = await couple();
    await setMembership(maya, 'expired');
    await checkAt(7 * DAY_MS - MINUTE_MS);
    expect(await partnerSeen(june, 7 * DAY_MS - MINUTE_MS)).toBe(maya.viewer.userId);
    expect(await partnerSeen(june, 7 * DAY_MS)).toBeNull();
    expect(await partnerSeen(maya, 7 * DAY_MS)).toBeNull();
    expect((await getLink(later(june, 7 * DAY_MS))).partner).toMatchObject({
      user_id: maya.viewer.userId,
      paused: true,
    });
    await checkAt(20 * DAY_MS);
    await setMembership(maya, 'active');
    await checkAt(20 * DAY_MS + MINUTE_MS);
    expect(await partnerSeen(june, 20 * DAY_MS + 2 * MINUTE_MS)).toBe(maya.viewer.userId);
    expect((await getLink(later(june, 20 * DAY_MS + 2 * MINUTE_MS))).partner?.paused).toBe(false);
  });

  test('after thirty days the link ends, and both are told', async () => {
    const [maya, june] = await couple();
    await setMembership(june, 'expired');
    await checkAt(30 * DAY_MS - MINUTE_MS);
    expect(await partnerOf(maya)).toBe(june.viewer.userId);
    await checkAt(30 * DAY_MS);
    expect([await partnerOf(maya), await partnerOf(june)]).toEqual([null, null]);
    for (const one of [maya, june]) expect((await notificationsOf(one)).at(-1)?.[0]).toBe('partner_unlinked');
  });

  test('as long as both are members a link lasts, however many there are', async () => {
    const pairs = await Promise.all(Array.from({ length: 3 }, couple));
    for (const days of [5, 10, 40, 80]) await checkAt(days * DAY_MS);
    for (const [maya, june] of pairs) expect(await partnerOf(maya)).toBe(june.viewer.userId);
    expect(await partnerSeen(pairs[0]?.[0] ?? (await member()), 80 * DAY_MS)).toBe(
      pairs[0]?.[1].viewer.userId,
    );
  });
});
