import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { afterDays, person, testDeps } from '../../../test/factories.ts';
import { memoryStore } from '../../integrations/photoStore/testing/memoryStore.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { listNotifications } from '../notifications/notifications.service.ts';
import { sweepPart, sweepPhotos } from '../photos/photos.jobs.ts';
import { shownFile } from '../photos/photos.service.ts';
import { photosAreUploadedFor } from '../photos/testing/shownThings.ts';
import { memoryBook } from './book/book.service.ts';
import { getMemory, listMemories, listTrash } from './read/readMemories.service.ts';
import { readShared } from './shared/open.service.ts';
import { share } from './shared/testing/sharing.ts';
import { change, keep } from './testing/keeping.ts';
import {
  deleteMemory,
  restoreMemory,
  restorePhoto,
  shareMemory,
  writeWords,
} from './write/ofTheTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const photoStore = memoryStore();
const deps = testDeps(database, { photoStore });
const later = (days: number) => afterDays(deps, days);

async function couple(): Promise<[AddressedCaller, AddressedCaller]> {
  const two: [AddressedCaller, AddressedCaller] = [
    await person(deps, { member: true }),
    await person(deps, { member: true }),
  ];
  await link(...two);
  return two;
}
const allOf = async (who: AddressedCaller) => (await listMemories(who, { limit: 50 })).memories;
const files = () => new Set([...photoStore.files.keys()].map((key) => key.slice(0, 36)));
async function sweepAll(own: typeof deps): Promise<void> {
  await sweepPhotos(own);
  for (let part = 0; part < 256; part += 1) await sweepPart(own, part);
}

test('RUL-47 when a link ends both have every memory with all photos, and neither can change or see anything of the other’s', async () => {
  const [maya, june] = await couple();
  const hers = await keep(maya, { reflection: 'Hers' }, 1);
  const [added = ''] = await photosAreUploadedFor(june, 'memory', 1);
  const both = [...hers.photos, { id: added, caption: 'By June' }].map(({ id, caption }) => ({
    id,
    caption,
  }));
  const seenByJune = await change(june, (await getMemory(june, hers.id)).memory, { photos: both });
  await keep(june, { reflection: 'His' }, 1);
  const own = await keep(maya, { shared: false, reflection: 'Mine alone' }, 1);
  const trashed = await keep(june, { reflection: 'In the trash' });
  await deleteMemory(maya, trashed.id);
  const { shareCode } = await share(maya, hers.id);
  const before = files();
  await unlink(june, maya);

  const [left, right] = [await allOf(maya), await allOf(june)];
  expect(left.map(({ reflection }) => reflection).sort()).toEqual(['Hers', 'His', 'Mine alone']);
  expect(right.map(({ reflection }) => reflection).sort()).toEqual(['Hers', 'His']);
  // Nothing names the other one, or is the other one's row.
  for (const memory of [...left, ...right]) {
    expect(memory).toMatchObject({ by: 'you', edited_by: null, shared: false });
    for (const photo of memory.photos) expect(photo.by).toBe('you');
  }
  const ids = (memories: typeof left) =>
    memories.flatMap(({ id, photos }) => [id, ...photos.map((photo) => photo.id)]);
  expect(ids(left).filter((id) => ids(right).includes(id))).toEqual([]);
  const [ofHers] = left.filter(({ reflection }) => reflection === 'Hers');
  const [copy] = right.filter(({ reflection }) => reflection === 'Hers');
  expect(ofHers?.photos.map(({ caption }) => caption)).toEqual(['Photo 1', 'By June']);
  expect(copy?.photos.map(({ caption }) => caption)).toEqual(['Photo 1', 'By June']);
  // The files are the same, and no more than before.
  expect(files()).toEqual(before);
  const fileOf = (who: AddressedCaller, id: string | undefined) => shownFile(who, id ?? '');
  expect(await fileOf(maya, ofHers?.photos[1]?.id)).toBe(added);
  expect(await fileOf(june, copy?.photos[1]?.id)).toBe(added);
  expect(await fileOf(maya, copy?.photos[0]?.id)).toBeNull();
  expect(await fileOf(june, ofHers?.photos[0]?.id)).toBeNull();

  // Edits of before reach nothing, and what either does is their own.
  expect(await codeOf(change(june, seenByJune, { reflection: 'No' }))).toBe('NOT_FOUND');
  expect(await codeOf(change(maya, hers, { reflection: 'An older one' }))).toBe('MEMORY_CHANGED');
  if (copy) await change(june, copy, { reflection: 'Changed' });
  expect((await getMemory(maya, hers.id)).memory.reflection).toBe('Hers');
  expect(await codeOf(readShared({ deps, viewer: null }, shareCode))).toBe('MEMORY_NOT_FOUND');
  expect((await getMemory(maya, own.id)).memory.photos).toHaveLength(1);
  // The trash is both's, too.
  const inTrash = await sql<{ id: string; user_id: string }>`
    select id, user_id from date_memories where reflection = 'In the trash'`.execute(database.db);
  expect(inTrash.rows.map(({ user_id }) => user_id).sort()).toEqual(
    [maya, june].map((who) => who.viewer.userId).sort(),
  );
  for (const { id, user_id } of inTrash.rows)
    await restoreMemory(user_id === maya.viewer.userId ? maya : june, id);
});

