import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn } from '../accounts.service.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { proveIdentity } from '../identity/proveIdentity.service.ts';
import { requestPasswordReset, resetPassword } from '../mailedLinks/mailedLinks.service.ts';
import { readSecurity } from '../security/security.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { subjectsTo, tokenFor } from '../testing/letters.ts';
import { confirmCodeApp, removeCodeApp, renewRecoveryCodes, startCodeApp } from './codeApp.service.ts';
import { takeRecoveryCode, takeStep } from './secondFactor.queries.ts';
import { secondStepOf, signInWithCode } from './secondStep.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
/** Codes are of half a minute: the clock of these tests goes on by hand. */
let clock = new Date('2026-11-20T18:00:00Z').getTime();
const deps = accountsDeps(database, { now: () => new Date(clock) });
const nextStep = () => {
  clock += 30_000;
};

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });

/** Somebody who has set up an app for codes. */
async function withCodeApp() {
  const proved = await provedPerson(deps);
  const { secret } = await proved.browser.callSignedIn(startCodeApp, undefined);
  const { recovery_codes: codes } = await proved.browser.callSignedIn(confirmCodeApp, {
    code: codeNow(secret),
  });
  nextStep();
  return { ...proved, secret, codes };
}

const passwordOf = ({ username, password }: { username: string; password: string }) => ({
  identifier: username,
  password,
});

async function ticketFor(userId: string): Promise<string> {
  return (await secondStepOf(deps, userId))?.ticket ?? '';
}

test('RUL-32 with an app the right password starts no session, but a second step; its code does', async () => {
  const { person, userId, secret } = await withCodeApp();
  const browser = new TestBrowser(deps);
  const answer = await browser.call(signIn, passwordOf(person));
  expect(answer.user_id).toBeUndefined();
  expect(browser.lastCookies).toEqual([]);
  expect(await browser.viewerId()).toBeNull();
  const { ticket = '' } = answer.second_step ?? {};
  await browser.call(signInWithCode, { ticket, code: codeNow(secret) });
  expect(await browser.viewerId()).toBe(userId);
});

test('RUL-92 a code brings a deleted account back as a password does, and says so', async () => {
  const { person, userId, secret } = await withCodeApp();
  await closeAccount(deps, userId);
  const browser = new TestBrowser(deps);
  const { second_step: step } = await browser.call(signIn, passwordOf(person));
  const answer = await browser.call(signInWithCode, { ticket: step?.ticket ?? '', code: codeNow(secret) });
  expect(answer).toEqual({ user_id: userId, reopened: true });
});

test('RUL-32 a wrong password is told as ever, with an app or without', async () => {
  const { person } = await withCodeApp();
  const wrong = { ...passwordOf(person), password: 'not the one' };
  expect(await codeOf(new TestBrowser(deps).call(signIn, wrong))).toBe('WRONG_CREDENTIALS');
});

test('RUL-32 an app that was not confirmed is asked for by nobody', async () => {
  const { person, browser } = await provedPerson(deps);
  await browser.callSignedIn(startCodeApp, undefined);
  expect(await codeOf(browser.callSignedIn(confirmCodeApp, { code: '000000' }))).toBe('CODE_WRONG');
  expect((await new TestBrowser(deps).call(signIn, passwordOf(person))).user_id).toBeDefined();
});

test('RUL-32 the same code does not count twice, nor the one that set up the app, nor one from before it', async () => {
  const { browser, userId } = await provedPerson(deps);
  const { secret } = await browser.callSignedIn(startCodeApp, undefined);
  const before = codeNow(secret);
  nextStep();
  const first = codeNow(secret);
  await browser.callSignedIn(confirmCodeApp, { code: first });
  const tryCode = async (code: string) =>
    codeOf(new TestBrowser(deps).call(signInWithCode, { ticket: await ticketFor(userId), code }));
  expect(await tryCode(first)).toBe('CODE_WRONG');
  expect(await tryCode(before)).toBe('CODE_WRONG');
  nextStep();
  const second = codeNow(secret);
  expect(await tryCode(second)).toBeNull();
  expect(await tryCode(second)).toBe('CODE_WRONG');
});

