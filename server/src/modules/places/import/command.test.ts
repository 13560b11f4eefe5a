import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { CHILD_ENV } from '../../../../test/product.ts';
import { readArguments, UsageError } from './command/arguments.parser.ts';
import { progressLine } from './command/progressLine.runtime.ts';
import { mapFolder, openMap } from './testing/areaMaps.ts';
import { storedPlaces, testFile } from './testing/importing.ts';
import { pbfFile } from './testing/pbfWriter.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../import.ts');

async function command(url: string, ...words: string[]) {
  return commandWith({ DATABASE_URL: url, LIORA_DATA_DIR: '/nowhere' }, ...words);
}

async function commandWith(env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...words], { env: { ...CHILD_ENV, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, out, err };
}

describe('npm run import', () => {
  it('imports files into the database of the product and says what it did', async () => {
    const { pool, url } = await testDatabaseForThisTest();
    const nodes = [{ id: 1, lat: 43.73, lng: 7.42, tags: { amenity: 'bar', name: 'Lumen' } }];
    const file = await testFile(pbfFile({ nodes, date: '2026-03-09' }));
    const { code, out, err } = await command(url, file, '--list');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('+ Lumen\n');
    expect(out).toContain('        1  added\n');
    expect(Object.keys(await storedPlaces(pool))).toEqual(['osm-node-1']);
  });

  it('RUL-124 makes the map of the area, unless told not to, of a trial, or where the map is another one', async () => {
    const { url: DATABASE_URL } = await testDatabaseForThisTest();
    const { folder: LIORA_DATA_DIR, archive } = await mapFolder();
    const nodes = [1, 2].map((id) => ({ id, lat: 43.73 + id / 1000, lng: 7.42 }));
    const ways = [{ id: 3, refs: [1, 2], tags: { highway: 'residential', name: 'Long Lane' } }];
    const file = await testFile(pbfFile({ nodes, ways, box: [43.73, 7.41, 43.74, 7.43] }));
    const env = { DATABASE_URL, LIORA_DATA_DIR };
    for (const without of [
      await commandWith(env, file, '--no-map'),
      await commandWith(env, file, '--dry-run'),
      await commandWith(env, file, '--partial'),
      await commandWith({ ...env, MAP_URL: 'https://maps.example/style.json' }, file),
    ])
      expect(without).toMatchObject({ code: 0, out: expect.not.stringContaining('Map of the area') });
    expect(existsSync(archive)).toBe(false);
    const { code, out } = await commandWith(env, file);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Map of the area made in') });
    expect(await (await openMap(archive)).tileAt(14, { lat: 43.7315, lng: 7.42 })).toHaveProperty(
      'transportation',
    );
  });

  it('RUL-124 says when the places are imported and their map could not be made', async () => {
    const { url: DATABASE_URL } = await testDatabaseForThisTest();
    const { folder } = await mapFolder();
    const nodes = [1, 2].map((id) => ({ id, lat: 43.73 + id / 1000, lng: 7.42 }));
    const ways = [{ id: 3, refs: [1, 2], tags: { highway: 'residential' } }];
    const file = await testFile(pbfFile({ nodes, ways }));
    await writeFile(path.join(folder, 'map'), 'in the way');
    const { code, err } = await commandWith({ DATABASE_URL, LIORA_DATA_DIR: folder }, file);
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('The places are imported, but the map of their area could not be made'),
    });
  });

  it('explains itself', async () => {
    const { code, out } = await command('', '--help');
    expect(code).toBe(0);
    expect(out).toContain('npm run import -- FILE');
  });

  it('says in one sentence why a file cannot be imported', async () => {
    const { url } = await testDatabaseForThisTest();
    const { code, err } = await command(url, await testFile('hello'));
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing was imported\. This is neither/);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('shows how to use it when the command line makes no sense', async () => {
    const { code, err } = await command('', '--nonsense');
    expect(code).toBe(2);
    expect(err).toContain('npm run import -- FILE');
  });
});

describe('the command line', () => {
  const read = (...words: string[]) => readArguments(words, new Date('2026-03-09T12:00Z'));

  it('reads a region, a time zone and a date', () => {
    expect(read('a.pbf', '--region', 'US/California', '--time-zone', 'Europe/Rome', '-n')).toMatchObject({
      files: ['a.pbf'],
      dryRun: true,
      settings: { region: { country: 'us', states: ['California'] }, timeZone: 'Europe/Rome' },
    });
    expect(read('a.pbf', '--source-date', '2026-02-28').sourceDate).toBe('2026-02-28');
  });

  it.each([
    [[]],
    [['a', '--source-date', '2026-02-30']],
    [['a', '--source-date', 'yesterday']],
    [['a', '--time-zone', 'Moon']],
    [['a', '--region', 'California']],
    [['a', '--min-confidence', '2']],
  ])('%j is refused', (words) => {
    expect(() => read(...words)).toThrow(UsageError);
  });
});

describe('progress', () => {
  function shown(isTTY: boolean) {
    const written: string[] = [];
    let now = 0;
    const line = progressLine({ isTTY, write: (text: string) => written.push(text) }, () => now);
    line.begin(10_000_000, 'bytes');
    for (let second = 1; second <= 10; second++) {
      now += 1000;
      line.advance(500_000);
    }
    line.end();
    return written;
  }

  it('is one line that changes on a terminal, with rate and time left', () => {
    const written = shown(true);
    expect(written).toHaveLength(11);
    expect(written[0]).toContain('Reading: 5 % (0.5 MB of 10.0 MB), 0.5 MB/s, 19 s left');
    expect(written.join('')).not.toContain('\n');
  });

  it('is a line every few seconds in a file', () => {
    expect(shown(false)).toEqual([
      'Reading: 25 % (2.5 MB of 10.0 MB), 0.5 MB/s, 15 s left\n',
      'Reading: 50 % (5.0 MB of 10.0 MB), 0.5 MB/s, 10 s left\n',
    ]);
  });
});
