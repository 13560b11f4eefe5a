import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn } from '../accounts.service.ts';
import { requestPasswordReset, resetPassword } from '../mailedLinks/mailedLinks.service.ts';
import { changePassword } from '../passwords/changePassword.service.ts';
import { readSecurity } from '../security/security.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { subjectsTo, tokenFor } from '../testing/letters.ts';
import { deviceOf } from './device.parser.ts';
import { signOutElsewhere, signOutSession } from './sessions.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);

async function onThreeDevices() {
  const here = await provedPerson(deps);
  const { username: identifier, password } = here.person;
  const others = [new TestBrowser(deps), new TestBrowser(deps)];
  for (const other of others) await other.call(signIn, { identifier, password });
  return { ...here, others };
}

const sessionsOf = async (browser: TestBrowser) =>
  (await browser.callSignedIn(readSecurity, undefined)).sessions;

test('FIX-16 everybody sees where they are signed in, this device first, and signs out one of the others', async () => {
  const { browser, others } = await onThreeDevices();
  const sessions = await sessionsOf(browser);
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  const [, first] = sessions;
  await browser.callSignedIn(signOutSession, { id: first?.id ?? '' });
  // Pressed twice is like once.
  await browser.callSignedIn(signOutSession, { id: first?.id ?? '' });
  expect(await sessionsOf(browser)).toHaveLength(2);
  const left = await Promise.all(others.map((other) => other.viewerId()));
  expect(left.filter((id) => id === null)).toHaveLength(1);
  expect(await browser.viewerId()).not.toBeNull();
});

test('nobody ends the session of somebody else', async () => {
  const mine = await onThreeDevices();
  const [session] = await sessionsOf(mine.browser);
  const stranger = await provedPerson(deps);
  expect(await stranger.browser.callSignedIn(signOutSession, { id: session?.id ?? '' })).toEqual({});
  expect(await mine.browser.viewerId()).not.toBeNull();
});

test('FIX-16 signing out elsewhere leaves this session alone', async () => {
  const { browser, others } = await onThreeDevices();
  await browser.callSignedIn(signOutElsewhere, undefined);
  expect(await browser.viewerId()).not.toBeNull();
  for (const other of others) expect(await other.viewerId()).toBeNull();
});

test('AUTH-16 a changed password ends all other sessions and open reset links, and is told by mail', async () => {
  const { browser, others, person } = await onThreeDevices();
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, { recipient: person.email, subject: 'Choose a new password' });
  await browser.callSignedIn(changePassword, { password: 'another window' });
  expect(await browser.viewerId()).not.toBeNull();
  for (const other of others) expect(await other.viewerId()).toBeNull();
  const anywhere = new TestBrowser(deps);
  expect(await codeOf(anywhere.call(resetPassword, { token, password: 'a third one' }))).toBe('LINK_INVALID');
  const { username: identifier } = person;
  expect(await codeOf(anywhere.call(signIn, { identifier, password: person.password }))).toBe(
    'WRONG_CREDENTIALS',
  );
  expect(await codeOf(anywhere.call(signIn, { identifier, password: 'another window' }))).toBeNull();
  expect(await subjectsTo(database, deps, person.email)).toContain('Your password was changed');
});

test('AUTH-16 a password that is changed while signed in shows nobody’s address; the mailed link to choose one does', async () => {
  const { browser, person } = await provedPerson(deps);
  const isVerified = async () => {
    const { rows } = await database.pool.query('select email_verified from auth_users where email = $1', [
      person.email,
    ]);
    return rows[0].email_verified;
  };
  await database.pool.query('update auth_users set email_verified = false where email = $1', [person.email]);
  await browser.callSignedIn(changePassword, { password: 'another window' });
  expect(await isVerified()).toBe(false);
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, { recipient: person.email, subject: 'Choose a new password' });
  await new TestBrowser(deps).call(resetPassword, { token, password: 'a third one' });
  expect(await isVerified()).toBe(true);
});

test('AUTH-13 FIX-12 RUL-118 a changed password keeps the rules of a new one, and needs the old one first', async () => {
  const { browser, person } = await provedPerson(deps);
  const change = (password: string) => codeOf(browser.callSignedIn(changePassword, { password }));
  expect(await change('12345')).toBe('PASSWORD_TOO_SHORT');
  expect(await change('password')).toBe('PASSWORD_WEAK');
  expect(await change(person.username)).toBe('PASSWORD_WEAK');
  const other = new TestBrowser(deps);
  await other.call(signIn, { identifier: person.email, password: person.password });
  expect(await codeOf(other.callSignedIn(changePassword, { password: 'another window' }))).toBe(
    'IDENTITY_UNPROVED',
  );
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'computer',
    'Chrome',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'phone',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'tablet',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'computer',
    'Edge',
    'Windows',
  ],
  [null, 'computer', null, null],
])('a device is told by the words that people know it by: %s', (userAgent, kind, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
});
