import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { searchInput } from '@liora/domain/contract/places';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backupText } from '../src/backup/backup.text.ts';
import { type Manifest, readManifest } from '../src/backup/backupFiles.ts';
import { restorePhotos } from '../src/backup/photoFiles.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { takeBackup } from '../src/backup/takeBackup.ts';
import { openDatabase } from '../src/db/client.ts';
import { loadDemoCity } from '../src/db/demo/load.ts';
import type { PhotoStore } from '../src/integrations/photoStore/photoStore.ts';
import { memoryStore } from '../src/integrations/photoStore/testing/memoryStore.ts';
import { showOnProfile, uploaded } from '../src/modules/photos/testing/uploading.ts';
import { searchPlaces } from '../src/modules/places/search/search.service.ts';
import { emptyDatabase, filledDatabase, tcpAddress, testDatabaseForThisTest } from './database.ts';
import { person, TEST_NOW, testDeps, visitorOf } from './factories.ts';
import { CHILD_ENV, dataFolder } from './product.ts';

const run = promisify(execFile);
const SERVER = path.resolve(import.meta.dirname, '../src');

/** Enough for files of many pieces: the other hundred thousand would be read and written in the same way. */
const FEW_TOWNS = `create temp table few as select * from town_names limit 2000;
  truncate town_names; insert into town_names select * from few`;

/** The demo city, some towns and a person. */
const livedIn = await filledDatabase(async (database) => {
  await loadDemoCity(database.db, { now: TEST_NOW });
  await person(testDeps(database), { username: 'ann' });
  await database.pool.query(FEW_TOWNS);
});
afterAll(() => livedIn.drop());