test('RUL-47 what was never opened stays its writer’s alone, and what was is both’s without a name', async () => {
  const [maya, june] = await couple();
  const opened = await keep(maya, { reflection: 'opened' });
  await writeWords(maya, { id: opened.id, words: 'From Maya' });
  await writeWords(june, { id: opened.id, words: 'From June' });
  const waiting = await keep(maya, { reflection: 'waiting' });
  await writeWords(june, { id: waiting.id, words: 'Never read' });
  const hers = await keep(june, { reflection: 'hers' });
  await writeWords(june, { id: hers.id, words: 'Never read either' });
  await unlink(maya, june);
  const wordsOf = async (who: AddressedCaller) =>
    Object.fromEntries((await allOf(who)).map(({ reflection, words }) => [reflection, words]));
  expect(await wordsOf(maya)).toEqual({
    opened: { yours: 'From Maya', theirs: 'From June' },
    waiting: { yours: null, theirs: null },
    hers: { yours: null, theirs: null },
  });
  expect(await wordsOf(june)).toEqual({
    opened: { yours: 'From June', theirs: 'From Maya' },
    waiting: { yours: 'Never read', theirs: null },
    hers: { yours: 'Never read either', theirs: null },
  });
  // With somebody else it begins anew: what an earlier one wrote is not theirs to read.
  const next = await person(deps, { member: true });
  await link(maya, next);
  await sql`update date_memories set link_id = ${maya.viewer.linkId} where id = ${opened.id}`.execute(
    database.db,
  );
  await writeWords(next, { id: opened.id, words: 'New' });
  expect((await getMemory(next, opened.id)).memory.words).toEqual({ yours: 'New', theirs: 'From Maya' });
  await writeWords(maya, { id: opened.id, words: null });
  expect(JSON.stringify(await getMemory(next, opened.id))).not.toContain('June');
});

