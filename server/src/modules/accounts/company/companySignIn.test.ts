import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { untilWaiting } from '../../../../test/untilWaiting.ts';
import type { Deps } from '../../../deps.ts';
import { signIn, signUp } from '../accounts.service.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import { accountsDeps, newcomer, TestBrowser } from '../testing/accountsFixtures.ts';
import { colleague, comeBy, companyOf, companyPerson, wentThere } from '../testing/companyFixtures.ts';
import { OpenIdProvider } from '../testing/openIdProvider.ts';
import { deleteCompanyAccounts } from './company.queries.ts';
import { signUpWithCompany } from './companyAccounts.service.ts';
import { finishCompanySignIn, startCompanySignIn } from './companySignIn.service.ts';

const database = await testDatabase();
const provider = new OpenIdProvider();
let deps: Deps;
let clock = Date.now();
beforeAll(async () => {
  await provider.start();
  deps = accountsDeps(database, { company: companyOf(provider), now: () => new Date(clock) });
});
afterEach(() => {
  Object.assign(provider, { forged: false, down: false, lazy: false });
  provider.tamper = (claims) => claims;
  clock = Date.now();
});
afterAll(async () => {
  await provider.stop();
  await database.close();
});

const finish = (browser: TestBrowser, answer: { code: string; state: string; iss?: string }) =>
  codeOf(browser.call(finishCompanySignIn, answer));
const people = async () =>
  Number((await database.pool.query('select count(*) as people from auth_users')).rows[0].people);

