import { describe, expect, it } from 'vitest';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { ImportRunning } from './importPlaces.service.ts';
import { FileProblem, Interrupted } from './read/fileProblem.errors.ts';
import { reportLines } from './report.views.ts';
import { importExtract, importFile, NO_PROGRESS, storedPlaces, testFile } from './testing/importing.ts';
import { pbfFile, type TestExtract, type TestNode } from './testing/pbfWriter.ts';

const BOX = [43.72, 7.4, 43.75, 7.44] as const;
const bar = (id: number, name: string, more: Record<string, string> = {}): TestNode => ({
  id,
  lat: 43.73 + id / 10_000,
  lng: 7.42,
  tags: { amenity: 'bar', name, ...more },
});
const extract = (nodes: TestNode[], date = '2025-02-15'): TestExtract => ({ nodes, box: BOX, date });

describe('importing places', () => {
  it('adds what is new and stores the report', async () => {
    const { pool } = await testDatabaseForThisTest();
    const report = await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    expect(report).toMatchObject({ added: 2, changed: 0, gone: 0, unchanged: 0, sourceDate: '2025-02-15' });
    const { rows } = await pool.query('select source, source_date, finished_at, report from place_imports');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ source: 'osm', source_date: '2025-02-15', report: { added: 2 } });
    expect(rows[0].finished_at).toBeInstanceOf(Date);
  });

  it('RUL-109 every place keeps its source, its licence and the date of its data', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascasse')]));
    const { rows } = await pool.query('select place_id, source, source_id, licence, source_date from venues');
    expect(rows).toEqual([
      {
        place_id: 'osm-node-1',
        source: 'osm',
        source_id: 'node/1',
        licence: 'ODbL-1.0',
        source_date: '2025-02-15',
      },
    ]);
  });

  it('the same file again adds nothing and touches nothing', async () => {
    const { pool } = await testDatabaseForThisTest();
    const file = extract([bar(1, 'Rascasse', { opening_hours: '18:00-02:00; PH off' })]);
    await importExtract(pool, file);
    const before = await storedPlaces(pool);
    expect(await importExtract(pool, file)).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: 1 });
    expect(await storedPlaces(pool)).toEqual(before);
  });

  it('a renamed place is changed, in place, and everything else is left alone', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Bamboou'), bar(2, 'Lumen')]));
    const before = await storedPlaces(pool);
    const report = await importExtract(pool, extract([bar(1, 'Spicy Bamboo'), bar(2, 'Lumen')]));
    expect(report).toMatchObject({ added: 0, changed: 1, renamed: 1, unchanged: 1 });
    const after = await storedPlaces(pool);
    expect(after['osm-node-1']).toMatchObject({ name: 'Spicy Bamboo', id: before['osm-node-1']?.id });
    expect(after['osm-node-2']).toEqual(before['osm-node-2']);
  });

  it('RUL-109 the same file again updates what was understood less well before', async () => {
    const { pool } = await testDatabaseForThisTest();
    const file = extract([
      { ...bar(1, 'Jardin animalier'), tags: { tourism: 'zoo', name: 'Jardin animalier' } },
    ]);
    await importExtract(pool, file);
    const found = () =>
      pool.query("select from place_search where doc like '%tourist attraction%'").then((it) => it.rowCount);
    await pool.query("update venues set categories = '{Experience}'");
    expect(await found()).toBe(0);
    expect(await importExtract(pool, file)).toMatchObject({ added: 0, changed: 1, gone: 0 });
    expect(await found()).toBe(1);
  });

  it('an unchanged place carries the date of the newest data that still has it', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Lumen')], '2025-02-15'));
    await importExtract(pool, extract([bar(1, 'Lumen')], '2025-10-23'));
    expect((await storedPlaces(pool))['osm-node-1']?.source_date).toBe('2025-10-23');
    const old = await importExtract(pool, extract([bar(1, 'Lumen')], '2024-01-01'));
    expect(old).toMatchObject({ newerBefore: 1, unchanged: 1 });
    expect((await storedPlaces(pool))['osm-node-1']?.source_date).toBe('2025-10-23');
  });

  it('RUL-109 what disappeared is marked gone, not deleted, and comes back when it reappears', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    const first = await storedPlaces(pool);
    expect(await importExtract(pool, extract([bar(1, 'Rascasse')]))).toMatchObject({ gone: 1, unchanged: 1 });
    expect((await storedPlaces(pool))['osm-node-2']).toMatchObject({ gone: true, name: 'Lumen' });
    expect(await importExtract(pool, extract([bar(1, 'Rascasse')]))).toMatchObject({ gone: 0 });
    const back = await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    expect(back).toMatchObject({ returned: 1, added: 0 });
    expect((await storedPlaces(pool))['osm-node-2']).toMatchObject({
      gone: false,
      id: first['osm-node-2']?.id,
    });
  });

  it('a place outside the ground of the file is not gone', async () => {
    const { pool } = await testDatabaseForThisTest();
    const nice = { ...bar(9, 'Nice'), lng: 7.26 };
    const menton = { ...bar(8, 'Menton'), lat: 43.7449, lng: 7.4399 };
    await importExtract(pool, { nodes: [nice, menton], date: '2025-01-01' });
    const report = await importExtract(pool, extract([bar(1, 'Rascasse')]));
    expect(report).toMatchObject({ added: 1, gone: 0 });
    // Inside the box that the file names, but the file has nothing within a kilometre of it.
    expect((await storedPlaces(pool))['osm-node-8']?.gone).toBe(false);
  });

  it('a file with only a part of the places makes none of the others gone', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    const report = await importExtract(pool, extract([bar(1, 'Rascasse')]), { partial: true });
    expect(report).toMatchObject({ gone: 0, unchanged: 1 });
  });

  it('does not believe that most places are gone at once, unless told so', async () => {
    const { pool } = await testDatabaseForThisTest();
    const many = Array.from({ length: 60 }, (_, i) => bar(i + 1, `Bar ${i + 1}`));
    await importExtract(pool, extract(many));
    const few = extract(many.slice(0, 5));
    expect(await importExtract(pool, few)).toMatchObject({ gone: 0, goneWithheld: 55 });
    expect(await importExtract(pool, few, { acceptGone: true })).toMatchObject({ gone: 55, goneWithheld: 0 });
  });

  it('a dry run counts the same and changes nothing', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    const before = await storedPlaces(pool);
    const next = extract([bar(1, 'La Rascasse'), bar(3, 'New')]);
    const counted = await importExtract(pool, next, { dryRun: true });
    expect(counted).toMatchObject({ added: 1, changed: 1, renamed: 1, gone: 1, dryRun: true });
    expect(await storedPlaces(pool)).toEqual(before);
    expect((await pool.query('select from place_imports')).rowCount).toBe(1);
    expect(await importExtract(pool, next)).toMatchObject({ added: 1, changed: 1, renamed: 1, gone: 1 });
  });

  it('RUL-109 a correction by a person wins over every later import', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascase', { phone: '+377 93 25 56 90' })]));
    await pool.query(
      `insert into place_corrections (place_id, fields) values ('osm-node-1', '{"name": "La Rascasse"}')`,
    );
    expect(await importExtract(pool, extract([bar(1, 'Rascase')]))).toMatchObject({ changed: 1, renamed: 0 });
    expect((await storedPlaces(pool))['osm-node-1']?.name).toBe('La Rascasse');
    expect(await importExtract(pool, extract([bar(1, 'Rascase')]))).toMatchObject({ unchanged: 1 });
  });

  it('FIX-23 a withdrawn correction brings back what the source says today', async () => {
    const { pool } = await testDatabaseForThisTest();
    const shown = async () => (await storedPlaces(pool))['osm-node-1']?.name;
    await importExtract(pool, extract([bar(1, 'Rascase')]));
    await pool.query(
      `insert into place_corrections (place_id, fields) values ('osm-node-1', '{"name": "La Rascasse"}')`,
    );
    expect(await shown()).toBe('La Rascasse');
    await importExtract(pool, extract([bar(1, 'Rascasse')]));
    expect(await shown()).toBe('La Rascasse');
    await pool.query('delete from place_corrections');
    expect(await shown()).toBe('Rascasse');
    const { rows } = await pool.query('select name from place_search');
    expect(rows).toEqual([{ name: 'Rascasse' }]);
  });

  it('a bar that becomes a restaurant keeps its id', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Lumen')]));
    await pool.query(`update venues set curator_notes = 'Ask for the window'`);
    const before = await storedPlaces(pool);
    const restaurant = bar(1, 'Lumen', { amenity: 'restaurant', cuisine: 'italian' });
    expect(await importExtract(pool, extract([restaurant]))).toMatchObject({ changed: 1, moved: 1, gone: 0 });
    const after = await storedPlaces(pool);
    expect(after['osm-node-1']).toMatchObject({ table: 'restaurants', id: before['osm-node-1']?.id });
    const { rows } = await pool.query('select cuisine, curator_notes from restaurants');
    expect(rows).toEqual([{ cuisine: 'Italian', curator_notes: 'Ask for the window' }]);
  });

  it('two objects with the same id in one file are one place', async () => {
    const { pool } = await testDatabaseForThisTest();
    const report = await importExtract(pool, extract([bar(1, 'Lumen'), bar(1, 'Lumen')]));
    expect(report).toMatchObject({ added: 1, skipped: { repeated: 1 } });
  });
});

