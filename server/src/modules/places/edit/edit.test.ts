import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { CorrectedFacts } from '@liora/domain/contract/placeFacts';
import type { EditablePlace, PlaceSettings } from '@liora/domain/contract/placeFields';
import { searchInput } from '@liora/domain/contract/places';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { placeFacts } from '../facts/facts.service.ts';
import { mergePlaces, undoMerge } from '../merge/merge.service.ts';
import { getPlace } from '../places.service.ts';
import { decideProposal } from '../proposals/decide.service.ts';
import { reportFact } from '../proposals/proposals.service.ts';
import { searchPlaces } from '../search/search.service.ts';
import { editPlace, undoEdit } from './edit.service.ts';
import { getEditable, readHours } from './editable.service.ts';
import { listHistory } from './history.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const ORIGIN = { latitude: 37.7793, longitude: -122.4193 };
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const [admin, other] = [await person(deps), await person(deps)];
const page = async (id = 'lumen') => (await getPlace(visitorOf(deps), { id })).place;
const edit = async (
  set: PlaceSettings,
  more: { unlock?: PlaceField[]; version?: string; by?: typeof admin } = {},
) => {
  const version = more.version ?? (await getEditable(admin, 'lumen')).version;
  const { unlock = [], by = admin } = more;
  return editPlace(by, { id: 'lumen', version, set, unlock, reason: 'They called' });
};
const historyOf = async (id = 'lumen') => (await listHistory(admin, { id })).events;
const lastEdit = async () => {
  const found = (await historyOf()).find(({ kind }) => kind === 'edit');
  if (found?.kind !== 'edit') throw new Error('no edit');
  return found;
};
const edited = async (...asked: Parameters<typeof edit>) => {
  await edit(...asked);
  return lastEdit();
};

beforeEach(async () => {
  await query(`delete from place_edits; delete from place_merges; delete from place_proposals; delete from place_corrections;
    delete from venues; delete from restaurants; delete from places`);
  await venue(database.db, 'lumen', { name: 'Lumen' });
  await query("update venues set phone = '555 0100' where place_id = 'lumen'");
});