describe('RUL-122 API-56 signing in with a company', () => {
  test('somebody new gives a name and the 18+ box once, has an account with a confirmed e-mail, and signs in from then on', async () => {
    provider.person = colleague();
    const { email } = provider.person;
    const browser = new TestBrowser(deps);
    expect(await comeBy(browser, '/saved?x=1')).toEqual({ outcome: 'sign up', next: '/saved?x=1', email });
    expect(await browser.viewerId()).toBeNull();
    const username = 'from_acme';
    const make = (entries: { username: string; adult: boolean }) =>
      codeOf(browser.call(signUpWithCompany, entries));
    expect(await make({ username, adult: false })).toBe('ADULTS_ONLY');
    expect(await make({ username: '!', adult: true })).toBe('USERNAME_INVALID');
    expect(await browser.call(signUpWithCompany, { username, adult: true })).toEqual({ next: '/saved?x=1' });
    const userId = await browser.viewerId();
    expect(userId).not.toBeNull();
    const { rows } = await database.pool.query(
      'select email, email_verified, adult_confirmed_at is not null as adult from auth_users where id = $1',
      [userId],
    );
    expect(rows).toEqual([{ email, email_verified: true, adult: true }]);
    const elsewhere = new TestBrowser(deps);
    expect(await comeBy(elsewhere)).toEqual({
      outcome: 'signed in',
      next: '/',
      user_id: userId,
      reopened: false,
    });
    expect(await elsewhere.viewerId()).toBe(userId);
  });

  test('the company is sent to with state, nonce and PKCE, each new, and nothing of them is kept in the browser', async () => {
    const browser = new TestBrowser(deps);
    for (const _ of [1, 2]) await wentThere(browser);
    const [first, second] = provider.asked.slice(-2);
    expect(first?.get('code_challenge_method')).toBe('S256');
    expect(first?.get('redirect_uri')).toBe('http://localhost:4310/auth/company');
    expect(first?.get('scope')?.split(' ')).toContain('openid');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first?.get(name)?.length, name).toBeGreaterThan(20);
      expect(first?.get(name)).not.toBe(second?.get(name));
    }
    const kept = [...browser.cookies.values()].join();
    const readable = Buffer.from(kept.split('.')[0] ?? '', 'base64url').toString();
    for (const name of ['state', 'nonce']) expect(kept + readable).not.toContain(second?.get(name));
  });

  test('RUL-108 whoever comes by a company that is taken from the account at that moment is not let in', async () => {
    const { userId } = await companyPerson(deps, provider);
    const browser = new TestBrowser(deps);
    const answer = await wentThere(browser);
    const refusal = await database.db.transaction().execute(async (trx) => {
      await lockAccounts(trx, [userId]);
      const coming = finish(browser, answer);
      await untilWaiting(1, database);
      await deleteCompanyAccounts(trx, userId);
      return { coming };
    });
    expect(await refusal.coming).toBe('COMPANY_REFUSED');
    expect(await browser.viewerId()).toBeNull();
  });

  test('a company account is known by its issuer and subject: a new e-mail there changes nothing here', async () => {
    const { person, userId } = await companyPerson(deps, provider);
    provider.person = { ...person, email: 'moved@acme.example', email_verified: false };
    expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'signed in', user_id: userId });
    const { rows } = await database.pool.query('select email from auth_users where id = $1', [userId]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  test('of twenty sign-ups at once by one person of the company one makes an account', async () => {
    provider.person = colleague();
    const browsers = Array.from({ length: 20 }, () => new TestBrowser(deps));
    for (const browser of browsers) await comeBy(browser);
    const before = await people();
    const codes = await Promise.all(
      browsers.map((browser, n) =>
        codeOf(browser.call(signUpWithCompany, { username: `at_once_${n}`, adult: true })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await people()).toBe(before + 1);
  });
});

describe('RUL-122 attacks on company sign-in', () => {
  test('a forged state, or one of another browser, is refused: nobody is signed in to the account of somebody else unknowingly', async () => {
    provider.person = colleague();
    const victim = new TestBrowser(deps);
    const attacker = new TestBrowser(deps);
    const answer = await wentThere(attacker);
    expect(await finish(victim, answer)).toBe('COMPANY_REFUSED');
    await wentThere(victim);
    expect(await finish(victim, answer)).toBe('COMPANY_REFUSED');
    const own = await wentThere(victim);
    expect(await finish(victim, { ...own, state: `${own.state.slice(0, -1)}x` })).toBe('COMPANY_REFUSED');
  });

  test('a cookie of the flow that somebody else wrote or changed counts for nothing', async () => {
    provider.person = colleague();
    const browser = new TestBrowser(deps);
    const answer = await wentThere(browser);
    const [name = '', value = ''] =
      [...browser.cookies].find(([cookie]) => cookie === 'liora.auth.company') ?? [];
    const [body = '', signature = ''] = value.split('.');
    const content = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...content, next: '//evil.example' })).toString('base64url');
    for (const forged of [`${changed}.${signature}`, `${changed}.`, changed, 'x.y', '.'])
      expect(await codeOf(withCookie(browser, name, forged).call(finishCompanySignIn, answer))).toBe(
        'COMPANY_REFUSED',
      );
    const vouched = { kind: 'vouched for', issuer: provider.issuer, subject: 'x', email: 'x@acme.example' };
    const own = Buffer.from(JSON.stringify({ ...vouched, next: '/', end: clock + DAY_MS })).toString(
      'base64url',
    );
    expect(
      await codeOf(
        withCookie(browser, name, `${own}.${signature}`).call(signUpWithCompany, {
          username: 'forged',
          adult: true,
        }),
      ),
    ).toBe('COMPANY_REFUSED');
  });

  test('an answer counts once, also twenty at a time, and no longer than its minutes', async () => {
    await companyPerson(deps, provider);
    const browser = new TestBrowser(deps);
    const answer = await wentThere(browser);
    const jar = new Map(browser.cookies);
    const copies = Array.from({ length: 20 }, () =>
      Object.assign(new TestBrowser(deps), { cookies: new Map(jar) }),
    );
    const codes = await Promise.all(copies.map((copy) => finish(copy, answer)));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const again = Object.assign(new TestBrowser(deps), { cookies: jar });
    expect(await finish(again, answer)).toBe('COMPANY_REFUSED');
    const late = new TestBrowser(deps);
    const slow = await wentThere(late);
    clock += 11 * MINUTE_MS;
    expect(await finish(late, slow)).toBe('COMPANY_REFUSED');
  });

  test('AUTH-21 CONST-33 an address that brings somebody back after more than two minutes still counts, and is warned of in the log', async () => {
    await companyPerson(deps, provider);
    const warned: unknown[] = [];
    const spy = vi.spyOn(deps.log, 'warn').mockImplementation((about: unknown) => void warned.push(about));
    for (const seconds of [120, 121]) {
      const browser = new TestBrowser(deps);
      const answer = await wentThere(browser);
      clock += seconds * 1000;
      expect(await finish(browser, answer)).toBeNull();
    }
    spy.mockRestore();
    expect(warned).toEqual([{ seconds: 121 }]);
  });

  test('ERR-80 a code that was used, or is of another flow, is refused by what the two have between them', async () => {
    await companyPerson(deps, provider);
    const first = new TestBrowser(deps);
    const used = await wentThere(first);
    expect(await finish(first, used)).toBeNull();
    const second = new TestBrowser(deps);
    const own = await wentThere(second);
    expect(await finish(second, { ...own, code: used.code })).toBe('COMPANY_REFUSED');
    // Somebody else's fresh code, put into one's own answer: PKCE.
    const third = new TestBrowser(deps);
    const [stolen, mine] = [await wentThere(first), await wentThere(third)];
    expect(await finish(third, { ...mine, code: stolen.code })).toBe('COMPANY_REFUSED');
  });

  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['a wrong nonce', (claims) => ({ ...claims, nonce: 'of another time' })],
    ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['another client among several', (claims) => ({ ...claims, aud: ['liora', 'other'], azp: 'other' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['a time that is over', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 10 })],
    ['no end', ({ exp: _exp, ...claims }) => claims],
    ['nobody', ({ sub: _sub, ...claims }) => claims],
  ])('a token with %s signs nobody in', async (_what, tamper) => {
    await companyPerson(deps, provider);
    provider.tamper = tamper;
    const browser = new TestBrowser(deps);
    expect(await finish(browser, await wentThere(browser))).toBe('COMPANY_REFUSED');
    expect(await browser.viewerId()).toBeNull();
  });

  test('a token that the company has not signed signs nobody in, nor an answer in the name of another issuer', async () => {
    await companyPerson(deps, provider);
    provider.forged = true;
    const browser = new TestBrowser(deps);
    expect(await finish(browser, await wentThere(browser))).toBe('COMPANY_REFUSED');
    provider.forged = false;
    const answer = await wentThere(browser);
    expect(await finish(browser, { ...answer, iss: 'https://evil.example' })).toBe('COMPANY_REFUSED');
  });

  test.each([undefined, false, 'no'])(
    'an e-mail that the company does not vouch for (%s) opens no account',
    async (email_verified) => {
      provider.person = { ...colleague(), ...(email_verified === undefined ? {} : { email_verified }) };
      if (email_verified === undefined) delete provider.person.email_verified;
      const before = await people();
      const browser = new TestBrowser(deps);
      expect(await finish(browser, await wentThere(browser))).toBe('COMPANY_EMAIL_UNVERIFIED');
      const entries = { username: 'unverified', adult: true };
      expect(await codeOf(browser.call(signUpWithCompany, entries))).toBe('COMPANY_REFUSED');
      expect(await people()).toBe(before);
    },
  );

  test('the e-mail of an existing account takes nothing over, whatever its letters', async () => {
    const owner = newcomer();
    await new TestBrowser(deps).call(signUp, owner);
    provider.person = colleague({ email: owner.email.toUpperCase() });
    const stranger = new TestBrowser(deps);
    expect(await comeBy(stranger, '/saved')).toEqual({
      outcome: 'known email',
      next: '/saved',
      email: owner.email,
    });
    expect(await stranger.viewerId()).toBeNull();
    const entries = { username: 'taken_over', adult: true };
    expect(await codeOf(stranger.call(signUpWithCompany, entries))).toBe('COMPANY_REFUSED');
    const { rows } = await database.pool.query('select from auth_accounts where account_id = $1', [
      provider.person.sub,
    ]);
    expect(rows).toEqual([]);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('nobody is sent to %s afterwards', async (next) => {
    await companyPerson(deps, provider);
    expect(await comeBy(new TestBrowser(deps), next)).toMatchObject({ outcome: 'signed in', next: '/' });
  });

  test('while the company is away that is said, and it works again when it is back', async () => {
    const fresh = accountsDeps(database, { company: companyOf(provider) });
    const browser = new TestBrowser(fresh);
    provider.down = true;
    expect(await codeOf(browser.call(startCompanySignIn, {}))).toBe('COMPANY_DOWN');
    provider.down = false;
    await companyPerson(fresh, provider);
    const answer = await wentThere(browser);
    provider.down = true;
    expect(await finish(browser, answer)).toBe('COMPANY_DOWN');
    provider.down = false;
    expect(await comeBy(browser)).toMatchObject({ outcome: 'signed in' });
  });

  test('a provider that calls itself by another issuer than configured is not used', async () => {
    const company = { ...companyOf(provider), issuer: provider.issuer.replace('127.0.0.1', 'localhost') };
    const other = accountsDeps(database, { company });
    expect(await codeOf(new TestBrowser(other).call(startCompanySignIn, {}))).toBe('COMPANY_DOWN');
  });
});

