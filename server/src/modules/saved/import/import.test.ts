import { randomUUID } from 'node:crypto';
import { savedListInput } from '@liora/domain/contract/saved';
import type { ImportedRow } from '@liora/domain/contract/savedImport';
import { DAY_MS } from '@liora/domain/durations';
import {
  FREE_SAVED_PLACES,
  LIST_IMPORT_STORED_DAYS,
  LIST_IMPORTS_PER_DAY,
  LIST_ROWS_PER_DAY,
  SAVED_BATCH_MAX,
} from '@liora/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { block, droppedPin, person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ownPins } from '../../pins/pins.service.ts';
import { movePlaces } from '../categories/arrange.service.ts';
import { createCategory, listCategories } from '../categories/categories.service.ts';
import { listSaved, savedIds } from '../list/savedList.service.ts';
import { forgetOldImports } from '../saved.jobs.ts';
import { removePlaces, restorePlaces, savePlace, updatePlace } from '../write/save.service.ts';
import { checkRows } from './checkRows.service.ts';
import { importRows } from './importRows.service.ts';
import { listImports } from './pastImports.service.ts';
import { undoImport } from './undoImport.service.ts';
import { listWaiting, placeWaiting, removeWaiting } from './waiting.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });

const HERE = { latitude: 37.77, longitude: -122.41 };
const beside = (n: number) => ({ latitude: 37.77 + n * 0.01, longitude: -122.41 });
beforeAll(async () => {
  for (const n of [0, 1, 2, 3, 4])
    await venue(database.db, `lumen-${n}`, { name: `Lumen ${n}`, ...beside(n) });
});

const row = (name: string, at: ImportedRow['at'] = null, more: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ name, at, address: null, place_id: null, note: null, mark: null, categories: [], saved_at: null },
  as: { kind: 'wait' },
  ...more,
});
const pinned = (name: string, at: ImportedRow['at'], more: Partial<ImportedRow> = {}) =>
  row(name, at, { as: { kind: 'pin', category: 'Outdoor' }, ...more });
const savedAs = (n: number, more: Partial<ImportedRow> = {}) =>
  row(`Lumen ${n}`, beside(n), { as: { kind: 'save', place_id: `lumen-${n}` }, ...more });

const outcomes = async (who: SignedInCaller, ...rows: ImportedRow[]) =>
  (await checkRows(who, { rows })).rows.map(({ outcome }) => outcome);
const importAll = async (who: SignedInCaller, rows: ImportedRow[], import_id = randomUUID()) => {
  const { total: _total, ...added } = await importRows(who, { import_id, rows });
  return added;
};
const list = async (who: SignedInCaller) => (await listSaved(who, savedListInput.parse({}))).places;
const pinsOf = async (who: SignedInCaller) => (await ownPins(who, { limit: 60 })).pins;
const waitingOf = async (who: SignedInCaller) => (await listWaiting(who, {})).rows.map(({ name }) => name);
const NOTHING_ADDED = { saves: 0, pins: 0, waiting: 0 };

