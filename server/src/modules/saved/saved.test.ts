import { randomUUID } from 'node:crypto';
import { savedListInput } from '@liora/domain/contract/saved';
import { HOUR_MS } from '@liora/domain/durations';
import { FREE_SAVED_PLACES, SAVED_BATCH_MAX, SAVED_IDS_MAX, SAVED_UNDO_MINUTES } from '@liora/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { arrangePlaces, movePlaces } from './categories/arrange.service.ts';
import {
  createCategory,
  deleteCategory,
  listCategories,
  mergeCategories,
  renameCategory,
} from './categories/categories.service.ts';
import { listSaved, savedAmongThese, savedIds } from './list/savedList.service.ts';
import { sweepRemovedPlaces } from './saved.jobs.ts';
import {
  removePlace,
  removePlaces,
  restorePlaces,
  savePlace,
  savePlaces,
  updatePlace,
} from './write/save.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const later = (ms = 1000) => {
  now = new Date(now.getTime() + ms);
};

const BARS = Array.from({ length: 24 }, (_, i) => `bar-${i}`);
beforeAll(async () => {
  for (const [i, slug] of BARS.entries())
    await venue(database.db, slug, {
      name: `Bar ${String.fromCharCode(90 - i)}`,
      latitude: 37.77 + i * 0.01,
    });
  await venue(database.db, 'cafe', { name: 'Crème', category: 'Cafe' });
});

const list = (who: SignedInCaller, input: object = {}) => listSaved(who, savedListInput.parse(input));
const save = async (who: SignedInCaller, ...ids: string[]) => {
  for (const place_id of ids) {
    later();
    await savePlace(who, { place_id });
  }
};
const named = async (who: SignedInCaller, input: object = {}) =>
  (await list(who, input)).places.map((one) => (one.kind === 'unavailable' ? null : one.place.name));
const category = (who: SignedInCaller, name: string) =>
  createCategory(who, { name, request_id: randomUUID() });
const lying = async (who: SignedInCaller, id: string) =>
  (await list(who)).places.find((row) => row.id === id)?.category_ids;

