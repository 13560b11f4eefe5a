import { countInput, searchInput, suggestInput } from '@liora/domain/contract/places';
import fc from 'fast-check';
import type { QueryConfig } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../test/anyCharacter.ts';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { openDatabase } from '../../../db/client.ts';
import { countPlaces } from './count.service.ts';
import { NO_FILTERS } from './find/conditions.queries.ts';
import type { NearSearch } from './find/near.queries.ts';
import { ONLY_NEAR, pageStatement } from './find/page.queries.ts';
import { searchPlaces } from './search.service.ts';
import { suggestPlaces } from './suggest.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';
import { features } from './understand/features.runtime.ts';
import { filtersOf } from './understand/filters.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
const search = (more: object) => searchPlaces(visitor, searchInput.parse({ origin: TOWN, ...more }));
await town(database.db, [
  { id: 'lumen', name: 'Lumen' },
  { id: 'pub', name: "Murphy's Pub", miles: 1 },
]);

describe('queries, however strange', () => {
  test.each(['%%%', '___', '\\', '💐🍷', '\u0000', '   ', "';--", '\ud800'])(
    '%j is no text: everything near is shown',
    async (q) => {
      expect((await search({ q })).places).toHaveLength(2);
    },
  );

  test('500 letters, words without end and any characters are answered', async () => {
    await search({ q: 'x'.repeat(200) });
    await search({ q: 'a b '.repeat(50) });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 300 }), async (q) => {
        await search({ q, limit: 5 });
        await suggestPlaces(visitor, suggestInput.parse({ q }));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['the middle of the ocean', 0, -150],
    ['the north', 85, 20],
    ['the south', -85, 179.99],
    ['null island', 0, 0],
  ])('%s has no places and no errors', async (_, latitude, longitude) => {
    expect((await search({ origin: { latitude, longitude }, radiusMiles: 50 })).places).toEqual([]);
  });

  test('SRCH-17 places across the antimeridian are neighbours, nearest first, page by page', async () => {
    const east = { latitude: -16.8, longitude: 179.98 };
    for (const [id, longitude] of [
      ['west-side', -179.97],
      ['east-side', 179.9],
      ['far-west', -179.85],
    ] as const) {
      await town(database.db, [{ id, name: 'Taveuni' }]);
      await database.pool.query('update venues set latitude = -16.8, longitude = $2 where place_id = $1', [
        id,
        longitude,
      ]);
    }
    const order = ['west-side', 'east-side', 'far-west'];
    expect((await search({ origin: east })).places.map(({ id }) => id)).toEqual(order);
    const first = await search({ origin: east, limit: 2, q: 'taveuni' });
    const second = await search({ origin: east, limit: 2, q: 'taveuni', cursor: first.nextCursor });
    expect([...first.places, ...second.places].map(({ id }) => id)).toEqual(order);
    const counts = await countPlaces(visitor, countInput.parse({ origin: east, q: 'taveuni' }));
    expect([counts.within, counts.farther]).toEqual([2, 1]);
  });

  test('a cursor that is none begins anew', async () => {
    expect((await search({ cursor: 'abc' })).places).toHaveLength(2);
  });
});

test('a list ends at 1,000 places, and says that counting stopped at 300', async () => {
  await database.pool.query(`insert into venues (place_id, name, category, latitude, longitude, source, source_id, licence, source_date)
    select 'many-' || i, 'Many ' || i, 'Cafe', -33.86 + i * 0.00001, 151.2, 'test', 'many-' || i, 'CC0-1.0', '2026-01-01' from generate_series(1, 1100) i`);
  const sydney = { latitude: -33.86, longitude: 151.2 };
  const ids = new Set<string>();
  let page = await search({ origin: sydney, limit: 200 });
  const count = async (kinds: boolean) => {
    const counts = await countPlaces(visitor, countInput.parse({ origin: sydney, kinds }));
    return [counts.within + counts.farther, counts.counted];
  };
  expect([await count(false), await count(true)]).toEqual([
    [300, false],
    [1000, false],
  ]);
  for (;;) {
    for (const { id } of page.places) ids.add(id);
    if (!page.nextCursor) break;
    page = await search({ origin: sydney, limit: 200, cursor: page.nextCursor });
  }
  expect(ids.size).toBe(1000);
});

const everything: NearSearch = {
  viewer: null,
  origin: TOWN,
  maxMiles: 20,
  radiusMiles: 10,
  steps: [[{ docs: ['%lumen%'], anyOf: [[65]] }]],
  filters: { ...NO_FILTERS, allOf: [4] },
  openAt: null,
  rank: null,
  nested: false,
  limit: 51,
};

async function planOf(near: NearSearch): Promise<string> {
  const client = await database.searchPool.connect();
  try {
    const { text, values } = pageStatement(near, null, ONLY_NEAR);
    // A generic plan, as prepared statements have it.
    await client.query(`prepare plan_of as ${text}`);
    const given = values.map((value) =>
      Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`,
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, timing off, summary off, costs off) execute plan_of (${given.join(', ')})`,
    );
    await client.query('deallocate plan_of');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release();
  }
}

