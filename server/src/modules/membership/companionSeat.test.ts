import { DAY_MS } from '@liora/domain/durations';
import type { MembershipFields } from '@liora/domain/rules/membership';
import { isMemberOfTheirOwn } from '@liora/domain/rules/membership';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { afterDays, person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { readViewer } from '../accounts/session/session.service.ts';
import { createCode } from '../couples/link/codes.service.ts';
import { checkPartnerLinks } from '../couples/link/lapse.jobs.ts';
import { acceptLink, disconnect, getLink } from '../couples/link/link.service.ts';
import { getMembership } from './membership.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const off = testDeps(database);
const on: Deps = { ...off, config: { ...off.config, companionSeat: true } };
const later = (days: number): Deps => afterDays(on, days);

/** Maya is a member and June is none; the two are linked. */
async function lending(membership: Partial<MembershipFields> = {}) {
  const maya = await person(on, { member: true, membership });
  const june = await person(on);
  const { code } = await createCode(june);
  expect(await acceptLink(maya, code)).toMatchObject({ ok: true });
  return { maya, june };
}

/** What somebody may see by their session, as each request reads it. */
async function rightsOf(caller: SignedInCaller, deps: Deps = on) {
  const headers = new Headers({ cookie: await sessionCookie(deps, caller.viewer.userId) });
  return (await readViewer(deps, headers))?.entitlement;
}

const update = (caller: SignedInCaller, fields: Partial<MembershipFields> & { closed_at?: Date }) =>
  database.db.updateTable('profiles').set(fields).where('user_id', '=', caller.viewer.userId).execute();

describe('RUL-111 one membership for two', () => {
  test('a member lends a seat to their partner, with what their own tier shows', async () => {
    const { june } = await lending();
    expect(await rightsOf(june)).toEqual({ tier: 'prive', member: true, prive: true });
    expect(await getMembership(june)).toMatchObject({ member: true, lent: true, days_remaining: null });
    const premium = await lending({ membership_tier: 'premium' });
    expect(await rightsOf(premium.june)).toEqual({ tier: 'premium', member: true, prive: false });
  });

  test('not unless the operator says so', async () => {
    const { june, maya } = await lending();
    expect(await rightsOf(june, off)).toMatchObject({ member: false });
    expect(await rightsOf(maya, off)).toMatchObject({ member: true });
    const tom = await person(off);
    await expect(createCode(tom)).rejects.toMatchObject({ code: 'NOT_MEMBER' });
  });

  test('one of the two has to be a member in their own right', async () => {
    const [june, tom] = [await person(on), await person(on)];
    const { code } = await createCode(june);
    expect(await acceptLink(tom, code)).toEqual({ ok: false, code: 'ACCEPTOR_NOT_PRO' });
  });

  test('the seat ends with the link, the membership and the account that it comes from', async () => {
    const parted = await lending();
    await disconnect(parted.maya);
    expect(await rightsOf(parted.june)).toMatchObject({ member: false });
    const lapsed = await lending();
    await update(lapsed.maya, { subscription_status: 'expired' });
    expect(await rightsOf(lapsed.june)).toEqual({ tier: 'free', member: false, prive: false });
    const closed = await lending();
    await update(closed.maya, { closed_at: TEST_NOW });
    expect(await rightsOf(closed.june)).toMatchObject({ member: false });
  });

  test('who pays themself keeps what is theirs', async () => {
    const { maya, june } = await lending();
    await update(june, { membership_tier: 'premium', subscription_status: 'active' });
    expect(await rightsOf(june)).toEqual({ tier: 'premium', member: true, prive: true });
    expect(await getMembership(june)).toMatchObject({ tier: 'premium', lent: false });
    await disconnect(maya);
    expect(await rightsOf(june)).toEqual({ tier: 'premium', member: true, prive: false });
  });

  test('the link lasts while one of the two is a member, and ends thirty days after', async () => {
    const { maya, june } = await lending();
    await checkPartnerLinks(later(40));
    expect((await getLink(june)).partner?.user_id).toBe(maya.viewer.userId);
    await update(maya, { subscription_status: 'expired' });
    await checkPartnerLinks(later(60));
    expect((await getLink(june)).partner).not.toBeNull();
    await checkPartnerLinks(later(71));
    expect((await getLink(june)).partner).toBeNull();
  });

  test('the database lends exactly what the domain calls a membership of somebody’s own', async () => {
    const { maya, june } = await lending();
    const fields = fc.record({
      membership_tier: fc.constantFrom('free' as const, 'prive' as const, 'premium' as const),
      subscription_status: fc.constantFrom(null, 'active', 'expired'),
      subscription_end_date: fc.option(
        fc.integer({ min: -2, max: 2 }).map((days) => new Date(TEST_NOW.getTime() + days * DAY_MS)),
      ),
      trial_status: fc.constantFrom(null, 'active', 'expired'),
      admin_managed_tier: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fields, async (membership) => {
        await update(maya, membership);
        const own = isMemberOfTheirOwn(membership, TEST_NOW);
        expect(await rightsOf(june)).toEqual({
          tier: own ? membership.membership_tier : 'free',
          member: own,
          prive: own && membership.membership_tier === 'prive',
        });
      }),
      { numRuns: 60 },
    );
  });
});
