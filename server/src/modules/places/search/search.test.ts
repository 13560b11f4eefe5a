import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, visitorOf } from '../../../../test/factories.ts';
import { searchPlaces } from './search.service.ts';
import { emptyTown, TOWN, type TownPlace, town } from './testing/town.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
beforeEach(() => emptyTown(database.db));
const build = (...places: TownPlace[]) => town(database.db, places);
const search = (more: object) => searchPlaces(visitor, searchInput.parse({ origin: TOWN, ...more }));
const ids = async (more: object) => (await search(more)).places.map(({ id }) => id);

describe('keywords', () => {
  test.each([
    ['KEY-01', 'bar', 'Bar'],
    ['KEY-01', 'Cocktails', 'Bar'],
    ['KEY-02', 'dinner', 'Restaurant'],
    ['KEY-03', ' COZY ', 'Cafe'],
    ['KEY-04', 'sweets', 'Dessert'],
    ['KEY-05', 'activities', 'Activity'],
    ['KEY-05', 'experience', 'Experience'],
    ['KEY-08', 'concert', 'Entertainment'],
  ])('%s RUL-59 "%s" finds the category %s, whatever a place is called', async (_, q, category) => {
    const categories = [
      'Bar',
      'Restaurant',
      'Cafe',
      'Dessert',
      'Activity',
      'Experience',
      'Entertainment',
      'Outdoor',
    ];
    await build(...categories.map((one) => ({ id: one, category: one })), {
      id: 'named',
      name: q.trim(),
      category: 'Outdoor',
    });
    const found = await ids({ q });
    expect(found).toContain(category);
    expect(found).not.toContain('named');
    expect(found).not.toContain('Outdoor');
  });

  test('KEY-04 RUL-114 ice cream finds ice cream shops, the other desserts and bakeries, the nearest first', async () => {
    await build(
      { id: 'bakery', category: 'Cafe', subcategory: 'Bakery' },
      { id: 'gelato', category: 'Dessert', miles: 1 },
      { id: 'scoops', category: 'Dessert', subcategory: 'Ice Cream', miles: 2 },
      { id: 'bar' },
    );
    expect(await ids({ q: 'ice cream' })).toEqual(['bakery', 'gelato', 'scoops']);
  });

  test('KEY-06 brunch: tags, name, subcategory or category', async () => {
    await build(
      { id: 'tag', date_vibe: ['Brunch'] },
      { id: 'name', name: 'Brunch & Co' },
      { id: 'sub', subcategory: 'Brunch Spot' },
      { id: 'category', category: 'Brunch' },
      { id: 'other' },
    );
    expect((await ids({ q: 'brunch' })).sort()).toEqual(['category', 'name', 'sub', 'tag']);
  });

  test('KEY-07 outdoor and patio: rooftop or garden tags, or outdoor seating', async () => {
    await build(
      { id: 'roof', date_vibe: ['Rooftop'] },
      { id: 'garden', date_vibe: ['Beer garden'] },
      { id: 'seats', outdoor_seating: true },
      { id: 'inside', outdoor_seating: false },
      { id: 'unknown' },
    );
    expect((await ids({ q: 'patio' })).sort()).toEqual(['garden', 'roof', 'seats']);
  });

  test('API-04 API-05 KEY-09 any other query matches name, category and subcategory', async () => {
    await build(
      { id: 'name', name: 'Velvet Room' },
      { id: 'sub', subcategory: 'Velvet Lounge' },
      { id: 'category', category: 'Velvet' },
      { id: 'other' },
    );
    expect((await ids({ q: 'velvet' })).sort()).toEqual(['category', 'name', 'sub']);
  });

  test('KEY-10 exactly "restaurant" keeps restaurants that are no pins', async () => {
    const { viewer } = await person(deps);
    await build({ id: 'real', category: 'Restaurant' });
    await database.pool.query(
      "insert into dropped_pins (user_id, title, category, latitude, longitude) values ($1, 'Pinned', 'Restaurant', 37.78, -122.42)",
      [viewer.userId],
    );
    expect((await search({ q: ' Restaurant ' })).places.map(({ name }) => name)).toEqual(['real']);
    expect((await search({ q: 'dinner' })).places.map(({ name }) => name)).toEqual(['real', 'Pinned']);
  });

  test("a place called like a keyword and more is found, the keyword's category stands beside it or for words that nobody knows", async () => {
    await build(
      { id: 'near', name: 'Corner' },
      { id: 'far', name: 'Cigar Bar', other_names: ['Cigar Bar & Grill'], category: 'Restaurant', miles: 3 },
    );
    const found = await search({ q: 'Cigar Bar & Grill' });
    expect(found.places.map(({ id }) => id)).toEqual(['far']);
    expect(found.close.map(({ id }) => id)).toEqual(['near']);
    expect(await ids({ q: 'zebra bar' })).toEqual(['near']);
  });
});

