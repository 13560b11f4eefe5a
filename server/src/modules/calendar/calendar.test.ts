import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { DAY_MS, HOUR_MS } from '@liora/domain/durations';
import {
  CALENDAR_CANCELLED_DAYS,
  CALENDAR_FEED_CHANGES_PER_HOUR,
  CALENDAR_PAST_DAYS,
} from '@liora/domain/limits';
import { calendarFilePath } from '@liora/domain/rules/calendarFeed';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { block, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import { type Site, startSite } from '../../../test/site.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { closeAccount } from '../accounts/closing/closing.service.ts';
import { changeProfile } from '../accounts/profile/profile.service.ts';
import { answer, type Invited, invite } from '../invitations/testing/inviting.ts';
import { callOff, changeInvitation } from '../invitations/write/sender.service.ts';
import { editPlan } from '../plans/plans.service.ts';
import { publishPlan } from '../safety/testing/seen.ts';
import { calendarFileRoutes } from './calendar.http.ts';
import { ownFeed, replaceAddress, setDetail, turnOff, turnOn } from './feed/feeds.service.ts';
import { readCalendar } from './testing/calendarFiles.ts';

const database = await testDatabase();
let now = TEST_NOW;
// A thousand dates on a busy machine take longer than visitors are read for.
const deps = testDeps(database, { now: () => now, readDb: database.db });
let site: Site;
beforeAll(async () => {
  site = await startSite(deps, { routes: [calendarFileRoutes(deps)] });
  await venue(database.db, 'bar', { name: 'Lumen' });
  await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
  await venue(database.db, 'far', { name: 'Loin', category: 'Cafe' });
  await database.pool.query(`update venues set time_zone = 'America/Denver' where place_id = 'far'`);
});
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from rate_limits');
});

/** That evening in San Francisco, seven o'clock, so many days on. */
const seven = (days: number) => new Date(Date.parse('2026-05-16T02:00:00Z') + days * DAY_MS).toISOString();
const couple = async () => [await person(deps), await person(deps)] as const;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** A date of two people: invited and accepted. */
async function dateOf(
  from: SignedInCaller,
  to: SignedInCaller,
  more: Parameters<typeof invite>[1] = {},
): Promise<Invited> {
  const sent = await invite(from, { times: [seven(3)], ...more });
  await answer(to, sent, 'accepted', { time: sent.times.length > 1 ? (sent.times[0] ?? null) : null });
  return sent;
}

async function feedOf(who: SignedInCaller, detail: 'full' | 'busy' = 'full'): Promise<string> {
  const { feed } = await turnOn(who, { request_id: randomUUID(), detail });
  if (!feed) throw new Error('It was turned on, and there is none.');
  return feed.path;
}
const eventsOf = async (path: string) => (await readCalendar(site, path)).events;
const stop = (place_id: string, starts_at: string | null, stay_minutes: number | null = null) => ({
  place_id,
  name: { bar: 'Lumen', cafe: 'Crema', far: 'Loin' }[place_id] ?? place_id,
  address: null,
  starts_at,
  stay_minutes,
});

test('RUL-110 the file of an invitation is in the language of who asks, a feed in that of its owner', async () => {
  const [maya, june] = await couple();
  await changeProfile(maya, { language: 'de' });
  const { own } = await dateOf(maya, june);
  const bodyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.url + path, { headers })).text();
  const file = calendarFilePath(own.code);
  expect(await bodyOf(file, { 'accept-language': 'de' })).toContain('Zeit zum Aufbrechen');
  expect(await bodyOf(file)).toContain('Time to leave');
  const feed = await feedOf(maya);
  expect(await bodyOf(feed, { 'accept-language': 'en' })).toContain('Zeit zum Aufbrechen');
  const { headers } = await readCalendar(site, feed);
  await changeProfile(maya, { language: 'en' });
  // Calendars that ask with the tag of before are not told that nothing has changed.
  expect((await readCalendar(site, feed)).headers.get('etag')).not.toBe(headers.get('etag'));
  expect(await bodyOf(feed)).toContain('Time to leave');
});