describe('the dry run', () => {
  test('RUL-123 a row is found by its name and its distance, never by its point alone, and nothing is changed', async () => {
    const who = await person(deps);
    const near = { latitude: HERE.latitude + 0.001, longitude: HERE.longitude };
    const { rows } = await checkRows(who, {
      rows: [
        row('Lumen 0', near),
        row('Quiet bench', HERE),
        row('Lumen 0', { latitude: 10, longitude: 10 }),
        row('Lumen 0'),
      ],
    });
    expect(rows).toMatchObject([
      { outcome: 'found', place: { id: 'lumen-0', name: 'Lumen 0' }, metres: 111 },
      { outcome: 'new' },
      { outcome: 'new' },
      { outcome: 'no_coordinates' },
    ]);
    expect(await list(who)).toEqual([]);
  });

  test('what is saved, pinned or waits already says so, and a free person is told how many more fit', async () => {
    const who = await person(deps);
    await savePlace(who, { place_id: 'lumen-1' });
    await importAll(who, [pinned('Our bench', HERE), row('Somewhere')]);
    expect(await outcomes(who, savedAs(1), row('our bench', HERE), row('Somewhere'), row('Else'))).toEqual([
      'saved',
      'saved',
      'saved',
      'no_coordinates',
    ]);
    expect((await checkRows(who, { rows: [row('x')] })).room).toBe(FREE_SAVED_PLACES - 1);
    expect((await checkRows(await person(deps, { member: true }), { rows: [row('x')] })).room).toBeNull();
  });

  test('our own id counts when its bearer may see the place, also where it leads elsewhere by now', async () => {
    const [owner, who] = [await person(deps), await person(deps)];
    const secret = await droppedPin(owner, { is_public: false, title: 'Secret', ...HERE });
    const open = await droppedPin(owner, { title: 'Open', ...HERE });
    await venue(database.db, 'moved', { name: 'Moved', ...beside(60) });
    await database.pool.query(`update places set redirect_to = 'lumen-2' where place_id = 'moved'`);
    const { rows } = await checkRows(who, {
      rows: [
        row('a', null, { place_id: secret }),
        row('b', null, { place_id: open }),
        row('c', null, { place_id: 'moved' }),
      ],
    });
    expect(rows).toMatchObject([
      { outcome: 'no_coordinates' },
      { outcome: 'found', place: { id: open }, metres: null },
      { outcome: 'found', place: { id: 'lumen-2' } },
    ]);
    expect(await outcomes(who, row('Secret', HERE))).toEqual(['new']);
    await block(who, owner);
    expect(await outcomes(who, row('Open', HERE), row('b', null, { place_id: open }))).toEqual([
      'new',
      'no_coordinates',
    ]);
  });
});

