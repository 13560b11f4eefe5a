import { existsSync } from 'node:fs';
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_ROLL_BACK_DAYS, IMPORT_RUNS_PAGE_SIZE } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { testDatabaseForThisTest } from '../../../../../test/database.ts';
import { testDeps } from '../../../../../test/factories.ts';
import { PLACE_IMPORT_RETRIES } from '../../../../queue/queues.ts';
import { shownMap } from '../../../platform/shownMap.service.ts';
import { Interrupted } from '../read/fileProblem.errors.ts';
import { mapFolder, openMap } from '../testing/areaMaps.ts';
import { importFolder, importing, put } from '../testing/importRuns.ts';
import type { TestExtract } from '../testing/pbfWriter.ts';
import { placeRows } from '../testing/placeRows.ts';
import { acquireImportLock, releaseImportLock } from '../write/importRuns.queries.ts';
import { forgetImportJournals } from './forgetJournals.jobs.ts';
import {
  applyImport,
  getImport,
  listImports,
  rollBackImportRun,
  startDryRun,
  stopImport,
} from './runs.service.ts';

const bar = (id: number, name: string) => ({
  id,
  lat: 43.73 + id / 10_000,
  lng: 7.42,
  tags: { amenity: 'bar', name },
});
const FIRST: TestExtract = { nodes: [bar(1, 'Rascasse'), bar(2, 'Lumen')], date: '2025-02-15' };
const SECOND: TestExtract = {
  nodes: [bar(1, 'La Rascasse'), bar(3, 'New one'), { ...bar(4, ''), tags: { amenity: 'bar' } }],
  date: '2025-10-23',
};

/** An admin, a folder with two files, and the first of them imported. */
async function world() {
  const database = await testDatabaseForThisTest();
  const folder = await importFolder();
  await put(folder, 'first.osm.pbf', FIRST);
  await put(folder, 'second.osm.pbf', SECOND);
  const all = { database, folder, ...(await importing(database, folder)) };
  const { admin, work } = all;
  const run = async (file: string) => {
    const { id } = await startDryRun(admin, { file });
    await work(id);
    return id ?? 0;
  };
  const applied = async (file: string) => {
    const id = await run(file);
    await applyImport(admin, { id });
    await work(id);
    return id;
  };
  const read = async (id: number) => (await getImport(admin, { id })).run;
  const first = await applied('first.osm.pbf');
  return { ...all, run, applied, read, first };
}

test('RUL-95 a dry run says what would be added, changed and closed, with examples, and changes nothing of places', async () => {
  const { database, admin, run } = await world();
  const before = await placeRows(database.pool);
  const id = await run('second.osm.pbf');
  const { run: found, preview } = await getImport(admin, { id });
  expect(found).toMatchObject({
    file: 'second.osm.pbf',
    source: 'osm',
    source_date: '2025-10-23',
    state: 'compared',
    applied_at: null,
    progress: null,
    counts: { added: 1, changed: 1, closed: 1, not_closed: 0, unchanged: 0, refused: 1 },
    may: { apply: true, stop: false, roll_back: false },
  });
  expect(preview).toEqual({
    corrected: 0,
    closed_in_use: 0,
    sample: [
      { kind: 'added', name: 'New one', address: null, category: 'Bar', fields: [] },
      {
        kind: 'changed',
        name: 'La Rascasse',
        address: null,
        category: 'Bar',
        fields: [{ field: 'name', before: 'Rascasse', after: 'La Rascasse' }],
      },
      { kind: 'closed', name: 'Lumen', address: null, category: 'Bar', fields: [] },
    ],
  });
  expect(await placeRows(database.pool)).toEqual(before);
});

test('RUL-95 what was looked at is applied and rolled back to the same bytes, and each step is written down', async () => {
  const { database, admin, applied, read, work, first } = await world();
  const before = await placeRows(database.pool);
  const id = await applied('second.osm.pbf');
  expect(await read(id)).toMatchObject({ state: 'applied', may: { apply: false, roll_back: true } });
  expect((await read(first)).may.roll_back).toBe(false);
  expect(await rollBackImportRun(admin, { id: first })).toEqual({ id: null, refused: 'not_possible' });
  await rollBackImportRun(admin, { id });
  await work(id);
  expect(await read(id)).toMatchObject({
    state: 'rolled_back',
    rolled_back: { restored: 2, removed: 1, hidden: 0, kept: 0 },
    may: { apply: false, stop: false, roll_back: false },
  });
  expect(await placeRows(database.pool)).toEqual(before);
  expect((await read(first)).may.roll_back).toBe(true);
  const { rows } = await database.pool.query(
    'select action, subject_type, subject_id, details from admin_actions where subject_id = $1 order by id',
    [String(id)],
  );
  const line = { subject_type: 'import', subject_id: String(id), details: { file: 'second.osm.pbf' } };
  expect(rows).toEqual(
    ['import.dry-run', 'import.apply', 'import.roll-back'].map((action) => ({ action, ...line })),
  );
});

