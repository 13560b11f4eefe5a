import { Writable } from 'node:stream';
import { OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { OWN_DATA_PER_DAY } from '@liora/domain/limits';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue } from '../../../../test/factories.ts';
import { httpNode } from '../../../../test/httpNode.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { photosAreUploaded } from '../../photos/testing/uploading.ts';
import { react } from '../../plans/reactions/reactions.service.ts';
import { reportPlan } from '../../safety/reports/reports.service.ts';
import { decide } from '../../safety/testing/deciding.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { savePlace } from '../../saved/write/save.service.ts';
import { ownData, writeCopy } from './ownData.service.ts';
import { PERSONAL_TABLES } from './personalColumns.data.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

let owner: AddressedCaller;
let enemy: AddressedCaller;
let theirs = '';
beforeAll(async () => {
  await venue(database.db, 'bar');
  await venue(database.db, 'cafe', { category: 'Cafe' });
  owner = await person(deps);
  enemy = await person(deps);
});

async function copyOf(who: AddressedCaller) {
  const { body, bytes } = await ownData(who, 'en');
  const zip = new Uint8Array(await new Response(body).arrayBuffer());
  expect(zip).toHaveLength(bytes);
  const files = Object.entries(unzipSync(zip)).map(([name, content]) => [name, strFromU8(content)] as const);
  return new Map(files);
}

test("RUL-92 the copy of one's data holds every table of the list as JSON, and all that a person made, hidden things, too", async () => {
  await publishPlan(owner, { title: 'By the window' });
  await droppedPin(owner, { title: 'Bench', is_public: false });
  await droppedPin(owner, { title: 'Under review', is_hidden: true });
  theirs = await publishPlan(enemy, { title: 'Theirs' });
  for (const kind of ['like', 'save'] as const) await react(owner, kind, theirs);
  await reportPlan(owner, { id: theirs, reason: 'spam', details: 'Looks made up' });
  await block(owner, enemy);
  const files = await copyOf(owner);
  const read = new Map(
    [...files].filter(([name]) => name.endsWith('.json')).map(([name, json]) => [name, JSON.parse(json)]),
  );
  for (const [table, { copy }] of Object.entries(PERSONAL_TABLES))
    if (copy) expect(read.get(`${copy.file}.json`), table).toHaveProperty(table, expect.any(Array));
  expect(read.get('plans.json').date_plans).toMatchObject([{ title: 'By the window' }]);
  expect(
    read
      .get('pins.json')
      .dropped_pins.map(({ title }: { title: string }) => title)
      .sort(),
  ).toEqual(['Bench', 'Under review']);
  expect(read.get('liked-plans.json').date_plan_likes).toMatchObject([{ date_plan_id: theirs }]);
  expect(read.get('saved-plans.json').saved_date_plans).toMatchObject([{ date_plan_id: theirs }]);
  expect(read.get('reports.json').date_plan_reports).toMatchObject([{ details: 'Looks made up' }]);
  expect(read.get('blocked-people.json').blocked_users).toMatchObject([
    { blocked_user_id: enemy.viewer.userId },
  ]);
  expect(read.get('account.json').auth_users).toMatchObject([
    { email: `${owner.viewer.username}@example.com` },
  ]);
  expect(files.get('about.txt')).toContain('Everything that Liora keeps of you');
});

test('RUL-92 RUL-120 of a report the copy says what its maker was told became of it, and not that it was decided where that is nothing', async () => {
  const [hearing, brigade] = [await person(deps), await person(deps)];
  const plan = await publishPlan(enemy, { title: 'Decided' });
  for (const who of [hearing, brigade]) await reportPlan(who, { id: plan, reason: 'spam', details: null });
  await database.pool.query(
    `update date_plan_reports set notified_at = now(), outcome = case when reporter_user_id = $2 then 'hidden' end
     where date_plan_id = $1`,
    [plan, hearing.viewer.userId],
  );
  const reportsOf = async (who: AddressedCaller) =>
    JSON.parse((await copyOf(who)).get('reports.json') ?? '').date_plan_reports;
  expect(await reportsOf(hearing)).toMatchObject([{ outcome: 'hidden' }]);
  const [withheld] = await reportsOf(brigade);
  expect(withheld).toMatchObject({ outcome: null });
  for (const column of ['notified_at', 'decision_id', 'hides']) expect(withheld).not.toHaveProperty(column);
});

