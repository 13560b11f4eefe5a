import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person as somebody } from '../../../../test/factories.ts';
import { untilWaiting } from '../../../../test/untilWaiting.ts';
import { ownFeed, replaceAddress, setDetail, turnOn } from '../../calendar/feed/feeds.service.ts';
import { createCode } from '../../couples/link/codes.service.ts';
import { acceptLink, getLink } from '../../couples/link/link.service.ts';
import { signOutMember } from '../../moderation/members/actOnMember.service.ts';
import { signIn, signOutEverywhere } from '../accounts.service.ts';
import { changePassword } from '../passwords/changePassword.service.ts';
import { signOutElsewhere } from '../sessions/sessions.service.ts';
import { accountsDeps, provedPerson, TestBrowser } from '../testing/accountsFixtures.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = accountsDeps(database);
const admin = await somebody(deps);

/** A member with a feed who is signed in by two browsers: their own, and one that they do not know of. */
async function twoBrowsers() {
  const { browser, person, userId } = await provedPerson(deps);
  await database.db
    .updateTable('profiles')
    .set({ membership_tier: 'prive', subscription_status: 'active' })
    .where('user_id', '=', userId)
    .execute();
  await browser.callSignedIn(turnOn, { request_id: randomUUID(), detail: 'busy' });
  const other = new TestBrowser(deps);
  await other.call(signIn, { identifier: person.username, password: person.password });
  return { browser, other, userId };
}

/** What becomes of what the other browser sends while its owner stores a new password, which is held up in the midst of it. */
async function sentMeanwhile(
  { browser, userId }: Awaited<ReturnType<typeof twoBrowsers>>,
  send: () => Promise<unknown>,
) {
  const { stored, sent } = await database.db.transaction().execute(async (trx) => {
    await sql`select from calendar_feeds where user_id = ${userId}::uuid for update`.execute(trx);
    const stored = codeOf(browser.callSignedIn(changePassword, { password: 'quiet lantern' }));
    await untilWaiting(1, database);
    const sent = codeOf(send());
    await untilWaiting(2, database);
    return { stored, sent };
  });
  return Promise.all([stored, sent]);
}

const SENT: [string, (other: TestBrowser) => Promise<unknown>][] = [
  ['turns a feed on', (other) => other.callSignedIn(turnOn, { request_id: randomUUID(), detail: 'full' })],
  ['gives it another address', (other) => other.callSignedIn(replaceAddress, randomUUID())],
  ['has it tell more', (other) => other.callSignedIn(setDetail, 'full')],
];

test.each(SENT)(
  'RUL-108 whoever %s while a new password shuts them out comes too late: no address is left behind',
  async (_, send) => {
    const two = await twoBrowsers();
    expect(await sentMeanwhile(two, () => send(two.other))).toEqual([null, 'UNAUTHENTICATED']);
    expect(await two.browser.callSignedIn(ownFeed, undefined)).toEqual({ feed: null });
  },
);

test('RUL-43 whoever makes a code while a new password shuts them out has none', async () => {
  const two = await twoBrowsers();
  const make = () => two.other.callSignedIn(createCode, undefined);
  expect(await sentMeanwhile(two, make)).toEqual([null, 'UNAUTHENTICATED']);
  expect(await two.browser.callSignedIn(getLink, undefined)).toEqual({
    partner: null,
    code_expires_at: null,
  });
});

test('RUL-43 whoever links while a new password shuts them out does not', async () => {
  const two = await twoBrowsers();
  const { code } = await createCode(await somebody(deps, { member: true }));
  const link = () => two.other.callSignedIn(acceptLink, code);
  expect(await sentMeanwhile(two, link)).toEqual([null, 'UNAUTHENTICATED']);
  expect((await two.browser.callSignedIn(getLink, undefined)).partner).toBeNull();
});

test('RUL-108 whoever signs others out waits for the address that one of them is giving the feed, and ends that', async () => {
  const { browser, other, userId } = await twoBrowsers();
  const { replaced, out } = await database.db.transaction().execute(async (trx) => {
    await sql`select from calendar_feeds where user_id = ${userId}::uuid for update`.execute(trx);
    const replaced = other.callSignedIn(replaceAddress, randomUUID());
    await untilWaiting(1, database);
    const out = browser.callSignedIn(signOutElsewhere, undefined);
    await untilWaiting(2, database);
    return { replaced, out };
  });
  await Promise.all([replaced, out]);
  expect(await browser.callSignedIn(ownFeed, undefined)).toEqual({ feed: null });
  expect(await codeOf(other.callSignedIn(replaceAddress, randomUUID()))).toBe('UNAUTHENTICATED');
});

const OUT: [string, (two: Awaited<ReturnType<typeof twoBrowsers>>) => Promise<unknown>][] = [
  ['signs out elsewhere', ({ browser }) => browser.callSignedIn(signOutElsewhere, undefined)],
  ['signs out everywhere', ({ browser }) => browser.callSignedIn(signOutEverywhere, undefined)],
  [
    'is signed out by an admin',
    ({ userId }) => signOutMember(admin, { user_id: userId, reason: 'Lost phone' }),
  ],
];

test.each(OUT)(
  'RUL-108 RUL-43 when somebody %s, what reads on or links without a session ends with those of others',
  async (_, signsOut) => {
    const two = await twoBrowsers();
    await two.other.callSignedIn(createCode, undefined);
    await signsOut(two);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from calendar_feeds where user_id = $1) as feeds,
         (select count(*)::int from link_codes where user_id = $1) as codes`,
      [two.userId],
    );
    expect(rows).toEqual([{ feeds: 0, codes: 0 }]);
    expect(await two.other.viewerId()).toBeNull();
  },
);