describe('what is imported', () => {
  test('RUL-123 RUL-105 saves, private pins and what waits; the same rows again add nothing', async () => {
    const who = await person(deps);
    const rows = [
      savedAs(0, { note: 'The window.', mark: 'want', categories: ['Dinners', 'Rain'] }),
      pinned('Our bench', HERE, { note: 'At dusk.', address: '1 Sun Street' }),
      row('Somewhere', null, { categories: ['Dinners'] }),
    ];
    const id = randomUUID();
    expect(await importAll(who, rows, id)).toEqual({ saves: 1, pins: 1, waiting: 1 });
    expect(await importAll(who, rows, id)).toEqual(NOTHING_ADDED);
    expect(await importAll(who, [...rows, ...rows])).toEqual(NOTHING_ADDED);
    expect(await list(who)).toMatchObject([{ place: { id: 'lumen-0' }, note: 'The window.', mark: 'want' }]);
    const { categories } = await listCategories(who);
    expect(categories.map(({ name }) => name).sort()).toEqual(['Dinners', 'Rain']);
    expect(await pinsOf(who)).toMatchObject([
      {
        title: 'Our bench',
        description: 'At dusk.',
        is_public: false,
        is_prive: false,
        category: 'Outdoor',
        ...HERE,
      },
    ]);
    expect(await waitingOf(who)).toEqual(['Somewhere']);
  });

  test('a place that was saved before keeps its mark, its note and its categories', async () => {
    const who = await person(deps);
    const { id } = await savePlace(who, { place_id: 'lumen-0' });
    await updatePlace(who, { id, note: 'Mine.' });
    expect(await importAll(who, [savedAs(0, { note: 'Theirs.', categories: ['New'] })])).toEqual(
      NOTHING_ADDED,
    );
    expect(await list(who)).toMatchObject([{ id, note: 'Mine.', category_ids: [] }]);
    expect((await listCategories(who)).categories).toEqual([]);
  });

  test('RUL-04 SAVE-08 a free person saves three, and as many private pins as they like; over the limit none of the rows is done', async () => {
    const who = await person(deps);
    const many = [0, 1, 2, 3].map((n) => savedAs(n));
    await expect(importAll(who, [row('Before'), ...many])).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
    expect([await list(who), await waitingOf(who)]).toEqual([[], []]);
    const pins = Array.from({ length: 300 }, (_, n) => pinned(`Pin ${n}`, beside(n / 100)));
    expect(await importAll(who, [...many.slice(0, 3), ...pins])).toEqual({ saves: 3, pins: 300, waiting: 0 });
    expect(await importAll(who, [...many.slice(0, 3), ...pins])).toEqual(NOTHING_ADDED);
  });

  test('RUL-123 a call that comes again, because its answer got lost, changes nothing, counts no rows twice, and tells what is there', async () => {
    const who = await person(deps);
    const part = (rows: ImportedRow[]) => ({ import_id, request_id: randomUUID(), rows });
    const import_id = randomUUID();
    const first = part([savedAs(0), pinned('Our bench', HERE)]);
    const second = part([row('Somewhere')]);
    await importRows(who, first);
    await removePlaces(
      who,
      (await list(who)).map(({ id }) => id),
    );
    expect(await importRows(who, first)).toEqual({
      ...NOTHING_ADDED,
      total: { saves: 1, pins: 1, waiting: 0 },
    });
    expect(await importRows(who, second)).toMatchObject({
      waiting: 1,
      total: { saves: 1, pins: 1, waiting: 1 },
    });
    expect(await list(who)).toEqual([]);
    expect((await listImports(who, {})).imports).toMatchObject([{ rows: 3 }]);
    await undoImport(who, { import_id });
    await expect(importRows(who, second)).rejects.toMatchObject({ code: 'IMPORT_UNDONE' });
  });

  test('twenty at once are one', async () => {
    const who = await person(deps);
    const id = randomUUID();
    const rows = [savedAs(0, { categories: ['Rain'] }), pinned('Our bench', HERE), row('Somewhere')];
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, n) => importAll(who, rows, n % 2 ? id : randomUUID())),
    );
    const sum = (kind: keyof typeof NOTHING_ADDED) => added.reduce((total, one) => total + one[kind], 0);
    expect([sum('saves'), sum('pins'), sum('waiting')]).toEqual([1, 1, 1]);
  });

  test('RUL-04 the limit holds when many calls come at once', async () => {
    const who = await person(deps);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => importAll(who, [savedAs(n % 5), row(`Row ${n}`)])),
    );
    expect((await savedIds(who)).ids).toHaveLength(FREE_SAVED_PLACES);
    const done = tries.filter(({ status }) => status === 'fulfilled').length;
    expect(await waitingOf(who)).toHaveLength(done);
  });

  test('what may not be seen is not saved, and a pin needs a point', async () => {
    const [owner, who] = [await person(deps), await person(deps)];
    const secret = await droppedPin(owner, { is_public: false });
    const as = { kind: 'save', place_id: secret } as const;
    await expect(importAll(who, [row('Secret', null, { as })])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(importAll(who, [pinned('Nowhere', null)])).rejects.toMatchObject({
      code: 'POSITION_REQUIRED',
    });
  });

  test('a day holds so many rows and imports, and a new one begins', async () => {
    const who = await person(deps);
    const imported = (rows: number) =>
      database.pool.query(
        'insert into list_imports (user_id, id, rows, created_at) values ($1, gen_random_uuid(), $2, $3)',
        [who.viewer.userId, rows, now],
      );
    await imported(LIST_ROWS_PER_DAY - 1);
    expect(await importAll(who, [row('Last')])).toMatchObject({ waiting: 1 });
    await expect(importAll(who, [row('One more')])).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: 86_400 },
    });
    await database.pool.query('update list_imports set rows = 1');
    for (let n = 2; n < LIST_IMPORTS_PER_DAY; n++) await imported(1);
    await expect(importAll(who, [row('One more')])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    now = new Date(now.getTime() + 86_400_001);
    expect(await importAll(who, [row('One more')])).toMatchObject({ waiting: 1 });
  });
});

