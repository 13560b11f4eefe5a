import { HOUR_MS } from '@liora/domain/durations';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn, signUp } from '../accounts.service.ts';
import { proveIdentity } from '../identity/proveIdentity.service.ts';
import { requestPasswordReset, resetPassword } from '../mailedLinks/mailedLinks.service.ts';
import { addPasskey, startPasskey } from '../passkeys/passkeys.service.ts';
import { changePassword } from '../passwords/changePassword.service.ts';
import { readSecurity } from '../security/security.service.ts';
import { accountsDeps, newcomer, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { lettersTo, subjectsTo, tokenFor } from '../testing/letters.ts';
import { SoftAuthenticator } from '../testing/softAuthenticator.ts';
import { changeEmail, confirmEmailChange, takeBackEmailChange } from './emailChange.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let later = 0;
const deps = accountsDeps(database, { now: () => new Date(Date.now() + later) });

const confirmToken = (recipient: string) =>
  tokenFor(database, deps, { recipient, subject: 'Confirm your new email' });
const takeBackToken = (recipient: string, subject = 'Your email is about to change') =>
  tokenFor(database, deps, { recipient, subject });

async function changing() {
  const proved = await provedPerson(deps);
  const { email } = newcomer();
  await proved.browser.callSignedIn(changeEmail, { email });
  return { ...proved, newEmail: email };
}

async function changed() {
  const before = await changing();
  const token = await confirmToken(before.newEmail);
  await new TestBrowser(deps).call(confirmEmailChange, { token });
  return before;
}

const signsIn = async (identifier: string, password: string) =>
  (await codeOf(new TestBrowser(deps).call(signIn, { identifier, password }))) === null;

test('RUL-29 RUL-108 a change of e-mail waits for the link at the new address; both addresses are told', async () => {
  const { person, browser, newEmail } = await changing();
  const security = () => browser.callSignedIn(readSecurity, undefined);
  expect(await security()).toMatchObject({ email: person.email, pending_email: newEmail });
  expect(await signsIn(newEmail, person.password)).toBe(false);
  expect(await signsIn(person.email, person.password)).toBe(true);
  expect(await subjectsTo(database, deps, person.email)).toContain('Your email is about to change');

  const token = await confirmToken(newEmail);
  await new TestBrowser(deps).call(confirmEmailChange, { token });
  expect(await security()).toMatchObject({ email: newEmail, pending_email: null });
  expect(await signsIn(newEmail, person.password)).toBe(true);
  expect(await signsIn(person.email, person.password)).toBe(false);
  expect(await subjectsTo(database, deps, person.email)).toContain('Your email was changed to another');
  expect(await subjectsTo(database, deps, newEmail)).toContain('Your email was changed');
  expect(await codeOf(new TestBrowser(deps).call(confirmEmailChange, { token }))).toBe('LINK_INVALID');
});

test('RUL-119 whether the new address has an account is told to nobody but its owner, by mail', async () => {
  const neighbour = newcomer();
  await new TestBrowser(deps).call(signUp, neighbour);
  const { browser, person } = await provedPerson(deps);
  expect(await browser.callSignedIn(changeEmail, { email: neighbour.email })).toEqual({});
  expect((await browser.callSignedIn(readSecurity, undefined)).pending_email).toBe(neighbour.email);
  expect(await subjectsTo(database, deps, person.email)).toContain('Your email is about to change');
  const subjects = await subjectsTo(database, deps, neighbour.email);
  expect(subjects).toContain('You already have an account');
  expect(subjects).not.toContain('Confirm your new email');
});

test('the address that somebody else took meanwhile is not confirmed', async () => {
  const { newEmail, browser, person } = await changing();
  const token = await confirmToken(newEmail);
  await new TestBrowser(deps).call(signUp, newcomer({ email: newEmail }));
  expect(await codeOf(browser.call(confirmEmailChange, { token }))).toBe('LINK_INVALID');
  expect(await signsIn(person.email, person.password)).toBe(true);
});

test('RUL-108 a new password, mailed or not, ends a change of e-mail that waits', async () => {
  const reset = async ({ email }: { email: string }) => {
    const token = await tokenFor(database, deps, { recipient: email, subject: 'Choose a new password' });
    await new TestBrowser(deps).call(resetPassword, { token, password: 'quiet lantern' });
  };
  const [mailed, signedIn] = [await changing(), await changing()];
  const links = [await confirmToken(mailed.newEmail), await confirmToken(signedIn.newEmail)];
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: mailed.person.email });
  await reset(mailed.person);
  await signedIn.browser.callSignedIn(changePassword, { password: 'quiet lantern' });
  for (const token of links)
    expect(await codeOf(new TestBrowser(deps).call(confirmEmailChange, { token }))).toBe('LINK_INVALID');
  for (const { person } of [mailed, signedIn])
    expect(await signsIn(person.email, 'quiet lantern')).toBe(true);
});

test('a newer wish ends the one before; a link is good for a day', async () => {
  const { browser, newEmail } = await changing();
  const first = await confirmToken(newEmail);
  const { email: another } = newcomer();
  await browser.callSignedIn(changeEmail, { email: another });
  expect(await codeOf(browser.call(confirmEmailChange, { token: first }))).toBe('LINK_INVALID');
  const second = await confirmToken(another);
  later += 25 * HOUR_MS;
  expect(await codeOf(browser.call(confirmEmailChange, { token: second }))).toBe('LINK_INVALID');
});

test('of 20 uses of one link at once one confirms, and one takes back', async () => {
  const { newEmail, person } = await changing();
  const token = await confirmToken(newEmail);
  const uses = async (use: (browser: TestBrowser) => Promise<unknown>) => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(use(new TestBrowser(deps)))));
    return codes.filter((code) => code === null).length;
  };
  expect(await uses((browser) => browser.call(confirmEmailChange, { token }))).toBe(1);
  const back = await takeBackToken(person.email);
  expect(await uses((browser) => browser.call(takeBackEmailChange, { token: back }))).toBe(1);
});

