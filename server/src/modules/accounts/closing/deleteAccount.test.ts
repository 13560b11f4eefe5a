import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn } from '../accounts.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';
import { subjectsTo } from '../testing/letters.ts';
import { deleteAccount } from './closing.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let clock = new Date('2026-11-20T18:00:00Z').getTime();
const deps = accountsDeps(database, { now: () => new Date(clock) });
const passwordOf = ({ username: identifier, password }: { username: string; password: string }) => ({
  identifier,
  password,
});

test('RUL-92 an account is deleted by whoever has just given its password or passkey again, and its owner is told by mail', async () => {
  const { browser, person } = await provedPerson(deps);
  const elsewhere = new TestBrowser(deps);
  await elsewhere.call(signIn, passwordOf(person));
  expect(await codeOf(elsewhere.callSignedIn(deleteAccount, undefined))).toBe('IDENTITY_UNPROVED');
  const { reopens_until } = await browser.callSignedIn(deleteAccount, undefined);
  expect(new Date(reopens_until).getTime()).toBe(clock + ACCOUNT_REOPENS_DAYS * DAY_MS);
  for (const device of [browser, elsewhere]) expect(await device.viewerId()).toBeNull();
  expect(await subjectsTo(database, deps, person.email)).toContain('Your account is deleted');
});

test('RUL-92 signing in within seven days opens it; after them it is as if there were none', async () => {
  const { browser, person, userId } = await provedPerson(deps);
  await browser.callSignedIn(deleteAccount, undefined);
  clock += ACCOUNT_REOPENS_DAYS * DAY_MS - 60_000;
  const back = new TestBrowser(deps);
  // Told once: by the sign-in that brought it back.
  expect(await back.call(signIn, passwordOf(person))).toEqual({ user_id: userId, reopened: true });
  expect(await back.viewerId()).toBe(userId);
  expect(await new TestBrowser(deps).call(signIn, passwordOf(person))).toMatchObject({ reopened: false });

  const { browser: other, person: gone } = await provedPerson(deps);
  await other.callSignedIn(deleteAccount, undefined);
  clock += ACCOUNT_REOPENS_DAYS * DAY_MS;
  const late = new TestBrowser(deps);
  expect(await codeOf(late.call(signIn, passwordOf(gone)))).toBe('WRONG_CREDENTIALS');
  expect(await late.viewerId()).toBeNull();
});