function withCookie({ cookies }: TestBrowser, name: string, value: string): TestBrowser {
  return Object.assign(new TestBrowser(deps), { cookies: new Map([...cookies, [name, value]]) });
}

test('RUL-92 RUL-122 a deleted account opens for seven days by the company, too, and is refused afterwards in the words of a wrong password', async () => {
  const { userId } = await companyPerson(deps, provider);
  await closeAccount(deps, userId);
  expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'signed in', reopened: true });
  await closeAccount(deps, userId);
  clock += 8 * DAY_MS;
  const late = new TestBrowser(deps);
  expect(await finish(late, await wentThere(late))).toBe('WRONG_CREDENTIALS');
  expect(await late.viewerId()).toBeNull();
});

test('RUL-29 RUL-122 where letters confirm addresses, an unconfirmed account is refused as with a password, unless the company vouches for that very address', async () => {
  const strict = accountsDeps(database, { company: companyOf(provider), smtpUrl: 'smtp://127.0.0.1:9' });
  const { person, userId, username } = await companyPerson(strict, provider);
  await database.pool.query('update auth_users set email_verified = false where id = $1', [userId]);
  provider.person = { ...person, email: 'other@acme.example' };
  const browser = new TestBrowser(strict);
  expect(await finish(browser, await wentThere(browser))).toBe('EMAIL_NOT_VERIFIED');
  provider.person = person;
  expect(await comeBy(browser)).toMatchObject({ outcome: 'signed in' });
  const wrong = { identifier: username, password: 'never had one' };
  expect(await codeOf(new TestBrowser(strict).call(signIn, wrong))).toBe('WRONG_CREDENTIALS');
});
