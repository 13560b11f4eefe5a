import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { passwordsHashed } from '../../../test/quickPasswords.ts';
import { untilWaiting } from '../../../test/untilWaiting.ts';
import { startTestSmtpServer } from '../../integrations/mail/testing/testSmtpServer.ts';
import { signIn, signUp } from './accounts.service.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './mailedLinks/mailedLinks.service.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';
import { sendAllMail } from './testing/mailWork.ts';

const database = await testDatabase();
const smtp = await startTestSmtpServer();
afterAll(async () => {
  await smtp.close();
  await database.close();
});
const local = accountsDeps(database);
const mailed = accountsDeps(database, { smtpUrl: smtp.url });

async function signedUp() {
  const person = newcomer();
  const browser = new TestBrowser(local);
  await browser.call(signUp, person);
  await sendAllMail(local);
  return { person, browser };
}

async function lastLetter(): Promise<string> {
  await sendAllMail(local);
  const { rows } = await database.pool.query(
    'select recipient, body from local_mails order by id desc limit 1',
  );
  return rows[0] ? `${rows[0].recipient}\n${rows[0].body}` : '';
}

function tokenIn(letter: string): string {
  return /[?&]token=([\w-]+)/.exec(letter)?.[1] ?? '';
}

async function resetToken(identifier: string): Promise<string> {
  await new TestBrowser(local).call(requestPasswordReset, { identifier });
  return tokenIn(await lastLetter());
}

test('AUTH-02 AUTH-15 API-53 API-54 AUTH-11 a mailed link to /reset-password sets a new password, by username too', async () => {
  const { person } = await signedUp();
  await new TestBrowser(local).call(requestPasswordReset, { identifier: person.username.toUpperCase() });
  const letter = await lastLetter();
  expect(letter).toContain(person.email);
  expect(letter).toContain('http://localhost:4310/reset-password?token=');
  await new TestBrowser(local).call(resetPassword, { token: tokenIn(letter), password: 'new lamp' });
  const again = new TestBrowser(local);
  expect(await codeOf(again.call(signIn, { identifier: person.email, password: person.password }))).toBe(
    'WRONG_CREDENTIALS',
  );
  await again.call(signIn, { identifier: person.email, password: 'new lamp' });
  expect(await again.viewerId()).not.toBeNull();
});

test('RUL-24 asking for a reset answers the same for an account that does not exist, and mails nobody', async () => {
  await signedUp();
  const before = await lastLetter();
  for (const identifier of ['nobody_here', 'nobody@example.org']) {
    expect(await new TestBrowser(local).call(requestPasswordReset, { identifier })).toEqual({});
  }
  expect(await lastLetter()).toBe(before);
});

test('RUL-108 looking at a reset link spends nothing; setting the password spends it', async () => {
  const { person } = await signedUp();
  const token = await resetToken(person.email);
  const browser = new TestBrowser(local);
  expect(await browser.call(checkResetLink, { token })).toEqual({ valid: true });
  expect(await browser.call(checkResetLink, { token })).toEqual({ valid: true });
  await browser.call(resetPassword, { token, password: 'new lamp' });
  expect(await browser.call(checkResetLink, { token })).toEqual({ valid: false });
  expect(await codeOf(browser.call(resetPassword, { token, password: 'third lamp' }))).toBe('LINK_INVALID');
});

test('of 20 uses of one reset link at once exactly one sets its password', async () => {
  const { person } = await signedUp();
  const token = await resetToken(person.email);
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      codeOf(new TestBrowser(local).call(resetPassword, { token, password: `lamp number ${index}` })),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'LINK_INVALID')).toHaveLength(19);
});

test('RUL-108 the table holds no token, only hashes', async () => {
  const { person } = await signedUp();
  const token = await resetToken(person.email);
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  const { rows } = await database.pool.query('select identifier, value from auth_verifications');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a reset link works for 60 minutes and not a minute longer', async () => {
  const { person } = await signedUp();
  const token = await resetToken(person.email);
  const at = (minutes: number) =>
    new TestBrowser({ ...local, now: () => new Date(Date.now() + minutes * 60_000) });
  expect(await at(59).call(checkResetLink, { token })).toEqual({ valid: true });
  expect(await at(61).call(checkResetLink, { token })).toEqual({ valid: false });
  expect(await codeOf(at(61).call(resetPassword, { token, password: 'new lamp' }))).toBe('LINK_INVALID');
});

test('AUTH-16 a new password ends all other sessions at once and spends all reset links', async () => {
  const { person, browser } = await signedUp();
  const elsewhere = new TestBrowser(local);
  await elsewhere.call(signIn, { identifier: person.username, password: person.password });
  const first = await resetToken(person.email);
  const second = await resetToken(person.email);
  await browser.call(resetPassword, { token: second, password: 'new lamp' });
  expect(await elsewhere.viewerId()).toBeNull();
  expect(await browser.viewerId()).not.toBeNull();
  expect(await browser.call(checkResetLink, { token: first })).toEqual({ valid: false });
});

test('AUTH-16 a sign-in with the old password that is under way while a new one is stored begins no session', async () => {
  const { person, browser } = await signedUp();
  const userId = await browser.viewerId();
  const late = new TestBrowser(local);
  let signingIn: Promise<unknown> | undefined;
  await database.db.transaction().execute(async (trx) => {
    const before = await trx
      .updateTable('auth_accounts')
      .set({ password: 'another hash' })
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    expect(before).toHaveLength(1);
    // It has found the old password right, and waits for this transaction.
    signingIn = codeOf(late.call(signIn, { identifier: person.username, password: person.password }));
    await untilWaiting(1, database);
  });
  expect(await signingIn).toBe('WRONG_CREDENTIALS');
  expect(await late.viewerId()).toBeNull();
});

