import { Writable } from 'node:stream';
import { OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiCall, type ProcedureName } from '../../../../test/calls.ts';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { startSite } from '../../../../test/site.ts';
import type { Deps } from '../../../deps.ts';
import { createLog } from '../../../log.ts';
import { signIn } from '../accounts.service.ts';
import { deleteAccount } from '../closing/closing.service.ts';
import { changeEmail, confirmEmailChange, takeBackEmailChange } from '../emailChange/emailChange.service.ts';
import { proveIdentity } from '../identity/proveIdentity.service.ts';
import { requestPasswordReset, resetPassword } from '../mailedLinks/mailedLinks.service.ts';
import { ownDataRoutes } from '../ownData/ownData.http.ts';
import { changePassword } from '../passwords/changePassword.service.ts';
import { newSecret, sealSecret } from '../secondFactor/codes.rules.ts';
import { readSecurity } from '../security/security.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import {
  colleague,
  comeBy,
  companyOf,
  companyPerson,
  goThere,
  wentThere,
} from '../testing/companyFixtures.ts';
import { subjectsTo, tokenFor } from '../testing/letters.ts';
import { CLIENT, OpenIdProvider } from '../testing/openIdProvider.ts';
import { removeCompany } from './companyAccounts.service.ts';
import { finishCompanySignIn, startCompanyConnection, startCompanyProof } from './companySignIn.service.ts';

const database = await testDatabase();
const provider = new OpenIdProvider();
let deps: Deps;
beforeAll(async () => {
  await provider.start();
  deps = accountsDeps(database, { company: companyOf(provider) });
});
afterEach(() => {
  provider.lazy = false;
});
afterAll(async () => {
  await provider.stop();
  await database.close();
});

const connect = async (browser: TestBrowser) => {
  const { address } = await browser.callSignedIn(startCompanyConnection, {
    next: '/profile/settings/security',
  });
  return browser.call(finishCompanySignIn, await goThere(address));
};
const prove = async (browser: TestBrowser) => {
  const { address } = await browser.callSignedIn(startCompanyProof, { next: '/profile/settings/data' });
  return browser.call(finishCompanySignIn, await goThere(address));
};
const security = (browser: TestBrowser) => browser.callSignedIn(readSecurity, undefined);

describe('RUL-122 an account that there was before', () => {
  test('is connected by its owner, who has just given the password, and told by mail; then the company signs in to it', async () => {
    const { browser, person, userId } = await provedPerson(deps);
    provider.person = colleague({ email: person.email });
    expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'known email' });
    expect(await connect(browser)).toEqual({ outcome: 'connected', next: '/profile/settings/security' });
    expect(await security(browser)).toMatchObject({
      password: true,
      company: { name: 'Acme', connected: true },
    });
    expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'signed in', user_id: userId });
    expect(await subjectsTo(database, deps, person.email)).toContain('Your company signs in to your account');
  });

  test('is connected by nobody who only sits at an open session, nor with an answer for somebody else', async () => {
    const { person } = await provedPerson(deps);
    const left = new TestBrowser(deps);
    await left.call(signIn, { identifier: person.email, password: person.password });
    expect(await codeOf(left.callSignedIn(startCompanyConnection, {}))).toBe('IDENTITY_UNPROVED');
    const mine = await provedPerson(deps);
    const { address } = await mine.browser.callSignedIn(startCompanyConnection, {});
    provider.person = colleague();
    const answer = await goThere(address);
    // Somebody else has signed in in this browser meanwhile.
    await mine.browser.call(signIn, { identifier: person.email, password: person.password });
    expect(await codeOf(mine.browser.call(finishCompanySignIn, answer))).toBe('COMPANY_REFUSED');
  });

  test('is connected to one person of the company, and that person to one account', async () => {
    const [first, second] = [await provedPerson(deps), await provedPerson(deps)];
    provider.person = colleague();
    await connect(first.browser);
    expect(await codeOf(connect(second.browser))).toBe('COMPANY_TAKEN');
    provider.person = colleague();
    expect(await codeOf(connect(first.browser))).toBe('COMPANY_TAKEN');
  });

  test('is left by the company when its owner says so, and is told by mail', async () => {
    const { browser, person } = await provedPerson(deps);
    provider.person = colleague({ email: person.email });
    await connect(browser);
    await browser.callSignedIn(removeCompany, undefined);
    expect(await security(browser)).toMatchObject({ company: { connected: false } });
    expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'known email' });
    expect(await subjectsTo(database, deps, person.email)).toContain(
      'Your company no longer signs in to your account',
    );
  });

  test('a second factor of it is asked for, whoever vouches for the first', async () => {
    const { browser, userId } = await provedPerson(deps);
    provider.person = colleague();
    await connect(browser);
    const secret = sealSecret(newSecret(), userId, deps.config.sessionSecret);
    await database.db
      .insertInto('second_factors')
      .values({ user_id: userId, secret, confirmed_at: new Date() })
      .execute();
    const elsewhere = new TestBrowser(deps);
    const answer = await comeBy(elsewhere);
    expect(answer).toMatchObject({ outcome: 'second step', second_step: { ticket: expect.any(String) } });
    expect(await elsewhere.viewerId()).toBeNull();
  });

  test('who takes an e-mail back shuts out the company that was connected since', async () => {
    const { browser, person } = await provedPerson(deps);
    await browser.callSignedIn(changeEmail, { email: `new_${person.email}` });
    const link = { recipient: `new_${person.email}`, subject: 'Confirm your new email' };
    await browser.call(confirmEmailChange, { token: await tokenFor(database, deps, link) });
    provider.person = colleague();
    await connect(browser);
    const back = { recipient: person.email, subject: 'Your email is about to change' };
    await new TestBrowser(deps).call(takeBackEmailChange, { token: await tokenFor(database, deps, back) });
    expect(await comeBy(new TestBrowser(deps))).toMatchObject({ outcome: 'sign up' });
  });
});

