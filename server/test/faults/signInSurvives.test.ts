import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { confirmCodeApp, startCodeApp } from '../../src/modules/accounts/secondFactor/codeApp.service.ts';
import { secondStepOf, signInWithCode } from '../../src/modules/accounts/secondFactor/secondStep.service.ts';
import { signInWithLink } from '../../src/modules/accounts/signInLink/signInWithLink.service.ts';
import {
  accountsDeps,
  provedPerson,
  TestBrowser,
} from '../../src/modules/accounts/testing/accountsFixtures.ts';
import { mailedSignInLink } from '../../src/modules/accounts/testing/signInLinks.ts';
import { codeOf } from '../codeOf.ts';
import { testDatabase } from '../database.ts';
import { reportFault } from './faultsReport.ts';
import { killedAt } from './killedAt.ts';

const POOL_SIZE = 4;
const database = await testDatabase({ poolSize: POOL_SIZE });
afterAll(() => database.close());
const deps = accountsDeps(database);

/** The connection ends when the session is to be stored: the last thing that happens. */
async function cut(browser: TestBrowser, work: () => Promise<unknown>): Promise<void> {
  expect(await killedAt(database, { table: 'auth_sessions', mode: 'share', poolSize: POOL_SIZE }, work)).toBe(
    true,
  );
  expect(await browser.viewerId()).toBeNull();
}

const report = (what: string) => reportFault({ 'what was done': what, 'spent without a session': 0 });

test('FIX-80 RUL-112 a press of a mailed link that is cut off has spent nothing: the next one signs in, to the one account', async () => {
  const email = `june.${randomUUID().slice(0, 8)}@example.org`;
  const token = await mailedSignInLink(database, deps, { email });
  const browser = new TestBrowser(deps);
  const press = () => browser.call(signInWithLink, { token });
  await cut(browser, press);
  const { user_id: userId } = await press();
  expect(await browser.viewerId()).toBe(userId);
  const { rows } = await database.pool.query('select id from auth_users where email = $1', [email]);
  expect(rows).toEqual([{ id: userId }]);
  expect(await codeOf(new TestBrowser(deps).call(signInWithLink, { token }))).toBe('LINK_INVALID');
  report('a mailed link is pressed and cut off');
});

test('FIX-80 RUL-32 a recovery code whose sign-in is cut off is not used up, and works once', async () => {
  const { browser: own, userId } = await provedPerson(deps);
  const { secret } = await own.callSignedIn(startCodeApp, undefined);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recovery_codes: codes } = await own.callSignedIn(confirmCodeApp, { code });
  const ticket = (await secondStepOf(deps, userId))?.ticket ?? '';
  const browser = new TestBrowser(deps);
  const signIn = () => browser.call(signInWithCode, { ticket, code: codes[0] ?? '' });
  await cut(browser, signIn);
  await signIn();
  expect(await browser.viewerId()).toBe(userId);
  const again = (await secondStepOf(deps, userId))?.ticket ?? '';
  expect(
    await codeOf(new TestBrowser(deps).call(signInWithCode, { ticket: again, code: codes[0] ?? '' })),
  ).toBe('CODE_WRONG');
  report('a recovery code is given and cut off');
});
