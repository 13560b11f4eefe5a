import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { savePlace } from '../../saved/write/save.service.ts';
import { getPlace } from '../places.service.ts';
import { decideProposal, listProposals } from '../proposals/decide.service.ts';
import { listMerges, mergePlaces, undoMerge } from './merge.service.ts';
import { everyRow, twoPlaces } from './testing/mergedWorld.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const admin = await person(deps);
const merge = (from: string, to: string, take: Parameters<typeof mergePlaces>[1]['take'] = []) =>
  mergePlaces(admin, { from, to, take });
const savesOf = async ({ viewer }: SignedInCaller) => {
  const { rows } = await query(
    `select place_id, note, mark, shared_with_partner as shared, created_at::date::text as day,
       (select count(*)::int from saved_place_categories k where k.user_id = s.user_id and k.place_id = s.place_id) as categories
     from saved_places s where user_id = $1 and removed_at is null order by place_id`,
    [viewer.userId],
  );
  return rows;
};
const ledTo = async () => {
  const { rows } = await query(
    'select place_id, redirect_to from places where redirect_to is not null order by 1',
  );
  return Object.fromEntries(rows.map(({ place_id, redirect_to }) => [place_id, redirect_to]));
};

const lines = async () => {
  const { rows } = await query('select count(*)::int as lines from admin_actions');
  return rows[0].lines;
};

beforeEach(async () => {
  await query(`delete from place_merges; delete from distinct_places; delete from place_proposals; delete from place_confirmations;
    delete from place_corrections; delete from venues; delete from liora_reviews; delete from saved_places; delete from places;
    delete from date_plans; delete from bucket_items; delete from date_memories`);
});

describe('RUL-115 two places that are one', () => {
  test('saves, reviews, plans and what was told follow; of what one person had of both one is shown', async () => {
    const { both, one, other } = await twoPlaces(database, deps);
    await merge('first', 'second');
    expect(await ledTo()).toEqual({ alias: 'second', first: 'second', 'other-alias': 'second' });
    expect(await savesOf(both)).toEqual([
      {
        place_id: 'second',
        note: 'The newer one\nThe older one',
        mark: 'been',
        shared: false,
        day: '2026-03-01',
        categories: 2,
      },
    ]);
    expect(await savesOf(one)).toMatchObject([{ place_id: 'second', note: 'Only here' }]);
    expect(await savesOf(other)).toMatchObject([{ place_id: 'second' }]);
    const { place, plans } = await getPlace(visitorOf(deps), { id: 'first' });
    expect(place).toMatchObject({ id: 'second', ratings: { count: 3 } });
    expect(plans).toMatchObject([{ title: 'Two stops' }]);
    const { proposals } = await listProposals(admin, undefined);
    expect(proposals.map(({ place: { id }, kind, note }) => [id, kind, note]).toSorted()).toEqual([
      ['second', 'closed', 'It is, too'],
      ['second', 'moved', 'Next door'],
    ]);
  });

  test('the place that stays takes over what is chosen of the facts of the other one, and nothing else', async () => {
    await twoPlaces(database, deps);
    await merge('first', 'second', ['name', 'website', 'hours']);
    const { place } = await getPlace(visitorOf(deps), { id: 'second' });
    expect(place).toMatchObject({
      name: 'Lumen',
      websiteUrl: 'https://lumen.example/',
      hoursText: 'Mo-Su 10:00-18:00',
      hoursWeekly: [[600, 1080]],
      phoneNumber: '415-555-0100',
      rating: 4,
    });
    expect((await listMerges(admin, undefined)).merges).toMatchObject([
      {
        from: { id: 'first', name: 'Lumen' },
        to: { id: 'second', name: 'Lumen' },
        taken: ['name', 'website', 'hours'],
      },
    ]);
  });

  test.each([
    ['first', 'second'],
    ['second', 'first'],
  ])('undone, every row of every table is what it was: %s into %s and apart', async (from, to) => {
    await twoPlaces(database, deps);
    const before = await everyRow(database);
    expect(before.saved_places).toHaveLength(4);
    const { id } = await merge(from, to, [
      'name',
      'address',
      'phone',
      'website',
      'price',
      'category',
      'hours',
    ]);
    expect(await everyRow(database)).not.toEqual(before);
    await undoMerge(admin, id);
    expect(await everyRow(database)).toEqual(before);
  });

  test('what came to the place in between stays with it', async () => {
    const { both, one } = await twoPlaces(database, deps);
    const late = await person(deps);
    const { id } = await merge('first', 'second', ['phone']);
    await savePlace(late, { place_id: 'first' });
    await query("update saved_places set note = 'Mine since' where user_id = $1 and removed_at is null", [
      both.viewer.userId,
    ]);
    await query("update saved_places set note = 'Changed' where user_id = $1", [one.viewer.userId]);
    await query(
      `update place_corrections set fields = fields || '{"phone": "new"}' where place_id = 'second'`,
    );
    await undoMerge(admin, id);
    expect(await savesOf(late)).toMatchObject([{ place_id: 'second' }]);
    expect(await savesOf(both)).toEqual([
      {
        place_id: 'first',
        note: 'The older one',
        mark: 'been',
        shared: false,
        day: '2026-03-01',
        categories: 2,
      },
      { place_id: 'second', note: 'Mine since', mark: null, shared: true, day: '2026-05-01', categories: 1 },
    ]);
    expect(await savesOf(one)).toMatchObject([{ place_id: 'first', note: 'Changed' }]);
    const { place } = await getPlace(visitorOf(deps), { id: 'second' });
    expect(place).toMatchObject({ phoneNumber: 'new', rating: 4 });
  });

  test('who takes their save out takes all of it out: no half of it comes back', async () => {
    const { both } = await twoPlaces(database, deps);
    const { id } = await merge('first', 'second');
    await query('delete from saved_places where user_id = $1 and removed_at is null', [both.viewer.userId]);
    await undoMerge(admin, id);
    expect(await savesOf(both)).toEqual([]);
    const { rows } = await query('select from merged_saves');
    expect(rows).toEqual([]);
  });

  test('a proposal about an id that leads on is decided with the place, not by itself', async () => {
    await twoPlaces(database, deps);
    await merge('first', 'second');
    const { rows } = await query("select id from place_proposals where place_id = 'first'");
    expect(rows).toHaveLength(1);
    const decision = { id: rows[0].id, decision: 'dismiss', reason: 'Looked at it' } as const;
    expect(await codeOf(decideProposal(admin, decision))).toBe('NOT_FOUND');
  });
});