describe('the file of an invitation', () => {
  test('RUL-39 INV-04 before anybody signs in: the proposed times, tentative, and what whoever has the code reads', async () => {
    const maya = await person(deps);
    const { own } = await invite(maya, { times: [seven(2), seven(3)], notes: 'The corner table.' });
    const path = calendarFilePath(own.code);
    const { status, headers, events, body } = await readCalendar(site, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('inline; filename="liora.ics"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      [2, 3].map((days) => [seven(days), new Date(Date.parse(seven(days)) + 2 * HOUR_MS).toISOString()]),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    for (const event of events)
      expect(event).toMatchObject({
        status: 'TENTATIVE',
        title: `Lumen with ${maya.viewer.username}?`,
        location: 'Lumen, 1 bar Street',
        description: `The corner table.\n\nhttp://localhost:4310/invite/${own.code}`,
        zone: 'America/Los_Angeles',
        hasAlarm: false,
      });
    for (const secret of [own.id, maya.viewer.userId, '@example.com', '37.7'])
      expect(body).not.toContain(secret);
  });

  test('RUL-39 stops of a plan are told to the two of them, and to nobody else who has the code', async () => {
    const [maya, june] = await couple();
    const plan = await publishPlan(maya, { places: [stop('bar', '19:00'), stop('cafe', '21:00')] });
    const sent = await dateOf(maya, june, { venue: { kind: 'plan', plan_id: plan } });
    const path = calendarFilePath(sent.own.code);
    const read = async (who: SignedInCaller | null) =>
      readCalendar(
        site,
        path,
        who ? { headers: { cookie: await sessionCookie(deps, who.viewer.userId) } } : {},
      );
    const [visitor] = (await read(null)).events;
    expect(visitor).toMatchObject({ title: `Lamplight with ${maya.viewer.username}`, status: 'CONFIRMED' });
    expect(visitor?.description).not.toContain('Crema');
    expect((await read(await person(deps))).events[0]?.description).not.toContain('Crema');
    for (const [who, other] of [
      [maya, june],
      [june, maya],
    ] as const)
      expect((await read(who)).events).toMatchObject([
        {
          title: `Lamplight with ${other.viewer.username}`,
          location: 'Lumen, 1 bar Street',
          description: expect.stringMatching(
            /^7:00\sPM Lumen, 1 bar Street\n9:00\sPM Crema, 1 cafe Street\n\nhttp/,
          ),
          end: '2026-05-19T05:00:00.000Z',
          hasAlarm: true,
        },
      ]);
  });

  test('RUL-22 RUL-39 what leads nowhere is not there: unknown, declined, without a time, over, and between two with a block', async () => {
    const [maya, june] = await couple();
    const status = async (code: string, headers = {}) =>
      (await readCalendar(site, calendarFilePath(code), { headers })).status;
    expect(await status('nobody-has-this')).toBe(404);
    const declined = await invite(maya, { times: [seven(2)] });
    await answer(june, declined, 'rejected');
    expect(await status(declined.own.code)).toBe(404);
    expect(await status((await invite(maya)).own.code)).toBe(404);
    const open = await invite(maya, { times: [seven(2)] });
    await block(maya, june);
    const cookie = await sessionCookie(deps, june.viewer.userId);
    expect(await status(open.own.code, { cookie })).toBe(404);
    expect(await status(open.own.code)).toBe(200);
    later(4 * DAY_MS);
    expect(await status(open.own.code)).toBe(404);
  });

  test('RUL-108 it is read and nothing else: HEAD as GET, no other method, and nothing beside it', async () => {
    const { own } = await invite(await person(deps), { times: [seven(2)] });
    const path = calendarFilePath(own.code);
    const head = await readCalendar(site, path, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await readCalendar(site, path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    for (const other of [
      '/calendar',
      '/calendar/',
      '/calendar/date/',
      `/calendar/date/${own.code}`,
      '/calendar/x/y.ics',
    ])
      expect((await readCalendar(site, other)).status).toBe(404);
  });

  test('INV-13 another time is the same entry with a higher number', async () => {
    const maya = await person(deps);
    const sent = await invite(maya, { times: [seven(2)] });
    const path = calendarFilePath(sent.own.code);
    const [first] = await eventsOf(path);
    await changeInvitation(maya, { id: sent.own.id, version: sent.version, times: [seven(4)], notes: null });
    const [second] = await eventsOf(path);
    expect(second).toMatchObject({ uid: first?.uid, start: seven(4) });
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });
});

describe('a feed', () => {
  test('INV-07 RUL-38 holds the dates of its owner from either side, and nobody else’s', async () => {
    const [maya, june] = await couple();
    const sent = await dateOf(maya, june);
    await invite(maya, { times: [seven(5)] });
    await dateOf(await person(deps), await person(deps));
    const [ofMaya, ofJune] = [await feedOf(maya), await feedOf(june)];
    const [mayas, junes] = [await eventsOf(ofMaya), await eventsOf(ofJune)];
    expect(mayas).toMatchObject([
      {
        start: seven(3),
        status: 'CONFIRMED',
        title: `Lumen with ${june.viewer.username}`,
        url: `http://localhost:4310/invite/${sent.own.code}`,
        hasAlarm: true,
      },
    ]);
    expect(junes).toMatchObject([{ title: `Lumen with ${maya.viewer.username}`, uid: mayas[0]?.uid }]);
    // The same entry whichever way it came into the calendar.
    expect((await eventsOf(calendarFilePath(sent.own.code)))[0]?.uid).toBe(mayas[0]?.uid);
  });

  test('INV-05 what was called off stays for a while as called off, then goes; so does what is long over', async () => {
    const [maya, june] = await couple();
    const far = (CALENDAR_CANCELLED_DAYS + CALENDAR_PAST_DAYS) * 2;
    const sent = await dateOf(maya, june, { times: [seven(far)] });
    await dateOf(june, maya, { times: [seven(2)] });
    const feed = await feedOf(june);
    const [, before] = await eventsOf(feed);
    await callOff(maya, sent.own.id);
    const [, after] = await eventsOf(feed);
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', hasAlarm: false });
    expect(after?.description).toMatch(/^Called off\n/);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    later((CALENDAR_CANCELLED_DAYS + 1) * DAY_MS);
    expect(await eventsOf(feed)).toMatchObject([{ start: seven(2) }]);
    later(CALENDAR_PAST_DAYS * DAY_MS);
    expect(await eventsOf(feed)).toEqual([]);
  });

  test('RUL-107 stops are told on the clocks of their places, past midnight and across two zones', async () => {
    const [maya, june] = await couple();
    const plan = await publishPlan(maya, {
      places: [stop('bar', '20:00'), stop('far', '23:30'), stop('cafe', '00:45', 30)],
    });
    await dateOf(maya, june, { venue: { kind: 'plan', plan_id: plan } });
    const [event] = await eventsOf(await feedOf(maya));
    expect(event?.description.replace(/\s/g, ' ')).toMatch(
      /^8:00 PM Lumen, 1 bar Street 11:30 PM MDT Loin, 1 far Street 12:45 AM Crema, 1 cafe Street {2}http/,
    );
    // Half past one in San Francisco, the stay included.
    expect(event).toMatchObject({ start: seven(3), end: '2026-05-19T08:15:00.000Z' });
  });

  test('RUL-09 of a plan that its reader may not see no stop is told', async () => {
    const [maya, june] = await couple();
    const plan = await publishPlan(maya, { is_public: false });
    await dateOf(maya, june, { venue: { kind: 'plan', plan_id: plan } });
    expect((await eventsOf(await feedOf(maya)))[0]?.description).toContain('Crema');
    const [event] = await eventsOf(await feedOf(june));
    expect(event).toMatchObject({ title: `Lamplight with ${maya.viewer.username}` });
    expect(event?.description).not.toContain('Crema');
  });

  test('RUL-79 busy only tells when and nothing else', async () => {
    const [maya, june] = await couple();
    const sent = await dateOf(maya, june, { notes: 'The corner table.' });
    const path = await feedOf(maya, 'busy');
    const { body, events } = await readCalendar(site, path);
    expect(events).toMatchObject([
      {
        title: 'Busy',
        start: seven(3),
        location: '',
        description: '',
        url: null,
        zone: null,
        hasAlarm: false,
      },
    ]);
    for (const secret of ['Lumen', 'corner', june.viewer.username, sent.own.code, 'Los_Angeles', 'invite'])
      expect(body).not.toContain(secret);
    await setDetail(maya, 'full');
    expect((await eventsOf(path))[0]?.title).toContain('Lumen');
  });

  test('RUL-22 of people with a block between them, either way, there is nothing', async () => {
    const [maya, june] = await couple();
    const enemy = await person(deps);
    await dateOf(maya, june);
    await dateOf(enemy, maya);
    const [ofMaya, ofEnemy] = [await feedOf(maya), await feedOf(enemy)];
    expect(await eventsOf(ofMaya)).toHaveLength(2);
    const { headers } = await readCalendar(site, ofMaya);
    await block(maya, enemy);
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const again = await readCalendar(site, ofMaya, known);
    expect([again.status, again.events.length]).toEqual([200, 1]);
    expect(await eventsOf(ofEnemy)).toEqual([]);
  });

  test('RUL-92 of a closed account there is none, and dates with it are gone from those whom it had invited', async () => {
    const [maya, june] = await couple();
    await dateOf(maya, june);
    const [ofMaya, ofJune] = [await feedOf(maya), await feedOf(june)];
    await closeAccount(deps, maya.viewer.userId);
    expect((await readCalendar(site, ofMaya)).status).toBe(404);
    expect(await eventsOf(ofJune)).toEqual([]);
    await database.pool.query('delete from auth_users where id = $1', [maya.viewer.userId]);
    expect((await readCalendar(site, ofMaya)).status).toBe(404);
    expect(
      (await database.pool.query('select from calendar_feeds where user_id = $1', [maya.viewer.userId])).rows,
    ).toEqual([]);
  });

  test('RUL-22 of a plan that they may not see the tag tells nothing either', async () => {
    const [maya, june] = await couple();
    const plan = await publishPlan(maya);
    await dateOf(maya, june, { venue: { kind: 'plan', plan_id: plan } });
    await database.pool.query('update date_plans set is_public = false where id = $1', [plan]);
    const tagOf = async (path: string) => (await readCalendar(site, path)).headers.get('etag');
    const [ofMaya, ofJune] = [await feedOf(maya), await feedOf(june)];
    const before = [await tagOf(ofMaya), await tagOf(ofJune)];
    await database.pool.query(`update date_plans set title = 'Lanterns' where id = $1`, [plan]);
    expect(await tagOf(ofJune)).toBe(before[1]);
    expect(await tagOf(ofMaya)).not.toBe(before[0]);
  });

  test('what a calendar has already it is not sent again, until something of it changes', async () => {
    const [maya, june] = await couple();
    const plan = await publishPlan(maya);
    const sent = await dateOf(maya, june, { venue: { kind: 'plan', plan_id: plan } });
    const path = await feedOf(june);
    const ask = async (tag: string) => readCalendar(site, path, { headers: { 'if-none-match': tag } });
    let { headers } = await readCalendar(site, path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const changes: [string, () => Promise<unknown>][] = [
      [
        'a name',
        () =>
          database.pool.query(`update profiles set username = 'newname' where user_id = $1`, [
            maya.viewer.userId,
          ]),
      ],
      [
        'a stop',
        () =>
          editPlan(maya, {
            ...planContent.parse({ title: 'Lamplight', places: [stop('bar', '19:00'), stop('far', null)] }),
            id: plan,
          }),
      ],
      ['what is told', () => setDetail(june, 'busy')],
      [
        'a plan that is hidden',
        () => database.pool.query('update date_plans set is_hidden = true where id = $1', [plan]),
      ],
      ['a date called off', () => callOff(maya, sent.own.id)],
      ['a new date', () => dateOf(maya, june, { times: [seven(8)] })],
      ['the next day', async () => later(DAY_MS)],
    ];
    for (const [what, change] of changes) {
      const tag = headers.get('etag') ?? '';
      const known = await ask(`"other", ${tag}`);
      expect([known.status, known.body, known.headers.get('etag')], what).toEqual([304, '', tag]);
      await change();
      const news = await ask(tag);
      expect([news.status, news.headers.get('etag') === tag], what).toEqual([200, false]);
      ({ headers } = news);
    }
  });

  test('it goes out compressed to who takes that', async () => {
    const [maya, june] = await couple();
    await dateOf(maya, june, { notes: 'x'.repeat(400) });
    const path = await feedOf(maya);
    const encodings = async (accept: string) => {
      const { headers, events } = await readCalendar(site, path, { headers: { 'accept-encoding': accept } });
      expect(events).toHaveLength(1);
      return headers.get('content-encoding');
    };
    expect(await encodings('gzip')).toBe('gzip');
    expect(await encodings('identity')).toBeNull();
  });
});

describe('its address', () => {
  test('RUL-108 is 128 random bits at least, is told to its owner again, and nothing stored opens it', async () => {
    const [maya, june] = await couple();
    const path = await feedOf(maya);
    const token = /feed\/([\w-]+)\.ics$/.exec(path)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(await feedOf(june)).not.toBe(path);
    expect((await ownFeed(maya)).feed).toEqual({ path, detail: 'full', created_at: now.toISOString() });
    const { rows } = await database.pool.query('select * from calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { seed, token_hash } of rows)
      for (const guess of [seed, token_hash])
        expect((await readCalendar(site, `/calendar/feed/${guess}.ics`)).status).toBe(404);
  });

  test('RUL-108 replaced it leads nowhere at once; the same press again changes nothing', async () => {
    const maya = await person(deps);
    const old = await feedOf(maya, 'busy');
    const press = randomUUID();
    const { feed } = await replaceAddress(maya, press);
    expect(feed).toMatchObject({ detail: 'busy' });
    expect((await replaceAddress(maya, press)).feed?.path).toBe(feed?.path);
    expect((await readCalendar(site, old)).status).toBe(404);
    expect((await readCalendar(site, feed?.path ?? '')).status).toBe(200);
    await turnOff(maya);
    expect((await readCalendar(site, feed?.path ?? '')).status).toBe(404);
    expect((await ownFeed(maya)).feed).toBeNull();
    for (const call of [() => replaceAddress(maya, randomUUID()), () => setDetail(maya, 'full')])
      expect(await codeOf(call())).toBe('NOT_FOUND');
    expect(await feedOf(maya)).not.toBe(old);
  });

  test('RUL-108 a press that comes again, because its answer got lost, changes nothing of what was done since', async () => {
    const maya = await person(deps);
    const [on, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const press = () => turnOn(maya, { request_id: on, detail: 'full' });
    const { feed } = await press();
    expect((await press()).feed).toEqual(feed);
    await replaceAddress(maya, first);
    const replaced = await replaceAddress(maya, second);
    expect(await replaceAddress(maya, first)).toEqual(replaced);
    await turnOff(maya);
    expect(await press()).toEqual({ feed: null });
  });

  test('twenty presses at once make one feed, and one address', async () => {
    const maya = await person(deps);
    const all = (press: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, press));
    const on = await all(() => turnOn(maya, { request_id: randomUUID(), detail: 'full' }));
    expect(new Set(on.map((one) => JSON.stringify(one))).size).toBe(1);
    const press = randomUUID();
    const replaced = await all(() => replaceAddress(maya, press));
    expect(new Set(replaced.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test('it is changed so often an hour, by whichever calls at once', async () => {
    const maya = await person(deps);
    await feedOf(maya);
    const calls = Array.from({ length: CALENDAR_FEED_CHANGES_PER_HOUR + 4 }, () =>
      codeOf(replaceAddress(maya, randomUUID())),
    );
    const refused = (await Promise.all(calls)).filter((code) => code === 'RATE_LIMITED');
    expect(refused).toHaveLength(5);
  });

  test('RUL-108 under another session secret it has ended, and the settings say so', async () => {
    const maya = await person(deps);
    const path = await feedOf(maya);
    const other = {
      ...deps,
      config: { ...deps.config, sessionSecret: 'another secret of 32 characters at least' },
    };
    const elsewhere = await startSite(other, { routes: [calendarFileRoutes(other)] });
    expect((await readCalendar(elsewhere, path)).status).toBe(404);
    expect((await ownFeed({ ...maya, deps: other })).feed).toBeNull();
    const { feed } = await turnOn({ ...maya, deps: other }, { request_id: randomUUID(), detail: 'full' });
    expect((await readCalendar(elsewhere, feed?.path ?? '')).status).toBe(200);
    await elsewhere.close();
  });
});

test('a feed of a thousand dates: each at its hour, and the same again costs nothing', async () => {
  const [maya, june] = await couple();
  await database.pool.query(
    `insert into date_invitations (invitation_code, sender_id, recipient_id, status, responded_at, venue_name, venue_address,
       planned_date, time_zone, expires_at, request_id, version)
     select gen_random_uuid()::text, $1, $2, 'accepted', $3, 'Lumen ' || n, '1 bar Street', $3::timestamptz + n * interval '7 hours',
       (array['Europe/Berlin', 'America/Santiago', 'Asia/Tokyo'])[n % 3 + 1], $3::timestamptz + n * interval '7 hours' + interval '1 day',
       gen_random_uuid(), 2 from generate_series(1, 1000) n`,
    [maya.viewer.userId, june.viewer.userId, TEST_NOW],
  );
  const { events, headers } = await readCalendar(site, await feedOf(june));
  expect(events.map(({ start }) => Date.parse(start))).toEqual(
    Array.from({ length: 1000 }, (_, n) => TEST_NOW.getTime() + (n + 1) * 7 * HOUR_MS),
  );
  const again = await readCalendar(site, await feedOf(june), {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([again.status, again.body]).toEqual([304, '']);
});