describe('RUL-95 RUL-109 an admin edits an imported place', () => {
  test('each field is shown, locked and kept beside what its source says', async () => {
    const set: PlaceSettings = {
      name: 'Lumen Bar',
      category: { category: 'Cafe', subcategory: 'Bakery' },
      address: '2 Light Street',
      point: { latitude: 37.78, longitude: -122.42 },
      phone: '+1 415 555 0199',
      website: 'https://lumen.example/menu',
      price: 3,
      hours: 'Mo-Fr 09:00-17:00',
      outdoor: true,
      diets: ['Vegan'],
      description: 'Bread and light.',
    };
    const after = await edit(set);
    expect(after.shown).toEqual({ ...set, closed: false });
    expect(after.of_source).toMatchObject({ name: 'Lumen', phone: '555 0100', hours: null, price: null });
    expect(after.locks.map(({ field }) => field)).toEqual(Object.keys(set).toSorted(byOrder(after)));
    expect(after.locks[0]).toMatchObject({ since: deps.now().toISOString() });
    expect(await page()).toMatchObject({
      name: 'Lumen Bar',
      category: 'Cafe',
      subcategory: 'Bakery',
      phoneNumber: '+1 415 555 0199',
      hoursWeekly: [0, 1, 2, 3, 4].map((day) => [day * 1440 + 540, day * 1440 + 1020]),
      dietaryTags: ['Vegan'],
    });
    const { rows } = await query('select name, phone, hours from venues');
    expect(rows).toEqual([{ name: 'Lumen', phone: '555 0100', hours: null }]);
    expect(await lastEdit()).toMatchObject({
      reason: 'They called',
      before: { name: 'Lumen', phone: '555 0100' },
      after: { name: 'Lumen Bar' },
      undoable: true,
    });
  });

  test('its point is taken away, and it closes and opens whatever its source says', async () => {
    expect((await edit({ point: null })).shown.point).toBeNull();
    expect((await edit({ closed: true })).shown.closed).toBe(true);
    const { rowCount } = await query("select from place_search where ref = 'lumen'");
    expect(rowCount).toBe(0);
    await query('update venues set gone_at = now()');
    expect((await edit({ closed: false })).shown.closed).toBe(false);
    expect((await edit({}, { unlock: ['closed'] })).shown.closed).toBe(true);
  });

  test('how sure its source is stands beside it, and nowhere on its page', async () => {
    expect((await getEditable(admin, 'lumen')).confidence).toBeNull();
    await query('update venues set confidence = 0.62');
    expect((await getEditable(admin, 'lumen')).confidence).toBe(0.62);
    expect(JSON.stringify(await page())).not.toContain('0.62');
  });

  test('unlocked, a field is what its source says by then; without any the place is corrected no more', async () => {
    await edit({ phone: '555 0111' });
    await query("update venues set phone = '555 0122'");
    expect((await page()).phoneNumber).toBe('555 0111');
    const after = await edit({}, { unlock: ['phone'] });
    expect(after).toMatchObject({ shown: { phone: '555 0122' }, locks: [] });
    expect(await lastEdit()).toMatchObject({ before: { phone: '555 0111' }, unlocked: ['phone'] });
    expect((await query('select from place_corrections')).rowCount).toBe(0);
  });

  test('what is set as its source says it is locked all the same; the same again changes nothing', async () => {
    const { version } = await getEditable(admin, 'lumen');
    const first = await edit({ phone: '555 0100' }, { version });
    expect(first.locks).toMatchObject([{ field: 'phone' }]);
    await edit({ phone: '555 0100' }, { version });
    expect(await historyOf()).toHaveLength(1);
    await edit({}, { unlock: ['phone'] });
    await edit({}, { unlock: ['phone'], version });
    expect(await historyOf()).toHaveLength(2);
  });

  test('from an older version it is refused with how the place stands', async () => {
    const { version } = await getEditable(admin, 'lumen');
    await edit({ name: 'First' }, { version, by: other });
    const late = edit({ phone: '555 0133' }, { version });
    await expect(late).rejects.toMatchObject({
      code: 'PLACE_CHANGED',
      data: { place: { shown: { name: 'First' } } },
    });
    expect((await getEditable(admin, 'lumen')).shown).toMatchObject({ name: 'First', phone: '555 0100' });
  });

  test('of twenty at once one is first, and the others hear how it stands', async () => {
    const { version } = await getEditable(admin, 'lumen');
    const names = Array.from({ length: 20 }, (_, n) => `Lumen ${n}`);
    const codes = await Promise.all(names.map((name) => codeOf(edit({ name }, { version }))));
    expect(codes.toSorted()).toEqual([...Array(19).fill('PLACE_CHANGED'), null]);
    expect(await historyOf()).toHaveLength(1);
  });

  test('hours that cannot be understood are refused with the part that cannot', async () => {
    await expect(edit({ hours: 'Mo-Fr 09:00-17:00; Sa whenever' })).rejects.toMatchObject({
      code: 'HOURS_UNREADABLE',
      data: { parts: ['Sa whenever'] },
    });
    expect(await readHours(admin, { id: 'lumen', hours: 'Fr 22:00-02:00; PH off' })).toMatchObject({
      weekly: [[6 * 1440 - 1440 - 120, 5 * 1440 + 120]],
      unread: [],
    });
    expect((await readHours(admin, { id: 'lumen', hours: 'by chance' })).unread).toEqual(['by chance']);
  });

  test('RUL-126 usual hours that were corrected are its own, on its page, its card and in plans, until that is unlocked', async () => {
    await query(`update venues set source = $1, hours = 'Mo-Su 10:00-12:00', hours_weekly = '{[600,720)}'`, [
      USUAL_HOURS_SOURCE,
    ]);
    const visitor = visitorOf(deps);
    const areUsual = async () => {
      const { places } = await searchPlaces(visitor, searchInput.parse({ q: 'lumen', origin: ORIGIN }));
      const facts = await placeFacts(visitor, ['lumen']);
      return [(await page()).usualHours, places[0]?.usualHours, facts.get('lumen')?.usualHours];
    };
    await edit({ phone: '+1 415 555 0199' });
    expect(await areUsual()).toEqual([true, true, true]);
    await edit({ hours: 'Mo-Fr 09:00-17:00' });
    expect(await areUsual()).toEqual([false, false, false]);
    await edit({}, { unlock: ['hours'] });
    expect(await areUsual()).toEqual([true, true, true]);
  });

  test('a category is one of its kind of record, a subcategory one of the fixed ones', async () => {
    const category = (category: 'Bar' | 'Restaurant', subcategory: string | null) =>
      codeOf(edit({ category: { category, subcategory } }));
    expect(await category('Restaurant', null)).toBe('CATEGORY_OF_OTHERS');
    expect(await category('Bar', 'Bakery')).toBe('SUBCATEGORY_UNKNOWN');
    expect(await category('Bar', 'Pub')).toBeNull();
  });

  test('any id finds it, one that leads to it and that of its record among them; a stranger is none', async () => {
    const { rows } = await query('select id from venues');
    await venue(database.db, 'alias');
    await mergePlaces(admin, { from: 'alias', to: 'lumen', take: [] });
    for (const id of ['alias', rows[0].id]) expect((await getEditable(admin, id)).id).toBe('lumen');
    expect(await codeOf(getEditable(admin, 'nowhere'))).toBe('NOT_FOUND');
  });
});