describe('taken back', () => {
  test('RUL-123 one undo takes back what an import added, and nothing else', async () => {
    const who = await person(deps, { member: true });
    await savePlace(who, { place_id: 'lumen-4' });
    await importAll(who, [pinned('Earlier', beside(50)), row('Waited before')]);
    const id = randomUUID();
    const rows = [
      ...[0, 1, 4].map((n) => savedAs(n, { categories: ['Imported'] })),
      ...Array.from({ length: SAVED_BATCH_MAX }, (_, n) => pinned(`Pin ${n}`, beside(n / 100))),
      pinned('Earlier', beside(50)),
      row('Waited before'),
      row('Waits now'),
    ];
    await importAll(who, rows.slice(0, SAVED_BATCH_MAX), id);
    await importAll(who, rows.slice(SAVED_BATCH_MAX), id);
    const undone = { removed: { saves: 2, pins: SAVED_BATCH_MAX, waiting: 1 }, kept: 0, left: false };
    expect(await undoImport(who, { import_id: id })).toEqual(undone);
    expect(await undoImport(who, { import_id: id })).toEqual(undone);
    expect((await savedIds(who)).ids).toEqual(['lumen-4']);
    expect((await pinsOf(who)).map(({ title }) => title)).toEqual(['Earlier']);
    expect(await waitingOf(who)).toEqual(['Waited before']);
    expect((await listCategories(who)).categories).toEqual([]);
    await expect(importAll(who, [row('Late')], id)).rejects.toMatchObject({ code: 'IMPORT_UNDONE' });
    expect(await importAll(who, rows.slice(0, 3))).toMatchObject({ saves: 2 });
  });

  test('what the person changed since stays, and is counted', async () => {
    const who = await person(deps);
    const id = randomUUID();
    await importAll(
      who,
      [savedAs(0), savedAs(1), pinned('Our bench', HERE), row('Somewhere'), row('Elsewhere')],
      id,
    );
    now = new Date(now.getTime() + 1000);
    const saved = (await list(who)).find((one) => one.kind === 'place' && one.place.id === 'lumen-0');
    await updatePlace(who, { id: saved?.id ?? '', note: 'Better than they say.' });
    const { rows } = await listWaiting(who, {});
    const somewhere = rows.find(({ name }) => name === 'Somewhere')?.id ?? '';
    await placeWaiting(who, { id: somewhere, as: { kind: 'save', place_id: 'lumen-2' } });
    expect(await undoImport(who, { import_id: id })).toEqual({
      removed: { saves: 1, pins: 1, waiting: 1 },
      kept: 2,
      left: false,
    });
    expect((await savedIds(who)).ids.sort()).toEqual(['lumen-0', 'lumen-2']);
  });

  test('what the person has sorted by hand since stays, whichever way they did', async () => {
    const who = await person(deps);
    const import_id = randomUUID();
    await importAll(who, [savedAs(0), savedAs(1), savedAs(2, { categories: ['Rain'] })], import_id);
    now = new Date(now.getTime() + 1000);
    const { id: category } = await createCategory(who, { name: 'For Anna', request_id: randomUUID() });
    const idOf = async (place: string) =>
      (await list(who)).find((one) => one.kind === 'place' && one.place.id === place)?.id ?? '';
    await movePlaces(who, { ids: [await idOf('lumen-0')], category_id: category, keep: true });
    await savePlace(who, { place_id: 'lumen-1', category_ids: [category] });
    expect(await undoImport(who, { import_id })).toMatchObject({ removed: { saves: 1 }, kept: 2 });
    expect((await savedIds(who)).ids.sort()).toEqual(['lumen-0', 'lumen-1']);
  });

  test('RUL-47 a partner who has not read of it yet is not told of it any longer', async () => {
    const [who, partner] = [await person(deps, { member: true }), await person(deps, { member: true })];
    await link(who, partner);
    const import_id = randomUUID();
    await importAll(who, [savedAs(0), savedAs(1)], import_id);
    const told = async () =>
      (
        await database.pool.query('select data from notifications where user_id = $1', [
          partner.viewer.userId,
        ])
      ).rows;
    expect(await told()).toMatchObject([{ data: { count: 2 } }]);
    await undoImport(who, { import_id });
    expect(await told()).toEqual([]);
  });

  test('nobody takes back what another imported', async () => {
    const [who, other] = [await person(deps), await person(deps)];
    const id = randomUUID();
    await importAll(who, [pinned('Our bench', HERE)], id);
    expect(await undoImport(other, { import_id: id })).toEqual({
      removed: NOTHING_ADDED,
      kept: 0,
      left: false,
    });
    expect(await pinsOf(who)).toHaveLength(1);
  });

  test('an import can be taken back for thirty days', async () => {
    const who = await person(deps);
    const id = randomUUID();
    await importAll(who, [row('Somewhere')], id);
    now = new Date(now.getTime() + LIST_IMPORT_STORED_DAYS * DAY_MS + 1);
    expect(await forgetOldImports(deps)).toBeGreaterThan(0);
    expect(await undoImport(who, { import_id: id })).toEqual({
      removed: NOTHING_ADDED,
      kept: 0,
      left: false,
    });
    expect(await waitingOf(who)).toEqual(['Somewhere']);
  });
});

