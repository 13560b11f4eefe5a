import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';

import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person as somebody } from '../../../../test/factories.ts';
import { untilWaiting } from '../../../../test/untilWaiting.ts';
import { feedByToken } from '../../calendar/feed/feeds.queries.ts';
import { turnOn } from '../../calendar/feed/feeds.service.ts';
import { hashOfToken } from '../../calendar/feed/feedToken.rules.ts';
import { createCode } from '../../couples/link/codes.service.ts';
import { acceptLink, getLink } from '../../couples/link/link.service.ts';
import { signIn } from '../accounts.service.ts';
import { deleteAccount } from '../closing/closing.service.ts';
import { requestPasswordReset, resetPassword } from '../mailedLinks/mailedLinks.service.ts';
import { hasPasskeys } from '../passkeys/passkeys.queries.ts';
import { addPasskey, startPasskey } from '../passkeys/passkeys.service.ts';
import { changePassword } from '../passwords/changePassword.service.ts';
import { confirmCodeApp, renewRecoveryCodes, startCodeApp } from '../secondFactor/codeApp.service.ts';
import { countRecoveryCodes, hasCodeApp } from '../secondFactor/secondFactor.queries.ts';
import { accountsDeps, newcomer, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { tokenFor } from '../testing/letters.ts';
import { SoftAuthenticator } from '../testing/softAuthenticator.ts';
import { pendingEmail } from './emailChange.queries.ts';
import { changeEmail, takeBackEmailChange } from './emailChange.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);

type Proved = Awaited<ReturnType<typeof provedPerson>>;

async function withFeed() {
  const proved = await provedPerson(deps);
  const { feed } = await proved.browser.callSignedIn(turnOn, { request_id: randomUUID(), detail: 'full' });
  const token = feed?.path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const isRead = async () => (await feedByToken(deps, hashOfToken(token), deps.now())) !== null;
  expect(await isRead()).toBe(true);
  return { ...proved, isRead };
}

async function reset({ person }: Proved) {
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, { recipient: person.email, subject: 'Choose a new password' });
  await new TestBrowser(deps).call(resetPassword, { token, password: 'quiet lantern' });
}

/** Whoever is signed in asks for another address; the old one takes that back. */
async function takeBack({ person, browser }: Proved, before = async () => {}) {
  await browser.callSignedIn(changeEmail, { email: newcomer().email });
  await before();
  const token = await tokenFor(database, deps, {
    recipient: person.email,
    subject: 'Your email is about to change',
  });
  const { reset_token } = await new TestBrowser(deps).call(takeBackEmailChange, { token });
  await new TestBrowser(deps).call(resetPassword, { token: reset_token, password: 'mine again' });
}

const WAYS: [string, (proved: Proved) => Promise<unknown>][] = [
  ['a new password', ({ browser }) => browser.callSignedIn(changePassword, { password: 'quiet lantern' })],
  ['a reset', reset],
  ['a change of e-mail that is taken back', (proved) => takeBack(proved)],
];

test.each(WAYS)('RUL-108 with %s the address of the calendar feed leads nowhere any more', async (_, end) => {
  const proved = await withFeed();
  await end(proved);
  expect(await proved.isRead()).toBe(false);
});

test.each(WAYS)('RUL-43 with %s nobody links with a code from before', async (_, end) => {
  const proved = await provedPerson(deps);
  await becomeMember(proved);
  const { code } = await proved.browser.callSignedIn(createCode, undefined);
  await end(proved);
  const holder = await somebody(deps, { member: true });
  expect(await acceptLink(holder, code)).toMatchObject({ ok: false, code: 'INVALID_TOKEN' });
});

/** What both become that begin one after the other while the first is held up in the midst of it, at a row of `table`. */
async function meanwhile<First, Second>(
  [userId, table]: [string, 'auth_accounts' | 'calendar_feeds'],
  first: () => Promise<First>,
  second: () => Promise<Second>,
) {
  const { under, way } = await database.db.transaction().execute(async (trx) => {
    await sql`select from ${sql.table(table)} where user_id = ${userId}::uuid for update`.execute(trx);
    const under = first();
    await untilWaiting(1, database);
    const way = second();
    await untilWaiting(2, database);
    return { under, way };
  });
  return Promise.all([under, way]);
}

test('RUL-43 whoever claims a code while a new password is stored is refused, as a moment later', async () => {
  const { browser, userId } = await withFeed();
  await becomeMember({ userId });
  const { code } = await browser.callSignedIn(createCode, undefined);
  const holder = await somebody(deps, { member: true });
  const [, answer] = await meanwhile(
    [userId, 'calendar_feeds'],
    () => browser.callSignedIn(changePassword, { password: 'quiet lantern' }),
    () => acceptLink(holder, code),
  );
  expect(answer).toMatchObject({ ok: false, code: 'INVALID_TOKEN' });
  expect((await getLink(holder)).partner).toBeNull();
});

test('RUL-108 whoever signs in while a change of e-mail is taken back neither stops it nor gets in', async () => {
  const { browser, person, userId } = await withFeed();
  await browser.callSignedIn(changeEmail, { email: newcomer().email });
  const subject = 'Your email is about to change';
  const token = await tokenFor(database, deps, { recipient: person.email, subject });
  const [back, signingIn] = await meanwhile(
    [userId, 'calendar_feeds'],
    () => new TestBrowser(deps).call(takeBackEmailChange, { token }),
    () =>
      codeOf(new TestBrowser(deps).call(signIn, { identifier: person.username, password: person.password })),
  );
  expect(back.reset_token).not.toBe('');
  expect(signingIn).toBe('WRONG_CREDENTIALS');
});