describe('text', () => {
  test('alternative, former and foreign names are found, with accents folded and words in any order', async () => {
    await build(
      {
        id: 'blue',
        name: 'Blue Bottle',
        other_names: ['ブルーボトルコーヒー', 'Botella Añil'],
        category: 'Cafe',
      },
      { id: 'other' },
    );
    for (const q of ['ブルーボトルコーヒー', 'anil botella', 'BOTTLE  blue', 'ブルーボ'])
      expect(await ids({ q })).toEqual(['blue']);
  });

  test('a namesake far away does not pass the one next door', async () => {
    await build({ id: 'far', name: 'Aria', miles: 15 }, { id: 'near', name: 'Aria Lounge', miles: 0.2 });
    expect(await ids({ q: 'aria' })).toEqual(['near', 'far']);
    await build({ id: 'close', name: 'Aria', miles: 5 });
    expect(await ids({ q: 'aria' })).toEqual(['close', 'near', 'far']);
  });

  test.each(['lumne', 'lumem', 'luman', 'llumen'])(
    'a slip of the fingers, "%s", finds Lumen and says so',
    async (q) => {
      await build({ id: 'lumen', name: 'Lumen' }, { id: 'other', name: 'Stromboli' });
      const found = await search({ q });
      expect(found.places.map(({ id }) => id)).toEqual(['lumen']);
      expect(found.understood.correctedTo).toEqual(['lumen']);
    },
  );

  test('a kind of place finds its kind and places of that name, the nearest first, then close kinds', async () => {
    await build(
      { id: 'museum', category: 'Experience', subcategory: 'Museum' },
      { id: 'lounge', name: 'Gallery Lounge', miles: 2 },
      { id: 'art', category: 'Experience', subcategory: 'Gallery', miles: 1 },
    );
    const found = await search({ q: 'art galleries' });
    expect([found.places, found.close].map((list) => list.map(({ id }) => id))).toEqual([
      ['art'],
      ['museum'],
    ]);
    expect(await ids({ q: 'gallery' })).toEqual(['art', 'lounge']);
  });

  test('API-07 SRCH-26 API-03 RUL-97 places mapped to a term are found, in reach only, and wildcards mean nothing', async () => {
    await build(
      { id: 'mapped', name: 'Somewhere' },
      { id: 'distant', name: 'Elsewhere', miles: 60 },
      { id: 'unmapped' },
    );
    await database.pool.query(
      "insert into category_mappings (search_term, normalized_term, place_ids, confidence_level) values ('Proposal spots', 'proposal', '{mapped,distant}', 'low')",
    );
    // Mappings are remembered per pool for some seconds; this one has not seen any yet.
    const caller = { deps: { ...deps, searchPool: failing(/nothing/) }, viewer: null };
    const find = async (q: string) =>
      (await searchPlaces(caller, searchInput.parse({ origin: TOWN, q }))).places.map(({ id }) => id);
    expect(await find('propos')).toEqual(['mapped']);
    expect(await find('pro%sal')).toEqual([]);
  });

  test('SRCH-07 SRCH-09 broken mappings and a broken fallback do not break the search', async () => {
    await build({ id: 'lumen' });
    const broken = { ...deps, searchPool: failing(/category_mappings|place_ratings_summary/) };
    const find = (q: string) =>
      searchPlaces({ deps: broken, viewer: null }, searchInput.parse({ origin: TOWN, q }));
    expect((await find('lumen')).places).toHaveLength(1);
    expect((await find('qqqq')).places).toEqual([]);
  });

  test('SRCH-06 what is looked for besides may fail, and the search goes on', async () => {
    await build({ id: 'lumen' });
    const find = (searchPool: typeof database.searchPool) =>
      searchPlaces(
        { deps: { ...deps, searchPool }, viewer: null },
        searchInput.parse({ origin: TOWN, q: 'lumne' }),
      );
    expect((await find(database.searchPool)).understood.correctedTo).toEqual(['lumen']);
    const found = await find(failing(/^select word from search_words/));
    expect([found.places, found.understood.correctedTo]).toEqual([[], []]);
  });

  test('API-08 SRCH-25 with nothing found, loved places of that name are shown without a distance', async () => {
    await build({ id: 'far', name: 'Moonrise', miles: 400 });
    const { viewer } = await person(deps);
    await database.pool.query(
      "insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ('far', $1, 9, 9, 9)",
      [viewer.userId],
    );
    const found = await search({ q: 'moonrise' });
    expect(found.places).toMatchObject([
      { id: 'far', source: 'fallback', distanceMiles: null, hasCoordinates: false },
    ]);
    expect(found.within + found.farther).toBe(0);
    expect((await search({ q: 'sunset' })).places).toEqual([]);
  });
});