test('RUL-47 of twenty who part and edit at once nothing is lost and nothing joint is left', async () => {
  const [maya, june] = await couple();
  const memories = await Promise.all(Array.from({ length: 5 }, () => keep(maya)));
  await Promise.all([
    unlink(maya, june),
    ...memories.flatMap((memory) => [
      codeOf(change({ ...june }, memory, { reflection: 'By June' })),
      codeOf(keep({ ...june })),
      codeOf(keep({ ...maya })),
    ]),
  ]);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from date_memories where link_id is not null
    and user_id in (${maya.viewer.userId}, ${june.viewer.userId})`.execute(database.db);
  expect(rows[0]?.n).toBe(0);
  expect((await allOf(maya)).length).toBeGreaterThanOrEqual(5);
});

test('RUL-47 files go with the last photo that shows them, whoever erases their account first', async () => {
  photoStore.files.clear();
  await database.db.deleteFrom('photos').execute();
  const [maya, june] = await couple();
  await keep(maya, {}, 2);
  await keep(june, {}, 1);
  await unlink(maya, june);
  expect(files().size).toBe(3);
  await database.db.deleteFrom('auth_users').where('id', '=', maya.viewer.userId).execute();
  await sweepAll(later(2));
  expect(files().size).toBe(3);
  const kept = (await allOf(june)).flatMap(({ photos }) => photos.map(({ id }) => id));
  for (const id of kept)
    expect(await deps.photoStore.read((await shownFile(june, id)) ?? '', 'small.webp')).not.toBeNull();
  await database.db.deleteFrom('auth_users').where('id', '=', june.viewer.userId).execute();
  await sweepAll(later(4));
  expect(files().size).toBe(0);
});

test('RUL-47 what somebody wrote for a former partner alone is shown to nobody else, when that one shares the memory anew', async () => {
  const [maya, june] = await couple();
  const kai = await person(deps, { member: true });
  const { id } = await keep(maya);
  await writeWords(june, { id, words: 'For Maya alone' });
  await shareMemory(maya, { id, shared: false });
  await unlink(june, maya);
  await link(maya, kai);
  await shareMemory(maya, { id, shared: true });
  const read = async (who: AddressedCaller) => JSON.stringify([await getMemory(who, id), await allOf(who)]);
  await writeWords(kai, { id, words: 'From Kai' });
  expect(await read(kai)).not.toContain('For Maya alone');
  // Nothing is opened yet: its maker may still have it for herself.
  await shareMemory(maya, { id, shared: false });
  await shareMemory(maya, { id, shared: true });
  await writeWords(maya, { id, words: 'To Kai' });
  for (const who of [maya, kai]) {
    expect(await read(who)).toMatch(/From Kai.*To Kai|To Kai.*From Kai/);
    expect(await read(who)).not.toContain('For Maya alone');
    const { body } = await memoryBook(who, { year: 2026, own: true, language: 'en' });
    expect(await new Response(body).text()).not.toContain('For Maya alone');
  }
  await unlink(kai, maya);
  for (const who of [maya, kai]) expect(JSON.stringify(await allOf(who))).not.toContain('For Maya alone');
  const left = await database.db.selectFrom('memory_reflections').select('words').execute();
  expect(left.filter(({ words }) => words === 'For Maya alone')).toEqual([]);
});

test('RUL-47 the same partner finds their words again where a memory was taken back and is shared once more', async () => {
  const [maya, june] = await couple();
  const { id } = await keep(maya);
  await writeWords(june, { id, words: 'For Maya alone' });
  for (const shared of [false, true]) await shareMemory(maya, { id, shared });
  expect(JSON.stringify(await getMemory(june, id))).toContain('For Maya alone');
  expect(JSON.stringify(await getMemory(maya, id))).not.toContain('For Maya alone');
});

test('RUL-47 what a maker writes to a memory that is theirs alone again is no hint to the other one', async () => {
  const [maya, june] = await couple();
  const { id } = await keep(maya);
  await writeWords(june, { id, words: 'For Maya alone' });
  await shareMemory(maya, { id, shared: false });
  const told = async () => {
    const { rows } = await database.pool.query(
      `select from live_events where topic = 'memories' and owner = $1 and audience = 'partner'`,
      [maya.viewer.userId],
    );
    return rows.length;
  };
  const before = await told();
  await writeWords(maya, { id, words: 'Only for me' });
  expect(await told()).toBe(before);
  await shareMemory(maya, { id, shared: true });
  expect(await told()).toBeGreaterThan(before);
});

test('NOTIF-06 of a memory that is taken back before the partner has read of it they are not told, and of one that is shared they are', async () => {
  const [maya, june] = await couple();
  const news = async () =>
    (await listNotifications(june, { group: 'partner', limit: 20 })).notifications.map(({ type }) => type);
  const { id } = await keep(maya, { shared: false });
  const before = await news();
  expect(before).not.toContain('partner_activity');
  await shareMemory(maya, { id, shared: true });
  expect(await news()).toContain('partner_activity');
  await shareMemory(maya, { id, shared: true });
  await shareMemory(maya, { id, shared: false });
  expect(await news()).toEqual(before);
});

test('RUL-47 a photo that was taken out of a memory before it was shared stays its maker’s alone, also when they part', async () => {
  const [maya, june] = await couple();
  const kept = await keep(maya, { shared: false }, 2);
  const [out, left] = kept.photos.map(({ id }) => id);
  await change(maya, kept, { photos: [{ id: left ?? '', caption: null }] });
  const { id } = kept;
  await shareMemory(maya, { id, shared: true });
  const trashOf = async (who: AddressedCaller) =>
    (await listTrash(who, { what: 'photos', limit: 20 })).photos.map(({ id }) => id);
  expect(await trashOf(june)).toEqual([]);
  expect(await shownFile(june, out ?? '')).toBeNull();
  expect(await codeOf(restorePhoto(june, { id, photo: out ?? '' }))).toBe('NOT_FOUND');
  // What is taken out while it is both's is in the trash of both.
  await change(maya, (await getMemory(maya, id)).memory, { photos: [] });
  expect(await trashOf(june)).toEqual([left]);
  expect(new Set(await trashOf(maya))).toEqual(new Set([out, left]));
  await restorePhoto(june, { id, photo: left ?? '' });
  await unlink(june, maya);
  expect(await trashOf(june)).toEqual([]);
  await restorePhoto(maya, { id, photo: out ?? '' });
  expect((await getMemory(maya, id)).memory.photos).toHaveLength(2);
});

test('RUL-47 a photo that its maker puts back by an edit, once the memory is shared, is both’s like any other', async () => {
  const [maya, june] = await couple();
  const kept = await keep(maya, { shared: false }, 2);
  const both = kept.photos.map(({ id }) => ({ id, caption: null }));
  const [out = { id: '' }, left = { id: '' }] = both;
  const without = await change(maya, kept, { photos: [{ ...left, caption: null }] });
  await shareMemory(maya, { id: kept.id, shared: true });
  // As an edit that was begun before, in another tab, puts it together again.
  await change(
    maya,
    { ...without, version: (await getMemory(maya, kept.id)).memory.version },
    { photos: both },
  );
  expect((await getMemory(june, kept.id)).memory.photos.map(({ id }) => id)).toEqual([out.id, left.id]);
  expect(await shownFile(june, out.id)).not.toBeNull();
  await change(june, (await getMemory(june, kept.id)).memory, { photos: [{ ...left, caption: null }] });
  const trash = await listTrash(june, { what: 'photos', limit: 20 });
  expect(trash.photos.map(({ id }) => id)).toEqual([out.id]);
});
