import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_REOPENS_DAYS,
  LETTERS_PER_ADDRESS,
  LETTERS_PER_STRANGER,
  SIGN_IN_LINK_MINUTES,
} from '@liora/domain/limits';
import { defaultUsername } from '@liora/domain/rules/username';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn, signUp } from '../accounts.service.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { changeEmail, confirmEmailChange } from '../emailChange/emailChange.service.ts';
import { requestPasswordReset, resetPassword, verifyEmail } from '../mailedLinks/mailedLinks.service.ts';
import { startPasskey } from '../passkeys/passkeys.service.ts';
import { readMe } from '../session/session.service.ts';
import { accountsDeps, newcomer, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { lettersTo, subjectsTo, tokenFor } from '../testing/letters.ts';
import { sendAllMail } from '../testing/mailWork.ts';
import { mailedSignInLink, SIGN_IN_SUBJECT, signInTokens } from '../testing/signInLinks.ts';
import { requestSignInLink } from './requestSignInLink.service.ts';
import { checkSignInLink, signInWithLink } from './signInWithLink.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-03-01T12:00:00Z');
const deps = accountsDeps(database, { now: () => now });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** As where a mail server is configured: addresses are confirmed. Its letters are read where all others are. */
const mail = { ...deps.config.mail, smtpUrl: 'smtp://nowhere' };
const verifying = { ...deps, config: { ...deps.config, mail } };

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36';
const someEmail = () => `june.${randomUUID().slice(0, 8)}@example.org`;
const linkFor = (email: string, browser?: TestBrowser) =>
  mailedSignInLink(database, deps, { email }, browser);
const press = (token: string, browser = new TestBrowser(deps)) => browser.call(signInWithLink, { token });
const meIn = (browser: TestBrowser) => browser.call((context) => readMe(context), null);

async function signedUp(on = deps) {
  const person = newcomer();
  const browser = new TestBrowser(on);
  await browser.call(signUp, person);
  return { person, browser, userId: (await browser.viewerId()) ?? '' };
}

async function accountsOf(email: string) {
  const { rows } = await database.pool.query(
    `select u.id, u.email_verified, u.adult_confirmed_at, p.username, a.password
     from auth_users u join profiles p on p.user_id = u.id left join auth_accounts a on a.user_id = u.id where u.email = $1`,
    [email],
  );
  return rows;
}

beforeEach(() => database.pool.query('delete from rate_limits'));

describe('RUL-112 somebody new', () => {
  test('RUL-28 RUL-30 one press makes the account under its default name, confirmed, without a password, and signs in', async () => {
    const email = someEmail();
    const asked = now;
    const token = await linkFor(email.toUpperCase());
    expect(await accountsOf(email)).toEqual([]);
    later(3);
    const browser = new TestBrowser(deps);
    const { user_id: userId = '', ...answer } = await press(token, browser);
    expect(answer).toEqual({ created: true, reopened: false, next: null });
    expect(await browser.viewerId()).toBe(userId);
    expect(await accountsOf(email)).toEqual([
      {
        id: userId,
        email_verified: true,
        adult_confirmed_at: asked,
        username: defaultUsername(email, userId),
        password: null,
      },
    ]);
    expect(await meIn(browser)).toMatchObject({ must_choose_username: true, member: false });
  });

  test('they may add a passkey at once, and not an hour later', async () => {
    const browser = new TestBrowser(deps);
    await press(await linkFor(someEmail()), browser);
    expect(await codeOf(browser.callSignedIn((context) => startPasskey(context), null))).toBeNull();
    later(60);
    expect(await codeOf(browser.callSignedIn((context) => startPasskey(context), null))).toBe(
      'IDENTITY_UNPROVED',
    );
  });

  test('a link pressed where they are signed in already proves who they are, and nobody else', async () => {
    const email = someEmail();
    const browser = new TestBrowser(deps);
    await press(await linkFor(email), browser);
    later(60);
    const session = browser.headers().get('cookie');
    await press(await linkFor(email), browser);
    expect(browser.headers().get('cookie')).toBe(session);
    expect(await codeOf(browser.callSignedIn((context) => startPasskey(context), null))).toBeNull();
  });

  test('without the box there is no letter and no account; a box that is not ticked is refused', async () => {
    const email = someEmail();
    expect(await mailedSignInLink(database, deps, { email, adult: undefined })).toBe('');
    const refused = new TestBrowser(deps).call(requestSignInLink, { email, adult: false });
    expect(await codeOf(refused)).toBe('ADULTS_ONLY');
    expect(await signInTokens(database, deps, email)).toEqual([]);
  });

  test('of two links to somebody new pressed at once there is one account, and one of them is told no', async () => {
    const email = someEmail();
    const token = await linkFor(email);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(press(token))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'LINK_INVALID')).toHaveLength(19);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test('somebody who signs up with that address in the same moment is not made twice', async () => {
    for (let run = 0; run < 5; run += 1) {
      const person = newcomer();
      const token = await linkFor(person.email);
      await Promise.all([codeOf(press(token)), codeOf(new TestBrowser(deps).call(signUp, person))]);
      expect(await accountsOf(person.email)).toHaveLength(1);
      await database.pool.query('delete from rate_limits');
    }
  });

  test('an address that its owner may take back is nobody else’s to begin with', async () => {
    const { person, browser } = await provedPerson(deps);
    const token = await mailedSignInLink(database, deps, { email: person.email });
    await browser.callSignedIn(changeEmail, { email: someEmail() });
    const { rows } = await database.pool.query(
      'select new_email from email_changes order by created_at desc',
    );
    const confirm = await tokenFor(database, deps, {
      recipient: rows[0].new_email,
      subject: 'Confirm your new email',
    });
    await new TestBrowser(deps).call(confirmEmailChange, { token: confirm });
    expect(await codeOf(press(token)), 'mailed before').toBe('LINK_INVALID');
    expect(await linkFor(person.email), 'asked for after').toBe('');
  });
});