test('RUL-95 only plain files of the folder are there: no path, no link, nothing hidden', async () => {
  const { folder, admin, database } = await world();
  await writeFile(path.join(folder, '.hidden'), 'x');
  await mkdir(path.join(folder, 'inner'));
  await put(path.join(folder, 'inner'), 'deep.osm.pbf', FIRST);
  await symlink(path.join(folder, 'inner', 'deep.osm.pbf'), path.join(folder, 'link.osm.pbf'));
  const { files, folder: state } = await listImports(admin);
  expect(state).toBe('ready');
  expect(files.map(({ name }) => name)).toEqual(['first.osm.pbf', 'second.osm.pbf']);
  const refused = [
    '../etc',
    'inner/deep.osm.pbf',
    'inner',
    '.hidden',
    'link.osm.pbf',
    '/etc/hosts',
    '..',
    'none',
  ];
  for (const file of [...refused, `${folder}/first.osm.pbf`])
    expect(await startDryRun(admin, { file }), file).toEqual({ id: null, refused: 'no_file' });
  const unset = await importing(database, null);
  expect(await listImports(unset.admin)).toMatchObject({ folder: 'unset', files: [] });
  expect(await startDryRun(unset.admin, { file: 'first.osm.pbf' })).toMatchObject({ refused: 'no_file' });
  const gone = await importing(database, path.join(folder, 'nowhere'));
  expect(await listImports(gone.admin)).toMatchObject({ folder: 'unreadable', files: [] });
});

test('RUL-95 of many who begin at once one does, whatever they begin', async () => {
  const { admin, run } = await world();
  const id = await run('second.osm.pbf');
  const begun = await Promise.all([
    ...Array.from({ length: 5 }, () => startDryRun(admin, { file: 'first.osm.pbf' })),
    ...Array.from({ length: 5 }, () => applyImport(admin, { id })),
  ]);
  expect(begun.filter(({ refused }) => refused === null)).toHaveLength(1);
});

test('RUL-95 what is stopped ends where it is, and its job does nothing more', async () => {
  const { database, admin, run, read, jobOf, work } = await world();
  const before = await placeRows(database.pool);
  const { id } = await startDryRun(admin, { file: 'second.osm.pbf' });
  const job = await jobOf(id ?? 0);
  await stopImport(admin, { id: id ?? 0 });
  expect(await stopImport(admin, { id: id ?? 0 })).toEqual({ id: null, refused: 'not_possible' });
  await work(id, { job });
  expect(await read(id ?? 0)).toMatchObject({ state: 'cancelled', counts: null });
  const compared = await run('second.osm.pbf');
  await applyImport(admin, { id: compared });
  const applying = await jobOf(compared);
  await stopImport(admin, { id: compared });
  await work(compared, { job: applying });
  expect(await read(compared)).toMatchObject({ state: 'compared', may: { apply: true } });
  expect(await placeRows(database.pool)).toEqual(before);
});

test('RUL-95 another file under the name of the one that was looked at is not applied', async () => {
  const { database, folder, admin, run, read, work } = await world();
  const before = await placeRows(database.pool);
  const id = await run('second.osm.pbf');
  await utimes(path.join(folder, 'second.osm.pbf'), new Date(0), new Date(0));
  await applyImport(admin, { id });
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'file_changed', may: { apply: false } });
  expect(await placeRows(database.pool)).toEqual(before);
});

test('RUL-95 a file that cannot be imported says why', async () => {
  const { folder, run, read } = await world();
  await writeFile(path.join(folder, 'notes'), 'hello');
  expect(await read(await run('notes'))).toMatchObject({ state: 'failed', failure: 'unknown_format' });
});