test('RUL-108 the old address takes it back: nobody is signed in, the password is to be chosen anew', async () => {
  const { person, browser, newEmail } = await changed();
  const token = await takeBackToken(person.email, 'Your email was changed to another');
  const owner = new TestBrowser(deps);
  const { reset_token } = await owner.call(takeBackEmailChange, { token });
  expect(await browser.viewerId()).toBeNull();
  expect(await signsIn(person.email, person.password)).toBe(false);
  expect(await signsIn(newEmail, person.password)).toBe(false);
  await owner.call(resetPassword, { token: reset_token, password: 'mine again' });
  expect(await signsIn(person.email, 'mine again')).toBe(true);
  expect(await codeOf(owner.call(takeBackEmailChange, { token }))).toBe('LINK_INVALID');
  expect(await subjectsTo(database, deps, person.email)).toContain('Your email is the old one again');
});

test('a change that was not confirmed yet is taken back as well', async () => {
  const { person, newEmail, browser } = await changing();
  const token = await takeBackToken(person.email);
  const confirm = await confirmToken(newEmail);
  await browser.call(takeBackEmailChange, { token });
  expect(await browser.viewerId()).toBeNull();
  expect(await codeOf(browser.call(confirmEmailChange, { token: confirm }))).toBe('LINK_INVALID');
});

test('it is taken back until 72 hours after the change and not later', async () => {
  const { person } = await changed();
  const token = await takeBackToken(person.email);
  later += 71 * HOUR_MS;
  const other = await changed();
  const early = await codeOf(new TestBrowser(deps).call(takeBackEmailChange, { token }));
  expect(early).toBeNull();
  const late = await takeBackToken(other.person.email);
  later += 73 * HOUR_MS;
  expect(await codeOf(new TestBrowser(deps).call(takeBackEmailChange, { token: late }))).toBe('LINK_INVALID');
});

test('the first address comes back also from a change of a change, whose own links end', async () => {
  const { person, browser, newEmail } = await changed();
  const { email: third } = newcomer();
  await browser.callSignedIn(changeEmail, { email: third });
  await browser.call(confirmEmailChange, { token: await confirmToken(third) });
  const thief = await takeBackToken(newEmail, 'Your email was changed to another');
  await new TestBrowser(deps).call(takeBackEmailChange, { token: await takeBackToken(person.email) });
  expect(await codeOf(browser.call(takeBackEmailChange, { token: thief }))).toBe('LINK_INVALID');
  const subjects = await subjectsTo(database, deps, person.email);
  expect(subjects.at(-1)).toBe('Your email is the old one again');
});

test('what was added to sign in with since the change goes with it', async () => {
  const { person, browser } = await changed();
  const { challenge } = await browser.callSignedIn(startPasskey, undefined);
  const response = new SoftAuthenticator().create({ challenge, id: 'localhost' });
  await browser.callSignedIn(addPasskey, { response, name: 'Not hers' });
  const { userId } = { userId: await browser.viewerId() };
  await new TestBrowser(deps).call(takeBackEmailChange, { token: await takeBackToken(person.email) });
  const { rowCount } = await database.pool.query('select 1 from passkeys where user_id = $1', [userId]);
  expect(rowCount).toBe(0);
});

test('an address that can still be taken back is nobody else’s', async () => {
  const { person } = await changed();
  const taken = new TestBrowser(deps).call(signUp, newcomer({ email: person.email }));
  expect(await codeOf(taken)).toBe('EMAIL_TAKEN');
  const other = await provedPerson(deps);
  await other.browser.callSignedIn(changeEmail, { email: person.email });
  const token = await confirmToken(person.email);
  expect(await codeOf(other.browser.call(confirmEmailChange, { token }))).toBe('LINK_INVALID');
});

test('links that went to the old address end with the change', async () => {
  const { person, newEmail } = await changing();
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  const token = await tokenFor(database, deps, { recipient: person.email, subject: 'Choose a new password' });
  await new TestBrowser(deps).call(confirmEmailChange, { token: await confirmToken(newEmail) });
  expect(await codeOf(new TestBrowser(deps).call(resetPassword, { token, password: 'new lamp' }))).toBe(
    'LINK_INVALID',
  );
});

test('a change asks for the password again, is limited, and mails an address that was only typed three times a day', async () => {
  const { browser } = await provedPerson(deps);
  const { email } = newcomer();
  later += 11 * 60_000;
  expect(await codeOf(browser.callSignedIn(changeEmail, { email }))).toBe('IDENTITY_UNPROVED');
  const answers: unknown[] = [];
  const changes = await provedPerson(deps);
  expect(await codeOf(changes.browser.callSignedIn(changeEmail, { email: changes.person.email }))).toBe(
    'EMAIL_UNCHANGED',
  );
  for (let asked = 0; asked < 6; asked++)
    answers.push(await codeOf(changes.browser.callSignedIn(changeEmail, { email })));
  expect(answers).toEqual([null, null, null, null, null, 'RATE_LIMITED']);
  const letters = await lettersTo(database, deps, email);
  expect(letters.length).toBeLessThanOrEqual(3);
});

test('RUL-108 the table holds no token, only hashes', async () => {
  const { person, newEmail } = await changing();
  const tokens = [await confirmToken(newEmail), await takeBackToken(person.email)];
  const { rows } = await database.pool.query('select * from email_changes');
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
  expect(await codeOf(new TestBrowser(deps).callSignedIn(proveIdentity, { password: 'x' }))).toBe(
    'UNAUTHENTICATED',
  );
});
