import { SHARED_MEMORY_DAYS } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { afterDays, person, testDeps } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import { type Site, startSite } from '../../../../test/site.ts';
import { flagContent } from '../../../content/hideContent.queries.ts';
import type { AddressedCaller, Caller } from '../../../rpc/context.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { sweepPhotos } from '../../photos/photos.jobs.ts';
import { reportPhoto } from '../../photos/testing/moderating.ts';
import { sweepMemories } from '../memories.jobs.ts';
import { getMemory, listMemories } from '../read/readMemories.service.ts';
import { change, keep } from '../testing/keeping.ts';
import { deleteMemory, restoreMemory } from '../write/ofTheTwo.service.ts';
import { claimShared, readShared } from './open.service.ts';
import { createShare, listShares, revokeShare } from './shares.service.ts';
import { share } from './testing/sharing.ts';

const database = await testDatabase();
const deps = testDeps(database);
let site: Site;
let owner: AddressedCaller;
let partner: AddressedCaller;
beforeAll(async () => {
  site = await startSite(deps);
  owner = await person(deps, { username: 'owner', member: true });
  partner = await person(deps, { username: 'partner', member: true });
  await link(owner, partner);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const visitor: Caller = { deps, viewer: null };
const photoStatus = async (id: string | undefined, cookie = '') =>
  (await fetch(`${site.url}/photos/${id}/small`, { headers: { cookie } })).status;

test('RUL-42 ENT-27 API-47 MEMO-02 MEMO-04 MEMO-05 MEMO-06 MEMO-07 MEMO-08 a link shows the five fields to anybody, and nothing of whose they are', async () => {
  const memory = await keep(owner, { mood: 'lively' }, 3);
  const [first, , third] = memory.photos;
  const chosen = [third?.id ?? '', first?.id ?? ''];
  const { share: made } = await createShare(owner, {
    request_id: memory.id,
    memory_id: memory.id,
    place_name: 'Battery Spencer',
    date_completed: '2025-09-14',
    rating: 9,
    photos: chosen,
    reflection: 'Fog.',
  });
  // At least 128 bits, and no table holds what opens it.
  expect(made.shareCode).toMatch(/^[\w-]{32}$/);
  const { rows } = await sql<{ code_hash: string }>`select code_hash from memory_shares`.execute(database.db);
  expect(JSON.stringify(rows)).not.toContain(made.shareCode);
  const shown = await readShared(visitor, made.shareCode);
  expect(shown).toEqual({
    place_name: 'Battery Spencer',
    date_completed: '2025-09-14',
    rating: 9,
    reflection: 'Fog.',
    memory_photos: [0, 1].map(() => ({
      id: expect.any(String),
      width: 40,
      height: 30,
      thumbhash: expect.any(String),
    })),
  });
  const text = JSON.stringify(shown);
  const secrets = [
    memory.id,
    made.id,
    owner.viewer.userId,
    'owner',
    ...memory.photos.map(({ id }) => id),
    'Photo 1',
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  // Photos have addresses of their own, and headers that say no more.
  const [photo] = shown.memory_photos;
  const answer = await fetch(`${site.url}/photos/${photo?.id}/small`);
  expect(answer.status).toBe(200);
  const headers = JSON.stringify([...answer.headers]);
  for (const secret of secrets) expect(headers).not.toContain(secret);
  // What becomes of the memory afterwards is not shown.
  await change(partner, (await getMemory(partner, memory.id)).memory, {
    place_name: 'Elsewhere',
    photos: [],
  });
  expect(await readShared(visitor, made.shareCode)).toEqual(shown);
});

test('RUL-42 ERR-87 a link ends when it is taken back, by either of the two, and its photos with it', async () => {
  const memory = await keep(owner, {}, 1);
  const made = await share(owner, memory.id);
  const [photo] = (await readShared(visitor, made.shareCode)).memory_photos;
  expect(await photoStatus(photo?.id)).toBe(200);
  const stranger = await person(deps);
  expect(await codeOf(revokeShare(stranger, made.id))).toBe('NOT_FOUND');
  expect((await listShares(partner, memory.id)).shares).toMatchObject([
    { id: made.id, by: 'partner', photo_count: 1 },
  ]);
  await revokeShare(partner, made.id);
  // At once: what a browser has already is asked for again after a minute (photosOverHttp.test.ts).
  expect(await codeOf(readShared(visitor, made.shareCode))).toBe('MEMORY_NOT_FOUND');
  expect(await photoStatus(photo?.id)).toBe(404);
  await revokeShare(owner, made.id);
  expect((await listShares(owner, memory.id)).shares).toEqual([]);
});

test('RUL-42 ERR-87 a link ends after ninety days, with the memory in the trash, and with its owner’s account', async () => {
  const at = (days: number) => afterDays(deps, days);
  const memory = await keep(owner, {}, 1);
  const made = await share(owner, memory.id);
  const [photo] = (await readShared(visitor, made.shareCode)).memory_photos;
  const shows = (days: number) => codeOf(readShared({ deps: at(days), viewer: null }, made.shareCode));
  expect(await shows(SHARED_MEMORY_DAYS - 0.01)).not.toBe('MEMORY_NOT_FOUND');
  expect(await shows(SHARED_MEMORY_DAYS)).toBe('MEMORY_NOT_FOUND');
  await deleteMemory(owner, memory.id);
  expect(await shows(0)).toBe('MEMORY_NOT_FOUND');
  expect(await photoStatus(photo?.id)).toBe(404);
  await restoreMemory(owner, memory.id);
  expect(await photoStatus(photo?.id)).toBe(200);
  await sweepMemories(at(SHARED_MEMORY_DAYS));
  expect(await photoStatus(photo?.id)).toBe(404);

  const leaving = await person(deps);
  const theirs = await share(leaving, (await keep(leaving, {}, 1)).id);
  const [face] = (await readShared(visitor, theirs.shareCode)).memory_photos;
  await closeAccount(deps, leaving.viewer.userId);
  expect(await codeOf(readShared(visitor, theirs.shareCode))).toBe('MEMORY_NOT_FOUND');
  expect(await photoStatus(face?.id)).toBe(404);
});

test('API-48 MEMO-01 MEMO-03 ERR-88 ERR-90 claimed twice, or twenty times at once, it is one memory with photos of one’s own', async () => {
  const memory = await keep(owner, {}, 2);
  const { shareCode } = await share(owner, memory.id);
  const claimer = await person(deps);
  const answers = await Promise.all(Array.from({ length: 20 }, () => claimShared(claimer, { shareCode })));
  for (const answer of answers) expect(answer).toEqual({ message: 'Memory added!' });
  await claimShared(claimer, { shareCode, userId: claimer.viewer.userId });
  const { memories } = await listMemories(claimer, { limit: 50 });
  expect(memories).toMatchObject([
    { place_name: memory.place_name, shared: false, by: 'you', photos: [{}, {}] },
  ]);
  const cookie = await sessionCookie(deps, claimer.viewer.userId);
  const [mine] = memories.flatMap(({ photos }) => photos);
  expect(await photoStatus(mine?.id, cookie)).toBe(200);
  expect(await photoStatus(mine?.id)).toBe(404);
  // In the trash, it comes back; and it stays when the link ends.
  await deleteMemory(claimer, memories[0]?.id ?? '');
  await claimShared(claimer, { shareCode });
  expect((await listMemories(claimer, { limit: 50 })).memories).toHaveLength(1);
  const [shared] = (await listShares(owner, memory.id)).shares;
  await revokeShare(owner, shared?.id ?? '');
  expect(await photoStatus(mine?.id, cookie)).toBe(200);
  expect(await codeOf(claimShared(await person(deps), { shareCode }))).toBe('MEMORY_NOT_FOUND');
});

test('RUL-42 nobody claims for somebody else, and whose it is already has it', async () => {
  const memory = await keep(owner);
  const { shareCode } = await share(owner, memory.id);
  const claimer = await person(deps);
  const other = { shareCode, userId: owner.viewer.userId };
  expect(await codeOf(claimShared(claimer, other))).toBe('MEMORY_CLAIM_REFUSED');
  const count = async (who: AddressedCaller) => (await listMemories(who, { limit: 50 })).memories.length;
  const before = [await count(owner), await count(partner)];
  for (const who of [owner, partner]) await claimShared(who, { shareCode });
  expect([await count(owner), await count(partner)]).toEqual(before);
});

test('RUL-21 a shared photo can be reported by whoever sees it, and is withheld from then on', async () => {
  const made = await share(owner, (await keep(owner, {}, 1)).id);
  const [photo] = (await readShared(visitor, made.shareCode)).memory_photos;
  await reportPhoto(await person(deps), { content_type: 'photo', content_id: photo?.id ?? '' });
  expect((await readShared(visitor, made.shareCode)).memory_photos).toEqual([]);
  expect(await photoStatus(photo?.id)).toBe(404);
  const claimer = await person(deps);
  await claimShared(claimer, { shareCode: made.shareCode });
  expect((await listMemories(claimer, { limit: 5 })).memories[0]?.photos).toEqual([]);
});

test('RUL-21 a photo that moderators hid on one link comes back by no new one, nor when the first link is taken back and swept', async () => {
  const memory = await keep(owner, {}, 2);
  const made = await share(owner, memory.id);
  const [hidden] = (await readShared(visitor, made.shareCode)).memory_photos;
  const source = memory.photos[0]?.id ?? '';
  await flagContent(database.db, 'photo', hidden?.id ?? '', { is_hidden: true });
  expect(await codeOf(share(owner, memory.id, { photos: [source] }))).toBe('PHOTO_UNKNOWN');
  await revokeShare(owner, made.id);
  await sweepPhotos(afterDays(deps, 3));
  expect(await codeOf(share(partner, memory.id, { photos: [source] }))).toBe('PHOTO_UNKNOWN');
  const other = await share(owner, memory.id, { photos: [memory.photos[1]?.id ?? ''] });
  expect(other.photo_count).toBe(1);
  // In their own memory it is as it was.
  expect((await getMemory(partner, memory.id)).memory.photos.map(({ id }) => id)).toContain(source);
  await flagContent(database.db, 'photo', hidden?.id ?? '', { is_hidden: false });
  expect((await share(owner, memory.id, { photos: [source] })).photo_count).toBe(1);
});

test('RUL-21 a photo that moderators hid on one link is on no other link to its memory', async () => {
  const memory = await keep(owner, {}, 1);
  const made = [await share(owner, memory.id), await share(partner, memory.id)];
  const photos = async () =>
    (await Promise.all(made.map((one) => readShared(visitor, one.shareCode)))).flatMap(
      ({ memory_photos }) => memory_photos,
    );
  const [first, second] = await photos();
  await flagContent(database.db, 'photo', first?.id ?? '', { is_hidden: true });
  expect(await photos()).toEqual([]);
  expect([await photoStatus(first?.id), await photoStatus(second?.id)]).toEqual([404, 404]);
  await flagContent(database.db, 'photo', first?.id ?? '', { is_hidden: false });
  expect([await photoStatus(first?.id), await photoStatus(second?.id)]).toEqual([200, 200]);
});

test('RUL-42 RUL-92 a photo whose first owner is away is shared on by who has it', async () => {
  const leaving = await person(deps);
  const made = await share(leaving, (await keep(leaving, {}, 1)).id);
  const claimer = await person(deps);
  await claimShared(claimer, { shareCode: made.shareCode });
  await closeAccount(deps, leaving.viewer.userId);
  const [claimed] = (await listMemories(claimer, { limit: 1 })).memories;
  expect((await share(claimer, claimed?.id ?? '')).photo_count).toBe(1);
});

test('RUL-42 the copies of a link that was taken back are nobody’s to read, its owner’s neither', async () => {
  const memory = await keep(owner, {}, 1);
  const made = await share(owner, memory.id);
  const [photo] = (await readShared(visitor, made.shareCode)).memory_photos;
  const cookie = await sessionCookie(deps, owner.viewer.userId);
  expect(await photoStatus(photo?.id, cookie)).toBe(200);
  await revokeShare(partner, made.id);
  expect(await photoStatus(photo?.id, cookie)).toBe(404);
  expect(await photoStatus(memory.photos[0]?.id, cookie)).toBe(200);
});

test('RUL-42 a second press makes no second link, and photos of other things are in none', async () => {
  const own = await person(deps);
  const [memory, other] = [await keep(own, {}, 1), await keep(own, {}, 1)];
  const request_id = memory.id;
  const made = await Promise.all(Array.from({ length: 15 }, () => share(own, memory.id, { request_id })));
  expect(new Set(made.map(({ shareCode }) => shareCode)).size).toBe(1);
  expect(made[0]?.photo_count).toBe(1);
  const foreign = other.photos.map(({ id }) => id);
  expect(await codeOf(share(own, memory.id, { photos: foreign }))).toBe('PHOTO_UNKNOWN');
});