async function nothing(): Promise<string> {
  const database = await emptyDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

const backUp = (url: string, folder: string, photoStore: PhotoStore = memoryStore()) =>
  takeBackup(url, folder, { now: TEST_NOW, photoStore });

/** Ends the content of a copy. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/** Longer than a file takes to be closed. */
const LATE_MS = 500;

/** The same database over a connection on which what follows the content of one table arrives late. */
async function lateAfter(table: string, url: string): Promise<string> {
  const address = tcpAddress(url);
  const { port, hostname } = address;
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let isLate = false;
    near.on('data', (asked) => (isLate = asked.includes(table)));
    near.on('error', () => far.destroy()).pipe(far);
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    far.on('data', (chunk: Buffer) => {
      const end = chunk.indexOf(COPY_DONE) + COPY_DONE.length;
      if (!isLate || end < COPY_DONE.length) return void near.write(chunk);
      near.write(chunk.subarray(0, end));
      far.pause();
      setTimeout(() => {
        near.write(chunk.subarray(end));
        far.resume();
      }, LATE_MS);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  address.port = String((proxy.address() as net.AddressInfo).port);
  return address.href;
}

/** What was brought back; the list of queues is made anew at each start. */
const contentOf = ({ tables, sequences }: Manifest) => ({
  // The queue's own clocks go on.
  tables: tables.filter(({ name }) => name !== 'pgboss.queue' && name !== 'pgboss.version'),
  sequences,
});

async function tablesAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select to_regclass('auth_users') as there");
  const people = rows[0].there
    ? (await client.query('select count(*)::int as n from auth_users')).rows[0].n
    : 0;
  await client.end();
  return people;
}

test('backed up, destroyed, restored: everything is as it was, and Liora works on it', async () => {
  const { pool, url } = await livedIn.copyForThisTest();
  const folder = path.join(await dataFolder(), 'backup');
  const taken = await backUp(url, folder);
  expect(taken.tables.find(({ name }) => name === 'public.auth_users')?.rows).toBeGreaterThan(2);
  expect(await readManifest(folder)).toEqual(taken);
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  await pool.query('truncate auth_users cascade');

  const target = await nothing();
  expect(await restoreBackup(target, folder)).toEqual(taken);
  const again = await backUp(target, path.join(await dataFolder(), 'again'));
  expect(contentOf(again)).toEqual(contentOf(taken));

  const restored = openDatabase({ url: target, poolSize: 2, searchStatementTimeoutMs: 5_000 });
  onTestFinished(() => restored.close());
  const deps = testDeps(restored);
  const near = { latitude: 37.7793, longitude: -122.4193 };
  const found = await searchPlaces(visitorOf(deps), searchInput.parse({ origin: near, radiusMiles: 25 }));
  expect(found.places.length).toBeGreaterThan(5);
  // Triggers and references are back: what a new place or a lost person sets off still happens.
  await person(deps, { username: 'ben' });
  await expect(
    restored.pool.query(
      'insert into date_plan_likes (date_plan_id, user_id) values (gen_random_uuid(), gen_random_uuid())',
    ),
  ).rejects.toThrow('foreign key');
  const guards = `select count(*)::int as n from pg_trigger where tgenabled <> 'O'`;
  expect((await restored.pool.query(guards)).rows).toEqual([{ n: 0 }]);
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const database = await livedIn.copyForThisTest();
  const parent = await dataFolder();
  const deps = testDeps(database);
  // Each account and its profile in one transaction: a backup has both or neither.
  const writing = Array.from({ length: 30 }, (_, index) =>
    database.db.transaction().execute((db) => person({ ...deps, db }, { username: `late_${index}` })),
  );
  const taken = await backUp(database.url, path.join(parent, 'backup'));
  await Promise.all(writing);
  const rowsOf = (name: string) => taken.tables.find((table) => table.name === name)?.rows;
  expect(rowsOf('public.profiles')).toBe(rowsOf('public.auth_users'));
  const { url } = await testDatabaseForThisTest();
  await restoreBackup(url, path.join(parent, 'backup'));
});

test('how many rows a table has is known also where that arrives late', async () => {
  const { url, pool } = await livedIn.copyForThisTest();
  const { rows } = await pool.query('select count(*)::int as n from venues');
  const { tables } = await backUp(await lateAfter('venues', url), path.join(await dataFolder(), 'backup'));
  expect(tables.find(({ name }) => name === 'public.venues')?.rows).toBe(rows[0].n);
});

test('a backup goes only into an empty database', async () => {
  const { url, pool } = await livedIn.copyForThisTest();
  const folder = path.join(await dataFolder(), 'backup');
  await backUp(url, folder);
  await expect(restoreBackup(url, folder)).rejects.toThrow('The database is not empty (auth_users)');
  expect((await pool.query('select 1 from venues limit 1')).rows).toHaveLength(1);
  await expect(backUp(url, folder)).rejects.toThrow('is there already');
});

test('a damaged backup restores nothing at all', async () => {
  const { url } = await livedIn.copyForThisTest();
  const folder = path.join(await dataFolder(), 'backup');
  const { tables } = await backUp(url, folder);
  const target = await nothing();
  const file = path.join(folder, 'public.profiles.copy.gz');
  const whole = readFileSync(file);

  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await expect(restoreBackup(target, folder)).rejects.toThrow(
    'public.profiles.copy.gz of the backup is damaged',
  );
  const lines = gunzipSync(whole).toString().replace('ann', 'eve');
  writeFileSync(file, gzipSync(lines));
  await expect(restoreBackup(target, folder)).rejects.toThrow('is not what was written');
  expect(await tablesAt(target)).toBe(0);

  // Even one whose sums were made to fit: a person without an account is refused by the last step, and nothing stays.
  writeFileSync(file, whole);
  const manifest = path.join(folder, 'manifest.json');
  const without = (await readManifest(folder)).tables.filter(({ name }) => name !== 'public.auth_users');
  expect(without).toHaveLength(tables.length - 1);
  writeFileSync(manifest, JSON.stringify({ ...(await readManifest(folder)), tables: without }));
  await expect(restoreBackup(target, folder)).rejects.toThrow('foreign key');
  expect(await tablesAt(target)).toBe(0);

  writeFileSync(manifest, '{}');
  await expect(restoreBackup(target, folder)).rejects.toThrow('damaged, or of another version');
});

test('a backup of another version says so', async () => {
  const { url } = await livedIn.copyForThisTest();
  const folder = path.join(await dataFolder(), 'backup');
  const taken = await backUp(url, folder);
  const migrations = [...taken.migrations, { name: '9999_later.sql', checksum: 'x' }];
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...taken, migrations }));
  await expect(restoreBackup(await nothing(), folder)).rejects.toThrow('its migration 9999_later.sql');
});

test('a folder that is taken is refused before anything is asked or written', async () => {
  const parent = await dataFolder();
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const folder = path.join(parent, 'full');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'something'), '');
  const file = path.join(parent, 'a-file');
  writeFileSync(file, '');
  for (const taken of [folder, file])
    await expect(backUp(nowhere, taken)).rejects.toThrow(`${taken} is there already`);
  expect(readdirSync(parent).sort()).toEqual(['a-file', 'full']);
});

test('a folder that cannot get its name for another reason says that one', async () => {
  const { database, photoStore } = await withFaces(1);
  const parent = await dataFolder();
  const folder = path.join(parent, 'backup');
  const read: PhotoStore['read'] = (...which) => {
    // Meanwhile there is a file of that name.
    writeFileSync(folder, '');
    return photoStore.read(...which);
  };
  const write = backUp(database.url, folder, { ...photoStore, read });
  await expect(write).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('the verbs back up and restore, and say what they did in a sentence', async () => {
  const { url } = await livedIn.copyForThisTest();
  const dataDir = await dataFolder();
  const say = (program: string, folder: string[], DATABASE_URL: string) =>
    run(process.execPath, [path.join(SERVER, program), ...folder], {
      cwd: dataDir,
      env: { ...CHILD_ENV, LIORA_DATA_DIR: dataDir, DATABASE_URL },
    });
  const backedUp = await say('backup.ts', ['copy'], url);
  expect(backedUp.stdout).toMatch(/^Backed up [\d,]+ rows of \d+ tables into .*copy\. Photos: 0 of 0\./);
  const restored = await say('restore.ts', ['copy'], await nothing());
  expect(restored.stdout).toContain('every row compared. Photos: 0 of 0.');
  const manifest = path.join(dataDir, 'copy/manifest.json');
  const holding = { ...(await readManifest(path.join(dataDir, 'copy'))), photos: { shown: 1, whole: 1 } };
  writeFileSync(manifest, JSON.stringify(holding));
  await expect(say('restore.ts', ['copy'], await nothing())).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Photos: 0 of 1: NOT ALL CAME BACK'),
  });
  await expect(say('restore.ts', ['copy'], url)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Not done\. The database is not empty.*\n$/),
  });
  await expect(say('restore.ts', ['nowhere'], url)).rejects.toMatchObject({
    stderr: expect.stringContaining('nowhere is no backup'),
  });
});