test('RUL-32 of 20 tries of one code at once one starts a session, of one ticket or of many', async () => {
  for (const sameTicket of [true, false]) {
    const { userId, secret } = await withCodeApp();
    const code = codeNow(secret);
    const shared = await ticketFor(userId);
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(userId)));
    const sessions = () => database.pool.query('select 1 from auth_sessions where user_id = $1', [userId]);
    const before = (await sessions()).rowCount ?? 0;
    const codes = await Promise.all(
      tickets.map((ticket) =>
        codeOf(new TestBrowser(deps).call(signInWithCode, { ticket: sameTicket ? shared : ticket, code })),
      ),
    );
    expect(codes.filter((told) => told === null)).toHaveLength(1);
    expect((await sessions()).rowCount).toBe(before + 1);
  }
});

test('RUL-32 a time step and a recovery code are taken once, however many ask at once', async () => {
  const { userId, codes } = await withCodeApp();
  const step = Math.floor(clock / 30_000) + 5;
  const steps = await Promise.all(Array.from({ length: 20 }, () => takeStep(deps.db, userId, step)));
  expect(steps.filter(Boolean)).toHaveLength(1);
  const { rows } = await database.pool.query<{ code_hash: string }>(
    'select code_hash from recovery_codes where user_id = $1 limit 1',
    [userId],
  );
  const hash = rows[0]?.code_hash ?? '';
  expect(codes).toHaveLength(10);
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeRecoveryCode(deps.db, userId, hash)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('RUL-32 ten recovery codes: each signs in once, also under 20 tries at once, and its use is told by mail', async () => {
  const { userId, codes, browser, person } = await withCodeApp();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(userId)));
  const told = await Promise.all(
    tickets.map((ticket) => codeOf(new TestBrowser(deps).call(signInWithCode, { ticket, code: first }))),
  );
  expect(told.filter((code) => code === null)).toHaveLength(1);
  const typed = ` ${second.toUpperCase().replace('-', ' ')} `;
  // However people type it.
  const ticket = await ticketFor(userId);
  await new TestBrowser(deps).call(signInWithCode, { ticket, code: typed });
  expect((await browser.callSignedIn(readSecurity, undefined)).recovery_codes_left).toBe(8);
  expect(await subjectsTo(database, deps, person.email)).toContain('A recovery code was used');
});

test('FIX-08 RUL-32 wrong codes make the next one wait, and leave the ticket as it is', async () => {
  const { userId, secret } = await withCodeApp();
  const ticket = await ticketFor(userId);
  const attempt = (code: string) => codeOf(new TestBrowser(deps).call(signInWithCode, { ticket, code }));
  const wrong = codeNow(secret) === '111111' ? '222222' : '111111';
  for (let tried = 0; tried < 10; tried++) expect(await attempt(wrong)).toBe('CODE_WRONG');
  expect(await attempt(wrong)).toBe('RATE_LIMITED');
  expect(await attempt(codeNow(secret))).toBe('RATE_LIMITED');
  clock += 60_000;
  expect(await attempt(codeNow(secret))).toBeNull();
});

test('RUL-32 a ticket is good for ten minutes and one session, and ends with the password', async () => {
  const { userId, secret, person } = await withCodeApp();
  const old = await ticketFor(userId);
  clock += 11 * 60_000;
  const browser = new TestBrowser(deps);
  expect(await codeOf(browser.call(signInWithCode, { ticket: old, code: codeNow(secret) }))).toBe(
    'SECOND_STEP_EXPIRED',
  );
  const open = await ticketFor(userId);
  await browser.call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, {
    recipient: person.email,
    subject: 'Choose a new password',
  });
  await browser.call(resetPassword, { token, password: 'new lamp' });
  expect(await codeOf(browser.call(signInWithCode, { ticket: open, code: codeNow(secret) }))).toBe(
    'SECOND_STEP_EXPIRED',
  );
});

test('RUL-32 RUL-112 a reset signs nobody in and leaves the second factor as it is', async () => {
  const { person } = await withCodeApp();
  const browser = new TestBrowser(deps);
  await browser.call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, {
    recipient: person.email,
    subject: 'Choose a new password',
  });
  await browser.call(resetPassword, { token, password: 'new lamp' });
  expect(await browser.viewerId()).toBeNull();
  const answer = await browser.call(signIn, { identifier: person.email, password: 'new lamp' });
  expect(answer.second_step).toBeDefined();
  expect(await browser.viewerId()).toBeNull();
});