describe('the plan', () => {
  test('one index answers distance, text and features together, in order, without a sort of everything', async () => {
    const plan = await planOf(everything);
    expect(plan).toMatch(/Index Scan using place_search_near/);
    expect(plan).toMatch(/Index Cond: \(\(pos <@ .*doc ~~ .*feat && .*feat @> /);
    expect(plan).toMatch(/Order By: \(pos <-> /);
    expect(plan).not.toMatch(/Seq Scan|Bitmap Index Scan on place_search_near/);
    // Between the scan and the end of the page nothing sorts: the scan stops with the page.
    expect(plan).toMatch(/Limit[^\n]*\n[^\n]*Subquery Scan on p[^\n]*\n[^\n]*Filter[^\n]*\n[^\n]*WindowAgg/);
  });

  test('a page that is full does not look at later steps', async () => {
    const plan = await planOf({
      ...everything,
      steps: [[{}], [{ docs: ['%pub%'] }]],
      filters: NO_FILTERS,
      limit: 1,
    });
    expect(plan.match(/Index Scan using place_search_near/g)).toHaveLength(2);
    expect(plan).toMatch(/never executed/);
  });
});

test('FIX-74 a diet or kind that nobody has is answered by the index, however many places are near', async () => {
  const codes = await features(database.searchPool);
  for (const unknown of [{ dietary: ['moon food'] }, { subcategory: 'Moon base' }]) {
    const filters = filtersOf(searchInput.parse({ origin: TOWN, ...unknown }), codes);
    const plan = await planOf({ ...everything, steps: [[{}]], filters });
    expect(plan).toMatch(/Index Scan using place_search_near[^\n]*actual rows=0\.00/);
    expect(plan).not.toMatch(/Rows Removed/);
  }
});

describe('when the database is slow', () => {
  const slow = openDatabase({ url: database.url, poolSize: 2, searchStatementTimeoutMs: 300 });
  afterAll(() => slow.close());

  /** A visitor whose searches wait for `before` ahead of each reading of places; its number begins with 1. */
  function slowVisitor(before: (reading: number) => Promise<unknown>) {
    let readings = 0;
    const query = async (asked: string | QueryConfig) => {
      if (typeof asked === 'object' && asked.text.includes('place_search')) await before(++readings);
      return slow.searchPool.query(asked);
    };
    const searchPool = Object.assign(Object.create(slow.searchPool), { query });
    return visitorOf(testDeps({ ...database, searchPool }));
  }

  async function withLockedPlaces(during: (unlock: () => Promise<unknown>) => Promise<void>): Promise<void> {
    const lock = await database.pool.connect();
    await lock.query('begin; lock table place_search in access exclusive mode');
    try {
      await during(() => lock.query('rollback'));
    } finally {
      await lock.query('rollback');
      lock.release();
    }
  }

  test('the radius is halved once, and then the answer is BUSY', async () => {
    let readings = 0;
    const visitor = slowVisitor(async (reading) => {
      readings = reading;
    });
    await withLockedPlaces(async () => {
      const found = searchPlaces(visitor, searchInput.parse({ origin: TOWN }));
      await expect(found).rejects.toMatchObject({ code: 'BUSY' });
    });
    expect(readings).toBe(2);
  });

  test('a search that comes through with half the radius says so', async () => {
    await withLockedPlaces(async (unlock) => {
      const visitor = slowVisitor(async (reading) => reading === 2 && unlock());
      const found = await searchPlaces(visitor, searchInput.parse({ origin: TOWN, radiusMiles: 8 }));
      expect(found).toMatchObject({ radiusMiles: 4 });
    });
  });
});

const NAMED: NearSearch = {
  ...everything,
  filters: NO_FILTERS,
  nested: true,
  steps: [
    [{ docs: ['% ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓ %'], withinRadius: true }],
    [{ docs: ['%^ lumen%'], withinRadius: true }],
    [{ docs: ['%lumen%'] }],
  ],
};

/** How often the index of places was asked. */
const scansOf = (plan: string) =>
  plan
    .split('\n')
    .filter((line) => /Index Scan using place_search_near /.test(line) && !/never executed/.test(line));

test('FIX-74 a name that fits a page is looked for once, whether it leads or not; only a frequent one also by itself', async () => {
  const names = (count: number): TownPlace[] =>
    Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `Lumen ${i}`, miles: i / 100 }));
  await emptyTown(database.db);
  await town(database.db, names(20));
  await database.pool.query('analyze place_search');
  expect(scansOf(await planOf(NAMED))).toHaveLength(1);
  expect(scansOf(await planOf({ ...NAMED, limit: 10 }))).toHaveLength(3);
});
