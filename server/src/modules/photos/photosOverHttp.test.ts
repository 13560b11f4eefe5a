import { setImmediate } from 'node:timers/promises';
import { PHOTO_MAX_BYTES, PHOTO_UPLOADS_AT_ONCE_PERSON, PHOTOS_PER_HOUR } from '@liora/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, cast, cookiesOf } from '../../../test/cast.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import { ROLES, type Role } from '../../../test/matrix.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import { type Site, startSite } from '../../../test/site.ts';
import { memoryStore } from '../../integrations/photoStore/testing/memoryStore.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { block, reportPhoto } from './testing/moderating.ts';
import { photographed } from './testing/pictures.ts';
import { showOnProfile, uploaded } from './testing/uploading.ts';
import { whoGetsBytes } from './testing/whoGetsBytes.ts';

const database = await testDatabase();
const photoStore = memoryStore();
const deps = testDeps(database, { photoStore });
let site: Site;
let callers: Cast;
let cookies: Record<Role, string>;
beforeAll(async () => {
  site = await startSite(deps);
  callers = await cast(deps);
  cookies = await cookiesOf(deps, callers);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const ask = (role: Role, path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { ...init, headers: { cookie: cookies[role], ...init.headers } });
const upload = (who: string, body: string | Uint8Array<ArrayBuffer>, query = '?for=profile') =>
  fetch(`${site.url}/photos${query}`, { method: 'POST', headers: { cookie: who }, body });

const seers = (id: string) => whoGetsBytes({ site, cookies, photoStore }, id);

test('RUL-22 RUL-79 RUL-104 nobody without sight of a thing gets a byte of one of its photo sizes, in any state', async () => {
  const { owner } = callers;
  const id = await uploaded(owner);
  expect(await seers(id), 'not shown').toEqual(['owner']);
  await showOnProfile(owner, id);
  const sighted = ROLES.filter((role) => role !== 'blocker');
  expect(await seers(id), 'shown').toEqual(sighted);
  await deps.db.updateTable('photos').set({ is_reported: true }).where('id', '=', id).execute();
  expect(await seers(id), 'reported').toEqual(['admin', 'owner']);
  await deps.db
    .updateTable('photos')
    .set({ is_reported: false, is_hidden: true })
    .where('id', '=', id)
    .execute();
  expect(await seers(id), 'hidden').toEqual(['admin', 'owner']);
  await deps.db
    .updateTable('photos')
    .set({ is_hidden: false, state: 'pending' })
    .where('id', '=', id)
    .execute();
  expect(await seers(id), 'not complete').toEqual([]);
  await deps.db.deleteFrom('photos').where('id', '=', id).execute();
  expect(await seers(id), 'gone').toEqual([]);
});

test('RUL-22 whoever loses the right loses the photo within a minute, and a known one costs no bytes', async () => {
  const someone = await person(deps);
  const id = await uploaded(someone);
  await showOnProfile(someone, id);
  const path = `/photos/${id}/small`;
  const first = await ask('free', path);
  expect(first.headers.get('cache-control')).toBe('private, max-age=60');
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(
    [...first.headers.keys()].filter((name) => /last-modified|disposition|server-timing/.test(name)),
  ).toEqual([]);
  const reads = photoStore.read;
  photoStore.read = () => Promise.reject(new Error('the store was asked'));
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await ask('free', path, { headers });
  photoStore.read = reads;
  expect([again.status, await again.text()]).toEqual([304, '']);
  await block(callers.free, someone);
  expect((await ask('free', path, { headers })).status).toBe(404);
  expect((await ask('prive', path, { headers })).status).toBe(304);
});

test('RUL-21 a report of a profile photo hides nothing and stands at the front of the queue', async () => {
  const face = await person(deps);
  const id = await uploaded(face);
  await showOnProfile(face, id);
  const before = await person(deps);
  await reportPhoto(callers.reporter, { content_type: 'profile', content_id: before.viewer.userId });
  await reportPhoto(callers.reporter, { content_type: 'photo', content_id: id });
  expect((await ask('visitor', `/photos/${id}/small`)).status).toBe(200);
  const queue = await callers.admin.deps.db
    .selectFrom('reports')
    .select(['content_id', 'hides', 'urgent'])
    .orderBy('created_at')
    .execute();
  expect(queue).toContainEqual({ content_id: id, hides: false, urgent: true });
});

test('RUL-80 an upload answers with id, size and blur, and is served to its owner alone', async () => {
  const answer = await upload(cookies.free, new Uint8Array(await photographed('jpeg', 6)));
  expect(answer.status).toBe(200);
  const photo = (await answer.json()) as { id: string };
  expect(photo).toEqual({
    id: expect.any(String),
    width: 400,
    height: 600,
    thumbhash: expect.stringMatching(/^[\w+/]{20,}=*$/),
  });
  expect((await ask('free', `/photos/${photo.id}/large`)).status).toBe(200);
  expect((await ask('prive', `/photos/${photo.id}/large`)).status).toBe(404);
});

test.each([
  ['nobody', async () => upload('', 'x'), 401, 'UNAUTHENTICATED'],
  ['no kind of content', async () => upload(cookies.free, 'x', ''), 404, 'NOT_FOUND'],
  ['a kind without photos', async () => upload(cookies.free, 'x', '?for=plan'), 404, 'NOT_FOUND'],
  ['a letter', async () => upload(cookies.free, 'This is called photo.jpg'), 415, 'PHOTO_TYPE'],
  [
    'more than 15 MB',
    async () => upload(cookies.free, new Uint8Array(PHOTO_MAX_BYTES + 1)),
    413,
    'TOO_LARGE',
  ],
  [
    'a photo that was cut',
    async () => upload(cookies.free, new Uint8Array((await photographed('jpeg')).subarray(0, 2000))),
    422,
    'PHOTO_BROKEN',
  ],
])('RUL-80 an upload by or of %s is refused in words', async (_what, call, status, code) => {
  const answer = await call();
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

test('an upload without a stated length ends at the byte that is too many', async () => {
  const most = 8 * PHOTO_MAX_BYTES;
  let sent = 0;
  const endless = new ReadableStream({
    pull: async (stream) => {
      // Client and server share a thread: without a pause nothing but sending would happen in it.
      await setImmediate();
      sent += 1 << 20;
      stream.enqueue(new Uint8Array(1 << 20));
      if (sent >= most) stream.close();
    },
  });
  const init = {
    method: 'POST',
    headers: { cookie: cookies.free },
    body: endless,
    duplex: 'half',
  } as RequestInit;
  const answer = await fetch(`${site.url}/photos?for=profile`, init).catch(() => null);
  expect([413, undefined]).toContain(answer?.status);
  expect(sent).toBeLessThan(most);
});

test('another site cannot upload with somebody’s session', async () => {
  const headers = { cookie: cookies.free, 'sec-fetch-site': 'cross-site' };
  const answer = await fetch(`${site.url}/photos?for=profile`, { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(403);
});

test('twenty uploads at once of one person are held to a few, and the others told to come back', async () => {
  const who = await sessionCookie(deps, (await person(deps)).viewer.userId);
  const picture = new Uint8Array(await photographed('png'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(who, picture)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
    PHOTO_UPLOADS_AT_ONCE_PERSON,
  );
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('2');
});

test('one person uploads so many an hour', async () => {
  const someone: SignedInCaller = await person(deps);
  const who = await sessionCookie(deps, someone.viewer.userId);
  for (let tries = 0; tries < PHOTOS_PER_HOUR; tries += 1) expect((await upload(who, 'x')).status).toBe(415);
  expect((await upload(who, 'x')).status).toBe(429);
});

test('other methods and sizes are answered as everywhere', async () => {
  const id = await uploaded(callers.free);
  const put = await ask('free', `/photos/${id}/small`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await ask('free', `/photos/${id}/original`)).status).toBe(404);
  expect((await ask('free', '/photos/x/small')).status).toBe(404);
  expect((await ask('free', '/photos?for=profile')).status).toBe(405);
});
