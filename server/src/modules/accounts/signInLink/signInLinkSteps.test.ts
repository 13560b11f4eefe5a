import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liora/domain/durations';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, venue } from '../../../../test/factories.ts';
import type { Caller } from '../../../rpc/context.ts';
import { readByCode } from '../../invitations/read/readInvitations.service.ts';
import { invite } from '../../invitations/testing/inviting.ts';
import { proveIdentity } from '../identity/proveIdentity.service.ts';
import { confirmCodeApp, startCodeApp } from '../secondFactor/codeApp.service.ts';
import { signInWithCode } from '../secondFactor/secondStep.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { lettersTo } from '../testing/letters.ts';
import { mailedSignInLink } from '../testing/signInLinks.ts';
import { signInWithLink } from './signInWithLink.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let clock = Date.parse('2026-05-16T02:30:00Z');
const deps = accountsDeps(database, { now: () => new Date(clock) });
const nextStep = () => {
  clock += 30_000;
};
beforeEach(() => database.pool.query('delete from rate_limits'));

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });

async function withCodeApp() {
  const proved = await provedPerson(deps);
  const { secret } = await proved.browser.callSignedIn(startCodeApp, undefined);
  await proved.browser.callSignedIn(confirmCodeApp, { code: codeNow(secret) });
  nextStep();
  return { ...proved, secret };
}

test('RUL-112 RUL-32 an account with a second factor keeps it: the press is a ticket and no session, whatever is pressed again', async () => {
  const { person: june, userId, secret } = await withCodeApp();
  const browser = new TestBrowser(deps);
  const token = await mailedSignInLink(database, deps, { email: june.email });
  const answer = await browser.call(signInWithLink, { token });
  expect(answer).toEqual({
    created: false,
    next: null,
    second_step: { ticket: expect.any(String), passkey: false },
  });
  expect(browser.lastCookies).toEqual([]);
  expect(await browser.viewerId()).toBeNull();
  const { ticket = '' } = answer.second_step ?? {};
  expect(await codeOf(browser.call(signInWithLink, { token: ticket })), 'the ticket is no link').toBe(
    'LINK_INVALID',
  );
  expect(await codeOf(browser.call(signInWithCode, { ticket: token, code: codeNow(secret) }))).toBe(
    'SECOND_STEP_EXPIRED',
  );
  expect(await codeOf(browser.call(signInWithCode, { ticket, code: '000000' }))).toBe('CODE_WRONG');
  await browser.call(signInWithCode, { ticket, code: codeNow(secret) });
  expect(await browser.viewerId()).toBe(userId);
});

test('RUL-112 pressed in a browser of somebody else it is not stepped around either', async () => {
  const { person: june } = await withCodeApp();
  const other = await provedPerson(deps);
  const token = await mailedSignInLink(database, deps, { email: june.email });
  expect((await other.browser.call(signInWithLink, { token })).second_step).toBeDefined();
  expect(await other.browser.viewerId()).toBe(other.userId);
});

test('what changes how one signs in is proved by a link to somebody signed in, as by a password', async () => {
  const { person: june, browser, secret } = await withCodeApp();
  clock += HOUR_MS;
  expect(await codeOf(browser.callSignedIn(proveIdentity, { password: 'no' }))).toBe('WRONG_CREDENTIALS');
  const start = () => codeOf(browser.callSignedIn(startCodeApp, undefined));
  expect(await start()).toBe('IDENTITY_UNPROVED');
  const token = await mailedSignInLink(database, deps, { email: june.email });
  expect(await browser.call(signInWithLink, { token })).toMatchObject({ created: false });
  expect(await start()).toBe('CODE_APP_ON');
  expect(codeNow(secret)).toHaveLength(6);
});

test('RUL-112 RUL-108 the link leads back to its invitation, whose code is stored nowhere and stands in no letter', async () => {
  await venue(database.db, 'bar', { name: 'Lumen' });
  const maya = await person(deps);
  const sent = await invite(maya);
  const email = `june.${randomUUID().slice(0, 8)}@example.org`;
  const browser = new TestBrowser(deps);
  const token = await mailedSignInLink(database, deps, { email, invitation: sent.own.code });
  const [letter] = await lettersTo(database, deps, email);
  expect(letter?.body).toMatch(/^Somebody, hopefully you, wants to answer an invitation/);
  const { rows } = await database.pool.query(
    'select to_json(l) from sign_in_links l union all select to_json(j) from pgboss.job j',
  );
  expect(JSON.stringify([letter, rows])).not.toContain(sent.own.code);
  expect(letter?.body).not.toContain(maya.viewer.username);
  const { next } = await browser.call(signInWithLink, { token });
  expect(next).toBe(`/invite/${sent.own.code}`);
});

test('RUL-22 a way back is no way around a block, nor to an invitation that is none', async () => {
  const maya = await person(deps);
  const sent = await invite(maya);
  const { person: june, userId } = await provedPerson(deps);
  const viewer = {
    userId,
    username: june.username,
    entitlement: maya.viewer.entitlement,
    partnerId: null,
    linkId: null,
    suspended: false,
  };
  const caller: Caller = { deps, viewer };
  await block(maya, { ...maya, viewer });
  const token = await mailedSignInLink(database, deps, { email: june.email, invitation: sent.own.code });
  await new TestBrowser(deps).call(signInWithLink, { token });
  expect(await codeOf(readByCode(caller, sent.own.code))).toBe('INVITATION_INVALID');
  const other = await mailedSignInLink(database, deps, { email: june.email, invitation: 'nobody-has-this' });
  expect((await new TestBrowser(deps).call(signInWithLink, { token: other })).next).toBeNull();
  const gone = await mailedSignInLink(database, deps, { email: june.email, invitation: sent.own.code });
  await database.pool.query('delete from date_invitations where id = $1', [sent.own.id]);
  expect((await new TestBrowser(deps).call(signInWithLink, { token: gone })).next).toBeNull();
});