test('FIX-16 a made-up link is refused before a password is hashed', async () => {
  const hashedFor = async (token: string) => {
    const before = passwordsHashed();
    await codeOf(new TestBrowser(local).call(resetPassword, { token, password: 'a lamp in the hall' }));
    return passwordsHashed() - before;
  };
  const { person } = await signedUp();
  expect(await hashedFor('made-up-token-number-1')).toBe(0);
  expect(await hashedFor(await resetToken(person.email))).toBe(1);
});

test('AUTH-13 a reset refuses 5 characters and keeps the link', async () => {
  const { person } = await signedUp();
  const token = await resetToken(person.email);
  const browser = new TestBrowser(local);
  expect(await codeOf(browser.call(resetPassword, { token, password: '12345' }))).toBe('PASSWORD_TOO_SHORT');
  expect(await browser.call(checkResetLink, { token })).toEqual({ valid: true });
});

test('a verification link cannot reset a password', async () => {
  const person = newcomer();
  await new TestBrowser(mailed).call(signUp, person);
  const token = tokenIn(await smtpLetterTo(person.email));
  expect(await codeOf(new TestBrowser(mailed).call(resetPassword, { token, password: 'new lamp' }))).toBe(
    'LINK_INVALID',
  );
});

async function smtpLetterTo(email: string): Promise<string> {
  await sendAllMail(mailed);
  return smtp.letters.findLast((letter) => letter.includes(`To: ${email}`)) ?? '';
}

test('RUL-29 with a mail server the first sign-in waits for the mailed link', async () => {
  const person = newcomer();
  const browser = new TestBrowser(mailed);
  expect(await browser.call(signUp, person)).toEqual({ signedIn: false });
  expect(await browser.viewerId()).toBeNull();
  const credentials = { identifier: person.username, password: person.password };
  expect(await codeOf(browser.call(signIn, credentials))).toBe('EMAIL_NOT_VERIFIED');
  expect(await codeOf(browser.call(signIn, { ...credentials, password: 'a guess' }))).toBe(
    'WRONG_CREDENTIALS',
  );

  const letter = await smtpLetterTo(person.email);
  expect(letter).toContain('http://localhost:4310/verify?token=');
  await browser.call(verifyEmail, { token: tokenIn(letter) });
  await browser.call(signIn, credentials);
  expect(await browser.viewerId()).not.toBeNull();
  expect(await codeOf(browser.call(verifyEmail, { token: tokenIn(letter) }))).toBe('LINK_INVALID');
});

test('with a mail server a taken e-mail is not told; its owner gets a letter and keeps the account', async () => {
  const person = newcomer();
  await new TestBrowser(mailed).call(signUp, person);
  const again = newcomer({ email: person.email });
  expect(await new TestBrowser(mailed).call(signUp, again)).toEqual({ signedIn: false });
  const letter = await smtpLetterTo(person.email);
  expect(letter).toContain('You already have an account');
  expect(letter).not.toContain('token=');
  const { rows } = await database.pool.query('select name from auth_users where email = $1', [person.email]);
  expect(rows).toEqual([{ name: person.username }]);
});

test('the verification letter can be sent again, and only to those who need it', async () => {
  const person = newcomer();
  const browser = new TestBrowser(mailed);
  await browser.call(signUp, person);
  await sendAllMail(mailed);
  const before = smtp.letters.length;
  await browser.call(resendVerification, { identifier: person.username });
  const token = tokenIn(await smtpLetterTo(person.email));
  expect(smtp.letters.length).toBe(before + 1);
  await browser.call(verifyEmail, { token });
  await browser.call(resendVerification, { identifier: person.username });
  await browser.call(resendVerification, { identifier: 'nobody@example.org' });
  await sendAllMail(mailed);
  expect(smtp.letters.length).toBe(before + 1);
});

test('FIX-01 RUL-24 a public server without a mail server says so for every address alike', async () => {
  const { person } = await signedUp();
  const mail = { ...local.config.mail, mailbox: false };
  const waiting = { ...local, config: { ...local.config, mail } };
  for (const identifier of [person.email, 'nobody@example.org']) {
    expect(await codeOf(new TestBrowser(waiting).call(requestPasswordReset, { identifier }))).toBe('NO_MAIL');
  }
});

test('FIX-43 a mail server that is down does not break the sign-up: the letter is tried again, and its address stays out of log and queue', async () => {
  const lines: string[] = [];
  const down = {
    ...mailed,
    mailer: accountsDeps(database, { smtpUrl: 'smtp://127.0.0.1:1' }).mailer,
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
  };
  await sendAllMail(mailed);
  const person = newcomer();
  expect(await new TestBrowser(down).call(signUp, person)).toEqual({ signedIn: false });
  await sendAllMail(down);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"queue":"letters"');
  const { rows } = await database.pool.query(
    "select * from pgboss.job where name = 'letters' and state = 'retry'",
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([lines, rows])).not.toContain(person.email);

  await database.pool.query("update pgboss.job set start_after = now() where name = 'letters'");
  expect(await smtpLetterTo(person.email)).toContain('/verify?token=');
});

test('FIX-43 RUL-108 the queue holds no link that works, before and after its letter left', async () => {
  const { person } = await signedUp();
  await new TestBrowser(local).call(requestPasswordReset, { identifier: person.email });
  const held = async () => JSON.stringify((await database.pool.query('select * from pgboss.job')).rows);
  const before = await held();
  const token = tokenIn(await lastLetter());
  expect(token).toHaveLength(43);
  expect(before).not.toContain(token);
  expect(await held()).not.toContain(token);
});
