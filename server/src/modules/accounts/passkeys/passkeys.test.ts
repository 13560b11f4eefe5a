import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { untilWaiting } from '../../../../test/untilWaiting.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { proveIdentity, proveIdentityWithPasskey } from '../identity/proveIdentity.service.ts';
import { readSecurity } from '../security/security.service.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { subjectsTo } from '../testing/letters.ts';
import { SoftAuthenticator } from '../testing/softAuthenticator.ts';
import { passkeyChallenge, signInWithPasskey } from './passkeyAnswer.service.ts';
import { deletePasskeysSince } from './passkeys.queries.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);
const PARTY = 'localhost';

async function withPasskey() {
  const proved = await provedPerson(deps);
  const device = new SoftAuthenticator();
  const { challenge } = await proved.browser.callSignedIn(startPasskey, undefined);
  const response = device.create({ challenge, id: PARTY });
  const { id } = await proved.browser.callSignedIn(addPasskey, { response, name: 'Laptop' });
  return { ...proved, device, id };
}

async function challengeFor(browser: TestBrowser): Promise<string> {
  return (await browser.call((context) => passkeyChallenge(context), null)).challenge;
}

async function signInOn(browser: TestBrowser, device: SoftAuthenticator) {
  const response = device.answer({ challenge: await challengeFor(browser), id: PARTY });
  return browser.call(signInWithPasskey, { response });
}

test('RUL-32 a passkey signs in alone, without a name and a password', async () => {
  const { device, userId } = await withPasskey();
  const browser = new TestBrowser(deps);
  await signInOn(browser, device);
  expect(await browser.viewerId()).toBe(userId);
});

test('RUL-92 a passkey brings a deleted account back, and says so', async () => {
  const { device, userId } = await withPasskey();
  await closeAccount(deps, userId);
  expect(await signInOn(new TestBrowser(deps), device)).toEqual({ user_id: userId, reopened: true });
  expect(await signInOn(new TestBrowser(deps), device)).toEqual({ user_id: userId, reopened: false });
});

test('RUL-108 whoever signs in by a passkey that is taken from the account at that moment is not let in', async () => {
  const { device, userId } = await withPasskey();
  const browser = new TestBrowser(deps);
  const { signingIn } = await database.db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [userId]);
    const signingIn = codeOf(signInOn(browser, device));
    await untilWaiting(1, database);
    await deletePasskeysSince(trx, userId, new Date(0));
    return { signingIn };
  });
  expect(await signingIn).toBe('PASSKEY_REFUSED');
  expect(await browser.viewerId()).toBeNull();
});

test('RUL-32 finger, face or PIN is asked for: a passkey that was only there is refused', async () => {
  const { device } = await withPasskey();
  const browser = new TestBrowser(deps);
  const challenge = await challengeFor(browser);
  const response = device.answer({ challenge, id: PARTY, verified: false });
  expect(await codeOf(browser.call(signInWithPasskey, { response }))).toBe('PASSKEY_REFUSED');
});

test('RUL-32 an answer counts once, also when it comes 20 times at once', async () => {
  const { device } = await withPasskey();
  const browser = new TestBrowser(deps);
  const response = device.answer({ challenge: await challengeFor(browser), id: PARTY });
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(new TestBrowser(deps).call(signInWithPasskey, { response }))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'PASSKEY_REFUSED')).toHaveLength(19);
});

test('RUL-32 a question of nobody, of another page, from another party or from too long ago is refused', async () => {
  const { device } = await withPasskey();
  const browser = new TestBrowser(deps);
  const challenge = await challengeFor(browser);
  const later = accountsDeps(database, { now: () => new Date(Date.now() + 11 * 60_000) });
  const refused = async (response: ReturnType<SoftAuthenticator['answer']>, at = browser) =>
    expect(await codeOf(at.call(signInWithPasskey, { response }))).toBe('PASSKEY_REFUSED');
  await refused(device.answer({ challenge: Buffer.alloc(38).toString('base64url'), id: PARTY }));
  await refused(device.answer({ challenge, id: PARTY, origin: 'https://evil.example' }));
  await refused(device.answer({ challenge, id: 'evil.example' }));
  await refused(device.answer({ challenge, id: PARTY }), new TestBrowser(later));
  await refused(new SoftAuthenticator().answer({ challenge, id: PARTY }));
});

test('RUL-32 a signature of another key is refused', async () => {
  const { device } = await withPasskey();
  const browser = new TestBrowser(deps);
  const challenge = await challengeFor(browser);
  const { id, rawId } = device.answer({ challenge, id: PARTY });
  const forged = { ...new SoftAuthenticator().answer({ challenge, id: PARTY }), id, rawId };
  expect(await codeOf(browser.call(signInWithPasskey, { response: forged }))).toBe('PASSKEY_REFUSED');
});

test('RUL-32 a counter that goes back is a copy, and refused', async () => {
  const { device } = await withPasskey();
  const browser = new TestBrowser(deps);
  await signInOn(browser, device);
  device.counter = 0;
  expect(await codeOf(signInOn(browser, device))).toBe('PASSKEY_REFUSED');
});