/** So many people with a photo. */
async function withFaces(count: number) {
  const database = await livedIn.copyForThisTest();
  const photoStore = memoryStore();
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const someone = await person(testDeps(database, { photoStore }));
    const id = await uploaded(someone);
    await showOnProfile(someone, id);
    ids.push(id);
  }
  return { database, photoStore, ids };
}

test('photos are in the backup, and back with it wherever photos lie then', async () => {
  const { database, photoStore } = await withFaces(1);
  const folder = path.join(await dataFolder(), 'backup');
  const taken = await backUp(database.url, folder, photoStore);
  expect(taken.photos).toEqual({ shown: 1, whole: 1 });
  expect(backupText.taken(folder, taken)).toContain('Photos: 1 of 1. It holds');
  const url = await nothing();
  const restored = await restoreBackup(url, folder);
  const elsewhere = memoryStore();
  const photos = await restorePhotos(url, elsewhere, folder, restored);
  expect(photos).toEqual({ back: 1, of: 1, isKnown: true });
  expect(backupText.restored(restored, photos, folder)).toContain(
    'every row compared. Photos: 1 of 1. Start',
  );
  expect(elsewhere.files).toEqual(photoStore.files);
  expect(elsewhere.files.size).toBe(4);
});

test('a backup whose photos could not be copied is none: nothing has its name', async () => {
  const { database, photoStore, ids } = await withFaces(2);
  const parent = await dataFolder();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const read: PhotoStore['read'] = (id, file) =>
    id === [...ids].sort()[1] ? Promise.reject(full) : photoStore.read(id, file);
  const failing = backUp(database.url, path.join(parent, 'backup'), { ...photoStore, read });
  await expect(failing).rejects.toThrow('no space left');
  expect(readdirSync(parent)).toEqual([]);
});

test('a photo that was erased meanwhile is told when the backup is taken, and is no alarm when it is restored', async () => {
  const { database, photoStore, ids } = await withFaces(2);
  await photoStore.erase(ids[0] ?? '');
  const folder = path.join(await dataFolder(), 'backup');
  const taken = await backUp(database.url, folder, photoStore);
  expect(taken.photos).toEqual({ shown: 2, whole: 1 });
  expect(backupText.taken(folder, taken)).toContain(
    'Photos: 1 of 2: files of the others are not where photos lie',
  );
  const url = await nothing();
  const restored = await restoreBackup(url, folder);
  expect(await restorePhotos(url, memoryStore(), folder, restored)).toEqual({
    back: 1,
    of: 1,
    isKnown: true,
  });
});

test('photos that a backup has lost, even one file of one, are told by their number, and so is who cannot know', async () => {
  const { database, photoStore, ids } = await withFaces(3);
  const folder = path.join(await dataFolder(), 'backup');
  await backUp(database.url, folder, photoStore);
  const of = (id = '') => path.join(folder, 'photos', id.slice(0, 2), id);
  rmSync(of(ids[0]), { recursive: true });
  rmSync(path.join(of(ids[1]), 'mail.jpg'));
  const url = await nothing();
  const restored = await restoreBackup(url, folder);
  const photos = await restorePhotos(url, memoryStore(), folder, restored);
  expect(photos).toEqual({ back: 1, of: 3, isKnown: true });
  const said = backupText.restored(restored, photos, folder);
  expect(said).toContain('Photos: 1 of 3: NOT ALL CAME BACK.');
  expect(said).not.toContain('everything');

  const { photos: _, ...older } = restored;
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(older));
  const again = await nothing();
  const withoutNumber = await restoreBackup(again, folder);
  const known = await restorePhotos(again, memoryStore(), folder, withoutNumber);
  expect(known).toEqual({ back: 1, of: 3, isKnown: false });
  expect(backupText.restored(withoutNumber, known, folder)).toContain('this backup does not say');

  const full = { ...memoryStore(), write: () => Promise.reject(new Error('no space left on device')) };
  await expect(restorePhotos(again, full, folder, withoutNumber)).rejects.toThrow(
    'The database is restored, but not all of its photos: no space left on device',
  );
});
