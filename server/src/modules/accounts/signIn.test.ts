import { DAY_MS } from '@liora/domain/durations';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { passwordsHashed } from '../../../test/quickPasswords.ts';
import { signIn, signOut, signOutEverywhere, signUp } from './accounts.service.ts';
import { readMe, readViewer } from './session/session.service.ts';
import { SESSION_COOKIE } from './session/sessionCookie.parser.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);
const person = newcomer({ username: 'Iris_May', email: 'iris@example.org', password: 'window table' });
await new TestBrowser(deps).call(signUp, person);

function attempt(identifier: string, password: string, browser = new TestBrowser(deps)) {
  return browser.call(signIn, { identifier, password });
}

test.each(['Iris_May', 'iris_may', 'iris@example.org', 'IRIS@example.ORG', ' iris_may '])(
  'AUTH-04 signs in with %j',
  async (identifier) => {
    const browser = new TestBrowser(deps);
    const { user_id } = await attempt(identifier, person.password, browser);
    expect(await browser.viewerId()).toBe(user_id);
  },
);

test('AUTH-05 API-20 RUL-25 an unknown username is said; an unknown e-mail and a wrong password are not told apart', async () => {
  expect(await codeOf(attempt('nobody_here', person.password))).toBe('USERNAME_NOT_FOUND');
  expect(await codeOf(attempt('nobody@example.org', person.password))).toBe('WRONG_CREDENTIALS');
  expect(await codeOf(attempt('iris@example.org', 'window seat'))).toBe('WRONG_CREDENTIALS');
  expect(await codeOf(attempt('Iris_May', 'window seat'))).toBe('WRONG_CREDENTIALS');
});

test('RUL-25 an unknown e-mail takes as long as a wrong password: one is hashed for both', async () => {
  const hashedFor = async (identifier: string) => {
    const before = passwordsHashed();
    await codeOf(attempt(identifier, 'not the one'));
    return passwordsHashed() - before;
  };
  expect(await hashedFor('iris@example.org')).toBe(1);
  expect(await hashedFor('nobody@example.org')).toBe(1);
});

test('RUL-31 the session is an HttpOnly, SameSite=Lax cookie, Secure on https', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  const [cookie = ''] = browser.lastCookies;
  expect(cookie).toMatch(/^liora\.auth\./);
  expect(cookie).toContain('; HttpOnly');
  expect(cookie).toContain('; SameSite=Lax');
  expect(cookie).toContain('; Path=/');
  expect(cookie).not.toContain('Secure');

  const onHttps = new TestBrowser(accountsDeps(database, { publicUrl: 'https://liora.example' }));
  await attempt('iris_may', person.password, onHttps);
  expect(onHttps.lastCookies[0]).toMatch(/^liora\.auth\./);
  expect(onHttps.lastCookies[0]).toContain('; Secure');
});

test('RUL-31 a session outlives the process that made it', async () => {
  const browser = new TestBrowser(deps);
  const { user_id } = await attempt('iris_may', person.password, browser);
  const restarted = accountsDeps(database);
  expect((await readViewer(restarted, browser.headers()))?.userId).toBe(user_id);
});

test('ERR-79 ERR-82 a cookie with a foreign signature, or none, is a visitor', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  const value = decodeURIComponent(browser.cookies.get(SESSION_COOKIE) ?? '');
  const token = value.slice(0, value.lastIndexOf('.'));
  const forged = [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${value}`, '%E0%A4%A'];
  for (const cookie of forged) {
    browser.cookies.set(SESSION_COOKIE, encodeURIComponent(cookie));
    expect(await browser.viewerId()).toBeNull();
  }
});

test('signing out ends the session at once, also for a copy of its cookie', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  const copy = browser.headers();
  await browser.call((context) => signOut(context), null);
  expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
  expect(await readViewer(deps, copy)).toBeNull();
  // And again, signed out.
  await expect(browser.call((context) => signOut(context), null)).resolves.toEqual({});
});

test('FIX-16 signing out everywhere ends every session of the person, and nobody else’s', async () => {
  const devices = [new TestBrowser(deps), new TestBrowser(deps), new TestBrowser(deps)];
  for (const device of devices) await attempt('iris_may', person.password, device);
  const neighbour = new TestBrowser(deps);
  await neighbour.call(signUp, newcomer());
  await devices[0]?.call((context) => {
    const { viewer } = context;
    return viewer ? signOutEverywhere({ ...context, viewer }) : Promise.reject(new Error('signed out'));
  }, null);
  expect(devices[0]?.cookies.has(SESSION_COOKIE)).toBe(false);
  for (const device of devices) expect(await device.viewerId()).toBeNull();
  expect(await neighbour.viewerId()).not.toBeNull();
});

test('AUTH-18 a session in use is extended; one that ran out is over', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  await database.pool.query("update auth_sessions set expires_at = now() + interval '20 days'");
  const me = await browser.call((context) => readMe(context), null);
  const daysLeft = (Date.parse(me?.session_expires_at ?? '') - Date.now()) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(29.9);
  expect(browser.lastCookies[0]).toContain('Max-Age=2592000');
  const later = accountsDeps(database, { now: () => new Date(Date.now() + 31 * DAY_MS) });
  expect(await readViewer(later, browser.headers())).toBeNull();
});

test('API-01 reading who is calling is one query, and none without a cookie', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  let queries = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await readViewer({ ...deps, db: counting }, browser.headers());
  expect(queries).toBe(1);
  await readViewer({ ...deps, db: counting }, new Headers());
  expect(queries).toBe(1);
});

test('RUL-01 the premium override makes a signed-in user a member and leaves visitors alone', async () => {
  const browser = new TestBrowser(deps);
  await attempt('iris_may', person.password, browser);
  expect((await readViewer(deps, browser.headers()))?.entitlement.member).toBe(false);
  await database.pool.query("insert into settings (name, value) values ('premium_override', 'true')");
  expect((await readViewer(deps, browser.headers()))?.entitlement).toEqual({
    tier: 'prive',
    member: true,
    prive: true,
  });
  expect(await readViewer(deps, new Headers())).toBeNull();
  await database.pool.query("update settings set value = 'false' where name = 'premium_override'");
  expect((await readViewer(deps, browser.headers()))?.entitlement.member).toBe(false);
});

test('USER-09 RUL-28 an account without a profile signs in under its default name and is asked to choose', async () => {
  const id = '3f2c8a10-0000-4000-8000-000000000001';
  await database.pool.query(
    "insert into auth_users (id, name, email, email_verified) values ($1, 'Leo', 'leo.k@example.org', true)",
    [id],
  );
  await database.pool.query(
    "insert into auth_accounts (user_id, account_id, provider_id, password) values ($1::uuid, $1::text, 'credential', $2)",
    [id, await hashPassword('moonlight')],
  );
  const browser = new TestBrowser(deps);
  await attempt('leo.k@example.org', 'moonlight', browser);
  const me = await browser.call((context) => readMe(context), null);
  expect(me).toMatchObject({ username: 'leo.k_3f2c8a10', must_choose_username: true });
  await database.pool.query("update auth_users set email = 'somebody.else@example.org' where id = $1", [id]);
  const moved = await browser.call((context) => readMe(context), null);
  expect(moved).toMatchObject({ email: 'somebody.else@example.org', must_choose_username: true });
  await expect(attempt('leo.k_3f2c8a10', 'moonlight')).resolves.toEqual({ user_id: id, reopened: false });
});
