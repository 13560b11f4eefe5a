import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, testDatabaseForThisTest } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { openDatabase } from '../../../db/client.ts';
import { positionsOfName, searchLocations } from '../location.service.ts';
import { readCities } from './cityFile.parser.ts';
import { fillTowns, fillTownsSoon } from './fillTowns.runtime.ts';
import { mostPopulous, otherNames } from './namedTowns.parser.ts';
import { lookUpTowns } from './towns.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
beforeAll(() => fillTowns(testDeps(database)));
const SAN_FRANCISCO = { lat: 37.7793, lng: -122.4193 };
const COPENHAGEN = { lat: 55.676, lng: 12.568 };

async function find(typed: string, more: { limit?: number; near?: typeof COPENHAGEN; whole?: boolean } = {}) {
  const found = await lookUpTowns(database.searchPool, [], { typed, limit: 5, near: SAN_FRANCISCO, ...more });
  return found.map(({ town }) => `${town?.name} ${town?.division}`);
}
const first = async (typed: string, more = {}) => (await find(typed, { limit: 1, ...more }))[0];

describe('names', () => {
  test.each([
    ['New York', 'New York City US.NY'],
    ['München', 'Munich DE.02'],
    ['Muenchen', 'Munich DE.02'],
    ['København', 'Copenhagen DK.17'],
    ['kobenhavn', 'Copenhagen DK.17'],
    ['Goeteborg', 'Göteborg SE.28'],
    ['Milano', 'Milan IT.09'],
    ['Kiev', 'Kyiv UA.12'],
    ['東京', 'Tokyo JP.40'],
    ['Nagoya-shi', 'Nagoya JP.01'],
    ['Saint Louis', 'St. Louis US.MO'],
    ['n.y.c.', 'New York City US.NY'],
    ['SAN  FRANCISCO ', 'San Francisco US.CA'],
  ])('%s is %s', async (typed, town) => {
    expect(await first(typed)).toBe(town);
  });

  test.each([
    ['香港', 'Hong Kong HK.HCW'],
    ['दिल्ली', 'Delhi IN.07'],
    ['मुंबई', 'Mumbai IN.16'],
    ['بيروت', 'Beirut LB.04'],
    ['Одеса', 'Odessa UA.17'],
    ["St. John's, Newfoundland", "St. John's CA.05"],
    ['서울', 'Seoul KR.11'],
    ['广州', 'Guangzhou CN.30'],
    ['เชียงใหม่', 'Chiang Mai TH.02'],
  ])('FIX-39 %s is %s', async (typed, town) => {
    expect(await first(typed)).toBe(town);
  });

  test('every entry of the tables of other names means a town', async () => {
    const meant = mostPopulous(await readCities());
    expect(otherNames.filter(({ entry }) => !meant.has(entry))).toEqual([]);
  });
});

describe('where the town is said to lie', () => {
  test.each([
    ['Portland, OR', 'Portland US.OR'],
    ['Portland, Maine', 'Portland US.ME'],
    ['portland me', 'Portland US.ME'],
    ['Paris, Texas', 'Paris US.TX'],
    ['Paris, France', 'Paris FR.11'],
    ['Cambridge, England', 'Cambridge GB.ENG'],
    ['Cambridge, MA, USA', 'Cambridge US.MA'],
    ['Hamilton, NZ', 'Hamilton NZ.G1'],
    ['Frankfurt, Deutschland', 'Frankfurt am Main DE.05'],
    ['Washington, D.C.', 'Washington, D.C. US.DC'],
    ['Kansas City, KS', 'Kansas City US.KS'],
    ['Wilmington, DE', 'Wilmington US.DE'],
    ['Kreuzberg, Berlin', 'Kreuzberg DE.16'],
    ['Berlin Schöneberg', 'Schöneberg DE.16'],
  ])('%s is %s', async (typed, town) => {
    expect(await first(typed)).toBe(town);
  });

  test('a town that is not there is not found elsewhere', async () => {
    expect(await find('Reykjavik, Texas')).toEqual([]);
  });
});

