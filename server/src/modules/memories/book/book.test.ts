import { BOOK_PHOTOS_MAX, BOOK_PHOTOS_OF_MEMORY, BOOKS_AT_ONCE } from '@liora/domain/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { link, unlink } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import { type Site, startSite } from '../../../../test/site.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { FORMATS, type Format, photographed, SECRETS } from '../../photos/testing/pictures.ts';
import { photosAreUploadedFor } from '../../photos/testing/shownThings.ts';
import { change, evening, keep } from '../testing/keeping.ts';
import { deleteMemory, writeWords } from '../write/ofTheTwo.service.ts';
import { createMemory } from '../write/writeMemories.service.ts';
import { memoryBookRoutes } from './book.http.ts';
import { type BookChoice, memoryBook } from './book.service.ts';

const database = await testDatabase();
const deps = testDeps(database);
let site: Site;
// Made before the first photo is read: after that this process can read nothing but the four kinds.
const files = {} as Record<Format, Buffer>;
beforeAll(async () => {
  for (const format of FORMATS) files[format] = await photographed(format);
  site = await startSite(deps, { routes: [memoryBookRoutes(deps)] });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

async function couple(): Promise<[AddressedCaller, AddressedCaller]> {
  const two: [AddressedCaller, AddressedCaller] = [
    await person(deps, { member: true }),
    await person(deps, { member: true }),
  ];
  await link(...two);
  return two;
}

type Choice = Omit<BookChoice, 'language'> & Partial<BookChoice>;
async function bookOf(who: AddressedCaller, choice: Choice = { year: 2026, own: false }): Promise<string> {
  const { body } = await memoryBook(who, { language: 'en', ...choice });
  return new Response(body).text();
}

test('RUL-47 both get the same bytes of what is theirs together, each time, and after they part as well', async () => {
  const [maya, june] = await couple();
  await keep(maya, { place_name: 'Pier <7>', reflection: 'Rain & "film"', mood: 'lively' }, 2);
  const his = await keep(june, { date_completed: '2026-05-09' }, 1);
  await writeWords(maya, { id: his.id, words: 'On the stairs' });
  expect(await bookOf(maya)).not.toContain('On the stairs');
  await writeWords(june, { id: his.id, words: 'I knew' });
  await keep(maya, { shared: false, place_name: 'Mine alone' });
  await keep(maya, { date_completed: '2025-12-31', place_name: 'Another year' });
  await deleteMemory(june, (await keep(june, { place_name: 'In the trash' })).id);
  const book = await bookOf(maya);
  expect(await bookOf(june)).toBe(book);
  expect(await bookOf(maya)).toBe(book);
  for (const words of ['Pier &lt;7&gt;', 'Rain &amp; &quot;film&quot;', 'Photo 1', 'On the stairs', 'I knew'])
    expect(book).toContain(words);
  for (const words of [
    'Mine alone',
    'Another year',
    'In the trash',
    maya.viewer.username,
    june.viewer.username,
  ])
    expect(book).not.toContain(words);
  expect(await bookOf(maya, { year: 2026, own: true })).toContain('Mine alone');
  // It loads nothing and runs nothing.
  expect(book.replaceAll(/data:image\/webp;base64,[\w+/=]+/g, '')).not.toMatch(
    /https?:|<script|url\(|src="(?!")/,
  );
  await unlink(maya, june);
  const own = { year: 2026, own: true };
  expect(await bookOf(june, own)).toContain('I knew');
});

test('RUL-80 no location, camera or name is in any file that is served of a memory, nor in the book', async () => {
  const [maya, june] = await couple();
  await venue(database.db, 'lookout', { name: 'The lookout', latitude: 37.7123, longitude: -122.4567 });
  const cookie = await sessionCookie(deps, maya.viewer.userId);
  const ids: string[] = [];
  for (const format of FORMATS) {
    const body = new Uint8Array(files[format]);
    const answer = await fetch(`${site.url}/photos?for=memory`, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const photos = ids.map((id) => ({ id, caption: null }));
  const content = {
    ...evening({ place_id: 'lookout', place_name: 'The lookout', photos }),
    request_id: ids[0] ?? '',
  };
  await createMemory(maya, content);
  const book = await bookOf(june);
  const shown = [...book.matchAll(/data:image\/webp;base64,([\w+/=]+)/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64'),
  );
  expect(shown).toHaveLength(FORMATS.length);
  for (const id of ids)
    for (const size of ['small', 'medium', 'large', 'mail'])
      shown.push(
        Buffer.from(
          await (await fetch(`${site.url}/photos/${id}/${size}`, { headers: { cookie } })).arrayBuffer(),
        ),
      );
  for (const bytes of shown) {
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, comments }).toEqual({});
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
  }
  for (const told of ['37.7', '122.4', 'lookout Street']) expect(book).not.toContain(told);
});

test('of a full year each date shows fewer photos, and the book says so', async () => {
  const one = await person(deps);
  const many = Math.floor(BOOK_PHOTOS_MAX / BOOK_PHOTOS_OF_MEMORY) + 1;
  const first = await keep(one);
  const rows = Array.from({ length: many * BOOK_PHOTOS_OF_MEMORY }, (_, n) => n);
  await database.pool.query(
    `with kept as (insert into date_memories (user_id, place_name, date_completed, time_zone, rating, request_id)
       select $1, 'Place ' || n, '2026-03-01', 'UTC', 8, gen_random_uuid() from generate_series(1, $2) n returning id)
     insert into photos (user_id, belongs_to, subject_id, state, width, height, bytes, thumbhash, loose_since, position)
       select $1, 'memory', id, 'ready', 4, 3, 1, 'aaaa', null, n from kept, generate_series(1, ${BOOK_PHOTOS_OF_MEMORY}) n`,
    [one.viewer.userId, many],
  );
  expect(rows.length).toBeGreaterThan(BOOK_PHOTOS_MAX);
  const own = { year: 2026, own: true };
  expect(await bookOf(one, own)).toContain('each date shows its first 5');
  const [photo = ''] = await photosAreUploadedFor(one, 'memory', 1);
  await change(one, first, { photos: [{ id: photo, caption: null }] });
  expect(await bookOf(one, { year: 2025, own: true })).not.toContain('more photos than fit');
});

test('over HTTP it is asked for with a session, by POST and from this site alone', async () => {
  const one = await person(deps);
  await keep(one);
  const cookie = await sessionCookie(deps, one.viewer.userId);
  const ask = (init: RequestInit, query = '?year=2026&own=1') =>
    fetch(`${site.url}/memory-book${query}`, { method: 'POST', ...init });
  const answer = await ask({ headers: { cookie } });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="liora-memories-2026.html"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(/^<!doctype html>.*The corner table.*<\/html>\n$/s);
  expect((await ask({})).status).toBe(401);
  expect((await ask({ headers: { cookie } }, '?year=x')).status).toBe(400);
  expect((await ask({ headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('no more books are made at once than a node can, and whoever does not read theirs is in nobody’s way', async () => {
  const one = await person(deps);
  await keep(one);
  const ask = () => memoryBook(one, { language: 'en', year: 2026, own: true });
  const begun = await Promise.allSettled(Array.from({ length: BOOKS_AT_ONCE + 2 }, ask));
  const refused = begun.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused).toEqual(
    refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'BUSY' }) })),
  );
  // Those that were made lie unread.
  expect(await bookOf(one, { year: 2026, own: true })).toContain('The corner table');
  for (const answer of begun) if (answer.status === 'fulfilled') await answer.value.body.cancel();
});