test('RUL-32 a new passkey answers the question that its owner was asked, and belongs to one account', async () => {
  const { browser, device } = await withPasskey();
  const other = await provedPerson(deps);
  const { challenge } = await other.browser.callSignedIn(startPasskey, undefined);
  const add = (at: TestBrowser, response: ReturnType<SoftAuthenticator['create']>) =>
    codeOf(at.callSignedIn(addPasskey, { response, name: 'Laptop' }));
  const stolen = new SoftAuthenticator().create({ challenge, id: PARTY });
  expect(await add(browser, stolen)).toBe('PASSKEY_REFUSED');
  expect(await add(other.browser, device.create({ challenge, id: PARTY }))).toBe('PASSKEY_REFUSED');
});

test('RUL-32 twenty passkeys and not one more, also when they come at once', async () => {
  const { browser } = await provedPerson(deps);
  const created = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const { challenge } = await browser.callSignedIn(startPasskey, undefined);
      return new SoftAuthenticator().create({ challenge, id: PARTY });
    }),
  );
  const codes = await Promise.all(
    created.map((response) => codeOf(browser.callSignedIn(addPasskey, { response, name: 'Key' }))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(20);
  expect(codes.filter((code) => code === 'TOO_MANY_PASSKEYS')).toHaveLength(5);
});

test('RUL-32 passkeys are listed with their use, renamed and removed by their owner alone, and mail tells', async () => {
  const { browser, device, id, person } = await withPasskey();
  await signInOn(new TestBrowser(deps), device);
  await browser.callSignedIn(renamePasskey, { id, name: 'Old laptop' });
  const { passkeys, passkeys_offered } = await browser.callSignedIn(readSecurity, undefined);
  expect(passkeys_offered).toBe(true);
  expect(passkeys).toMatchObject([{ id, name: 'Old laptop', backed_up: true }]);
  expect(passkeys[0]?.last_used_at).not.toBeNull();

  const other = await provedPerson(deps);
  expect(await codeOf(other.browser.callSignedIn(renamePasskey, { id, name: 'Mine' }))).toBe('NOT_FOUND');
  await other.browser.callSignedIn(removePasskey, { id });
  await signInOn(new TestBrowser(deps), device);

  await browser.callSignedIn(removePasskey, { id });
  expect(await codeOf(signInOn(new TestBrowser(deps), device))).toBe('PASSKEY_REFUSED');
  expect(await subjectsTo(database, deps, person.email)).toEqual(
    expect.arrayContaining(['A passkey was added', 'A passkey was removed']),
  );
});

test('RUL-32 adding and removing ask for password or passkey again; somebody else’s passkey proves nothing', async () => {
  const { device, id } = await withPasskey();
  const browser = new TestBrowser(deps);
  await signInOn(browser, device);
  expect(await codeOf(browser.callSignedIn(removePasskey, { id }))).toBe('IDENTITY_UNPROVED');
  expect(await codeOf(browser.callSignedIn(startPasskey, undefined))).toBe('IDENTITY_UNPROVED');
  const stranger = await withPasskey();
  const prove = async (key: SoftAuthenticator) => {
    const response = key.answer({ challenge: await challengeFor(browser), id: PARTY });
    return codeOf(browser.callSignedIn(proveIdentityWithPasskey, { response }));
  };
  expect(await prove(stranger.device)).toBe('PASSKEY_REFUSED');
  expect(await codeOf(browser.callSignedIn(removePasskey, { id }))).toBe('IDENTITY_UNPROVED');
  expect(await prove(device)).toBeNull();
  expect(await codeOf(browser.callSignedIn(removePasskey, { id }))).toBeNull();
});

test('RUL-32 passkeys belong to names on https and to this machine; an app of another origin may ask for them', async () => {
  const offered = async (publicUrl: string) =>
    codeOf(
      new TestBrowser(accountsDeps(database, { publicUrl })).call(
        (context) => passkeyChallenge(context),
        null,
      ),
    );
  expect(await offered('https://liora.example')).toBeNull();
  expect(await offered('http://localhost:4310')).toBeNull();
  expect(await offered('http://liora.example')).toBe('PASSKEYS_OFF');
  expect(await offered('http://127.0.0.1:4310')).toBe('PASSKEYS_OFF');
  expect(await offered('https://203.0.113.7')).toBe('PASSKEYS_OFF');

  const { device } = await withPasskey();
  const app = new TestBrowser(accountsDeps(database, { appOrigins: ['http://localhost:5173'] }));
  const challenge = await challengeFor(app);
  const response = device.answer({ challenge, id: PARTY, origin: 'http://localhost:5173' });
  expect(await codeOf(app.call(signInWithPasskey, { response }))).toBeNull();
});

test('FIX-08 whoever has a session guesses its password ever more slowly', async () => {
  const { browser, person } = await provedPerson(deps);
  const attempt = (password: string) => codeOf(browser.callSignedIn(proveIdentity, { password }));
  for (let tried = 0; tried < 10; tried++) expect(await attempt(`guess ${tried}`)).toBe('WRONG_CREDENTIALS');
  expect(await attempt(person.password)).toBe('RATE_LIMITED');
});