describe('what is saved', () => {
  test('GEN-07 SAVE-03 ENT-07 API-26 API-35 API-36 a place is saved with the facts of the server, and taken out', async () => {
    const who = await person(deps);
    const { id, place_id } = await savePlace(who, { place_id: 'cafe' });
    expect(place_id).toBe('cafe');
    const { rows } = await database.pool.query('select * from saved_places where id = $1', [id]);
    expect(rows[0]).toMatchObject({
      user_id: who.viewer.userId,
      place_name: 'Crème',
      place_address: '1 cafe Street',
      latitude: 37.7793,
      place_types: ['Cafe'],
      is_open: null,
      category_id: null,
      partner_seen: false,
      shared_with_partner: true,
    });
    expect(await savedIds(who)).toEqual({ ids: ['cafe'], all: true });
    expect(await list(who)).toMatchObject({
      places: [{ id, kind: 'place', place: { id: 'cafe' }, category_ids: [] }],
    });
    expect(await removePlace(who, 'cafe')).toEqual({ ids: [id] });
    expect(await removePlace(who, 'cafe')).toEqual({ ids: [] });
    expect(await savedIds(who)).toEqual({ ids: [], all: true });
  });

  test('SAVE-03 API-10 beyond what one answer holds, cards ask for those that they show', async () => {
    const [who, other] = [await person(deps, { member: true }), await person(deps)];
    const pin = await droppedPin(other, { title: 'Bench' });
    await savePlace(who, { place_id: 'cafe' });
    await savePlace(who, { place_id: pin });
    await database.pool.query(
      `insert into saved_places (user_id, place_id, source, place_name, category, created_at)
       select $1, 'many-' || n, 'venues', 'Many', 'Bar', $2::timestamptz + n * interval '1 second'
       from generate_series(1, ${SAVED_IDS_MAX}) n`,
      [who.viewer.userId, TEST_NOW],
    );
    const { ids, all } = await savedIds(who);
    expect([ids.length, all, ids.includes('cafe')]).toEqual([SAVED_IDS_MAX, false, false]);
    const shown = { ids: ['cafe', pin, 'many-1', 'bar-3'] };
    const among = async () => (await savedAmongThese(who, shown)).ids.sort();
    expect(await among()).toEqual(['cafe', pin, 'many-1'].sort());
    await block(who, other);
    expect(await among()).toEqual(['cafe', 'many-1']);
    expect(await savedAmongThese(other, shown)).toEqual({ ids: [] });
  });

  test('SAVE-10 nobody reads, changes or removes what another saved', async () => {
    const [mine, other] = [await person(deps), await person(deps)];
    const { id } = await savePlace(mine, { place_id: 'cafe' });
    const shelf = await category(mine, 'Mine');
    expect((await list(other)).places).toEqual([]);
    expect(await removePlaces(other, [id])).toEqual({ ids: [] });
    expect(await movePlaces(other, { ids: [id], category_id: null, keep: false })).toEqual({ before: [] });
    await expect(updatePlace(other, { id, note: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renameCategory(other, { id: shelf.id, name: 'Theirs' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(savePlace(other, { place_id: 'cafe', category_ids: [shelf.id] })).rejects.toMatchObject({
      constraint: 'saved_place_categories_category',
    });
    await deleteCategory(other, shelf.id);
    await mergeCategories(other, { id: shelf.id, into: (await category(other, 'Own')).id });
    expect(await listCategories(mine)).toEqual({ categories: [shelf] });
    expect((await list(mine)).places).toHaveLength(1);
  });

  test('RUL-70 saving again succeeds silently and counts once; what does not exist is not saved', async () => {
    const who = await person(deps);
    const first = await savePlace(who, { place_id: 'cafe' });
    expect(await savePlace(who, { place_id: 'cafe' })).toEqual(first);
    expect((await list(who)).overview?.total).toBe(1);
    await expect(savePlace(who, { place_id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('mark and note are the own ones, and what is left out stays', async () => {
    const who = await person(deps);
    const { id } = await savePlace(who, { place_id: 'cafe' });
    await updatePlace(who, { id, mark: 'want', note: 'The corner table.' });
    await updatePlace(who, { id, mark: 'been' });
    expect((await list(who)).places).toMatchObject([{ mark: 'been', note: 'The corner table.' }]);
    await updatePlace(who, { id, mark: null, note: '' });
    expect((await list(who)).places).toMatchObject([{ mark: null, note: null }]);
  });
});

describe('the limit of the free plan', () => {
  test('SAVE-08 CONST-35 RUL-04 RUL-123 of twenty saves at once from two devices three are kept', async () => {
    const who = await person(deps);
    const phone = { ...who };
    const outcomes = await Promise.allSettled(
      BARS.slice(0, 20).map((place_id, i) => savePlace(i % 2 ? who : phone, { place_id })),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 20 - FREE_SAVED_PLACES }, () => 'SAVED_LIMIT'));
    expect((await list(who)).overview).toMatchObject({ total: FREE_SAVED_PLACES, limit: FREE_SAVED_PLACES });
  });

  test('SAVE-09 RUL-02 members save as many as they like, also 500 at once', async () => {
    const who = await person(deps, { member: true });
    const saved = await savePlaces(
      who,
      [...BARS, 'nowhere'].map((place_id) => ({ place_id })),
    );
    expect(saved.size).toBe(BARS.length);
    expect((await list(who)).overview).toMatchObject({ total: BARS.length, limit: null });
    const many = Array.from({ length: SAVED_BATCH_MAX }, (_, i) => ({ place_id: BARS[i % 24] ?? '' }));
    expect((await savePlaces(who, many)).size).toBe(24);
  });

  test('RUL-04 after a lapse everything stays readable and removable, and nothing is added until fewer than three remain', async () => {
    const who = await person(deps, { member: true });
    await save(who, ...BARS.slice(0, 5));
    const lapsed = {
      ...who,
      viewer: { ...who.viewer, entitlement: { tier: 'free', member: false, prive: false } as const },
    };
    const refused = { code: 'SAVED_LIMIT' };
    expect((await list(lapsed)).places).toHaveLength(5);
    await expect(savePlace(lapsed, { place_id: 'cafe' })).rejects.toMatchObject(refused);
    await expect(savePlace(lapsed, { place_id: 'bar-0' })).resolves.toMatchObject({ place_id: 'bar-0' });
    later();
    const { ids } = await removePlace(lapsed, 'bar-0');
    // A slip is undone, although that is more than three.
    expect(await restorePlaces(lapsed, ids)).toEqual({ ids });
    for (const id of BARS.slice(0, 2)) await removePlace(lapsed, id);
    await expect(savePlace(lapsed, { place_id: 'cafe' })).rejects.toMatchObject(refused);
    await removePlace(lapsed, 'bar-2');
    await expect(savePlace(lapsed, { place_id: 'cafe' })).resolves.toMatchObject({ place_id: 'cafe' });
  });

  test('RUL-04 a batch over the limit saves none of it', async () => {
    const who = await person(deps);
    const four = BARS.slice(0, 4).map((place_id) => ({ place_id }));
    await expect(savePlaces(who, four)).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
    expect((await list(who)).places).toEqual([]);
  });

  test('RUL-04 what was taken out comes back only while there is room for it', async () => {
    const who = await person(deps);
    await save(who, 'bar-1', 'bar-2', 'bar-3');
    later();
    const { ids } = await removePlace(who, 'bar-1');
    await save(who, 'bar-4');
    await expect(restorePlaces(who, ids)).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
    await removePlace(who, 'bar-4');
    expect(await restorePlaces(who, ids)).toEqual({ ids });
    expect(await named(who)).toEqual(['Bar W', 'Bar X', 'Bar Y']);
  });

  test('RUL-04 two that were taken out one after the other make no room for each other, in whatever order they come back', async () => {
    const who = await person(deps);
    await save(who, 'bar-1', 'bar-2', 'bar-3');
    const takeOut = async (placeId: string) => {
      later();
      return (await removePlace(who, placeId)).ids;
    };
    const refused = { code: 'SAVED_LIMIT' };
    const first = await takeOut('bar-1');
    later();
    await save(who, 'bar-4');
    const second = await takeOut('bar-4');
    await expect(restorePlaces(who, [...first, ...second])).rejects.toMatchObject(refused);
    later();
    await restorePlaces(who, first);
    await expect(restorePlaces(who, second)).rejects.toMatchObject(refused);
    // Nor when they take turns.
    await takeOut('bar-1');
    later();
    await restorePlaces(who, second);
    await expect(restorePlaces(who, first)).rejects.toMatchObject(refused);
    expect((await list(who)).places).toHaveLength(3);
    // Two slips of which nothing was saved between are undone in either order.
    const slips = [...(await takeOut('bar-2')), ...(await takeOut('bar-3'))];
    for (const id of slips) expect(await restorePlaces(who, [id])).toEqual({ ids: [id] });
  });
});

describe('undo', () => {
  test('brings back mark, note, categories and place in the list, for ten minutes', async () => {
    const who = await person(deps);
    const shelf = await category(who, 'Rainy Sundays');
    await save(who, 'bar-1');
    const { id } = await savePlace(who, { place_id: 'cafe', category_ids: [shelf.id] });
    await updatePlace(who, { id, mark: 'idea', note: 'Ask for the window.' });
    await save(who, 'bar-2');
    const before = await list(who);
    const { ids } = await removePlaces(who, [id]);
    later();
    await restorePlaces(who, ids);
    expect(await list(who)).toEqual(before);
    await removePlaces(who, [id]);
    later(SAVED_UNDO_MINUTES * 60_000);
    await expect(restorePlaces(who, ids)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await sweepRemovedPlaces(deps)).toBeGreaterThan(0);
    const { rows } = await database.pool.query('select from saved_places where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('saved anew it begins anew', async () => {
    const who = await person(deps);
    const { id } = await savePlace(who, { place_id: 'cafe' });
    await updatePlace(who, { id, note: 'Old words.' });
    await removePlace(who, 'cafe');
    later();
    await savePlace(who, { place_id: 'cafe' });
    expect((await list(who)).places).toMatchObject([{ note: null }]);
  });
});

describe('categories', () => {
  test('SAVE-11 API-17 ENT-08 they are listed newest first', async () => {
    const who = await person(deps);
    for (const name of ['First', 'Second', 'Third']) await category(who, name);
    const names = ({ categories }: { categories: { name: string }[] }) => categories.map(({ name }) => name);
    expect(names(await listCategories(who))).toEqual(['Third', 'Second', 'First']);
    expect(names((await list(who)).overview ?? { categories: [] })).toEqual(['Third', 'Second', 'First']);
  });

  test('RUL-105 a name is there once whatever its case, is needed, and one press makes one', async () => {
    const who = await person(deps);
    const request_id = randomUUID();
    const [one, two] = await Promise.all([
      createCategory(who, { name: 'Slow dinners', request_id }),
      createCategory(who, { name: 'Slow dinners', request_id }),
    ]);
    expect(two).toEqual(one);
    await expect(category(who, 'SLOW dinners')).rejects.toMatchObject({ constraint: 'categories_name_key' });
    await expect(category(who, '')).rejects.toMatchObject({ code: 'CATEGORY_NAME_REQUIRED' });
    await category(await person(deps), 'Slow dinners');
    expect(await renameCategory(who, { id: one.id, name: 'slow Dinners' })).toMatchObject({
      name: 'slow Dinners',
    });
  });

  test('RUL-105 SAVE-05 SAVE-06 a place lies in several; category_id holds the first, then the next, then none', async () => {
    const who = await person(deps);
    const [dinners, travel] = [await category(who, 'Dinners'), await category(who, 'Travel')];
    const { id } = await savePlace(who, { place_id: 'cafe', category_ids: [dinners.id, travel.id] });
    const first = async () => {
      const { rows } = await database.pool.query('select category_id from saved_places where id = $1', [id]);
      return rows[0].category_id;
    };
    expect(await first()).toBe(dinners.id);
    expect(await lying(who, id)).toEqual([dinners.id, travel.id]);
    expect((await list(who)).overview).toMatchObject({
      categories: [
        { name: 'Travel', count: 1, covers: [{ id: 'cafe' }] },
        { name: 'Dinners', count: 1 },
      ],
      uncategorized: { count: 0, covers: [] },
    });
    await deleteCategory(who, dinners.id);
    expect(await first()).toBe(travel.id);
    await deleteCategory(who, travel.id);
    expect(await first()).toBeNull();
    expect((await list(who, { category: 'uncategorized' })).places).toMatchObject([{ id }]);
    expect((await list(who)).overview?.uncategorized).toMatchObject({ count: 1, covers: [{ id: 'cafe' }] });
  });

  test('RUL-105 a merge leaves everything of both in one', async () => {
    const who = await person(deps);
    const [from, into] = [await category(who, 'From'), await category(who, 'Into')];
    const one = await savePlace(who, { place_id: 'bar-1', category_ids: [from.id] });
    const both = await savePlace(who, { place_id: 'bar-2', category_ids: [from.id, into.id] });
    await mergeCategories(who, { id: from.id, into: into.id });
    expect(await mergeCategories(who, { id: from.id, into: into.id })).toEqual(into);
    expect(await lying(who, one.id)).toEqual([into.id]);
    expect(await lying(who, both.id)).toEqual([into.id]);
    expect(await listCategories(who)).toEqual({ categories: [into] });
    await expect(mergeCategories(who, { id: into.id, into: from.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('RUL-105 many are moved or added at once, and that is undone', async () => {
    const who = await person(deps);
    const [here, there] = [await category(who, 'Here'), await category(who, 'There')];
    const one = await savePlace(who, { place_id: 'bar-1', category_ids: [here.id] });
    const two = await savePlace(who, { place_id: 'bar-2' });
    const ids = [one.id, two.id];
    const { before } = await movePlaces(who, { ids, category_id: there.id, keep: true });
    expect(await lying(who, one.id)).toEqual([here.id, there.id]);
    await movePlaces(who, { ids, category_id: there.id, keep: false });
    expect(await lying(who, one.id)).toEqual([there.id]);
    await arrangePlaces(who, { places: before });
    expect([await lying(who, one.id), await lying(who, two.id)]).toEqual([[here.id], []]);
    await movePlaces(who, { ids, category_id: null, keep: false });
    expect(await lying(who, one.id)).toEqual([]);
  });

  test.each([
    ['moved', false],
    ['added', true],
  ])(
    'RUL-105 undone hours later, what was %s and has been put elsewhere since stays there',
    async (_what, keep) => {
      const who = await person(deps);
      const [here, there, elsewhere] = await Promise.all(
        ['Here', 'There', 'Elsewhere'].map((name) => category(who, name)),
      );
      const one = await savePlace(who, { place_id: 'bar-1', category_ids: [here?.id ?? ''] });
      const two = await savePlace(who, { place_id: 'bar-2', category_ids: [here?.id ?? ''] });
      const move = { category_id: there?.id ?? '', keep };
      const { before } = await movePlaces(who, { ids: [one.id, two.id], ...move });
      await movePlaces(who, { ids: [two.id], category_id: elsewhere?.id ?? '', keep: false });
      await arrangePlaces(who, { places: before, undo_of: move });
      expect([await lying(who, one.id), await lying(who, two.id)]).toEqual([[here?.id], [elsewhere?.id]]);
    },
  );

  test.each(['Left', 'There'])('RUL-105 a move is undone after %s was deleted', async (name) => {
    const who = await person(deps);
    const [left, stays, there] = await Promise.all(
      ['Left', 'Stays', 'There'].map((name) => category(who, name)),
    );
    const categoryIds = [left?.id ?? '', stays?.id ?? ''];
    const one = await savePlace(who, { place_id: 'bar-1', category_ids: categoryIds });
    const move = { category_id: there?.id ?? '', keep: false };
    const { before } = await movePlaces(who, { ids: [one.id], ...move });
    const gone = name === 'Left' ? left : there;
    await deleteCategory(who, gone?.id ?? '');
    await arrangePlaces(who, { places: before, undo_of: move });
    expect(await lying(who, one.id)).toEqual(name === 'Left' ? [stays?.id] : categoryIds);
  });
});

describe('the list', () => {
  test('is searched, sorted and paged to its end in every order', async () => {
    const who = await person(deps, { member: true });
    await save(who, ...BARS, 'cafe');
    const { id } = await savePlace(who, { place_id: 'cafe' });
    await updatePlace(who, { id, note: 'Best éclairs' });
    for (const sort of ['added', 'name', 'distance', 'score']) {
      const origin = { latitude: 37.77, longitude: -122.4193 };
      const whole = await named(who, { sort, origin, limit: 60 });
      const pages: Array<string | null> = [];
      let cursor: string | null | undefined;
      do {
        const answer = await list(who, { sort, origin, limit: 4, ...(cursor && { cursor }) });
        pages.push(...answer.places.map((one) => (one.kind === 'unavailable' ? null : one.place.name)));
        cursor = answer.nextCursor;
      } while (cursor);
      expect(pages, sort).toEqual(whole);
      expect(new Set(pages).size, sort).toBe(25);
    }
    expect((await named(who, { sort: 'name' })).slice(0, 2)).toEqual(['Bar C', 'Bar D']);
    expect((await named(who, { sort: 'added' }))[0]).toBe('Crème');
    const near = { sort: 'distance', origin: { latitude: 37.77, longitude: -122.4193 } };
    expect((await named(who, near))[0]).toBe('Bar Z');
    expect(await named(who, { q: 'creme' })).toEqual(['Crème']);
    expect(await named(who, { q: 'ECLAIRS best' })).toEqual(['Crème']);
    expect(await named(who, { q: 'bar 100%' })).toEqual([]);
  });

  test('a place that its source lost stays as it was', async () => {
    const who = await person(deps);
    await venue(database.db, 'closing', { name: 'The Last Round' });
    await savePlace(who, { place_id: 'closing' });
    await database.pool.query("update venues set gone_at = now() where place_id = 'closing'");
    expect((await list(who)).places).toMatchObject([{ kind: 'gone', place: { name: 'The Last Round' } }]);
    expect(await named(who, { q: 'last round', sort: 'name' })).toEqual(['The Last Round']);
  });

  test('FIX-22 what was saved twice is saved once when the places become one', async () => {
    const who = await person(deps);
    const other = await person(deps);
    for (const slug of ['old-twin', 'new-twin']) await venue(database.db, slug, { name: 'Twin' });
    const [here, there] = [await category(who, 'Here'), await category(who, 'There')];
    const old = await savePlace(who, { place_id: 'old-twin', category_ids: [here.id] });
    await updatePlace(who, { id: old.id, note: 'From before.' });
    await savePlace(who, { place_id: 'new-twin', category_ids: [there.id] });
    const alone = await savePlace(other, { place_id: 'old-twin' });
    await database.pool.query("update places set redirect_to = 'new-twin' where place_id = 'old-twin'");
    const { places, overview } = await list(who);
    expect(overview?.total).toBe(1);
    expect(places).toMatchObject([{ place: { id: 'new-twin' }, note: 'From before.' }]);
    expect(new Set(places[0]?.category_ids)).toEqual(new Set([here.id, there.id]));
    expect((await list(other)).places).toMatchObject([{ id: alone.id, place: { id: 'new-twin' } }]);
    expect(await savedIds(other)).toEqual({ ids: ['new-twin'], all: true });
    expect((await savePlace(other, { place_id: 'old-twin' })).id).toBe(alone.id);
    expect(await removePlace(other, 'old-twin')).toEqual({ ids: [alone.id] });
  });

  test('FIX-22 when they are two again each save is where it was made, with its own words', async () => {
    const [both, alone, late] = [await person(deps), await person(deps), await person(deps)];
    for (const slug of ['a', 'b', 'c']) await venue(database.db, `part-${slug}`, { name: 'Part' });
    const [here, there] = [await category(both, 'Here'), await category(both, 'There')];
    const first = await savePlace(both, { place_id: 'part-a', category_ids: [here.id] });
    await updatePlace(both, { id: first.id, note: 'Of a.', mark: 'been' });
    const second = await savePlace(both, { place_id: 'part-b', category_ids: [there.id] });
    await updatePlace(both, { id: second.id, note: 'Of b.' });
    const only = await savePlace(alone, { place_id: 'part-a' });
    const lead = (from: string, to: string | null) =>
      database.pool.query('update places set redirect_to = $2 where place_id = $1', [from, to]);
    await lead('part-a', 'part-b');
    expect((await list(both)).places).toMatchObject([
      { id: second.id, note: 'Of b.\nOf a.', mark: 'been', place: { id: 'part-b' } },
    ]);
    await expect(restorePlaces(both, [first.id])).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    await savePlace(late, { place_id: 'part-a' });
    // Led on once more, and still it is known whose is whose.
    await lead('part-b', 'part-c');
    expect((await savedIds(both)).ids).toEqual(['part-c']);
    now = new Date(now.getTime() + HOUR_MS);
    await sweepRemovedPlaces(deps);
    await lead('part-a', null);
    expect((await savedIds(alone)).ids).toEqual(['part-a']);
    expect((await list(alone)).places).toMatchObject([{ id: only.id }]);
    const parted = (await list(both)).places;
    expect(parted).toHaveLength(2);
    expect(parted).toContainEqual(
      expect.objectContaining({ id: first.id, note: 'Of a.', mark: 'been', category_ids: [here.id] }),
    );
    expect((await savedIds(late)).ids).toEqual(['part-c']);
    await lead('part-b', null);
    expect(new Set((await savedIds(both)).ids)).toEqual(new Set(['part-a', 'part-b']));
    expect((await savedIds(late)).ids).toEqual(['part-b']);
    expect((await savedIds(alone)).ids).toEqual(['part-a']);
  });
});

const WITHDRAWN: [
  string,
  (pin: string, saver: SignedInCaller, author: SignedInCaller) => Promise<unknown>,
][] = [
  [
    'made private',
    (pin) => database.pool.query('update dropped_pins set is_public = false where id = $1', [pin]),
  ],
  ['hidden', (pin) => database.pool.query('update dropped_pins set is_hidden = true where id = $1', [pin])],
  [
    'reported',
    (pin) => database.pool.query('update dropped_pins set is_reported = true where id = $1', [pin]),
  ],
  ['deleted', (pin) => database.pool.query('delete from dropped_pins where id = $1', [pin])],
  ['by somebody who is blocked now', (_pin, saver, author) => block(saver, author)],
];

describe.each(WITHDRAWN)('a saved pin that is %s', (_how, withdraw) => {
  test('RUL-82 RUL-22 shows the own words and nothing of the pin, in no order and no search', async () => {
    const [saver, author] = [await person(deps), await person(deps)];
    const pin = await droppedPin(author, { title: 'Azure bench', is_public: true });
    await save(saver, 'bar-3');
    later();
    const { id } = await savePlace(saver, { place_id: pin });
    await updatePlace(saver, { id, mark: 'want', note: 'Go at dusk.' });
    expect(await named(saver, { sort: 'name' })).toEqual(['Azure bench', 'Bar W']);
    await withdraw(pin, saver, author);
    const answer = await list(saver);
    expect(answer.places[0]).toEqual({
      id,
      kind: 'unavailable',
      mark: 'want',
      note: 'Go at dusk.',
      shared_with_partner: true,
      category_ids: [],
      created_at: expect.any(String),
    });
    // It counts, for the limit as well, and its cover is not drawn.
    expect(answer.overview).toMatchObject({
      total: 2,
      uncategorized: { count: 2, covers: [{ id: 'bar-3' }] },
    });
    for (const sort of ['name', 'distance', 'score']) {
      const origin = { latitude: 37.7793, longitude: -122.4193 };
      const found = await list(saver, { sort, origin, limit: 1 });
      expect(found.places, sort).toMatchObject([{ kind: 'place' }]);
      expect(JSON.stringify(await list(saver, { sort, origin })), sort).not.toMatch(/Azure|Outdoor/);
      expect(JSON.stringify(found)).not.toContain(pin);
    }
    for (const q of ['azure', 'bench', 'outdoor', 'park'])
      expect((await list(saver, { q })).places).toEqual([]);
    expect((await list(saver, { q: 'dusk' })).places).toHaveLength(1);
    expect(await savedIds(saver)).toEqual({ ids: ['bar-3'], all: true });
    const { ids } = await removePlaces(saver, [id]);
    expect(await restorePlaces(saver, ids)).toEqual({ ids: [id] });
    await removePlaces(saver, [id]);
    expect((await list(saver)).overview?.total).toBe(1);
    await expect(savePlace(saver, { place_id: pin })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('with the account goes all of it', async () => {
  const who = await person(deps);
  const shelf = await category(who, 'Mine');
  await savePlace(who, { place_id: 'cafe', category_ids: [shelf.id] });
  await database.pool.query('delete from auth_users where id = $1', [who.viewer.userId]);
  for (const table of ['saved_places', 'categories', 'saved_place_categories']) {
    const { rows } = await database.pool.query(`select from ${table} where user_id = $1`, [
      who.viewer.userId,
    ]);
    expect(rows, table).toEqual([]);
  }
});