test('RUL-108 a password that is stored while a change of e-mail is taken back stops neither', async () => {
  const { browser, person, userId } = await withFeed();
  await browser.callSignedIn(changeEmail, { email: newcomer().email });
  const subject = 'Your email is about to change';
  const token = await tokenFor(database, deps, { recipient: person.email, subject });
  const [, back] = await meanwhile(
    [userId, 'auth_accounts'],
    () => browser.callSignedIn(changePassword, { password: 'quiet lantern' }),
    () => new TestBrowser(deps).call(takeBackEmailChange, { token }),
  );
  expect(back.reset_token).not.toBe('');
  const again = new TestBrowser(deps).call(signIn, { identifier: person.email, password: 'quiet lantern' });
  expect(await codeOf(again)).toBe('WRONG_CREDENTIALS');
});

/** What whoever is signed in may do next, once it is prepared. */
const CHANGES: [string, (browser: TestBrowser) => Promise<() => Promise<unknown>>][] = [
  [
    'stores another password',
    async (browser) => () => browser.callSignedIn(changePassword, { password: 'quiet lantern' }),
  ],
  [
    'wants another e-mail',
    async (browser) => () => browser.callSignedIn(changeEmail, { email: newcomer().email }),
  ],
  [
    'sets up codes',
    async (browser) => {
      const { secret } = await browser.callSignedIn(startCodeApp, undefined);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      return () => browser.callSignedIn(confirmCodeApp, { code });
    },
  ],
  [
    'adds a passkey',
    async (browser) => {
      const { challenge, rp } = await browser.callSignedIn(startPasskey, undefined);
      const response = new SoftAuthenticator().create({ challenge, id: rp.id });
      return () => browser.callSignedIn(addPasskey, { response, name: 'Key' });
    },
  ],
  ['deletes the account', async (browser) => () => browser.callSignedIn(deleteAccount, undefined)],
];

test.each(CHANGES)(
  'RUL-108 whoever %s while a change of e-mail is taken back comes too late: the account is its owner’s',
  async (_, prepare) => {
    const { browser, person, userId } = await withFeed();
    await browser.callSignedIn(changeEmail, { email: newcomer().email });
    const subject = 'Your email is about to change';
    const token = await tokenFor(database, deps, { recipient: person.email, subject });
    const change = await prepare(browser);
    const [back, refusal] = await meanwhile(
      [userId, 'calendar_feeds'],
      () => new TestBrowser(deps).call(takeBackEmailChange, { token }),
      () => codeOf(change()),
    );
    expect(refusal).toBe('IDENTITY_UNPROVED');
    const password = 'mine again';
    await new TestBrowser(deps).call(resetPassword, { token: back.reset_token, password });
    const own = await new TestBrowser(deps).call(signIn, { identifier: person.email, password });
    expect(own).toEqual({ user_id: userId, reopened: false });
    expect(await hasPasskeys(database.db, userId)).toBe(false);
    expect(await pendingEmail(database.db, userId, deps.now())).toBeNull();
  },
);

test('RUL-108 a mailed link is dropped by a password that is being stored, and waits for it', async () => {
  const { browser, person, userId } = await withFeed();
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, { recipient: person.email, subject: 'Choose a new password' });
  const [stored, mailed] = await meanwhile(
    [userId, 'auth_accounts'],
    () => codeOf(browser.callSignedIn(changePassword, { password: 'quiet lantern' })),
    () => codeOf(new TestBrowser(deps).call(resetPassword, { token, password: 'another lantern' })),
  );
  expect([stored, mailed]).toEqual([null, 'LINK_INVALID']);
});

async function becomeMember({ userId }: Pick<Proved, 'userId'>) {
  await database.db
    .updateTable('profiles')
    .set({ membership_tier: 'prive', subscription_status: 'active' })
    .where('user_id', '=', userId)
    .execute();
}

test('RUL-108 recovery codes that were renewed since the change end with it, those from before and the app stay', async () => {
  for (const renewed of [true, false]) {
    const proved = await provedPerson(deps);
    const { browser, userId } = proved;
    const { secret } = await browser.callSignedIn(startCodeApp, undefined);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await browser.callSignedIn(confirmCodeApp, { code });
    await takeBack(proved, async () => {
      if (renewed) await browser.callSignedIn(renewRecoveryCodes, undefined);
    });
    expect(await hasCodeApp(database.db, userId)).toBe(true);
    expect(await countRecoveryCodes(database.db, userId)).toBe(renewed ? 0 : 10);
  }
});

test('RUL-43 a link with a partner that began since the change ends with it, and one from before goes on', async () => {
  for (const since of [true, false]) {
    const proved = await provedPerson(deps);
    await becomeMember(proved);
    const other = await somebody(deps, { member: true });
    const linking = async () => {
      const { code } = await proved.browser.callSignedIn(createCode, undefined);
      expect(await acceptLink({ ...other, deps }, code)).toMatchObject({ ok: true });
    };
    if (!since) await linking();
    await takeBack(proved, since ? linking : undefined);
    const { partner } = await getLink({ ...other, deps });
    expect(partner !== null).toBe(!since);
  }
});
