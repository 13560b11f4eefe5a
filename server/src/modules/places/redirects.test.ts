import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { placeFacts } from './facts/facts.service.ts';
import { getPlace } from './places.service.ts';
import { searchPlaces } from './search/search.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const leadOn = (from: string, to: string | null) =>
  query('update places set redirect_to = $2 where place_id = $1', [from, to]);
const found = async () =>
  (
    await searchPlaces(
      visitor,
      searchInput.parse({ origin: { latitude: 37.7793, longitude: -122.4193 }, q: 'lumen' }),
    )
  ).places.map(({ id }) => id);

beforeEach(async () => {
  await query('delete from venues; delete from liora_reviews; delete from places; delete from date_plans');
  for (const id of ['first', 'second', 'third']) await venue(database.db, id, { name: `Lumen ${id}` });
});

describe('FIX-22 an id that leads to another place', () => {
  test('the page of the old id is that of the place, by place_id and by row', async () => {
    await leadOn('first', 'second');
    expect((await getPlace(visitor, { id: 'first' })).place.id).toBe('second');
    const { rows } = await query("select id from venues where place_id = 'first'");
    expect((await getPlace(visitor, { id: rows[0].id })).place.id).toBe('second');
    await query("insert into places (place_id, redirect_to) values ('alias', 'first')");
    expect((await getPlace(visitor, { id: 'alias' })).place.id).toBe('second');
  });

  test('the place is found once, and twice again when people undo it', async () => {
    await leadOn('first', 'second');
    expect((await found()).toSorted()).toEqual(['second', 'third']);
    await leadOn('first', null);
    expect((await found()).toSorted()).toEqual(['first', 'second', 'third']);
  });

  test('always leads to the end, and never round in a circle', async () => {
    await leadOn('first', 'second');
    await leadOn('second', 'third');
    const { rows } = await query('select place_id, redirect_to from places order by place_id');
    expect(rows.map(({ redirect_to }) => redirect_to)).toEqual(['third', 'third', null]);
    await expect(leadOn('third', 'first')).rejects.toMatchObject({ code: '23514' });
  });

  test('a stop of a plan shows the facts of the place under its new id', async () => {
    await leadOn('first', 'second');
    const facts = await placeFacts(visitor, ['first', 'second', 'nowhere']);
    expect([...facts].map(([asked, { placeId, name }]) => [asked, placeId, name]).toSorted()).toEqual([
      ['first', 'second', 'Lumen second'],
      ['second', 'second', 'Lumen second'],
    ]);
  });

  test('plans with a stop at the old id are plans of the place', async () => {
    const { viewer } = await person(deps);
    await query(
      `insert into date_plans (user_id, title, is_public, places) values ($1, 'Two stops', true,
        '[{"place_id": "first", "name": "Lumen"}, {"place_id": "third", "name": "Lumen"}]')`,
      [viewer.userId],
    );
    await leadOn('first', 'second');
    expect((await getPlace(visitor, { id: 'second' })).plans).toMatchObject([{ title: 'Two stops' }]);
  });

  test('reviews of both ids count for the place, before and after', async () => {
    const review = async (place: string, score: number) =>
      query(
        'insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ($1, $2, $3, $3, $3)',
        [place, (await person(deps)).viewer.userId, score],
      );
    await review('first', 8);
    await leadOn('first', 'second');
    await review('second', 9);
    await review('first', 10);
    const { rows } = await query("select reviews, spark from place_search where ref = 'second'");
    expect(rows).toEqual([{ reviews: 3, spark: 9 }]);
    const summary = await query('select * from place_ratings_summary');
    const { ratings } = (await getPlace(visitor, { id: 'first' })).place;
    expect(summary.rows).toMatchObject([
      { place_id: 'second', overall_rating: ratings?.overall, review_count: ratings?.count },
    ]);
    expect(ratings).toMatchObject({ overall: 9, count: 3 });
    await leadOn('first', null);
    const apart = await query('select ref, reviews from place_search order by ref');
    expect(apart.rows.map(({ reviews }) => reviews)).toEqual([2, 1, 0]);
  });
});