describe('past imports', () => {
  test('RUL-123 each says when, from which format and how many rows it was, what of it waits and whether it can be taken back', async () => {
    const [who, other] = [await person(deps), await person(deps)];
    const id = randomUUID();
    const rows = [savedAs(0), pinned('Our bench', HERE), row('Somewhere'), row('Elsewhere')];
    await importRows(who, { import_id: id, format: 'kml', rows });
    const [waiting] = (await listWaiting(who, {})).rows;
    await placeWaiting(who, { id: waiting?.id ?? '', as: { kind: 'save', place_id: 'lumen-1' } });
    expect(await listImports(who, {})).toEqual({
      imports: [
        {
          ...{ id, format: 'kml', rows: 4, created_at: now.toISOString(), undone_at: null, undoable: true },
          ...{ added: { saves: 1, pins: 1, waiting: 2 }, waiting: 1 },
        },
      ],
      nextCursor: null,
    });
    expect(await listImports(other, {})).toEqual({ imports: [], nextCursor: null });
    await undoImport(who, { import_id: id });
    expect((await listImports(who, {})).imports).toMatchObject([
      { undone_at: now.toISOString(), undoable: false, waiting: 0 },
    ]);
    const later = {
      ...who,
      deps: testDeps(database, { now: () => new Date(now.getTime() + 31 * DAY_MS) }),
    };
    expect((await listImports(later, {})).imports).toEqual([]);
  });

  test('they page to the end, the newest first', async () => {
    const who = await person(deps);
    const ids: string[] = [];
    for (let n = 0; n < 45; n++) {
      const import_id = randomUUID();
      ids.unshift(import_id);
      await database.pool.query(
        'insert into list_imports (user_id, id, rows, created_at) values ($1, $2, 1, $3)',
        [who.viewer.userId, import_id, new Date(now.getTime() + n)],
      );
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listImports(who, { cursor });
      seen.push(...page.imports.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids);
  });
});

describe('the day that a file tells', () => {
  const OLD = '2019-05-04T18:00:00.000Z';
  const days = async (who: SignedInCaller) => (await list(who)).map(({ created_at }) => created_at);

  test('RUL-123 it is kept, also of what waits first; one that is still to come is none', async () => {
    const who = await person(deps);
    const rows = [
      savedAs(0, { saved_at: OLD }),
      savedAs(1, { saved_at: '2999-01-01T00:00:00Z' }),
      row('Somewhere', null, { saved_at: '2018-01-01T00:00:00.000Z' }),
    ];
    await importAll(who, rows);
    const [waiting] = (await listWaiting(who, {})).rows;
    expect(waiting?.saved_at).toBe('2018-01-01T00:00:00.000Z');
    await placeWaiting(who, { id: waiting?.id ?? '', as: { kind: 'save', place_id: 'lumen-2' } });
    expect(await days(who)).toEqual([now.toISOString(), OLD, '2018-01-01T00:00:00.000Z']);
  });

  test('RUL-123 what came with an old day is taken back as any, and stays when it was changed since', async () => {
    const who = await person(deps);
    const id = randomUUID();
    await importAll(who, [savedAs(0, { saved_at: OLD }), savedAs(1, { saved_at: OLD })], id);
    const changed = (await list(who)).find((one) => one.kind === 'place' && one.place.id === 'lumen-1');
    now = new Date(now.getTime() + 1000);
    await updatePlace(who, { id: changed?.id ?? '', note: 'Mine.' });
    expect(await undoImport(who, { import_id: id })).toMatchObject({ removed: { saves: 1 }, kept: 1 });
  });

  test('RUL-04 an old day is no way around the limit of the free plan', async () => {
    const who = await person(deps);
    await importAll(who, [savedAs(0), savedAs(1), savedAs(2)]);
    const { ids } = await removePlaces(
      who,
      (await list(who)).map(({ id }) => id),
    );
    await importAll(who, [savedAs(3, { saved_at: OLD }), savedAs(4, { saved_at: OLD })]);
    await expect(restorePlaces(who, ids)).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
  });
});

describe('what waits', () => {
  test('it is placed on a place or as a private pin, with what its file says, and does not come back', async () => {
    const who = await person(deps);
    const rows = [
      row('Dinner', null, { note: 'Late.', mark: 'been', categories: ['Evenings'] }),
      row('Bench', null, { note: 'At dusk.' }),
    ];
    await importAll(who, rows);
    const waiting = (await listWaiting(who, {})).rows;
    const idOf = (name: string) => waiting.find((one) => one.name === name)?.id ?? '';
    const place = { id: idOf('Dinner'), as: { kind: 'save', place_id: 'lumen-3' } } as const;
    expect(await placeWaiting(who, place)).toEqual({ place_id: 'lumen-3' });
    expect(await placeWaiting(who, place)).toEqual({ place_id: 'lumen-3' });
    await placeWaiting(who, { id: idOf('Bench'), as: { kind: 'pin', category: 'Outdoor', at: HERE } });
    expect(await list(who)).toMatchObject([{ place: { id: 'lumen-3' }, note: 'Late.', mark: 'been' }]);
    expect(await pinsOf(who)).toMatchObject([{ title: 'Bench', is_public: false, description: 'At dusk.' }]);
    expect(await listWaiting(who, {})).toMatchObject({ rows: [], total: 0 });
    expect(await importAll(who, rows)).toEqual(NOTHING_ADDED);
  });

  test('it pages to the end, is removed, and is nobody else’s', async () => {
    const [who, other] = [await person(deps), await person(deps)];
    await importAll(
      who,
      Array.from({ length: 120 }, (_, n) => row(`Row ${n}`)),
    );
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listWaiting(who, { cursor });
      expect(page.total).toBe(120);
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(120);
    expect(await removeWaiting(other, { ids })).toEqual({ removed: 0 });
    const as = { kind: 'save', place_id: 'lumen-0' } as const;
    await expect(placeWaiting(other, { id: ids[0] ?? '', as })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await removeWaiting(who, { ids })).toEqual({ removed: 120 });
  });
});