describe('RUL-122 RUL-92 somebody without a password', () => {
  test('proves who they are by the company, which has to ask them anew, and deletes their account', async () => {
    const { browser } = await companyPerson(deps, provider);
    expect(await security(browser)).toMatchObject({ password: false, company: { connected: true } });
    expect(await codeOf(browser.callSignedIn(deleteAccount, undefined))).toBe('IDENTITY_UNPROVED');
    expect(await prove(browser)).toEqual({ outcome: 'proved', next: '/profile/settings/data' });
    expect(provider.asked.at(-1)?.get('prompt')).toBe('login');
    expect(provider.asked.at(-1)?.get('max_age')).toBe('0');
    expect(await codeOf(browser.callSignedIn(deleteAccount, undefined))).toBeNull();
    expect(await browser.viewerId()).toBeNull();
  });

  test('proves nothing by a company that lets them through unasked, or by a colleague', async () => {
    const { browser, person } = await companyPerson(deps, provider);
    provider.lazy = true;
    expect(await codeOf(prove(browser))).toBe('COMPANY_PROOF_OLD');
    provider.lazy = false;
    provider.person = colleague();
    expect(await codeOf(prove(browser))).toBe('COMPANY_REFUSED');
    provider.person = person;
    const asked = await wentThere(browser);
    await browser.call(finishCompanySignIn, asked);
    expect(await codeOf(browser.callSignedIn(deleteAccount, undefined))).toBe('IDENTITY_UNPROVED');
  });

  test('has no password to guess, keeps the company as long as nothing else signs in, and gets a password in two ways', async () => {
    const { browser, username, person } = await companyPerson(deps, provider);
    expect(await codeOf(browser.callSignedIn(proveIdentity, { password: '' }))).toBe('WRONG_CREDENTIALS');
    await prove(browser);
    expect(await codeOf(browser.callSignedIn(removeCompany, undefined))).toBe('COMPANY_LAST');
    await browser.callSignedIn(changePassword, { password: 'a lamp in the hall' });
    const byPassword = { identifier: username, password: 'a lamp in the hall' };
    expect(await codeOf(new TestBrowser(deps).call(signIn, byPassword))).toBeNull();
    expect(await codeOf(browser.callSignedIn(removeCompany, undefined))).toBeNull();
    expect(await security(browser)).toMatchObject({ password: true, company: { connected: false } });
    expect(await subjectsTo(database, deps, person.email)).toContain('Your password was changed');

    const other = await companyPerson(deps, provider);
    await new TestBrowser(deps).call(requestPasswordReset, { identifier: other.username });
    const link = { recipient: other.person.email, subject: 'Choose a new password' };
    const token = await tokenFor(database, deps, link);
    await new TestBrowser(deps).call(resetPassword, { token, password: 'another window' });
    const again = { identifier: other.username, password: 'another window' };
    expect(await codeOf(new TestBrowser(deps).call(signIn, again))).toBeNull();
  });
});

test('RUL-31 RUL-122 over HTTP the flow is a cookie that scripts cannot read, and no log line holds code, state, token or secret', async () => {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog({ level: 'debug', out });
  const loud = accountsDeps(database, { company: companyOf(provider), log });
  const site = await startSite(loud, { routes: [ownDataRoutes(loud)] });
  const cookies = new Map<string, string>();
  const ask = async (name: ProcedureName, input: object) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const [path, init] = apiCall(name, { ...input }, { cookie });
    const answer = await fetch(`${site.url}${path}`, init);
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(key, value);
      else cookies.delete(key);
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  provider.person = colleague();
  const { body } = await ask('accounts.startCompanySignIn', { next: '/' });
  const kept = cookies.get('liora.auth.company') ?? '';
  const answer = await goThere(body.address ?? '');
  // The page that the company sends people back to.
  await fetch(`${site.url}/auth/company?${new URLSearchParams({ ...answer })}`);
  expect((await ask('accounts.finishCompanySignIn', answer)).body.outcome).toBe('sign up');
  expect((await ask('accounts.finishCompanySignIn', answer)).status).toBe(422);
  expect((await ask('accounts.signUpWithCompany', { username: 'over_http', adult: true })).status).toBe(200);
  expect([...cookies.keys()].sort()).toEqual(['liora.auth.device', 'liora.auth.session_token']);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const copy = await fetch(`${site.url}${OWN_DATA_PATH}`, { method: 'POST', headers: { cookie } });
  expect(copy.headers.get('content-type')).toBe('application/zip');
  await copy.body?.cancel();
  provider.down = true;
  await ask('accounts.startCompanySignIn', {});
  provider.down = false;
  await site.close();
  const told = lines.join('');
  expect(told).toContain('/auth/*');
  const secrets = [
    answer.code,
    answer.state,
    kept,
    CLIENT.clientSecret,
    provider.person.email,
    provider.person.sub,
  ];
  for (const secret of secrets) expect(told).not.toContain(secret);
});
