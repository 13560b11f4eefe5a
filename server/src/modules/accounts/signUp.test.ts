import { DAY_MS } from '@liora/domain/durations';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { signUp, usernameAvailable } from './accounts.service.ts';
import { readMe } from './session/session.service.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';
import { sendAllMail } from './testing/mailWork.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);

async function rowCounts() {
  const { rows } = await database.pool.query(
    `select (select count(*) from auth_users) as users, (select count(*) from auth_accounts) as accounts,
      (select count(*) from profiles) as profiles`,
  );
  return rows[0] as { users: number; accounts: number; profiles: number };
}

/** 20 sign-ups at once, from 20 addresses. */
async function rush(inputs: ReturnType<typeof newcomer>[]) {
  const before = await rowCounts();
  const answers = await Promise.all(
    inputs.map((input) => {
      const call = new TestBrowser(deps).call(signUp, input);
      return codeOf(call).then((code) => code ?? 'welcome');
    }),
  );
  const after = await rowCounts();
  return { answers, added: after.users - before.users, after };
}

test('AUTH-01 API-51 API-52 RUL-29 without a mail server a newcomer is signed in at once, under the name they chose', async () => {
  const browser = new TestBrowser(deps);
  const input = newcomer();
  expect(await browser.call(signUp, input)).toEqual({ signedIn: true });
  const me = await browser.call((context) => readMe(context), null);
  expect(me).toMatchObject({
    username: input.username,
    email: input.email,
    membership_tier: 'free',
    member: false,
    must_choose_username: false,
  });
});

test('RUL-29 without a mail server the link that confirms the address waits in the local mailbox', async () => {
  const input = newcomer();
  await new TestBrowser(deps).call(signUp, input);
  await sendAllMail(deps);
  const { rows } = await database.pool.query('select body from local_mails where recipient = $1', [
    input.email,
  ]);
  expect(rows).toEqual([{ body: expect.stringContaining('http://localhost:4310/verify?token=') }]);
});

test('RUL-30 the time at which 18 or over was confirmed is kept, and nobody gets in without it', async () => {
  const input = newcomer();
  expect(await codeOf(new TestBrowser(deps).call(signUp, { ...input, adult: false }))).toBe('ADULTS_ONLY');
  await new TestBrowser(deps).call(signUp, input);
  const { rows } = await database.pool.query('select adult_confirmed_at from auth_users where email = $1', [
    input.email,
  ]);
  expect(rows[0].adult_confirmed_at).toBeInstanceOf(Date);
});

test.each([
  ['two letters', { username: 'ab' }, 'USERNAME_INVALID'],
  ['21 letters', { username: 'a'.repeat(21) }, 'USERNAME_INVALID'],
  ['a hyphen', { username: 'ann-lee' }, 'USERNAME_INVALID'],
  ['a password of 5', { password: '12345' }, 'PASSWORD_TOO_SHORT'],
])('USER-01..03, AUTH-13 the server refuses %s', async (_what, wrong, code) => {
  expect(await codeOf(new TestBrowser(deps).call(signUp, newcomer(wrong)))).toBe(code);
});

test('USER-08 RUL-26 a username of exactly 20 characters is accepted', async () => {
  const input = newcomer({ username: 'exactly_twenty_chars' });
  expect(await new TestBrowser(deps).call(signUp, input)).toEqual({ signedIn: true });
});

test('USER-04 RUL-27 a name is taken whatever its case, and an underscore is no wildcard', async () => {
  await new TestBrowser(deps).call(signUp, newcomer({ username: 'Night_Owl' }));
  const browser = new TestBrowser(deps);
  expect(await browser.call(usernameAvailable, { username: 'NIGHT_OWL' })).toEqual({ available: false });
  expect(await browser.call(usernameAvailable, { username: 'NightXOwl' })).toEqual({ available: true });
  expect(await codeOf(browser.call(signUp, newcomer({ username: 'night_owl' })))).toBe('USERNAME_TAKEN');
});

test('an e-mail address has one account, whatever its case', async () => {
  await new TestBrowser(deps).call(signUp, newcomer({ email: 'Ann@Example.org' }));
  const again = newcomer({ email: 'ann@example.ORG' });
  expect(await codeOf(new TestBrowser(deps).call(signUp, again))).toBe('EMAIL_TAKEN');
});

test('FIX-13 RUL-119 five times an hour a network is told of an account; then every address is refused alike', async () => {
  const taken = newcomer();
  await new TestBrowser(deps).call(signUp, taken);
  const ask = (email: string) =>
    codeOf(new TestBrowser(deps, '198.51.100.44').call(signUp, newcomer({ email })));
  for (let count = 0; count < 5; count += 1) expect(await ask(taken.email.toUpperCase())).toBe('EMAIL_TAKEN');
  expect(await ask(taken.email)).toBe('RATE_LIMITED');
  expect(await ask(newcomer().email)).toBe('RATE_LIMITED');
  expect(await codeOf(new TestBrowser(deps).call(signUp, newcomer({ email: taken.email })))).toBe(
    'EMAIL_TAKEN',
  );
});

test('FIX-13 RUL-119 who opens accounts is not held up by it', async () => {
  const address = '198.51.100.45';
  for (let count = 0; count < 8; count += 1) {
    expect(await codeOf(new TestBrowser(deps, address).call(signUp, newcomer()))).toBeNull();
  }
});

test('FIX-13 RUL-119 the owner of the address hears of it, once a day', async () => {
  const taken = newcomer();
  await new TestBrowser(deps).call(signUp, taken);
  const letters = async () => {
    await sendAllMail(deps);
    const { rows } = await database.pool.query(
      "select count(*)::int as count from local_mails where recipient = $1 and subject = 'You already have an account'",
      [taken.email],
    );
    return rows[0].count;
  };
  const again = (days: number) => {
    const then = accountsDeps(database, { now: () => new Date(Date.now() + days * DAY_MS) });
    return codeOf(new TestBrowser(then).call(signUp, newcomer({ email: taken.email })));
  };
  for (let count = 0; count < 3; count += 1) expect(await again(0)).toBe('EMAIL_TAKEN');
  expect(await letters()).toBe(1);
  expect(await again(1.1)).toBe('EMAIL_TAKEN');
  expect(await letters()).toBe(2);
});

test('20 sign-ups at once with one username make exactly one account and leave no orphan rows', async () => {
  const { answers, added, after } = await rush(
    Array.from({ length: 20 }, () => newcomer({ username: 'lamplight' })),
  );
  expect(answers.filter((answer) => answer === 'welcome')).toHaveLength(1);
  expect(added).toBe(1);
  expect([after.accounts, after.profiles]).toEqual([after.users, after.users]);
});

test('20 sign-ups at once with one e-mail make exactly one account and leave no orphan rows', async () => {
  const { answers, added, after } = await rush(
    Array.from({ length: 20 }, () => newcomer({ email: 'only.one@example.org' })),
  );
  expect(answers.filter((answer) => answer === 'welcome')).toHaveLength(1);
  expect(added).toBe(1);
  expect([after.accounts, after.profiles]).toEqual([after.users, after.users]);
});

test('the eleventh sign-up of an hour from one address waits', async () => {
  const address = '198.51.100.7';
  for (let count = 0; count < 10; count += 1) {
    await new TestBrowser(deps, address).call(signUp, newcomer());
  }
  expect(await codeOf(new TestBrowser(deps, address).call(signUp, newcomer()))).toBe('RATE_LIMITED');
});