const byOrder = ({ shown }: EditablePlace) => {
  const order = Object.keys(shown);
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
};

describe('RUL-95 the history tells what accepting what people said has changed', () => {
  const accepted = async () =>
    (await historyOf()).flatMap((event) => (event.kind === 'proposal' ? [event.changed] : []));
  const accept = async (kind: PlaceFactKind, facts: CorrectedFacts = {}) => {
    const { id } = await reportFact(other, { place_id: 'lumen', kind, note: null });
    await decideProposal(admin, { id, decision: 'accept', reason: 'Seen', ...facts });
  };

  test('a move its address and point, a closing that it is closed, and "open again" the contrary', async () => {
    const { shown } = await getEditable(admin, 'lumen');
    const point = { latitude: 37.78, longitude: -122.41 };
    await accept('moved', { address: '7 New Street', point });
    expect(await accepted()).toEqual([
      {
        before: { address: shown.address, point: shown.point },
        after: { address: '7 New Street', point },
      },
    ]);
    await accept('closed');
    await accept('reopened');
    const turns = (await accepted()).filter((changed) => changed && 'closed' in changed.after);
    expect(turns).toHaveLength(2);
    expect(turns).toContainEqual({ before: { closed: false }, after: { closed: true } });
    expect(turns).toContainEqual({ before: { closed: true }, after: { closed: false } });
  });

  test('what was accepted before it was kept says nothing, and what was dismissed is not there', async () => {
    await accept('closed');
    await query('update place_proposals set before = null, after = null');
    const { id } = await reportFact(other, { place_id: 'lumen', kind: 'reopened', note: null });
    await decideProposal(admin, { id, decision: 'dismiss', reason: 'It is not' });
    expect(await accepted()).toEqual([null]);
  });
});