describe('typing', () => {
  test.each([
    ['san fr', 'San Francisco US.CA'],
    ['oakl', 'Oakland US.CA'],
    ['Portl, Or', 'Portland US.OR'],
    ['San Fransisco', 'San Francisco US.CA'],
    ['Pariss', 'Paris FR.11'],
    ['Berkely', 'Berkeley US.CA'],
  ])('%s already finds %s', async (typed, town) => {
    expect(await first(typed)).toBe(town);
  });

  test('of namesakes the one next door comes first, unless the other is far better known', async () => {
    expect(await first('Richmond')).toBe('Richmond US.CA');
    expect(await first('Dublin')).toBe('Dublin IE.L');
    expect(await first('Roskilde', { near: COPENHAGEN })).toBe('Roskilde DK.20');
  });

  test('nothing and nonsense find nothing', async () => {
    for (const typed of ['', '   ', ',,', '%', '🍝', 'zzzzqqqq', 'x'.repeat(120)])
      expect(await find(typed)).toEqual([]);
  });

  test('whole names only: what is begun or misspelt is no place of a plan', async () => {
    expect(await first('Oakland', { whole: true })).toBe('Oakland US.CA');
    expect(await find('Oakl', { whole: true })).toEqual([]);
    expect(await find('Oaklnd', { whole: true })).toEqual([]);
    expect(await find('the usual spot', { whole: true })).toEqual([]);
  });
});

/** As it is before any node has started. */
async function databaseWithoutTowns() {
  const empty = await testDatabaseForThisTest();
  await empty.pool.query('truncate town_names, town_names_filled');
  return empty;
}

describe('FIX-45 the towns are a table, filled once', () => {
  const count = async (pool: typeof database.pool) =>
    (await pool.query<{ n: number }>('select count(*)::int as n from town_names')).rows[0]?.n ?? 0;

  test('by whichever node comes first, in place of all other data; the others wait and fill nothing', async () => {
    const fresh = await databaseWithoutTowns();
    await fresh.pool.query(
      `insert into town_names values ('sunken town', 'Sunken Town', 'XX', 1000000, 0, 0, false); insert into town_names_filled values ('old')`,
    );
    const nodes = [fresh.searchPool, fresh.pool, fresh.systemPool].map((searchPool) => ({
      ...testDeps(fresh),
      searchPool,
    }));
    await Promise.all(nodes.map(fillTowns));
    expect((await fresh.pool.query("select from town_names where key = 'sunken town'")).rowCount).toBe(0);
    expect(await count(fresh.pool)).toBe(await count(database.pool));
    expect((await fresh.pool.query('select from town_names_filled')).rowCount).toBe(1);
    const another = openDatabase({ url: fresh.url, poolSize: 2, searchStatementTimeoutMs: 60_000 });
    const before = await fresh.pool.query('select xmin from town_names limit 1');
    await fillTowns({ ...testDeps(fresh), searchPool: another.pool });
    await another.close();
    expect((await fresh.pool.query('select xmin from town_names limit 1')).rows).toEqual(before.rows);
  });

  test('before that a search finds no town, while it goes on a search waits, and a plan never goes without', async () => {
    const fresh = await databaseWithoutTowns();
    const deps = testDeps(fresh);
    const search = async () => {
      const asked = { ...visitorOf(deps), clientAddress: '192.0.2.1' };
      return (await searchLocations(asked, { query: 'Sausalito', limit: 1 })).suggestions.length;
    };
    expect(await search()).toBe(0);
    const planned = positionsOfName(deps, 'Sausalito');
    expect(await search()).toBe(1);
    expect(await planned).toHaveLength(1);
  });

  test('a node that has started fills them with the first question, however soon that comes', async () => {
    const fresh = await databaseWithoutTowns();
    const started = testDeps(fresh);
    const giveUp = fillTownsSoon(started);
    giveUp();
    // Questions come with connections that can only read.
    const asked = { deps: { ...started, db: fresh.readDb }, clientAddress: '192.0.2.1' };
    expect((await searchLocations(asked, { query: 'Sausalito', limit: 1 })).suggestions).toHaveLength(1);
  });
});