describe('RUL-115 several merges', () => {
  test('of a chain every link is undone, the last one first, and every row is what it was', async () => {
    await twoPlaces(database, deps);
    await venue(database.db, 'third', { name: 'Lumen' });
    const states = [await everyRow(database)];
    const first = await merge('first', 'second', ['hours']);
    states.push(await everyRow(database));
    const second = await merge('second', 'third', ['name', 'hours']);
    expect(await ledTo()).toEqual({
      alias: 'third',
      first: 'third',
      'other-alias': 'third',
      second: 'third',
    });
    expect(await codeOf(undoMerge(admin, first.id))).toBe('UNDO_TOO_LATE');
    expect((await listMerges(admin, undefined)).merges.map(({ undoable }) => undoable)).toEqual([
      true,
      false,
    ]);
    await undoMerge(admin, second.id);
    expect(await everyRow(database)).toEqual(states[1]);
    await undoMerge(admin, first.id);
    expect(await everyRow(database)).toEqual(states[0]);
  });

  test('of two into one place the later one is undone first', async () => {
    await twoPlaces(database, deps);
    await venue(database.db, 'third', { name: 'Lumen' });
    const first = await merge('first', 'second');
    const later = await merge('third', 'second');
    expect(await codeOf(undoMerge(admin, first.id))).toBe('UNDO_TOO_LATE');
    await undoMerge(admin, later.id);
    await undoMerge(admin, first.id);
    await undoMerge(admin, first.id);
    expect(await ledTo()).toEqual({ alias: 'first', 'other-alias': 'second' });
  });

  test('one merge is the same merge when it is asked for again, also many times at once', async () => {
    await twoPlaces(database, deps);
    const before = await lines();
    const ids = await Promise.all(Array.from({ length: 20 }, () => merge('first', 'second')));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    await Promise.all(ids.map(({ id }) => undoMerge(admin, id)));
    expect((await listMerges(admin, undefined)).merges).toHaveLength(1);
    expect((await lines()) - before).toBe(2);
  });

  test('one into the other and the other into the one at once: one of both, no circle and no deadlock', async () => {
    await twoPlaces(database, deps);
    await venue(database.db, 'third', { name: 'Lumen' });
    const wanted = [
      ['first', 'second'],
      ['second', 'first'],
      ['second', 'third'],
      ['third', 'first'],
    ] as const;
    const calls = Array.from({ length: 5 }, () => wanted).flat();
    const codes = await Promise.all(calls.map(([from, to]) => codeOf(merge(from, to))));
    expect(new Set(codes)).toEqual(new Set([null, 'NOT_FOUND']));
    const led = await ledTo();
    expect(['first', 'second', 'third'].filter((id) => !(id in led))).toHaveLength(1);
    expect(Object.values(led).filter((to) => String(to) in led)).toEqual([]);
  });

  test('NOT_FOUND for a pin, an unknown place, one that is gone, one that leads on, and a place into itself', async () => {
    await twoPlaces(database, deps);
    await venue(database.db, 'gone');
    await query("update venues set gone_at = now() where place_id = 'gone'");
    for (const [from, to] of [
      ['nowhere', 'first'],
      ['gone', 'first'],
      ['first', 'gone'],
      ['alias', 'second'],
      ['first', 'first'],
    ] as const)
      expect(await codeOf(merge(from, to)), `${from} into ${to}`).toBe('NOT_FOUND');
    expect(await codeOf(undoMerge(admin, 999_999))).toBe('NOT_FOUND');
  });
});
