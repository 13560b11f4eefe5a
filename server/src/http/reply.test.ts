import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { rpcCall } from '../../test/calls.ts';
import { testDatabase } from '../../test/database.ts';
import { person, testDeps, venue } from '../../test/factories.ts';
import { sessionCookie } from '../../test/sessions.ts';
import { startSite } from '../../test/site.ts';

const database = await testDatabase();
const deps = testDeps(database);
const site = await startSite(deps);
afterAll(async () => {
  await site.close();
  await database.close();
});
for (let i = 0; i < 20; i++) await venue(database.db, `place-${i}`);
const cookie = await sessionCookie(deps, (await person(deps)).viewer.userId);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** By hand: fetch() unpacks what was packed, and keeps quiet about 304. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${site.url}${path}`, { headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    call.on('error', reject).end();
  });
}

const [LIST] = rpcCall('places.search', { origin: { latitude: 37.779, longitude: -122.419 } });

test('FIX-40 what has not changed is not sent a second time', async () => {
  const first = await get(LIST);
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await get(LIST, { 'if-none-match': `"other", ${tag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  await venue(database.db, 'one-more');
  const changed = await get(LIST, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
});

test('FIX-40 who asks decides who may keep it: a person alone, and what visitors read ten seconds', async () => {
  const shared = await get(LIST);
  expect(shared.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
  expect(shared.headers.vary).toContain('cookie');
  expect((await get(LIST, { cookie })).headers['cache-control']).toBe('private, no-cache');
  for (const name of ['platform.start', 'accounts.me'] as const)
    expect((await get(rpcCall(name)[0])).headers['cache-control'], name).toBe('private, no-cache');
});

test('FIX-40 RUL-31 nobody keeps what was asked by body, what failed, or what changed something', async () => {
  const asked = [
    rpcCall('location.search', { query: 'Oakland' }),
    rpcCall('accounts.signOut'),
    rpcCall('plans.mine', {}),
    rpcCall('plans.get', { id: 'none' }),
  ];
  for (const [path, init] of asked) {
    const { headers } = await fetch(`${site.url}${path}`, init);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  }
});

test('FIX-40 a long reply is sent small, as the caller takes it, under one tag', async () => {
  const plain = await get(LIST);
  const brotli = await get(LIST, { 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await get(LIST, { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
  expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 5);
  expect(new Set([plain, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(1);
  for (const { headers } of [plain, brotli, zipped]) expect(headers.vary).toContain('accept-encoding');
  const short = await get(rpcCall('accounts.me')[0], { 'accept-encoding': 'br' });
  expect(short.headers['content-encoding']).toBeUndefined();
});