describe('RUL-95 an edit is taken back', () => {
  test('what it changed is as it was, also over what was set before; again it changes nothing', async () => {
    await edit({ name: 'First' });
    const { id } = await edited({ name: 'Second', phone: null });
    const after = await undoEdit(other, id);
    expect(after.shown).toMatchObject({ name: 'First', phone: '555 0100' });
    expect(after.locks.map(({ field }) => field)).toEqual(['name']);
    expect(await lastEdit()).toMatchObject({ undoable: false, undone: { at: deps.now().toISOString() } });
    expect(await undoEdit(other, id)).toEqual(after);
  });

  test('what was changed since is not overrun: by an edit, or by what people said', async () => {
    const first = await edited({ name: 'First', phone: '555 0111' });
    await edit({ name: 'Second' });
    await expect(undoEdit(admin, first.id)).rejects.toMatchObject({
      code: 'EDIT_OVERTAKEN',
      data: { fields: ['name'] },
    });
    const hours = await edited({ hours: 'Mo-Su 10:00-18:00' });
    const { id } = await reportFact(other, { place_id: 'lumen', kind: 'wrong_hours', note: null });
    await decideProposal(admin, { id, decision: 'accept', reason: 'Seen', hours: 'Mo-Su 11:00-18:00' });
    expect(await codeOf(undoEdit(admin, hours.id))).toBe('EDIT_OVERTAKEN');
    const { locks } = await getEditable(admin, 'lumen');
    const history = await historyOf();
    const said = history.find(({ kind }) => kind === 'proposal');
    expect(said).toMatchObject({
      said: 'wrong_hours',
      reason: 'Seen',
      fields: ['hours'],
      changed: { before: { hours: 'Mo-Su 10:00-18:00' }, after: { hours: 'Mo-Su 11:00-18:00' } },
    });
    expect(
      history.filter(({ kind }) => kind === 'edit').map((one) => one.kind === 'edit' && one.undoable),
    ).toEqual([false, true, false]);
    expect(locks.map(({ field }) => field)).toEqual(['name', 'phone', 'hours']);
  });

  test('edits of a place that is led on come along, stay with it, and are its own again when the two part', async () => {
    await venue(database.db, 'twin', { name: 'Lumen' });
    const { id } = await edited({ phone: '555 0111' });
    const merge = await mergePlaces(admin, { from: 'lumen', to: 'twin', take: ['phone'] });
    const { shown } = await getEditable(admin, 'twin');
    const history = await historyOf('twin');
    expect(shown.phone).toBe('555 0111');
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['edit', 'merge']);
    expect(await codeOf(undoEdit(admin, id))).toBe('EDIT_OVERTAKEN');
    await undoMerge(admin, merge.id);
    expect((await undoEdit(admin, id)).shown.phone).toBe('555 0100');
    expect(await historyOf('twin')).toMatchObject([{ kind: 'merge', undone: true }]);
  });

  test('edits and merges back and forth at once: no deadlock, and every edit is where it was made', async () => {
    await venue(database.db, 'twin', { name: 'Lumen' });
    const backAndForth = async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await mergePlaces(admin, { from: 'lumen', to: 'twin', take: ['name'] });
        await undoMerge(admin, id);
      }
    };
    const edits = Array.from({ length: 20 }, (_, n) =>
      codeOf(edit({ description: `Light ${n}` }, { by: other })),
    );
    const [, ...codes] = await Promise.all([backAndForth(), ...edits]);
    expect(codes.filter((code) => code !== null && code !== 'PLACE_CHANGED')).toEqual([]);
    const { rows } = await query('select count(*)::int as edits from place_edits');
    expect(rows[0].edits).toBe(codes.filter((code) => code === null).length);
  });

  test('RUL-92 outlives who made it, without a name', async () => {
    const gone = await person(deps);
    await edit({ name: 'Second' }, { by: gone });
    await query('delete from auth_users where id = $1', [gone.viewer.userId]);
    const after = await getEditable(admin, 'lumen');
    expect(await lastEdit()).toMatchObject({ by: null, after: { name: 'Second' } });
    expect(after.locks).toMatchObject([{ field: 'name', by: null }]);
  });
});