test('RUL-32 adding, renewing and removing ask for the password again and are told by mail', async () => {
  const { person, browser, secret, codes } = await withCodeApp();
  clock += 11 * 60_000;
  for (const change of [startCodeApp, removeCodeApp, renewRecoveryCodes]) {
    const refused = browser.callSignedIn<undefined, unknown>(change, undefined);
    expect(await codeOf(refused)).toBe('IDENTITY_UNPROVED');
  }
  expect(await codeOf(browser.callSignedIn(proveIdentity, { password: 'not it' }))).toBe('WRONG_CREDENTIALS');
  expect(await codeOf(browser.callSignedIn(removeCodeApp, undefined))).toBe('IDENTITY_UNPROVED');
  await browser.callSignedIn(proveIdentity, { password: person.password });
  const renewed = await browser.callSignedIn(renewRecoveryCodes, undefined);
  expect(renewed.recovery_codes.filter((code) => codes.includes(code))).toEqual([]);
  // Another session has to prove it for itself.
  const other = new TestBrowser(deps);
  const { second_step: step } = await other.call(signIn, passwordOf(person));
  await other.call(signInWithCode, { ticket: step?.ticket ?? '', code: codeNow(secret) });
  expect(await codeOf(other.callSignedIn(removeCodeApp, undefined))).toBe('IDENTITY_UNPROVED');
  await browser.callSignedIn(removeCodeApp, undefined);
  expect((await new TestBrowser(deps).call(signIn, passwordOf(person))).user_id).toBeDefined();
  expect(await subjectsTo(database, deps, person.email)).toEqual(
    expect.arrayContaining([
      'An authenticator app was added',
      'You have new recovery codes',
      'Your authenticator app was removed',
    ]),
  );
});

test('RUL-32 who has lost the app removes it by a recovery code', async () => {
  const { person, userId, codes } = await withCodeApp();
  const [signsIn = '', proves = ''] = codes;
  const browser = new TestBrowser(deps);
  await browser.call(signInWithCode, { ticket: await ticketFor(userId), code: signsIn });
  await browser.callSignedIn(proveIdentity, { recovery_code: proves });
  await browser.callSignedIn(removeCodeApp, undefined);
  expect((await new TestBrowser(deps).call(signIn, passwordOf(person))).user_id).toBeDefined();
});

test('RUL-32 an app that is set up is not replaced without being removed', async () => {
  const { browser } = await withCodeApp();
  expect(await codeOf(browser.callSignedIn(startCodeApp, undefined))).toBe('CODE_APP_ON');
});

test('of 20 that renew the recovery codes at once, one set of ten is left', async () => {
  const { browser, userId } = await withCodeApp();
  await Promise.all(Array.from({ length: 20 }, () => browser.callSignedIn(renewRecoveryCodes, undefined)));
  const { rowCount } = await database.pool.query('select 1 from recovery_codes where user_id = $1', [userId]);
  expect(rowCount).toBe(10);
});

test('RUL-32 the tables hold no secret and no code that works', async () => {
  const { userId, secret, codes } = await withCodeApp();
  const ticket = await ticketFor(userId);
  const { rows } = await database.pool.query(
    `select encode(f.secret, 'hex') as secret, array_agg(r.code_hash) as hashes, array_agg(t.ticket_hash) as tickets
     from second_factors f join recovery_codes r using (user_id) join sign_in_tickets t using (user_id)
     where f.user_id = $1 group by f.secret`,
    [userId],
  );
  const kept = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  expect(kept).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
  for (const code of [...codes, ticket]) expect(kept).not.toContain(code);
});

test('under another session secret codes are wrong, not an error', async () => {
  const { userId, secret } = await withCodeApp();
  const elsewhere = {
    ...deps,
    config: { ...deps.config, sessionSecret: 'another secret, long enough for it' },
  };
  const { ticket = '' } = (await secondStepOf(elsewhere, userId)) ?? {};
  const attempt = new TestBrowser(elsewhere).call(signInWithCode, { ticket, code: codeNow(secret) });
  expect(await codeOf(attempt)).toBe('CODE_WRONG');
});
