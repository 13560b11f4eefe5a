import { randomUUID } from 'node:crypto';
import { MEMORY_TRASH_DAYS } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { afterDays, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { shownFile } from '../photos/photos.service.ts';
import { photosAreUploadedFor } from '../photos/testing/shownThings.ts';
import { sweepMemories } from './memories.jobs.ts';
import {
  getMemory,
  listMemories,
  listTrash,
  memoriesOfToday,
  memoriesOverview,
} from './read/readMemories.service.ts';
import { change, evening, keep } from './testing/keeping.ts';
import {
  deleteMemory,
  restoreMemory,
  restorePhoto,
  shareMemory,
  writeWords,
} from './write/ofTheTwo.service.ts';
import { createMemory } from './write/writeMemories.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const later = (days: number) => afterDays(deps, days);

let maya: AddressedCaller;
let june: AddressedCaller;
let stranger: AddressedCaller;
beforeAll(async () => {
  maya = await person(deps, { username: 'maya', member: true });
  june = await person(deps, { username: 'june', member: true });
  stranger = await person(deps);
  await link(maya, june);
  await venue(database.db, 'beach', { name: 'Ocean Beach', latitude: 37.76, longitude: -122.51 });
});

const seenBy = async (who: AddressedCaller, id: string) => (await getMemory(who, id)).memory;
const idsIn = async (who: AddressedCaller, filter: object = {}) =>
  (await listMemories(who, { limit: 50, ...filter })).memories.map(({ id }) => id);

test('RUL-47 a memory is both’s while the two share, unless its maker keeps it to themself, and nobody else’s', async () => {
  const joint = await keep(maya, {}, 2);
  const own = await keep(maya, { shared: false });
  expect(joint).toMatchObject({ shared: true, by: 'you', photos: [{ by: 'you', caption: 'Photo 1' }, {}] });
  expect(await seenBy(june, joint.id)).toMatchObject({
    shared: true,
    by: 'partner',
    photos: [{ by: 'partner' }, {}],
  });
  expect(own.shared).toBe(false);
  expect(await codeOf(getMemory(june, own.id))).toBe('NOT_FOUND');
  expect(await codeOf(getMemory(stranger, joint.id))).toBe('NOT_FOUND');
  const [photo] = joint.photos;
  const bytes = (who: AddressedCaller | null) =>
    shownFile(who ?? { deps, viewer: null }, photo?.id ?? '').then(Boolean);
  expect(await Promise.all([maya, june, stranger, null].map(bytes))).toEqual([true, true, false, false]);
  await shareMemory(maya, { id: joint.id, shared: false });
  expect(await bytes(june)).toBe(false);
  await shareMemory(maya, { id: joint.id, shared: true });
  expect(await bytes(june)).toBe(true);
});

test('RUL-46 while their sharing is paused everybody has what they made, and all of it is there again', async () => {
  const [hers, his] = [await keep(maya), await keep(june)];
  const paused = (who: AddressedCaller) => ({
    ...who,
    viewer: { ...who.viewer, partnerId: null, linkId: null },
  });
  expect(await idsIn(paused(maya))).toContain(hers.id);
  expect(await idsIn(paused(maya))).not.toContain(his.id);
  expect(await codeOf(getMemory(paused(maya), his.id))).toBe('NOT_FOUND');
  expect(await idsIn(maya)).toEqual(expect.arrayContaining([hers.id, his.id]));
});

test('RUL-47 either changes it and adds photos; who began with an older one is told so and loses nothing', async () => {
  const before = await keep(maya, {}, 1);
  const [added = ''] = await photosAreUploadedFor(june, 'memory', 1);
  const photos = [...before.photos, { id: added }].map(({ id }) => ({ id, caption: null }));
  const after = await change(june, await seenBy(june, before.id), { reflection: 'You laughed.', photos });
  expect(after).toMatchObject({ version: 2, edited_by: 'you', photos: [{ by: 'partner' }, { by: 'you' }] });
  const older = change(maya, before, { reflection: 'Mine' });
  await expect(older).rejects.toMatchObject({
    code: 'MEMORY_CHANGED',
    data: {
      memory: { version: 2, reflection: 'You laughed.', edited_by: 'partner', photos: [{}, { id: added }] },
    },
  });
  // What both have added to neither takes for themself.
  expect(await codeOf(shareMemory(maya, { id: before.id, shared: false }))).toBe('MEMORY_OF_BOTH');
  expect(await codeOf(shareMemory(june, { id: before.id, shared: false }))).toBe('NOT_OWNER');
});

test('RUL-47 of twenty edits at once one goes through, and a repeated request makes one memory', async () => {
  const seen = await keep(maya);
  const edits = Array.from({ length: 20 }, (_, n) =>
    codeOf(change(n % 2 ? maya : june, seen, { reflection: `Words ${n}` })),
  );
  const codes = await Promise.all(edits);
  expect(codes.filter((code) => code === 'MEMORY_CHANGED')).toHaveLength(19);
  const request_id = randomUUID();
  const made = await Promise.all(
    Array.from({ length: 20 }, () => createMemory(stranger, { ...evening(), request_id })),
  );
  expect(new Set(made.map(({ memory }) => memory.id)).size).toBe(1);
});

test('RUL-47 photos of somebody else, of another memory or twice the same cannot be added', async () => {
  const [foreign = ''] = await photosAreUploadedFor(stranger, 'memory', 1);
  const mine = await keep(maya, {}, 1);
  const [shown] = mine.photos;
  const own = shown?.id ?? '';
  for (const ids of [[foreign], [own, own], [randomUUID()]]) {
    const photos = ids.map((id) => ({ id, caption: null }));
    expect(await codeOf(change(maya, mine, { photos }))).toBe('PHOTO_UNKNOWN');
  }
  const other = await keep(maya);
  expect(await codeOf(change(maya, other, { photos: [{ id: own, caption: null }] }))).toBe('PHOTO_UNKNOWN');
});

test('RUL-47 photos and memories lie in the trash for thirty days, and either of the two brings them back', async () => {
  const memory = await keep(maya, {}, 2);
  const [first, second] = memory.photos;
  const seen = await change(june, await seenBy(june, memory.id), {
    photos: [{ id: second?.id ?? '', caption: null }],
  });
  expect(seen.photos.map(({ id }) => id)).toEqual([second?.id]);
  const trashOf = (who: AddressedCaller, what: 'memories' | 'photos') => listTrash(who, { what, limit: 20 });
  for (const who of [maya, june])
    expect((await trashOf(who, 'photos')).photos.map(({ id }) => id)).toContain(first?.id);
  expect((await trashOf(stranger, 'photos')).photos).toEqual([]);
  expect(await shownFile(june, first?.id ?? '')).not.toBeNull();
  const back = await restorePhoto(maya, { id: memory.id, photo: first?.id ?? '' });
  expect(back.memory.photos.map(({ id }) => id)).toEqual([second?.id, first?.id]);

  await deleteMemory(june, memory.id);
  expect(await idsIn(maya)).not.toContain(memory.id);
  expect(await codeOf(change(maya, memory, {}))).toBe('NOT_FOUND');
  expect((await trashOf(maya, 'memories')).memories.map(({ id }) => id)).toContain(memory.id);
  await restoreMemory(maya, memory.id);
  expect(await idsIn(june)).toContain(memory.id);

  await deleteMemory(maya, memory.id);
  const after = { ...june, deps: later(MEMORY_TRASH_DAYS + 1) };
  expect((await listTrash(after, { what: 'memories', limit: 20 })).memories).toEqual([]);
  expect(await codeOf(restoreMemory(after, memory.id))).toBe('NOT_FOUND');
  await sweepMemories(after.deps);
  expect(await codeOf(getMemory(maya, memory.id))).toBe('NOT_FOUND');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from photos where id = ${first?.id} and subject_id is null`.execute(
    database.db,
  );
  expect(rows[0]?.n).toBe(1);
});

test('RUL-47 what each writes for the other opens once both have, and closes when one takes theirs back', async () => {
  const { id } = await keep(maya);
  await writeWords(maya, { id, words: 'I almost told you on the stairs.' });
  expect((await seenBy(maya, id)).words).toEqual({ yours: 'I almost told you on the stairs.', theirs: null });
  expect((await seenBy(june, id)).words).toEqual({ yours: null, theirs: null });
  const { memory } = await writeWords(june, { id, words: 'I knew.' });
  expect(memory.words).toEqual({ yours: 'I knew.', theirs: 'I almost told you on the stairs.' });
  expect((await seenBy(maya, id)).words.theirs).toBe('I knew.');
  // Now both have added to it.
  expect(await codeOf(shareMemory(maya, { id, shared: false }))).toBe('MEMORY_OF_BOTH');
  await writeWords(maya, { id, words: null });
  expect((await seenBy(june, id)).words).toEqual({ yours: 'I knew.', theirs: null });
  expect((await seenBy(maya, id)).words).toEqual({ yours: null, theirs: null });
});

test('RUL-47 a page is the newest days of both together, and the pages together are all, once', async () => {
  const [a, b] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(a, b);
  const days = Array.from({ length: 12 }, (_, n) => `2026-0${1 + (n % 4)}-1${n % 10}`);
  for (const [n, date_completed] of days.entries()) await keep(n % 2 ? a : b, { date_completed });
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMemories(a, { limit: 5, cursor });
    listed.push(...page.memories.map(({ date_completed }) => date_completed));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(listed).toEqual([...days].sort().reverse());
  expect((await listMemories(b, { limit: 50 })).memories.map(({ id }) => id)).toEqual(await idsIn(a));
});

test('RUL-109 filters by place, mood and rating; places follow where they lead, and the map has each once', async () => {
  const one = await person(deps);
  await venue(database.db, 'old-beach', { name: 'Old Beach', latitude: 37.75, longitude: -122.5 });
  const first = await keep(one, { place_id: 'beach', place_name: 'Our beach', date_completed: '2026-04-01' });
  const second = await keep(one, {
    place_id: 'old-beach',
    place_name: 'The beach',
    mood: 'serene',
    rating: 6,
    date_completed: '2026-05-02',
  });
  const named = await keep(one, { place_name: 'On the stairs' });
  expect(first.place).toMatchObject({ id: 'beach' });
  expect((await memoriesOverview(one)).places.map(({ count }) => count)).toEqual([1, 1, 1]);
  await sql`update places set redirect_to = 'beach' where place_id = 'old-beach'`.execute(database.db);
  const { places, count, years } = await memoriesOverview(one);
  expect(count).toBe(3);
  expect(years).toEqual([{ year: 2026, count: 3 }]);
  expect(places.map(({ name, latitude, count: n }) => [name, latitude, n])).toEqual([
    ['On the stairs', null, 1],
    ['The beach', 37.76, 2],
  ]);
  // What a cover is drawn from, as the place is today.
  expect(places.map(({ place }) => place?.id)).toEqual([undefined, 'beach']);
  expect(await idsIn(one, { at: first.id })).toEqual([second.id, first.id]);
  expect(await idsIn(one, { at: named.id })).toEqual([named.id]);
  expect(await idsIn(one, { mood: 'serene' })).toEqual([second.id]);
  expect(await idsIn(one, { rating: 7 })).toEqual([named.id, first.id]);
  // Of somebody else's memory nothing is told, not even that there is one.
  expect(await idsIn(stranger, { at: first.id })).toEqual([]);
});

test('what memories come to is told of those that two share, and of one’s own without a partner', async () => {
  const [a, b] = [await person(deps, { member: true }), await person(deps, { member: true })];
  const numbers = async () => (await memoriesOverview(a)).numbers;
  expect(await numbers()).toEqual({ together: false, dates: 0, new_places: 0, longest_gap_days: null });
  const on = (date_completed: string, place_name: string) => ({ date_completed, place_name, place_id: null });
  await keep(a, on('2025-12-30', 'Pier'));
  expect(await numbers()).toEqual({ together: false, dates: 1, new_places: 0, longest_gap_days: null });

  await link(a, b);
  expect((await numbers()).dates).toBe(0);
  await keep(a, on('2025-12-31', 'Bar'));
  await keep(b, on('2026-01-10', 'bar'));
  await keep(b, on('2026-01-10', 'Museum'));
  await keep(a, on('2026-03-01', 'Museum'));
  await keep(a, { ...on('2026-05-01', 'Kept to herself'), shared: false });
  const away = await keep(b, on('2026-05-02', 'In the trash'));
  await deleteMemory(b, away.id);
  // From the 10th of January to the 1st of March; the bar was known already.
  expect(await numbers()).toEqual({ together: true, dates: 3, new_places: 1, longest_gap_days: 50 });
  expect((await memoriesOverview(b)).numbers).toEqual(await numbers());
});

test('the last evening of a year is still of that year, by the clock of where they were last', async () => {
  const one = await person(deps, { member: true });
  const newAt = async (at: string) =>
    (await memoriesOverview({ ...one, deps: { ...deps, now: () => new Date(at) } })).numbers.new_places;
  await keep(one, {
    date_completed: '2026-05-01',
    time_zone: 'Asia/Tokyo',
    place_name: 'Bar',
    place_id: null,
  });
  await keep(one, {
    date_completed: '2026-05-02',
    time_zone: 'America/Los_Angeles',
    place_name: 'Pier',
    place_id: null,
  });
  expect(await newAt('2026-12-31T23:59:00-08:00')).toBe(2);
  expect(await newAt('2027-01-01T00:00:00-08:00')).toBe(0);
});

test('RUL-47 a day comes round by the clock of the place, for both alike, and the leap day on the 28th', async () => {
  const [a, b] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(a, b);
  // It is the evening of the 15th in San Francisco, and the 16th in London.
  const sf = await keep(a, { date_completed: '2025-05-15', time_zone: 'America/Los_Angeles' });
  const london = await keep(b, { date_completed: '2024-05-16', time_zone: 'Europe/London' });
  await keep(a, { date_completed: '2025-05-16', time_zone: 'America/Los_Angeles' });
  await keep(a, { date_completed: '2024-02-29', time_zone: 'UTC' });
  const today = async (who: AddressedCaller, at = TEST_NOW) =>
    (await memoriesOfToday({ ...who, deps: { ...deps, now: () => at } })).memories.map(({ id, years }) => [
      id,
      years,
    ]);
  expect(await today(a)).toEqual([
    [sf.id, 1],
    [london.id, 2],
  ]);
  expect(await today(b)).toEqual(await today(a));
  const march = new Date('2027-03-01T12:00:00Z');
  expect(await today(a, march)).toEqual([]);
  expect(await today(a, new Date('2027-02-28T12:00:00Z'))).toHaveLength(1);
  expect(await today(a, new Date('2028-02-28T12:00:00Z'))).toEqual([]);
});

test('RUL-47 a day that has not come where it was is no memory, and a place that one does not see none either', async () => {
  const tomorrow = { date_completed: '2026-05-16' };
  expect(await codeOf(keep(maya, { ...tomorrow, time_zone: 'America/Los_Angeles' }))).toBe('MEMORY_DATE');
  await keep(maya, { ...tomorrow, time_zone: 'Europe/London' });
  expect(await codeOf(keep(maya, { place_id: 'nowhere' }))).toBe('NOT_FOUND');
  expect(await codeOf(keep(maya, { plan_id: randomUUID() }))).toBe('NOT_FOUND');
});