test('RUL-22 RUL-23 nothing of others and nothing secret is in it: not who blocked or reported one, no password, no token', async () => {
  const plan = await publishPlan(owner, { title: 'Reported' });
  await reportPlan(enemy, { id: plan, reason: 'harassment', details: 'by enemy' });
  await block(enemy, owner);
  await database.db
    .insertInto('auth_accounts')
    .values({
      user_id: owner.viewer.userId,
      account_id: 'x',
      provider_id: 'credential',
      password: 'salt:hash',
    })
    .execute();
  await database.db
    .insertInto('auth_sessions')
    .values({ user_id: owner.viewer.userId, token: 'secret-token', expires_at: new Date('2030-01-01') })
    .execute();
  const all = [...(await copyOf(owner)).values()].join('\n');
  expect(all).toContain('Reported');
  for (const secret of [
    'by enemy',
    'salt:hash',
    'secret-token',
    `"blocker_user_id": "${enemy.viewer.userId}"`,
    enemy.viewer.username,
  ])
    expect(all).not.toContain(secret);
});

test('RUL-92 RUL-95 that a moderator decided is in theirs, and nothing of whom or what it was about', async () => {
  const moderator = await person(deps);
  await database.db.insertInto('admins').values({ user_id: moderator.viewer.userId }).execute();
  const about = await person(deps, { username: 'judged_person' });
  const profile = { content_type: 'profile', content_id: about.viewer.userId } as const;
  await decide(moderator, 'warn', { ...profile, reason: 'Rude to guests' });
  const decisions = (await copyOf(moderator)).get('decisions.json') ?? '';
  expect(JSON.parse(decisions).moderation_decisions).toMatchObject([{ action: 'warn' }]);
  for (const theirs of [about.viewer.userId, 'judged_person', 'Rude to guests'])
    expect(decisions).not.toContain(theirs);
});

test('RUL-92 RUL-116 of plans and pins of others that were saved it holds what their saver still sees', async () => {
  const saver = await person(deps, { member: true });
  const names = ['open', 'withdrawn', 'prive', 'deleted', 'blocked'] as const;
  const strangers = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await person(deps, { member: true })] as const)),
  );
  const made = new Map<string, { plan: string; pin: string }>();
  for (const name of names) {
    const whose = strangers[name] as AddressedCaller;
    const words = `words-${name}`;
    const plan = await publishPlan(whose, { title: words, description: words });
    const pin = await droppedPin(whose, { title: words, address: words });
    await react(saver, 'save', plan);
    await savePlace(saver, { place_id: pin });
    made.set(name, { plan, pin });
  }
  const all = async () => [...(await copyOf(saver)).values()].join('\n');
  const before = await all();
  for (const name of names) expect(before).toContain(`words-${name}`);
  const { db } = database;
  const withdrawn = made.get('withdrawn');
  const prive = made.get('prive');
  const deleted = made.get('deleted');
  const set = async (ids: typeof withdrawn, flags: Partial<Record<'is_public' | 'is_prive', boolean>>) => {
    await db
      .updateTable('date_plans')
      .set(flags)
      .where('id', '=', ids?.plan ?? '')
      .execute();
    await db
      .updateTable('dropped_pins')
      .set(flags)
      .where('id', '=', ids?.pin ?? '')
      .execute();
  };
  await set(withdrawn, { is_public: false });
  await set(prive, { is_public: false, is_prive: true });
  // As a creator does it: withdrawn first, then deleted.
  await set(deleted, { is_public: false });
  await db
    .updateTable('date_plans')
    .set({ deleted_at: deps.now() })
    .where('id', '=', deleted?.plan ?? '')
    .execute();
  await db
    .deleteFrom('dropped_pins')
    .where('id', '=', deleted?.pin ?? '')
    .execute();
  await block(saver, strangers.blocked as AddressedCaller);
  const becomes = (membership_tier: string) =>
    db.updateTable('profiles').set({ membership_tier }).where('user_id', '=', saver.viewer.userId).execute();
  await becomes('free');
  const files = await copyOf(saver);
  const copy = [...files.values()].join('\n');
  expect(copy).toContain('words-open');
  for (const name of names.slice(1)) expect(copy).not.toContain(`words-${name}`);
  // That they saved it is theirs.
  expect(JSON.parse(files.get('saved-plans.json') ?? '').saved_date_plans).toHaveLength(names.length);
  const saved = JSON.parse(files.get('saved-places.json') ?? '').saved_places;
  expect(saved).toHaveLength(names.length);
  expect(saved.filter((row: object) => 'latitude' in row)).toHaveLength(1);
  await becomes('prive');
  expect(await all()).toContain('words-prive');
});