test('RUL-95 FIX-43 a job whose node was killed or stops begins again; one that never can says so', async () => {
  const { deps, admin, run, read, work } = await world();
  const id = await run('second.osm.pbf');
  await applyImport(admin, { id });
  const killed = { ...deps, workPool: { connect: async () => Promise.reject(new Error('killed')) } as never };
  await expect(work(id, { with: killed })).rejects.toThrow('killed');
  expect(await read(id)).toMatchObject({ state: 'applying', may: { stop: true } });
  await work(id, { with: killed, retryCount: PLACE_IMPORT_RETRIES });
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'unexpected' });
  const again = await run('second.osm.pbf');
  await applyImport(admin, { id: again });
  await expect(work(again, { with: killed })).rejects.toThrow('killed');
  await expect(work(again, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Interrupted);
  expect(await read(again)).toMatchObject({ state: 'applying', may: { stop: true } });
  await work(again, { retryCount: 1 });
  expect(await read(again)).toMatchObject({ state: 'applied', failure: null });
});

test('RUL-95 the command has the same turn: while it imports, an admin waits, and is told in the end', async () => {
  const { database, admin, run, read, work } = await world();
  const id = await run('second.osm.pbf');
  await applyImport(admin, { id });
  const command = await database.pool.connect();
  await acquireImportLock(command, 'osm');
  await expect(work(id)).rejects.toThrow();
  await work(id, { retryCount: PLACE_IMPORT_RETRIES });
  expect(await read(id)).toMatchObject({ state: 'compared', failure: 'busy', may: { apply: true } });
  await releaseImportLock(command);
  command.release();
});

test('RUL-95 what an import wrote over is forgotten after its time, and then it stays; dry runs go', async () => {
  const { database, deps, run, read, first } = await world();
  const dry = await run('second.osm.pbf');
  await forgetImportJournals(deps);
  expect((await read(first)).may.roll_back).toBe(true);
  await database.pool.query(
    `update place_imports set applied_at = applied_at - $1 * interval '1 day', started_at = started_at - $1 * interval '1 day'`,
    [IMPORT_ROLL_BACK_DAYS + 1],
  );
  await forgetImportJournals(deps);
  expect((await read(first)).may.roll_back).toBe(false);
  expect((await database.pool.query('select from place_import_journal')).rowCount).toBe(0);
  await expect(read(dry)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('RUL-124 what an admin applies has a map of its area, which a dry run has not, and shows without a restart', async () => {
  const database = await testDatabaseForThisTest();
  const [folder, { archive }] = [await importFolder(), await mapFolder()];
  const ways = [{ id: 9, refs: [1, 2], tags: { highway: 'residential', name: 'Long Lane' } }];
  await put(folder, 'city.osm.pbf', { ...FIRST, ways });
  const map = { ...testDeps(database).config.map, file: archive };
  const { admin, work } = await importing(database, folder, map);
  const { id } = await startDryRun(admin, { file: 'city.osm.pbf' });
  await work(id);
  expect(existsSync(archive)).toBe(false);
  expect(await shownMap(map)).toEqual({ kind: 'drawn', url: '', schema: 'openmaptiles', attribution: '' });
  await applyImport(admin, { id: id ?? 0 });
  await work(id);
  expect(await shownMap(map)).toMatchObject({
    kind: 'pmtiles',
    url: expect.stringMatching(/^\/map-tiles\/basemap\.pmtiles\?v=/),
    attribution: '© OpenStreetMap contributors',
  });
  expect(await (await openMap(archive)).tileAt(14, { lat: 43.73015, lng: 7.42 })).toHaveProperty(
    'transportation',
  );
});

test('imports are listed page after page, newest first, down to the very first one', async () => {
  const { admin, database } = await world();
  const rows = Array.from({ length: IMPORT_RUNS_PAGE_SIZE + 4 }, (_, n) => ({
    file_name: `earlier-${n}.osm.pbf`,
    state: 'failed',
    started_at: new Date(),
  }));
  await database.db.insertInto('place_imports').values(rows).execute();
  const first = await listImports(admin);
  expect(first.runs).toHaveLength(IMPORT_RUNS_PAGE_SIZE);
  const rest = await listImports(admin, first.nextCursor ?? '');
  expect(rest.nextCursor).toBeNull();
  const files = [...first.runs, ...rest.runs].map(({ file }) => file);
  expect(files).toEqual([...rows.map((row) => row.file_name).reverse(), 'first.osm.pbf']);
  // What is no cursor of ours is the beginning.
  expect((await listImports(admin, 'x')).runs[0]?.file).toBe(files[0]);
});
