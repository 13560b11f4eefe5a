import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { signIn, signUp } from './accounts.service.ts';
import { requestPasswordReset, resetPassword } from './mailedLinks/mailedLinks.service.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';
import { sendAllMail } from './testing/mailWork.ts';

const database = await testDatabase();
afterAll(() => database.close());

let now = new Date('2026-03-01T12:00:00Z');
const deps = accountsDeps(database, { now: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function signedUp() {
  const person = newcomer();
  const browser = new TestBrowser(deps);
  await browser.call(signUp, person);
  await sendAllMail(deps);
  return { person, browser };
}

function attempt(identifier: string, password: string, browser = new TestBrowser(deps)) {
  return codeOf(browser.call(signIn, { identifier, password }));
}

const network = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
const count = (codes: unknown[], code: string) => codes.filter((given) => given === code).length;

/** Guesses from twelve networks, by username and e-mail in turn, all at once. */
function guesses(person: { username: string; email: string }, howMany: number): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: howMany }, (_, index) =>
      attempt(
        index % 2 ? person.username.toUpperCase() : person.email,
        `guess ${index}`,
        new TestBrowser(deps, network(index % 12)),
      ),
    ),
  );
}

async function lettersTo(email: string): Promise<number> {
  await sendAllMail(deps);
  const { rows } = await database.pool.query(
    "select count(*)::int as count from local_mails where recipient = $1 and body like '%/reset-password?%'",
    [email],
  );
  return rows[0].count;
}

async function askForReset(identifier: string, browser: TestBrowser): Promise<void> {
  expect(await browser.call(requestPasswordReset, { identifier })).toEqual({});
  await sendAllMail(deps);
}

test('FIX-08 RUL-24 120 guesses from 12 addresses, by username and e-mail: ten are looked at, the rest wait', async () => {
  const { person } = await signedUp();
  const codes = await guesses(person, 120);
  expect(count(codes, 'WRONG_CREDENTIALS')).toBe(10);
  expect(count(codes, 'RATE_LIMITED')).toBe(110);
});

test('FIX-08 an address that nobody has is answered like one that somebody has', async () => {
  const nobody = 'nobody.at.all@example.org';
  const codes = await guesses({ username: nobody, email: nobody }, 24);
  expect(count(codes, 'WRONG_CREDENTIALS')).toBe(10);
  expect(count(codes, 'RATE_LIMITED')).toBe(14);
});

test('FIX-08 the wait doubles with each further guess up to five minutes, and is never a lock-out', async () => {
  const { person } = await signedUp();
  await guesses(person, 10);
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const refused = new TestBrowser(deps).call(signIn, {
      identifier: person.email,
      password: person.password,
    });
    const told = await refused.catch((error: unknown) => error);
    const { retryAfterSeconds } = (told as { data: { retryAfterSeconds: number } }).data;
    waits.push(retryAfterSeconds);
    later(retryAfterSeconds);
    expect(await attempt(person.email, 'one more guess')).toBe('WRONG_CREDENTIALS');
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  later(300);
  expect(await attempt(person.username, person.password)).toBeNull();
  // Whoever signed in starts afresh.
  expect(count(await guesses(person, 11), 'WRONG_CREDENTIALS')).toBe(10);
});

test('FIX-08 strangers who guess never make a device wait that has signed in before', async () => {
  const { person, browser } = await signedUp();
  await guesses(person, 60);
  expect(await attempt(person.email, person.password)).toBe('RATE_LIMITED');
  expect(await attempt(person.email, person.password, browser)).toBeNull();
});

test('FIX-08 a known device has ten tries, and its mark is good for its own account alone', async () => {
  const { person, browser } = await signedUp();
  const other = (await signedUp()).person;
  await guesses(other, 10);
  expect(await attempt(other.email, other.password, browser)).toBe('RATE_LIMITED');
  const codes: unknown[] = [];
  for (let round = 0; round < 12; round += 1) codes.push(await attempt(person.email, 'a guess', browser));
  expect(count(codes, 'WRONG_CREDENTIALS')).toBe(10);
  expect(count(codes, 'RATE_LIMITED')).toBe(2);
});

test('FIX-08 a new password by a mailed link ends the wait', async () => {
  const { person } = await signedUp();
  await guesses(person, 30);
  const browser = new TestBrowser(deps);
  await askForReset(person.email, browser);
  const { rows } = await database.pool.query('select body from local_mails order by id desc limit 1');
  const token = /[?&]token=([\w-]+)/.exec(rows[0].body)?.[1] ?? '';
  await browser.call(resetPassword, { token, password: 'a lamp in the hall' });
  expect(await attempt(person.email, 'a lamp in the hall', browser)).toBeNull();
});

test('FIX-08 a burst of 50 resets from elsewhere sends a few letters, tells nothing and takes nothing from the owner', async () => {
  const { person, browser } = await signedUp();
  for (let index = 0; index < 50; index += 1) {
    const identifier = index % 2 ? person.username : person.email.toUpperCase();
    await askForReset(identifier, new TestBrowser(deps, network(index % 12)));
  }
  const afterBurst = await lettersTo(person.email);
  expect(afterBurst).toBe(12 + 5);

  await askForReset(person.email, new TestBrowser(deps));
  expect(await lettersTo(person.email), 'from a network of their own').toBe(afterBurst + 1);
  await askForReset(person.username, browser);
  expect(await lettersTo(person.email), 'from a device they have used').toBe(afterBurst + 2);
});

test('FIX-08 past its limit a network is answered as always and sends nothing', async () => {
  const elsewhere = new TestBrowser(deps, '198.51.200.1');
  for (let index = 0; index < 20; index += 1) await askForReset(`nobody${index}@example.org`, elsewhere);
  const { person } = await signedUp();
  await askForReset(person.email, elsewhere);
  expect(await lettersTo(person.email)).toBe(0);
});