describe('what goes wrong', () => {
  it('a truncated file changes nothing and marks nothing as gone', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([bar(1, 'Rascasse'), bar(2, 'Lumen')]));
    const before = await storedPlaces(pool);
    const whole = pbfFile({ ...extract([bar(1, 'Renamed')]), ways: [{ id: 5, refs: [1] }] });
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 30]) {
      const file = await testFile(whole.subarray(0, length));
      await expect(importFile(pool, file)).rejects.toThrow(FileProblem);
    }
    expect(await storedPlaces(pool)).toEqual(before);
    expect((await pool.query('select from place_imports')).rowCount).toBe(1);
  });

  it('a damaged file changes nothing', async () => {
    const { pool } = await testDatabaseForThisTest();
    const bytes = pbfFile(extract([bar(1, 'Rascasse')]));
    bytes.fill(0x55, bytes.length - 40, bytes.length - 10);
    await expect(importFile(pool, await testFile(bytes))).rejects.toMatchObject({ code: 'damaged' });
    expect(await storedPlaces(pool)).toEqual({});
  });

  it('a stop while reading changes nothing', async () => {
    const { pool } = await testDatabaseForThisTest();
    const signal = AbortSignal.abort();
    await expect(importExtract(pool, extract([bar(1, 'Rascasse')]), { signal })).rejects.toThrow(Interrupted);
    expect(await storedPlaces(pool)).toEqual({});
  });

  it('a stop while writing leaves whole places, nothing gone, and the next import does the rest', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract([{ ...bar(1, 'Old'), id: 5000 }]));
    const many = Array.from({ length: 1200 }, (_, i) => ({ ...bar(1, `Bar ${i}`), id: i + 1 }));
    const stop = new AbortController();
    let writing = false;
    const progress = {
      ...NO_PROGRESS,
      begin: (_: number, unit: string) => {
        writing = unit === 'places';
      },
      advance: () => writing && stop.abort(),
    };
    const options = { progress, signal: stop.signal };
    const stopped = await importExtract(pool, extract(many), options);
    expect(stopped).toMatchObject({ stoppedAfter: 500, gone: 0 });
    expect(Object.keys(await storedPlaces(pool))).toHaveLength(501);
    const { rows } = await pool.query('select finished_at from place_imports order by id desc limit 1');
    expect(rows).toEqual([{ finished_at: null }]);
    expect(await importExtract(pool, extract(many))).toMatchObject({ added: 700, unchanged: 500, gone: 1 });
  });

  it('two imports of the same source do not run at once', async () => {
    const { pool } = await testDatabaseForThisTest();
    const file = await testFile(pbfFile(extract(Array.from({ length: 800 }, (_, i) => bar(i + 1, 'Bar')))));
    const results = await Promise.allSettled([importFile(pool, file), importFile(pool, file)]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: expect.any(ImportRunning) });
    expect(Object.keys(await storedPlaces(pool))).toHaveLength(800);
  });

  it('FIX-39 places that refer to what the file does not have are counted, and the report says so', async () => {
    const { pool } = await testDatabaseForThisTest();
    const nodes = [1, 2, 3].map((id) => ({ id, lat: 43.73 + id / 1000, lng: 7.42 }));
    const wall = { tourism: 'attraction', name: 'Wall' };
    const ways = [
      { id: 7, refs: [1, 2, 3], tags: wall },
      { id: 8, refs: [1, 2, 99], tags: { ...wall, name: 'Broken wall' } },
    ];
    const members = [8, 98].map((id) => ({ type: 'way' as const, id, role: 'outer' }));
    const relation = { id: 9, members, tags: { type: 'multipolygon', leisure: 'park', name: 'Parc' } };
    const report = await importExtract(pool, { nodes, ways, relations: [relation] });
    expect(report).toMatchObject({ incomplete: 2, places: 3 });
    expect(reportLines(report).join('\n')).toContain('2 places refer to points or lines');
    const whole = await importExtract(pool, { nodes, ways: [{ id: 7, refs: [1, 2, 3], tags: wall }] });
    expect(reportLines(whole).join('\n')).not.toContain('refer to');
  });

  it('a place whose way lost its nodes is kept as it was', async () => {
    const { pool } = await testDatabaseForThisTest();
    const corners = [1, 2, 3].map((id) => ({ id, lat: 43.73 + id / 1000, lng: 7.42 }));
    const park = { id: 7, refs: [1, 2, 3, 1], tags: { leisure: 'park', name: 'Parc' } };
    await importExtract(pool, { ...extract(corners), ways: [park] });
    const broken = { ...extract([bar(4, 'Lumen')]), ways: [{ ...park, refs: [91, 92, 93, 91] }] };
    expect(await importExtract(pool, broken)).toMatchObject({
      added: 1,
      gone: 0,
      skipped: { no_position: 1 },
    });
    expect((await storedPlaces(pool))['osm-way-7']).toMatchObject({ gone: false, name: 'Parc' });
  });
});
