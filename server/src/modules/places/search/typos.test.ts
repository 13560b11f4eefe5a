import { type PlaceCard, searchInput } from '@liora/domain/contract/places';
import { slips } from '@liora/domain/rules/slips';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { importFile } from '../import/testing/importing.ts';
import { searchPlaces } from './search.service.ts';
import { suggestPlaces } from './suggest.service.ts';
import { emptyTown, TOWN, town } from './testing/town.ts';
import { fold } from './understand/fold.rules.ts';
import { understand } from './understand/understand.rules.ts';

const SAN_FRANCISCO = reference('data/sf-downtown-2023/sf-downtown-places.geojson');

const database = await testDatabase();
afterAll(() => database.close());
const visitor = visitorOf(testDeps(database));
const namesOf = (places: readonly PlaceCard[]) => places.slice(0, 10).map(({ name }) => name);
const search = async (q: string, origin = TOWN) =>
  searchPlaces(visitor, searchInput.parse({ q, origin, limit: 10 }));
const page = async (q: string, origin = TOWN) => namesOf((await search(q, origin)).places);
const box = async (q: string, origin = TOWN) => namesOf((await suggestPlaces(visitor, { q, origin })).places);

describe('spelling', () => {
  beforeEach(async () => {
    await emptyTown(database.db);
    await town(database.db, [
      { id: 'organ', name: 'Organ Room', category: 'Entertainment' },
      { id: 'bar', name: 'Barbarossa', subcategory: 'Pub' },
      { id: 'bakery', name: 'Bakers', category: 'Cafe', subcategory: 'Bakery' },
      { id: 'fellows', name: 'Coffee Fellows', category: 'Cafe', miles: 3 },
      { id: 'other', name: 'Corner Coffee', category: 'Cafe' },
      { id: 'beverly', name: 'Beverly Kills Bar', miles: 2 },
      { id: 'zuni', name: 'Zuni', category: 'Restaurant', miles: 1 },
    ]);
  });

  test.each([['vegan'], ['vegans'], ['barber'], ['gardens'], ['luxury'], ['serene']])(
    "FIX-32 '%s' is a good word: it is no other",
    async (q) => {
      const found = await search(q);
      expect([namesOf(found.places), found.understood.correctedTo]).toEqual([[], []]);
    },
  );

  test('FIX-32 a word of the name of a place is never replaced', async () => {
    await town(database.db, [{ id: 'far', name: 'Orban', miles: 300 }]);
    expect((await search('orban')).understood.correctedTo).toEqual([]);
  });

  test.each([
    ['Coffee Fellomws', 'Coffee Fellows', 'coffee fellows'],
    ['Cofee Fellows', 'Coffee Fellows', 'coffee fellows'],
    ['Beverly Kills ar', 'Beverly Kills Bar', 'beverly kills bar'],
    ['Bevrely Kills Bar', 'Beverly Kills Bar', 'beverly kills bar'],
    ['CoffeeFellows', 'Coffee Fellows', 'coffee fellows'],
    ['Coffee Fell ows', 'Coffee Fellows', 'coffee fellows'],
    ['zni', 'Zuni', 'zuni'],
    ['zuin', 'Zuni', 'zuni'],
  ])("FIX-32 '%s' finds %s, on the page and in the box, and the page says so", async (q, name, text) => {
    const found = await search(q);
    expect([namesOf(found.places), found.understood.correctedTo]).toEqual([[name], [text]]);
    expect((await box(q))[0]).toBe(name);
  });
});

/** One typing error, another one for each name: a letter missing, swapped, wrong or too many. */
function mistyped(name: string, nth: number): string {
  const folded = fold(name);
  const slipped = [...slips(folded)].filter((text) => text !== folded && text === fold(text));
  return slipped[(nth * 7919) % slipped.length] ?? name;
}

describe.skipIf(!SAN_FRANCISCO.isThere)(`typing errors in real names${SAN_FRANCISCO.skipped}`, () => {
  beforeAll(async () => {
    await emptyTown(database.db);
    await importFile(database.pool, SAN_FRANCISCO.path);
  }, 60_000);

  test('FIX-32 with one error 95 of 100 names are found on the page and in the box, those with the word for a kind as well', async () => {
    const { rows } = await database.pool.query<{ name: string; lat: number; lng: number }>(
      `select name, lat, lng from place_search where name ~ '^[ -~]{5,}$' order by md5(ref) limit 400`,
    );
    const tried = { all: 0, page: 0, box: 0, kinds: 0, kindsFound: 0 };
    for (const [nth, { name, lat, lng }] of rows.entries()) {
      const { words, keyword, parts } = understand(name);
      const hasKind = words.length > 1 && (keyword !== null || parts !== null);
      const typed = mistyped(name, nth);
      const origin = { latitude: lat + 0.01, longitude: lng };
      const found = {
        page: (await page(typed, origin)).includes(name),
        box: (await box(typed, origin)).includes(name),
      };
      tried.all++;
      tried.page += Number(found.page);
      tried.box += Number(found.box);
      tried.kinds += Number(hasKind);
      tried.kindsFound += Number(hasKind && found.page && found.box);
    }
    console.info(tried);
    expect(tried.kinds).toBeGreaterThan(100);
    for (const share of [tried.page / tried.all, tried.box / tried.all, tried.kindsFound / tried.kinds])
      expect(share).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