describe('RUL-112 somebody with an account', () => {
  test('signs in as after a password, and the address is confirmed by it', async () => {
    const { person, userId } = await signedUp();
    const browser = new TestBrowser(deps);
    const token = await mailedSignInLink(database, deps, { email: person.email, adult: undefined });
    expect(await press(token, browser)).toEqual({
      created: false,
      reopened: false,
      next: null,
      user_id: userId,
    });
    expect(await browser.viewerId()).toBe(userId);
    expect(await accountsOf(person.email)).toMatchObject([
      { email_verified: true, username: person.username },
    ]);
    await new TestBrowser(deps).call(signIn, { identifier: person.email, password: person.password });
  });

  test('whoever was signed in there before is not any more, on the server either', async () => {
    const other = await signedUp();
    const before = other.browser.headers();
    const { person, userId } = await signedUp();
    await press(await linkFor(person.email), other.browser);
    expect(await other.browser.viewerId()).toBe(userId);
    other.browser.cookies = new Map([['liora.auth.session_token', cookieIn(before)]]);
    expect(await other.browser.viewerId()).toBeNull();
  });

  test('where addresses are confirmed, what a stranger had set up for an address opens nothing once its owner comes', async () => {
    const stranger = newcomer();
    await new TestBrowser(verifying).call(signUp, stranger);
    const early = await tokenFor(database, deps, {
      recipient: stranger.email,
      subject: 'Confirm your email',
    });
    const owner = new TestBrowser(verifying);
    await press(await linkFor(stranger.email), owner);
    expect(await owner.viewerId()).not.toBeNull();
    const guess = { identifier: stranger.email, password: stranger.password };
    expect(await codeOf(new TestBrowser(verifying).call(signIn, guess))).toBe('WRONG_CREDENTIALS');
    expect(await codeOf(new TestBrowser(verifying).call(verifyEmail, { token: early }))).toBe('LINK_INVALID');
    expect(await subjectsTo(database, deps, stranger.email)).toContain(
      'The password of your account was removed',
    );
  });

  test('where they are, a confirmed account keeps its password', async () => {
    const person = newcomer();
    await new TestBrowser(verifying).call(signUp, person);
    const confirm = await tokenFor(database, deps, {
      recipient: person.email,
      subject: 'Confirm your email',
    });
    await new TestBrowser(verifying).call(verifyEmail, { token: confirm });
    await press(await linkFor(person.email), new TestBrowser(verifying));
    const again = new TestBrowser(verifying);
    await again.call(signIn, { identifier: person.email, password: person.password });
    expect(await again.viewerId()).not.toBeNull();
  });

  test('RUL-92 a deleted account opens for seven days, and says so; after that the link leads nowhere', async () => {
    const { person, userId } = await signedUp();
    await closeAccount(deps, userId);
    expect(await press(await linkFor(person.email))).toMatchObject({ user_id: userId, reopened: true });
    await closeAccount(deps, userId);
    later(ACCOUNT_REOPENS_DAYS * 24 * 60 + 1);
    const browser = new TestBrowser(deps);
    expect(await codeOf(press(await linkFor(person.email), browser))).toBe('LINK_INVALID');
    expect(await browser.viewerId()).toBeNull();
  });
});

