import { LOVED_MIN_REVIEWS, LOVED_MIN_SCORE, LOVED_QUOTE_MAX_CHARS } from '@liora/domain/limits';
import { weighedScore } from '@liora/domain/rules/sparkScore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { AddressedCaller, Caller } from '../../../rpc/context.ts';
import { exploreHome } from '../../explore/explore.service.ts';
import { lovedPlaces } from './loved.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const CITY = { latitude: 37.7793, longitude: -122.4193 };

let people: AddressedCaller[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 45 }, () => person(deps)));
});
beforeEach(() => query('delete from liora_reviews; delete from venues; delete from places'));

/** A place that has been given these marks, each by another person, the newest last. */
async function rated(
  slug: string,
  marks: number[],
  more: { name?: string; at?: string; north?: number } = {},
) {
  const { name = slug, at = '2026-05-01', north = 0 } = more;
  await venue(database.db, slug, { name, latitude: CITY.latitude + north });
  for (const [i, mark] of marks.entries())
    await query(
      'insert into liora_reviews (place_id, user_id, vibe, quality, experience, created_at) values ($1, $2, $3, $3, $3, $4)',
      [slug, people[i]?.viewer.userId, mark, at],
    );
}
const list = async (sort: 'score' | 'nearest' | 'recent', more: object = {}) =>
  (await lovedPlaces(visitor, { sort, limit: 24, ...more })).places.map(({ place_id }) => place_id);

test('LOVE-11 CONST-46 API-09 places are in the list from an unrounded 7 and one review on', async () => {
  expect([LOVED_MIN_SCORE, LOVED_MIN_REVIEWS]).toEqual([7, 1]);
  await rated('seven', [7]);
  await rated('below', [7, 7, 6.9].map(Math.floor));
  await rated('none', []);
  expect(await list('score')).toEqual(['seven']);
});

test('RUL-49 ENT-25 each has its review record and its step of the ladder', async () => {
  await rated('early', [9], { at: '2026-05-03T10:00:00Z' });
  await rated('heart', [9, 9]);
  await rated('official', [8, 8, 8]);
  await rated('pick', [9, 9, 9]);
  const { places } = await lovedPlaces(visitor, { sort: 'score', limit: 24 });
  const steps = Object.fromEntries(places.map(({ place_id, step }) => [place_id, step]));
  expect(steps).toEqual({ early: 'early', heart: 'loved', official: 'official', pick: 'pick' });
  expect(places.find(({ place_id }) => place_id === 'early')).toMatchObject({
    created_at: '2026-05-03T10:00:00.000Z',
    is_liora_favorite: false,
    has_enough_reviews: false,
    overall_rating: 9,
    review_count: 1,
  });
  expect(places[0]).toMatchObject({ place_id: 'pick', is_liora_favorite: true, has_enough_reviews: true });
});