/** The database, but statements that name one of these tables fail. */
function failing(tables: RegExp): typeof database.searchPool {
  return new Proxy(database.searchPool, {
    get(pool, key) {
      if (key !== 'query') return Reflect.get(pool, key, pool);
      return (query: string | { text: string }, ...rest: unknown[]) => {
        const text = typeof query === 'string' ? query : query.text;
        if (tables.test(text)) return Promise.reject(new Error('this table is broken'));
        return Reflect.apply(pool.query, pool, [query, ...rest]);
      };
    },
  });
}

describe('filters and order', () => {
  test('FIX-36 RUL-114 with a text, places that it names lead and all others stand by distance', async () => {
    await build(
      { id: 'inside', name: 'The Velvet Room' },
      { id: 'kind', subcategory: 'Velvet Lounge', miles: 1 },
      { id: 'begins', name: 'Velvet Rope', miles: 3 },
      { id: 'other-name', name: 'Somewhere', other_names: ['Velvet'], miles: 4 },
      { id: 'whole', name: 'Velvet', miles: 5 },
      { id: 'nowhere', name: 'Velvet', miles: null },
    );
    const best = ['other-name', 'whole', 'begins', 'inside', 'kind', 'nowhere'];
    expect(await ids({ q: 'velvet' })).toEqual(best);
    expect(await ids({ q: 'velvet', sort: 'match' })).toEqual(best);
    const byDistance = ['inside', 'kind', 'begins', 'other-name', 'whole', 'nowhere'];
    expect(await ids({ q: 'velvet', sort: 'distance' })).toEqual(byDistance);
    expect(await ids({ q: 'velv' })).toEqual(['begins', 'other-name', 'whole', 'inside', 'kind', 'nowhere']);
  });

  test('FIX-36 RUL-114 a kind of place does not lead because its name begins so, and is there once however it matches', async () => {
    await build(
      { id: 'next-door', category: 'Restaurant', subcategory: 'Pizza' },
      { id: 'chain', name: 'Pizza Planet', category: 'Restaurant', subcategory: 'Pizza', miles: 6 },
      { id: 'called-so', name: 'Pizza', category: 'Restaurant', miles: 8 },
    );
    expect(await ids({ q: 'pizza' })).toEqual(['called-so', 'next-door', 'chain']);
    expect(await ids({ q: 'pizza', sort: 'distance' })).toEqual(['next-door', 'chain', 'called-so']);
  });

  test('MOOD-12 RUL-114 with moods and a text the better match of moods leads, unless another order is chosen', async () => {
    const lively = { subcategory: 'Pub' };
    await build(
      { id: 'one', name: 'Velvet Pub', ...lively },
      { id: 'both', name: 'Red Velvet', subcategory: 'Rooftop', date_vibe: ['lively'], miles: 2 },
      { id: 'named', name: 'Velvet', ...lively, miles: 3 },
    );
    const asked = { q: 'velvet', moods: ['lively', 'magical'] };
    expect(await ids(asked)).toEqual(['both', 'named', 'one']);
    expect(await ids({ ...asked, sort: 'match' })).toEqual(['named', 'one', 'both']);
    expect(await ids({ ...asked, sort: 'distance' })).toEqual(['one', 'both', 'named']);
  });

  test('MOOD-12 the best match leads however many are nearer, page by page', async () => {
    await build(
      ...Array.from({ length: 6 }, (_, i) => ({ id: `near-${i}`, subcategory: 'Pub', miles: i / 10 })),
      { id: 'best', subcategory: 'Rooftop', date_vibe: ['lively'], miles: 9 },
    );
    const asked = { moods: ['lively', 'magical'], limit: 2 };
    const first = await search(asked);
    expect(first.places.map(({ id }) => id)).toEqual(['best', 'near-0']);
    expect(await ids({ ...asked, cursor: first.nextCursor })).toEqual(['near-1', 'near-2']);
  });

  test('MOOD-11 MOOD-12 RUL-56 with moods the better match leads, ties by distance, others leave', async () => {
    await build(
      { id: 'one', subcategory: 'Pub' },
      { id: 'both', subcategory: 'Rooftop', date_vibe: ['lively'], miles: 2 },
      { id: 'nearer', category: 'Bar', miles: 1 },
      { id: 'none', category: 'Cafe' },
    );
    const moods = ['lively', 'magical'];
    expect(await ids({ moods })).toEqual(['both', 'one', 'nearer']);
    expect(await ids({ moods, sort: 'distance' })).toEqual(['one', 'nearer', 'both']);
  });

  test('MOOD-13 RUL-54 one dollar sign also finds free places, the others match exactly, unknown prices leave', async () => {
    await build(...[0, 1, 2, 3, 4, null].map((price_level) => ({ id: `p${price_level}`, price_level })));
    expect((await ids({ price: [1] })).sort()).toEqual(['p0', 'p1']);
    expect((await ids({ price: [2, 4] })).sort()).toEqual(['p2', 'p4']);
  });

  test('diets: all of them, however they are written, also ones nobody foresaw', async () => {
    await build(
      { id: 'vegan', dietary_tags: ['Vegan'] },
      { id: 'both', dietary_tags: ['vegan friendly', 'Gluten-Free Options'] },
      { id: 'moon', dietary_tags: ['Moon Food'] },
    );
    expect((await ids({ dietary: ['vegan'] })).sort()).toEqual(['both', 'vegan']);
    expect(await ids({ dietary: ['Vegan', 'gluten free'] })).toEqual(['both']);
    expect(await ids({ dietary: ['moon food'] })).toEqual(['moon']);
  });

  test('RUL-77 category, subcategory and outdoor seating', async () => {
    await build(
      { id: 'pub', subcategory: 'Pub', outdoor_seating: true },
      { id: 'wine', subcategory: 'Wine Bar' },
      { id: 'odd', subcategory: 'Tiki Hut' },
      { id: 'cafe', category: 'Cafe', outdoor_seating: true },
    );
    expect(await ids({ category: 'Bar', subcategory: 'Pub' })).toEqual(['pub']);
    expect(await ids({ subcategory: 'tiki hut' })).toEqual(['odd']);
    expect((await ids({ outdoor: true })).sort()).toEqual(['cafe', 'pub']);
  });

  test('RUL-53 sorted by score, official Spark Scores lead and imported ratings follow on their own scale', async () => {
    await build(
      { id: 'rated', rating: 4.9 },
      { id: 'spark', miles: 3 },
      { id: 'one-review', miles: 1 },
      { id: 'plain' },
    );
    for (let i = 0; i < 3; i++) {
      const { viewer } = await person(deps);
      const review = (place: string) =>
        database.pool.query(
          'insert into liora_reviews (place_id, user_id, vibe, quality, experience) values ($1, $2, 7, 7, 7)',
          [place, viewer.userId],
        );
      await review('spark');
      if (i === 0) await review('one-review');
    }
    expect((await ids({ sort: 'score' })).slice(0, 2)).toEqual(['spark', 'rated']);
  });

  test('SRCH-15 SRCH-18 counts within the radius and up to twice of it, nothing beyond', async () => {
    await build(
      { id: 'a', miles: 9.9 },
      { id: 'b', miles: 10.1 },
      { id: 'c', miles: 19.9 },
      { id: 'd', miles: 20.1 },
    );
    const found = await search({});
    expect([found.within, found.farther, found.counted]).toEqual([1, 2, true]);
    expect(await ids({})).toEqual(['a', 'b', 'c']);
  });

  test('RUL-77 a subcategory that nobody foresaw is compared as a whole, accents aside', async () => {
    await build(
      { id: 'base', subcategory: 'Bäse Camp' },
      { id: 'longer', subcategory: 'Base Camp Two', miles: 1 },
      { id: 'named', name: 'Base Camp', miles: 2 },
      { id: 'nowhere', subcategory: 'base camp', miles: null },
    );
    expect(await ids({ subcategory: 'Base camp' })).toEqual(['base', 'nowhere']);
  });

  test('SRCH-27 SRCH-21 RUL-62 places without coordinates come last, by name, whatever the radius', async () => {
    await build(
      { id: 'z', name: 'Zebra', miles: null },
      { id: 'a', name: 'Ábaco', miles: null },
      { id: 'here', name: 'Zzz' },
    );
    expect(await ids({ radiusMiles: 0.1 })).toEqual(['here', 'a', 'z']);
  });
});