describe('RUL-108 the link', () => {
  test('has 256 bits behind #, is kept as a hash, and looking at it spends nothing', async () => {
    const email = someEmail();
    const token = await linkFor(email);
    expect(Buffer.from(token, 'base64url').length * 8).toBe(256);
    const [letter] = await lettersTo(database, deps, email);
    expect(letter?.body).toContain(`http://localhost:4310/auth/link#token=${token}\n`);
    const held = async () =>
      JSON.stringify(
        (
          await database.pool.query(
            'select to_json(l) from sign_in_links l union all select to_json(j) from pgboss.job j',
          )
        ).rows,
      );
    expect(await held()).not.toContain(token);
    const browser = new TestBrowser(deps);
    for (let look = 0; look < 3; look += 1)
      expect(await browser.call(checkSignInLink, { token })).toEqual({
        valid: true,
        email: 'j•••••@example.org',
        adult: true,
      });
    await press(token);
    expect(await browser.call(checkSignInLink, { token })).toEqual({
      valid: false,
      email: null,
      adult: false,
    });
    expect(await codeOf(press(token)), 'again').toBe('LINK_INVALID');
  });

  test('works for some minutes, by the clock', async () => {
    const { person } = await signedUp();
    const token = await linkFor(person.email);
    later(SIGN_IN_LINK_MINUTES - 0.1);
    expect(await new TestBrowser(deps).call(checkSignInLink, { token })).toMatchObject({ valid: true });
    later(0.1);
    expect(await new TestBrowser(deps).call(checkSignInLink, { token })).toMatchObject({ valid: false });
    expect(await codeOf(press(token))).toBe('LINK_INVALID');
  });

  test('a newer one takes its place', async () => {
    const { person } = await signedUp();
    const [first, second] = [await linkFor(person.email), await linkFor(person.email)];
    expect(await codeOf(press(first))).toBe('LINK_INVALID');
    expect(await codeOf(press(second))).toBeNull();
  });

  test('is good for its own address alone, and for nothing that other links do', async () => {
    const [maya, june] = [await signedUp(), await signedUp()];
    const [mayas, junes] = [await linkFor(maya.person.email), await linkFor(june.person.email)];
    expect(await press(mayas)).toMatchObject({ user_id: maya.userId });
    for (const other of [resetPassword, verifyEmail, confirmEmailChange] as const)
      expect(
        await codeOf(new TestBrowser(deps).call(other, { token: junes, password: 'a lamp in the hall' })),
      ).toBe('LINK_INVALID');
    await new TestBrowser(deps).call(requestPasswordReset, { identifier: maya.person.email });
    const reset = await tokenFor(database, deps, {
      recipient: maya.person.email,
      subject: 'Choose a new password',
    });
    expect(await codeOf(press(reset)), 'of a reset').toBe('LINK_INVALID');
    for (const made of ['', 'nobody-has-this', `${junes}A`, junes.slice(0, -1)])
      expect(await codeOf(press(made)), made).toBe('LINK_INVALID');
    expect(await press(junes)).toMatchObject({ user_id: june.userId });
  });

  test('ends with a new password', async () => {
    const { person } = await signedUp();
    const token = await linkFor(person.email);
    await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
    const reset = await tokenFor(database, deps, {
      recipient: person.email,
      subject: 'Choose a new password',
    });
    await new TestBrowser(deps).call(resetPassword, { token: reset, password: 'a lamp in the hall' });
    expect(await codeOf(press(token))).toBe('LINK_INVALID');
  });

  test('its letter says who asked, with what, and that ignoring it does nothing; of what was typed it holds nothing', async () => {
    const email = someEmail();
    const browser = new TestBrowser(deps);
    browser.userAgent = `${CHROME} <b>Buy now</b>`;
    await linkFor(email, browser);
    const [letter] = await lettersTo(database, deps, email);
    expect(letter).toMatchObject({
      subject: SIGN_IN_SUBJECT,
      body: expect.stringMatching(
        /^Somebody, hopefully you, wants to sign in to Liora with this address\. It was asked for with Chrome on Linux\./,
      ),
    });
    expect(letter?.body).toContain('If it was not you, ignore this letter: then nothing happens.');
    expect(letter?.body).not.toContain('Buy now');
  });
});