test('RUL-92 RUL-116 of a saved plan it holds what its saver reads now, and nothing that was taken out since', async () => {
  const [creator, saver] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator, { title: 'words-before' });
  await react(saver, 'save', id);
  await database.pool.query(`update date_plans set title = 'words-now' where id = $1`, [id]);
  const { saved_date_plans } = JSON.parse((await copyOf(saver)).get('saved-plans.json') ?? '');
  expect(saved_date_plans).toMatchObject([{ date_plan_id: id, title: 'words-now' }]);
  expect(JSON.stringify(saved_date_plans)).not.toContain('words-before');
});

test('RUL-92 the photos are in it, too', async () => {
  const photographer = await person(deps);
  const ids = await photosAreUploaded(photographer, 3);
  const files = await copyOf(photographer);
  expect([...files.keys()].filter((name) => name.startsWith('photos/')).sort()).toEqual(
    ids.map((id) => `photos/${id}.webp`).sort(),
  );
  expect(files.get(`photos/${ids[0]}.webp`)).toMatch(/^large /);
  expect(JSON.parse(files.get('photos.json') ?? '').photos).toHaveLength(3);
});

test('RUL-92 thousands of rows arrive whole, and a day has an end', async () => {
  const collector = await person(deps);
  await database.pool.query(
    `insert into dropped_pins (user_id, title, category) select $1, 'Pin ' || n, 'Bar' from generate_series(1, 2500) n`,
    [collector.viewer.userId],
  );
  const pins = JSON.parse((await copyOf(collector)).get('pins.json') ?? '').dropped_pins;
  expect(new Set(pins.map(({ title }: { title: string }) => title)).size).toBe(2500);
  const more = Array.from({ length: OWN_DATA_PER_DAY + 1 }, async () => ownData(collector, 'en'));
  const settled = await Promise.allSettled(more);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of settled) if (answer.status === 'fulfilled') await answer.value.body.cancel();
  await expect(
    Array.from({ length: OWN_DATA_PER_DAY }).reduce<Promise<unknown>>(
      (before) => before.then(() => ownData(collector, 'en')).then(({ body }) => body.cancel()),
      Promise.resolve(),
    ),
  ).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

/** A disk that is full once it holds so many bytes. */
const fullAfter = (bytes: number) => {
  let left = bytes;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length;
      done(left < 0 ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) : null);
    },
  });
};

test.each([
  ['at once', 0],
  ['in the middle', 20_000],
])(
  'RUL-92 a disk that is full %s ends the copy, and the connection that read for it is free again',
  async (_when, bytes) => {
    const collector = await person(deps);
    // More than lies in the streams between reading and writing, also where it is packed.
    await database.pool.query(
      `insert into dropped_pins (user_id, title, category, description)
       select $1, 'Pin ' || n, 'Bar', (select string_agg(md5(n::text || m), '') from generate_series(1, 10) m) from generate_series(1, 1000) n`,
      [collector.viewer.userId],
    );
    const copy = writeCopy(deps, collector.viewer.userId, 'en', fullAfter(bytes));
    await expect(copy).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  },
);

test('RUL-92 a photo that cannot be read ends the copy with what was wrong', async () => {
  const photographer = await person(deps);
  await photosAreUploaded(photographer, 1);
  const away = { ...deps.photoStore, read: () => Promise.reject(new Error('the bucket is away')) };
  const copy = writeCopy(
    { ...deps, photoStore: away },
    photographer.viewer.userId,
    'en',
    fullAfter(Infinity),
  );
  await expect(copy).rejects.toThrow('the bucket is away');
});

test('RUL-92 over HTTP it is asked for with a session, by POST and from this site alone', async () => {
  const asker = await person(deps);
  const node = await httpNode(deps, database);
  const ask = (init: RequestInit) => fetch(`${node.site}${OWN_DATA_PATH}`, { method: 'POST', ...init });
  const cookie = await sessionCookie(deps, asker.viewer.userId);
  const answer = await ask({ headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="liora-2026-05-16.zip"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(
    `${asker.viewer.username}@example.com`,
  );
  expect((await ask({})).status).toBe(401);
  expect((await ask({ headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await ask({ method: 'GET', headers: { cookie } })).status).toBe(404);
  await node.close();
});
