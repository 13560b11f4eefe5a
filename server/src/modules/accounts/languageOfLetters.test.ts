import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { signUp } from './accounts.service.ts';
import { requestPasswordReset } from './mailedLinks/mailedLinks.service.ts';
import { changeProfile } from './profile/profile.service.ts';
import { requestSignInLink } from './signInLink/requestSignInLink.service.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';
import { subjectsTo } from './testing/letters.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);
const GERMAN = 'de-AT, de;q=0.9, en;q=0.8';

function germanBrowser(): TestBrowser {
  const browser = new TestBrowser(deps);
  browser.languages = GERMAN;
  return browser;
}

test('RUL-110 letters are in the language that somebody signed up in, until they choose another', async () => {
  const browser = germanBrowser();
  const { email, ...input } = newcomer();
  await browser.call(signUp, { email, ...input });
  expect(await subjectsTo(database, deps, email)).toEqual(['Bestätige deine E-Mail']);
  // Whoever asks, and from where, changes nothing.
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: email });
  expect((await subjectsTo(database, deps, email)).at(-1)).toBe('Wähl ein neues Passwort');
  await browser.callSignedIn(changeProfile, { language: 'en' });
  await browser.call(requestPasswordReset, { identifier: email });
  expect((await subjectsTo(database, deps, email)).at(-1)).toBe('Choose a new password');
});

test('RUL-110 who has no account yet gets the link that they ask for in the language of the asking browser', async () => {
  const { email } = newcomer();
  await germanBrowser().call(requestSignInLink, { email, adult: true });
  expect(await subjectsTo(database, deps, email)).toEqual(['Dein Link zum Anmelden']);
});

test('RUL-110 what was chosen on a device comes before the languages of its browser', async () => {
  const browser = germanBrowser();
  browser.cookies.set('liora.format', 'en');
  const { email, ...input } = newcomer();
  await browser.call(signUp, { email, ...input });
  expect(await subjectsTo(database, deps, email)).toEqual(['Confirm your email']);
});