describe('RUL-119 what is told of an address', () => {
  test('nothing: for a new one, an account, a deleted one and past the limit the answer is the same to the byte', async () => {
    const { person } = await signedUp();
    const gone = await signedUp();
    await closeAccount(deps, gone.userId);
    const asked = (email: string, browser = new TestBrowser(deps)) =>
      browser.call(requestSignInLink, { email, adult: true }).then(JSON.stringify);
    const answers = [await asked(person.email), await asked(someEmail()), await asked(gone.person.email)];
    const busy = new TestBrowser(deps);
    for (let letter = 0; letter <= LETTERS_PER_ADDRESS; letter += 1)
      answers.push(await asked(someEmail(), busy));
    expect(new Set(answers)).toEqual(new Set(['{}']));
  });

  test('and the same is done before the answer, whoever has the address', async () => {
    const { person } = await signedUp();
    await sendAllMail(deps);
    const statements = async (email: string) => {
      const { rows } = await database.pool.query('select count(*)::int as jobs from pgboss.job');
      await new TestBrowser(deps).call(requestSignInLink, { email, adult: true });
      const after = await database.pool.query(
        `select name, state, data - 'identifier' - 'network' as data from pgboss.job order by created_on desc, id limit 1`,
      );
      const { rows: then } = await database.pool.query('select count(*)::int as jobs from pgboss.job');
      return { added: then[0].jobs - rows[0].jobs, job: after.rows[0] };
    };
    expect(await statements(person.email)).toEqual(await statements(someEmail()));
  });

  test('where no mail leaves, every address is refused alike', async () => {
    const { person } = await signedUp();
    const silent = { ...deps, config: { ...deps.config, mail: { ...deps.config.mail, mailbox: false } } };
    for (const email of [person.email, someEmail()])
      expect(await codeOf(new TestBrowser(silent).call(requestSignInLink, { email, adult: true }))).toBe(
        'NO_MAIL',
      );
  });
});

describe('RUL-24 FIX-08 how many letters there are', () => {
  test('a network has its limit, also when it asks twenty times at once', async () => {
    const elsewhere = new TestBrowser(deps);
    const emails = Array.from({ length: LETTERS_PER_ADDRESS + 20 }, someEmail);
    await Promise.all(emails.map((email) => elsewhere.call(requestSignInLink, { email, adult: true })));
    await sendAllMail(deps);
    const { rows } = await database.pool.query(
      'select count(*)::int as letters from sign_in_links where email = any($1)',
      [emails],
    );
    expect(rows[0].letters).toBe(LETTERS_PER_ADDRESS);
  });

  test('an address without an account gets a few a day, from however many networks', async () => {
    const email = someEmail();
    for (let count = 0; count < LETTERS_PER_STRANGER + 2; count += 1) await linkFor(email);
    expect(await signInTokens(database, deps, email)).toHaveLength(LETTERS_PER_STRANGER);
  });

  test('a burst from elsewhere takes nothing from the device of an account', async () => {
    const { person, browser } = await signedUp();
    for (let count = 0; count < 12; count += 1)
      await linkFor(person.email, new TestBrowser(deps, '198.51.100.7'));
    expect(await signInTokens(database, deps, person.email)).toHaveLength(1 + 5);
    expect(await linkFor(person.email, browser)).not.toBe('');
  });

  test('tries of links have one as well', async () => {
    const browser = new TestBrowser(deps);
    const codes = await Promise.all(
      Array.from({ length: 80 }, () => codeOf(browser.call(signInWithLink, { token: randomUUID() }))),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
  });
});

const cookieIn = (headers: Headers): string =>
  /liora\.auth\.session_token=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