describe('RUL-51 LOVE-05 sorting', () => {
  test('three tens do not pass forty nines; the plain average is what is told', async () => {
    await rated('tens', [10, 10, 10]);
    await rated(
      'nines',
      Array.from({ length: 40 }, () => 9),
    );
    const { places } = await lovedPlaces(visitor, { sort: 'score', limit: 24 });
    expect(places.map(({ place_id, overall_rating }) => [place_id, overall_rating])).toEqual([
      ['nines', 9],
      ['tens', 10],
    ]);
  });

  test('ties by the number of reviews, then by name', async () => {
    await rated('b', [7, 7], { name: 'Bar' });
    await rated('a', [7], { name: 'Aria' });
    await rated('c', [7], { name: 'Cove' });
    expect(await list('score')).toEqual(['b', 'a', 'c']);
    expect(await list('recent')).toEqual(['b', 'a', 'c']);
    expect(await list('nearest', { origin: CITY })).toEqual(['b', 'a', 'c']);
  });

  test('nearest first, from where one is; from nowhere nothing is near', async () => {
    await rated('far', [10], { north: 0.2 });
    await rated('near', [7], { north: 0.01 });
    expect(await list('nearest', { origin: CITY })).toEqual(['near', 'far']);
    expect(await list('nearest')).toEqual([]);
  });

  test('the newest review first', async () => {
    await rated('old', [10], { at: '2026-04-01' });
    await rated('new', [7], { at: '2026-05-01' });
    expect(await list('recent')).toEqual(['new', 'old']);
  });

  test.each(['score', 'nearest', 'recent'] as const)('by %s page by page, each place once', async (sort) => {
    for (let i = 0; i < 7; i += 1)
      await rated(`p${i}`, [7 + (i % 3)], { at: `2026-05-0${1 + (i % 2)}`, north: (i % 4) / 100 });
    const whole = await list(sort, { origin: CITY });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await lovedPlaces(visitor, { sort, origin: CITY, limit: 2, cursor });
      paged.push(...page.places.map(({ place_id }) => place_id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(whole).toHaveLength(7);
    expect(paged).toEqual(whole);
  });

  test.each(['score', 'nearest', 'recent'] as const)(
    'by %s the next page comes, also when the last place of this one is not in the list any more',
    async (sort) => {
      for (let i = 0; i < 5; i += 1)
        await rated(`p${i}`, [9 - (i % 2)], { at: `2026-05-0${1 + (i % 3)}`, north: i / 100 });
      const whole = await list(sort, { origin: CITY });
      const first = await lovedPlaces(visitor, { sort, origin: CITY, limit: 2 });
      await query('update venues set gone_at = now() where place_id = $1', [whole[1]]);
      const rest = await list(sort, { origin: CITY, cursor: first.nextCursor });
      expect(rest).toEqual(whole.slice(2));
    },
  );

  test('names longer than a cursor holds are paged through as well; what is no cursor starts over', async () => {
    const long = '夜'.repeat(150);
    for (const slug of ['a', 'b', 'c']) await rated(slug, [9], { name: long });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await lovedPlaces(visitor, { sort: 'score', limit: 1, cursor });
      if (page.nextCursor) expect(page.nextCursor).toMatch(/^[\w-]{1,400}$/);
      paged.push(...page.places.map(({ place_id }) => place_id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(['a', 'b', 'c']);
    const forge = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const forged of [
      'a',
      '',
      forge('recent', 1, 1, 'x', 'a'),
      forge('score', '1', 1, 'x', 'a'),
      forge('score', 1, 2 ** 40, 'x', 'a'),
      forge('score', 1, 1, 'x', "a'"),
    ])
      expect(await list('score', { cursor: forged })).toEqual(['a', 'b', 'c']);
    expect(await list('recent', { cursor: forge('recent', 1e300, 1, 'x', 'a') })).toHaveLength(3);
  });
});

test('RUL-51 what was said last stands with the newest reviews alone: its beginning, by whom and when', async () => {
  await rated('quiet', [8], { at: '2026-04-01' });
  await rated('told', [9, 8], { at: '2026-05-01' });
  const long = `Sit by the window. ${'And then it rained, '.repeat(30)}`;
  await query('update liora_reviews set text = $1 where place_id = $2', [long, 'told']);
  const { places } = await lovedPlaces(visitor, { sort: 'recent', limit: 24 });
  expect(places.map(({ newest }) => newest?.created_at)).toEqual([
    '2026-05-01T00:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
  ]);
  expect(places[0]?.newest?.text).toMatch(/^Sit by the window\. And then .*[a-z]…$/);
  expect(places[0]?.newest?.text?.length).toBeLessThanOrEqual(LOVED_QUOTE_MAX_CHARS + 1);
  expect(places[1]?.newest).toMatchObject({ text: null, is_own: false });
  const byScore = await lovedPlaces(visitor, { sort: 'score', limit: 24 });
  expect(byScore.places.map(({ newest }) => newest)).toEqual([null, null]);
});

test('RUL-51 what a blocked person said last is not quoted, nor what waits for a moderator', async () => {
  await rated('told', [9, 8, 7]);
  const [first, second, third] = people as [AddressedCaller, AddressedCaller, AddressedCaller];
  await query('update liora_reviews set created_at = $1 where user_id = $2', [
    '2026-05-02',
    third.viewer.userId,
  ]);
  await query('update liora_reviews set created_at = $1 where user_id = $2', [
    '2026-05-03',
    second.viewer.userId,
  ]);
  const told = async (caller: Caller) =>
    (await lovedPlaces(caller, { sort: 'recent', limit: 24 })).places[0]?.newest?.author.user_id;
  expect(await told(visitor)).toBe(second.viewer.userId);
  await query('insert into blocked_users (blocker_user_id, blocked_user_id) values ($1, $2)', [
    first.viewer.userId,
    second.viewer.userId,
  ]);
  expect(await told(first)).toBe(third.viewer.userId);
  await query('update liora_reviews set is_reported = true where user_id = $1', [second.viewer.userId]);
  expect(await told(visitor)).toBe(third.viewer.userId);
});

test('pins and places that are gone are in no list', async () => {
  const owner = people[0] as AddressedCaller;
  const pin = await droppedPin(owner);
  await query(
    'insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ($1, $2, 10, 10, 10)',
    [pin, people[1]?.viewer.userId],
  );
  await rated('gone', [10]);
  await query("update venues set gone_at = now() where place_id = 'gone'");
  expect(await list('score')).toEqual([]);
});

test('the first screen shows the best of it around here', async () => {
  await rated('here', [9, 9]);
  await rated('other-city', [10], { north: 3 });
  const home = await exploreHome(visitor, { origin: CITY, located: false });
  expect(home.loved.map(({ place_id }) => place_id)).toEqual(['here']);
});

test('SQL weighs scores as the rule says', async () => {
  for (const [overall, count] of [
    [10, 3],
    [9, 40],
    [7.333, 1],
  ] as const) {
    const { rows } = await query('select weighed_score($1, $2) as weighed', [overall, count]);
    expect(rows[0].weighed).toBeCloseTo(weighedScore({ overall, count }), 12);
  }
});

test.each([
  ['score', 'place_scores_weighed'],
  ['recent', 'place_scores_newest'],
  ['nearest', 'place_scores_near'],
] as const)('a page by %s is read from its index', async (sort, index) => {
  await query(
    `insert into place_scores (place_id, name, overall, review_count, weighed, newest_at, pos)
     select 'many-' || i, 'Many ' || i, 7 + i % 3, 1 + i % 9, 7 + i % 3, timestamptz '2026-01-01' + i * interval '1 minute', point(i % 100, i / 100)
     from generate_series(1, 5000) i`,
  );
  await query('analyze place_scores');
  const text = await statementOf(sort);
  const { rows } = await query(`explain ${text}`);
  await query("delete from place_scores where place_id like 'many-%'");
  expect(JSON.stringify(rows)).toContain(index);
});

/** The statement that a page is read with, its values written in. */
async function statementOf(sort: 'score' | 'recent' | 'nearest'): Promise<string> {
  let asked = '';
  const searchPool = {
    query: async (text: string, values: unknown[]) => {
      asked = values.reduceRight<string>(
        (statement, value, i) =>
          statement.replaceAll(
            `$${i + 1}`,
            value === null ? 'null' : typeof value === 'string' ? `'${value}'` : String(value),
          ),
        text,
      );
      return { rows: [] };
    },
  } as never;
  await lovedPlaces({ deps: { ...deps, searchPool }, viewer: null }, { sort, origin: CITY, limit: 24 });
  return asked;
}
