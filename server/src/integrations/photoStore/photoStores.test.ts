import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createPhotoStore } from './createPhotoStore.ts';
import type { PhotoStore } from './photoStore.ts';
import { memoryStore } from './testing/memoryStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'liora-photos-'));
const s3rver = new S3rver({
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'photos', configs: [] }],
});
const stores: Record<string, PhotoStore> = { memory: memoryStore() };
beforeAll(async () => {
  const { port } = (await s3rver.run()) as AddressInfo;
  const bucket = {
    PHOTOS_S3_BUCKET: 'photos',
    PHOTOS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    PHOTOS_S3_ACCESS_KEY_ID: 'S3RVER',
    PHOTOS_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  stores['a bucket'] = createPhotoStore(readConfig(bucket, folder));
  stores['a folder'] = createPhotoStore(readConfig({}, path.join(folder, 'data')));
});
afterAll(async () => {
  await s3rver.close();
  rmSync(folder, { recursive: true });
});

describe.each(['a folder', 'a bucket', 'memory'])('photos in %s', (name) => {
  test('are read as they were written, listed by their first digits, and erased whole', async () => {
    const store = stores[name] ?? memoryStore();
    const id = `ab${randomUUID().slice(2)}`;
    const other = `cd${randomUUID().slice(2)}`;
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    expect(await store.read(id, 'small.webp')).toBeNull();
    await store.erase(id);
    for (const file of ['small.webp', 'large.webp', 'mail.jpg']) await store.write(id, file, bytes);
    await store.write(id, 'small.webp', Buffer.from('again'));
    await store.write(other, 'small.webp', bytes);
    expect(await store.read(id, 'large.webp')).toEqual(bytes);
    expect(String(await store.read(id, 'small.webp'))).toBe('again');
    expect(await store.idsWith('ab')).toEqual([id]);
    expect(await store.idsWith('00')).toEqual([]);
    await store.erase(id);
    expect(await store.idsWith('ab')).toEqual([]);
    expect(await store.read(id, 'mail.jpg')).toBeNull();
    expect(await store.idsWith('cd')).toEqual([other]);
  });
});

test('a folder of photos is readable by Liora alone', async () => {
  const id = `ef${randomUUID().slice(2)}`;
  await stores['a folder']?.write(id, 'small.webp', Buffer.from('x'));
  const file = path.join(folder, 'data/photos/ef', id, 'small.webp');
  expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
});

test.each([
  [{ PHOTOS_S3_ENDPOINT: 'https://objects.example.com' }, /PHOTOS_S3_BUCKET has to name/],
  [{ PHOTOS_S3_BUCKET: 'photos', PHOTOS_DIR: '/srv/photos' }, /leave one out/],
  [{ PHOTOS_S3_BUCKET: 'photos', PHOTOS_S3_ACCESS_KEY_ID: 'x' }, /belong together/],
])('settings that contradict each other stop the start (%j)', (env, words) => {
  expect(() => readConfig(env, '/data')).toThrow(words);
});
